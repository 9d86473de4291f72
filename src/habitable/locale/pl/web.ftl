# Strona: start, nowy stół, stół, powtórka, ustawienia, informacje.

web-name = Habitable
web-skip = Przejdź do treści
web-navigation = Strony
web-home = Na stronę startową
web-close = Zamknij
web-cancel = Anuluj
web-back = Wstecz
web-loading = Chwileczkę …
web-problem = Nie udało się: { $text }
web-nowhere = Tu nic nie ma
web-nowhere-about = Ten adres donikąd nie prowadzi. Może w linku zgubiła się litera.
refused-no-connection = nie ma połączenia z serwerem

## Start

web-hello = Gry planszowe o życiu
web-hello-about = Zagraj ze znajomymi albo z graczami komputerowymi, na telefonie lub przy biurku.
web-play-now = Zagraj teraz
web-my-games = Moje gry
web-finished-games = Zakończone gry
web-finished-all = Wszystkie do obejrzenia ({ $count })
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt teraz nie czeka na towarzystwo. Utwórz stół, a inni zobaczą go tutaj.
web-new-table = Nowy stół
web-players-range = { $least }–{ $most } graczy
web-opponents = Ilu graczy komputerowych?
web-level = Jak dobrze grają?
web-level-beginner = jak początkujący
web-level-casual = dla zabawy
web-level-club = jak gracz klubowy
web-level-strong = mocno
web-level-expert = jak ekspert
web-level-master = jak mistrz
web-level-random = losowo
web-level-greedy = dobrze
web-level-first = prosto
web-play-bots = Graj
web-play-people = Wolę grać z ludźmi
web-waits-for-you = Twój ruch
web-elsewhere = { $count ->
    [one] Twoja kolej przy innym stole
    [few] Twoja kolej przy { $count } innych stołach
    [many] Twoja kolej przy { $count } innych stołach
   *[other] Twoja kolej przy { $count } innych stołach
}
web-seat-kept = Twoje miejsce na ciebie czeka
web-you-are-away = Nie ma cię przy stole – wróć
web-others-think = Inni myślą
web-over = Koniec gry
web-free-seats = { $count ->
    [0] Nikogo nie brakuje
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-your-name = Twoje imię
web-guest = Gość
web-bot-name-1 = Leszczyna
web-bot-name-2 = Rudzik
web-bot-name-3 = Szczaw
web-bot-name-4 = Jaskółka
web-bot-name-5 = Makolągwa
web-bot-name-6 = Jarzębina
web-bot-name-7 = Strzyżyk
web-bot-name-8 = Wrzos
web-bot-name-9 = Paproć

## Nowy stół

web-game = Gra
web-seats = Miejsca
web-number-of-players = Liczba graczy
web-you = Ty
web-you-as = Ty ({ $name })
web-player = Gracz { $number }
web-seat-number = Miejsce { $number }
web-who-invited = Ktoś z zaproszeniem
web-who-open = Ktokolwiek przyjdzie
web-who-bot = Komputer, gra { $level }
web-who-here = Ktoś przy tym urządzeniu
web-style-of-seat = Styl gracza na miejscu { $number }
web-style-none = bez szczególnego stylu
web-name-optional = Imię
web-name-of-seat = Imię gracza na miejscu { $number }
web-options = Zasady i warianty
web-file-not-json = ten plik to nie JSON
web-value-null = jak zwykle
web-value-upwards = w górę
web-value-downwards = w dół
web-value-true = tak
web-value-false = nie
web-value-fixed = pięć na cztery
web-value-free = także cztery na pięć
web-value-after-reveal = gdy wszyscy odkryją
web-value-with-pick = za jednym razem
web-value-shown = pokazywane dalej
web-value-own = tylko te na ręce
web-value-first = pierwsze
web-value-second = drugie
web-value-short = krótka
web-value-normal = zwykła
web-value-long = długa
web-value-epic = epicka
web-value-leftmost-pawn = pierwszy od lewej
web-value-space1 = na pierwszym polu
web-value-standard = jak na planszy
web-value-random = losowo
web-value-alternative = losowo
web-value-choose = z wyboru
web-value-draw = losowo
web-value-named = jak wskażesz
web-pace = Tempo
web-pace-none = Bez limitu
    .about = Każdy myśli tak długo, jak potrzebuje.
web-pace-quick = Żwawo
    .about = Pięć minut dla każdego i 15 sekund więcej przy każdym pytaniu.
web-pace-calm = Spokojnie
    .about = Dwadzieścia minut dla każdego i minuta więcej przy każdym pytaniu.
web-pace-day = Dzień na ruch
    .about = Na każdą odpowiedź jest jeden dzień.
web-pace-week = Tydzień na ruch
    .about = Na każdą odpowiedź jest tydzień.
web-manners = Więcej ustawień
web-listed = Pokaż stół wśród otwartych
web-listed-nobody = Na liście jest tylko stół z miejscem „Ktokolwiek przyjdzie”. Zaproszeni przychodzą ze swoim linkiem.
web-serious = Poważna gra
    .about = Nic nie wraca, gdy ktoś już coś zobaczył: cofa się tylko własne odpowiedzi, dopóki nie odpowie ktoś inny albo los. Bez podpowiedzi, każdy ma jedno miejsce.
web-hints-allowed = Podpowiedzi są dozwolone
web-undoing = Cofanie dalej niż własne ostatnie odpowiedzi
web-undoing-free = zawsze
web-undoing-ask = za zgodą wszystkich
web-undoing-never = nigdy
web-absent = Gdy ktoś odejdzie albo skończy mu się czas
web-absent-bot = dalej gra komputer
web-absent-end = gra się kończy
web-bots = Gracze komputerowi
web-bots-calm = spokojnie
web-bots-usual = zwyczajnie
web-bots-quick = szybko
web-bots-none = od razu
web-bots-about = Ile czasu na patrzenie zostawiają przed każdą swoją akcją.
web-make-table = Utwórz stół

## Stół przed rozpoczęciem gry

web-seat-open = wolne
web-seat-invited = czeka na zaproszoną osobę
web-same-browser = ta sama przeglądarka: { $name }
web-bot = Gracz komputerowy
web-sit-down = Usiądź
web-stand-up = Wstań
web-begin = Zaczynamy
web-close-table = Zamknij ten stół
    .about = Stół zniknie, także dla tych, którzy przy nim siedzą.
web-table-closed = Osoba, która utworzyła ten stół, zamknęła go.
web-wait-for-seats = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
web-wait-for-host = Siedzisz przy stole. Grę zaczyna osoba, która utworzyła stół.
web-invite-new = Utwórz zaproszenie
web-invite-about = Kto pierwszy otworzy ten link, może tu usiąść.
web-table-link = Link do tego stołu
web-link = Link
web-link-alone = Ten link działa tylko na tym komputerze. Dla innych uruchom serwer z opcją { $option } i otwórz tę stronę pod adresem, który wtedy poda.
web-code = Link jako kod do zeskanowania
web-copy = Kopiuj
web-copied = Skopiowano
web-no-table = Tu nie ma dla ciebie stołu

## Stół

web-players = Gracze
web-points = punkty
web-thinks = myśli
web-not-here = nie ma teraz przy stole
web-away = poza stołem, gra komputer
web-place = { $place }. miejsce
web-question = Pytanie
web-your-turn = Twoja kolej. { $question }
web-waiting-for = { $count ->
    [one] { $names } myśli
    [few] { $names } myślą
    [many] { $names } myślą
   *[other] { $names } myślą
}
web-nature = Chwileczkę, decyduje los
web-search-answers = Szukaj odpowiedzi
web-nothing-found = Żadna odpowiedź nie zaczyna się od „{ $text }”.
web-left = { $left ->
    [one] jeszcze najwyżej { $left }
    [few] jeszcze najwyżej { $left }
    [many] jeszcze najwyżej { $left }
   *[other] jeszcze najwyżej { $left }
}
web-confirm = Potwierdź
web-tap-again = Dotknij jeszcze raz albo potwierdź:
web-as-list = Odpowiedzi jako lista
web-hurry = Od razu do mojej kolejki
web-hint = Podpowiedź
web-hinted = podpowiedź
web-hint-is = Podpowiedź: { $answer }
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-rules = Zasady do tego pytania
web-rulebook = Instrukcja
    .of = Instrukcja: { $game }
web-rulebook-contents = Spis treści
web-rulebook-search = Szukaj w instrukcji
    .little = gra grę gry grze zasada zasady a aby albo ale ani bardzo bez być by był była było będzie choć chcę co coś czemu czy czyli czym da dalej dla dlaczego do dużo dziać dzieje działa działają gdy gdzie go i ich im inna inne innych inny ja jak jaka jaki jakie jako je jego jej jest jestem jeszcze jeśli jeżeli już każda każde każdy kiedy kogo komu która które którego której który ktoś ma mają mam mamy masz mi mieć mnie mną mogą mogę może możemy można moja moje mojego mojej moich mój muszę musi musieć musimy my na nad nam nas nie niego nią nich nim o od on ona one oni ono oraz po pod poza przed przez raz robi robić robię są się skąd sobie stanie swoje ta tak także tam te tego tej ten teraz to trzeba tu ty tych tylko tym u użyć używać w we więc wolno wszyscy wszystkie wszystko z za zawsze ze zrobić znaczy żeby że kto
    .endings = a ą ach ami ać aj ają am ał ała ały e ę ech ego ej ek em emu i ia ią ich ie ię iem ik im o om owi ów u y ych ym ymi
    .same =
        remis remisy remisie równa równy tyle; koniec końcu kończy ostatnia ostatniej; wygrana wygrywa zwycięzca zwycięstwo zwycięża; przekątna skos ukos róg rogu rogi rogami; długo trwa minut godzin;
        sąsiad sąsiaduje sąsiadować obok przy; rzeka strumień potok potoki; obrócić obrót obrotu obróconą; region regiony teren obszar obszary; kłaść położyć połóż kładzie kładzenie;
        ruszać ruszyć przesunąć przełożyć przenieść rusza; śmierć umiera ginie giną zabity usunięty wyeliminowany eliminuje; wulkan wulkany erupcja erupcje; robotnik walec cylinder pionek pionki pionków;
        kostka kostki kostek gatunek gatunki gatunków; żeton żetony krążek krążki element elementy zasób zasoby zasobów; lód lodowiec zlodowacenie tundra; punkty punktacja punktowanie punktować punktuje zapunktować pz; dwa dwie dwoje dwóch 2; trzy troje trzech 3; różnorodność luka luki; misja zadanie cel;
        odrzucone odrzucić pozostałe reszta zostają niewybrane; rezygnować zrezygnować pasować spasować pominąć; początek przygotowanie; zacząć zaczynać zaczyna rozpoczyna pierwszy; ile ilu liczba graczy; stracić tracić traci; edycja wydanie wersja; cecha cechy umiejętność; wymarły wymieranie
web-rulebook-nothing = Nie znaleziono: „{ $text }”. Spróbuj innego słowa albo zajrzyj do spisu treści.
web-rulebook-found = { $count ->
    [one] { $count } rozdział
    [few] { $count } rozdziały
    [many] { $count } rozdziałów
   *[other] { $count } rozdziału
}
web-rulebook-print = Drukuj
web-rulebook-whole = Cała instrukcja
web-aid = Pomoc gracza do druku
web-aid-save = Jako rysunek (SVG)
web-more = Więcej
web-what-is-this = Co to jest?
web-learn = Naucz się, grając
web-learn-first = Nie znasz tej gry? Zagraj z objaśnieniami
web-learn-chapter = Zacznij lekcję od wybranego rozdziału
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-page = Strona { $page } z { $of }
web-lesson-show = Pokaż mi
web-lesson-skip = Pomiń
web-lesson-again = Wróć do lekcji
web-menu = Menu
web-offline = Brak połączenia. Próbuję dalej …
web-offer = Prośba
web-offer-undo = { $name } prosi o cofnięcie odpowiedzi.
web-offer-undo-mine = Prosisz o cofnięcie odpowiedzi. Muszą się jeszcze zgodzić: { $names }
web-offer-undo-about = Chodzi o: { $answer }
web-declined-undo = Twoja prośba o cofnięcie odpowiedzi została odrzucona.
web-declined-end = Twoja propozycja zakończenia gry została odrzucona.
web-offer-end = Zaproponuj zakończenie gry
web-offer-end-asked = { $name } proponuje zakończyć grę tak, jak stoi.
web-offer-end-mine = Proponujesz zakończyć grę tak, jak stoi. Muszą się jeszcze zgodzić: { $names }
web-agree = Zgoda
web-decline = Nie
web-withdraw = Wycofaj
web-resign = Poddaj się
web-resign-bot = Dalej zagra za ciebie komputer. Możesz wrócić.
web-resign-ends = Gra skończy się dla wszystkich.
web-bot-plays-for-you = Gra za ciebie komputer.
web-return = Wracam do gry
web-another-game = Inna gra
web-replay-this = Obejrzyj tę grę od nowa
web-download = Pobierz zapis
web-watching = Oglądasz tę grę.
web-invitation-used = To zaproszenie zostało już wykorzystane: ktoś tam siedzi. Możesz oglądać.
web-watch-link = Link dla widzów
web-picture = Stół
web-picture-of = { $game }: { $heading }. To samo słowami jest niżej, w częściach stołu.
web-in-words = Stół w słowach
web-enlarge = Powiększ
web-zoom = Wielkość
web-preview = Podgląd
web-sheet = Arkusz punktów
web-log = Co się wydarzyło
web-log-empty = Jeszcze nic się nie wydarzyło.
web-since-turn = Od mojej ostatniej kolejki
web-skip-playing = Pomiń
web-log-all = Pokaż wszystko ({ $count })
web-news = Od twojej ostatniej odpowiedzi
web-while-away = Od twojej ostatniej wizyty
web-understood = Jasne
web-clock-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
web-happened-undo = { $name } cofa odpowiedź.
web-happened-resigned = { $name } się poddaje.
web-happened-time = { $name }: koniec czasu.
web-happened-returned = { $name } wraca.
web-happened-replaced = Za gracza { $name } gra teraz inny gracz komputerowy.
web-happened-ended = Grę zakończono za zgodą wszystkich.
web-ended-agreed = Zakończona za zgodą wszystkich.
web-ended-resigned = Zakończona, bo ktoś się poddał.
web-ended-time = Zakończona, bo komuś skończył się czas.
web-rematch = Zagraj jeszcze raz
web-rematch-join = Do następnej gry
web-rematch-wanted = { $name } chce zagrać jeszcze raz. Twoje miejsce czeka.
web-rematch-sit = Zagraj jeszcze raz, usiądź
web-tale = Gra w kilku zdaniach
web-result-won = Wygrywasz!
web-result-shared = Wygrywasz razem z: { $names }!
web-result-lost = { $count ->
    [one] Przegrywasz: wygrywa { $names }
    [few] Przegrywasz: wspólnie wygrywają { $names }
    [many] Przegrywasz: wspólnie wygrywają { $names }
   *[other] Przegrywasz: wspólnie wygrywają { $names }
}
web-result-points = Punkty: { $first } { $points }, { $second } { $other }.
web-result-most = O przewadze zdecydowały głównie: { $parts }.
web-hand-over = Teraz { $name }
web-hand-over-about = Podaj urządzenie dalej. Nikt inny nie powinien teraz patrzeć.
web-i-am = To ja, { $name }

## Gry słowami strony

## Powtórka

web-replay = Powtórka
web-replay-about = Otwórz zapis gry, stąd albo z terminala, i przejdź przez nią krok po kroku.
web-upload = Wybierz zapis
web-eyes = Oczami
web-eyes-all = kogoś, kto widzi wszystko
web-eyes-none = widza
web-eyes-of = gracza { $name }
web-step = Krok
web-step-of = Krok { $step } z { $steps }
web-step-first = Na początek
web-step-back = Krok wstecz
web-step-next = Krok dalej
web-step-last = Na koniec
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-step-link = Link do tego kroku

## Ustawienia

web-settings = Ustawienia
web-language = Język
web-language-auto = Jak w przeglądarce
web-theme-title = Kolory
web-theme-auto = Jak w urządzeniu
web-theme-light = Jasne
web-theme-dark = Ciemne
web-confirm-title = Potwierdzanie odpowiedzi
web-confirm-touch = Na ekranach dotykowych
web-confirm-final = Gdy nie można jej cofnąć
web-confirm-always = Zawsze
web-confirm-never = Nigdy
web-confirm-about = Pierwsze dotknięcie pokazuje, co by się stało, drugie wysyła odpowiedź.
web-motion-title = Ruch
web-motion-normal = Spokojny
web-motion-fast = Szybki
web-motion-off = Bez ruchu
web-patterns = Wzory na znakach graczy
web-known-as = Na tym serwerze nazywasz się { $name }.
web-rename = Zmień imię
web-rename-about = W rozpoczętych grach zostaje stare imię.
web-forget = Zapomnij mnie tutaj
web-forget-about = Ta przeglądarka straci twoje miejsca przy wszystkich stołach. Tego nie da się cofnąć.

## Informacje

web-about = Informacje
web-about-what = Habitable to jeden cyfrowy stół do czterech gier planszowych o życiu: Ecosystem, Planet, Dominant Species i Dominant Species: Marine.
web-about-rules = Gry należą do swoich autorów i wydawców. Ten stół zna ich zasady; pudełek nie zastępuje.
web-about-private = Nic nie jest wczytywane z innych serwerów. Jedno ciasteczko mówi serwerowi, kim jesteś; ustawienia zostają w tej przeglądarce.
web-about-pictures = Obrazki i krój pisma
web-about-pictures-license = Obrazki z game-icons.net, licencja CC BY 3.0, w nowych kolorach:
web-about-signs = Znaki: Lucide, licencja ISC.
web-about-font = Krój pisma: Rubik, The Rubik Project Authors, SIL Open Font License 1.1.

## Board: Ecosystem

## Sound

web-sound = Dźwięk, gdy przychodzi twoja kolej
## Board: Planet

## Punkty prawdziwej gry

web-score = Policz punkty prawdziwej gry
    .short = Licz
    .about = Wystukaj, co leży na waszym stole, a my policzymy. Bez konta, także bez połączenia.
web-score-who = Gra i gracze
web-score-summary = { $game } · { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
web-score-undo = Cofnij
web-score-less = mniej
web-score-more = więcej
web-score-empty = Arkusz punktów pojawi się, gdy tylko coś tu będzie leżało.
web-score-unfinished = Nieskończone: { $names }
web-score-counting = Liczymy …
web-score-offline = Brak połączenia. Wpisuj dalej; arkusz pojawi się, gdy serwer odpowie.
web-score-older = Arkusz dotyczy wcześniejszego stanu.
web-score-kept = To, co wpisujesz, zostaje w tej przeglądarce.
web-score-take-along = Zachowaj i udostępnij
web-score-document = Dokument
web-score-picture = Obrazek
web-score-print = Drukuj
web-score-open = Otwórz
web-score-again = Jeszcze raz w tym gronie
web-score-start-over = Od nowa
web-score-start-over-about = Wszystko, co wpisano, zniknie.
web-score-wrong = Serwer tego nie rozumie: { $why }
web-score-unreadable = To nie jest dokument pozycji.
web-score-unreadable-game = Takiego stołu nie można tu otworzyć.
web-score-unreadable-players = Graczy musi być od 1 do { $most }.

## Arkusz punktów, wiersz po wierszu

sheet-explain = Dotknij wiersza, a dowiesz się, jak się liczy.
sheet-hidden = jeszcze nieznane
sheet-total-why = Suma wierszy powyżej. Wygrywa gracz, który ma najwięcej.
