# Wiersz poleceń: polecenia i ich opisy, gra w terminalu.

cli-help = Gry planszowe o życiu: graj w terminalu, licz punkty, odtwarzaj i symuluj partie.
cli-epilog = Na początek: habitable play
cli-games-help = W co można grać: liczba graczy, opcje, gracze komputerowi.
cli-rules-help = Przeczytaj instrukcję gry albo jeden jej rozdział.
cli-aid-help = Narysuj pomoc gracza: jedną stronę do wydrukowania na prawdziwy stół (SVG).
cli-play-help = Zagraj w terminalu. Bez argumentów program zada kilka pytań. Podczas gry ? wyjaśnia wszystko.
cli-score-help = Policz punkty pozycji opisanej w pliku.
cli-replay-help = Obejrzyj zapisaną partię krok po kroku.
cli-draw-help = Narysuj pozycję z pliku albo chwilę zapisanej partii (SVG).
cli-simulate-help = Niech gracze komputerowi rozegrają wiele partii i porównaj ich.
cli-arena-help = Porównaj graczy komputerowych: te same rozdania we wszystkich ustawieniach.
cli-train-help = Pozwól graczom komputerowym uczyć się gry, grając ze sobą.
cli-help-usage = Użycie:
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje
cli-lang-help = Język wszystkich tekstów; może stać gdziekolwiek. Domyślnie język środowiska.
cli-version-help = Pokaż wersję i zakończ.
cli-help-help = Pokaż tę pomoc i zakończ.
cli-install-completion = Naucz swoją powłokę uzupełniania tych poleceń.
cli-show-completion = Pokaż skrypt uzupełniania, do skopiowania lub zmiany.
cli-version = habitable { $version } ({ $form ->
    [compiled] silnik skompilowany
   *[plain] silnik w czystym Pythonie
})
cli-error = habitable: { $problem }
cli-usage = tego polecenia nie da się zrozumieć: { $why } (pomoc: habitable --help)
cli-stopped = przerwano
cli-no-more-input = dane wejściowe się skończyły
cli-bad-encoding = tego tekstu nie da się odczytać: { $error }
cli-bug = to nie powinno się zdarzyć: { $error }
cli-bad-option = „{ $text }” powinno mieć postać klucz=wartość
cli-components-help = Własny plik z elementami gry, dla gier, które go przyjmują (planet, marine): to samo co --option components=@FILE.
cli-no-terminal = potrzebny jest terminal: klawiatura do odpowiadania i okno do rysowania
cli-plain-engine = uwaga: silnik działa w czystym Pythonie, około dziesięć razy wolniej niż skompilowany; zainstaluj go tam, gdzie jest kompilator C, a zostanie skompilowany

## habitable games

games-name-help = Tylko ta gra.
rules-game-help = Gra.
rules-topic-help = Rozdział: jego nazwa albo część tytułu; jeśli takiego nie ma, to, co o tym wspomina.
games-players = od { $fewest } do { $most } graczy
games-styles = Style, jak w expert-{ $style }
games-bots = Gracze komputerowi
games-start = Zacznij na przykład tak: { $command }

## habitable play

play-game-help = Gra; zobacz: habitable games. Z --resume: plik z zapisaną grą.
play-seat-help = Kto gra, raz dla każdego miejsca, po kolei: gracz komputerowy (beginner, casual, club, strong, expert, master), ja albo inne imię osoby przy tej klawiaturze.
play-option-help = Opcja gry, na przykład deal=10; zobacz: habitable games.
play-resume-help = Kontynuuj ostatnią niedokończoną grę albo tę z podanego pliku.
play-save-help = Zapisuj grę w tym pliku zamiast w zwykłym folderze.
play-letters-help = Rysuj karty samymi literami, bez obrazków.
play-seed-help = Niech los i gracze komputerowi będą za każdym razem tacy sami, do pokazów i testów.
play-lesson-help = Pierwsza gra krok po kroku: los i gracze komputerowi trzymają się scenariusza, a ty dowiadujesz się po kolei, co robić.
play-chapter-help = Razem z --lesson: zacznij od tego rozdziału. Na wcześniejsze pytania odpowie za ciebie lekcja.

play-me = ja
play-you = Ty
play-empty-name = miejsce musi mieć imię
play-no-people = nikt nie siedziałby przy klawiaturze; żeby popatrzeć na graczy komputerowych: habitable simulate { $game } --bots { $bots }
play-window = okno jest za małe: kolumny { $width }, wiersze { $height }; potrzeba co najmniej { $narrowest } i { $lowest }
play-nothing-to-resume = nie ma niedokończonej gry w { $folder }
play-already-over = { $file }: ta gra jest skończona; żeby ją obejrzeć: habitable replay
play-lesson-alone = lekcja ma własne miejsca i opcje: habitable play GRA --lesson. Żeby wrócić do zaczętej: habitable play --resume
play-chapter-alone = rozdział należy do lekcji: habitable play GRA --lesson --chapter N
play-farewell =
    Gra jest zapisana: { $file }
    Ciąg dalszy: { $command }

## Pytania przed grą

setup-continue = Czeka niedokończona gra: { $game } ({ $names }). Kontynuować?
setup-game = Która gra?
setup-name = Jak masz na imię?
setup-players = Ilu graczy?
setup-others = Kto jeszcze? Gracze komputerowi to { $bots }; każde inne imię to osoba przy tej samej klawiaturze.
setup-other = Gracz { $number }?
setup-wrong-number = Proszę o liczbę od { $first } do { $last }.
setup-yes = tak
setup-no = nie

## Podczas gry

play-more = (? pomoc)
play-back = (Enter: wróć, ? pomoc)
play-go-on = Enter, żeby grać dalej.
play-not-understood = „{ $line }” nie jest tu odpowiedzią. Wpisz numer od { $first } do { $last }, odpowiedź słowami albo ? po pomoc.
play-ambiguous = „{ $line }” może znaczyć: { $words }
play-not-commanded = „{ $word }” zaczyna tu odpowiedź; polecenie to { $command }.
play-not-undone = Niczego nie cofnięto.
play-agree = { $name } chce cofnąć odpowiedź, po której odpowiadali inni albo zdecydował los. { $other }, zgoda?
play-hand-over = Teraz przy klawiaturze: { $name }. { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
play-hand-over-undo = { $name }: żeby cofnąć swoją odpowiedź, zanim zobaczą ją inni, wpisz cofnij.
play-hint = Podpowiedź: najlepiej wygląda { $answer }.
play-hint-next = Dalej: { $answer }, { $less ->
    [0] tak samo dobre
    [one] mniej o { $less } punkt
    [few] mniej o { $less } punkty
    [many] mniej o { $less } punktów
   *[other] mniej o { $less } punktu
}.
play-hint-only = Podpowiedź: { $answer }, nic innego nie można zrobić.
play-hint-lesson = Lekcja proponuje: { $answer }
play-saved = Zapisano: { $file }
play-not-saved = Nie udało się zapisać gry: { $error }
play-record = Zapis tej gry: { $file }
play-help =
    Odpowiadaj numerem albo słowami jak wyżej; wystarczy początek słowa, jeśli jest jednoznaczny.
    ?              ta pomoc, z zasadami do pytania
    lista          wszystkie odpowiedzi z numerami
    podpowiedź     co zrobiłby gracz komputerowy
    cofnij         cofa twoją ostatnią odpowiedź; gdy odpowiadali już inni albo zdecydował los, inni muszą się zgodzić
    wynik          arkusz punktów w tej chwili
    dziennik       co się działo; dziennik 100 pokaże więcej wierszy
    zapisz PLIK    odtąd zapisuje w tym pliku (gra i tak zapisuje się po każdej odpowiedzi)
    koniec         wychodzi; grę można później kontynuować
    /cofnij        polecenie (każde), gdy od tego samego słowa zaczyna się odpowiedź

# Słowa poleceń; angielskie działają zawsze.
play-word-help = pomoc
play-word-list = lista
play-word-undo = cofnij
play-word-hint = podpowiedź
play-word-score = wynik
play-word-log = dziennik
play-word-save = zapisz
play-word-quit = koniec
