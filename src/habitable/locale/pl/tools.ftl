# score, replay, simulate: narzędzia obok gry.

file-too-large = { $file }: ten plik jest większy niż { $megabytes } MB

## habitable score

score-file-help = Dokument z pozycją w formacie JSON albo - (standardowe wejście).
score-json-help = Wypisz odpowiedź jako JSON.
score-player = gracz { $number }
score-winners = { $count ->
    [one] Zwycięzca: { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}

## habitable replay

replay-file-help = Zapis gry albo - (standardowe wejście).
replay-from-help = Zacznij od tego posunięcia; 0 to początek gry.
replay-to-help = Skończ na tym posunięciu.
replay-seat-help = Pokaż grę oczami tego miejsca (liczonego od 0); bez tej opcji nic nie jest ukryte.
replay-json-help = Wypisz każde posunięcie z jego zdarzeniami jako wiersz JSON.
replay-check-help = Tylko sprawdź zapis.
replay-list-help = Tylko wypisz odpowiedzi; także dla zapisu trwającej gry, z ukrytymi odpowiedziami.
replay-no-text = { $file }: to nie jest zapis gry, bo nie jest tekstem w UTF-8
replay-no-ply = nie ma posunięć od { $first } do { $last }: { $plies ->
    [one] zapis ma { $plies } posunięcie
    [few] zapis ma { $plies } posunięcia
    [many] zapis ma { $plies } posunięć
   *[other] zapis ma { $plies } posunięcia
}
replay-no-seat = w tym zapisie nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }
replay-nature = Natura
replay-fine-over = { $plies ->
    [one] { $plies } posunięcie
    [few] { $plies } posunięcia
    [many] { $plies } posunięć
   *[other] { $plies } posunięcia
}, koniec gry: { $scores }; pierwsze miejsce: { $winners }
replay-fine-running = { $plies ->
    [one] { $plies } posunięcie
    [few] { $plies } posunięcia
    [many] { $plies } posunięć
   *[other] { $plies } posunięcia
}, gra nie jest skończona; odpowiada teraz: { $asked }
replay-start = { $plies ->
    [one] Początek · dalej { $plies } posunięcie
    [few] Początek · dalej { $plies } posunięcia
    [many] Początek · dalej { $plies } posunięć
   *[other] Początek · dalej { $plies } posunięcia
}
replay-heading = { $count ->
    [one] Posunięcie { $first } z { $plies }
    [few] Posunięcia { $first }–{ $last } z { $plies }
    [many] Posunięcia { $first }–{ $last } z { $plies }
   *[other] Posunięcia { $first }–{ $last } z { $plies }
}
replay-more = { $count ->
    [one] … i jeszcze { $count } wiersz przed tym
    [few] … i jeszcze { $count } wiersze przed tym
    [many] … i jeszcze { $count } wierszy przed tym
   *[other] … i jeszcze { $count } wiersza przed tym
}
replay-over = Koniec gry.
replay-asked = Teraz odpowiada: { $names }
replay-prompt = Enter dalej, b wstecz, q koniec, ? pomoc:
replay-help =
    Enter lub n  dalej
    b            wstecz
    12           do posunięcia 12
    f, l         do pierwszego, do ostatniego obrazu
    q            koniec
replay-at-end = To jest ostatni obraz.
replay-at-start = To jest pierwszy obraz.
replay-no-such-ply = Ostatnie posunięcie tutaj to { $last }.
replay-unknown = { $command } nic tu nie znaczy; ? pokaże, co znaczy.

## habitable simulate

simulate-game-help = Która gra; habitable games wypisuje wszystkie.
simulate-bots-help = Gracze komputerowi przy stole, na przykład master,casual,casual.
simulate-games-help = Ile partii.
simulate-jobs-help = Ile procesów; domyślnie jeden na każdy rdzeń. Wyniki od tego nie zależą.
simulate-seed-help = To samo ziarno daje te same partie; bez niego zostanie wylosowane i pokazane.
simulate-option-help = Opcja gry, na przykład deal=10; można podać wiele razy.
simulate-rotate-help = Zmieniaj miejsca między partiami, żeby nikt na swoim nie zyskiwał; albo zachowaj je i licz według miejsc.
simulate-same-deals-help = Rozgrywaj każde rozdanie we wszystkich ustawieniach, jedno po drugim.
simulate-csv-help = Zapisz do tego pliku po wierszu na każdą partię i miejsce.
simulate-json-help = Wypisz wyniki jako JSON.
simulate-plot-help = Narysuj wyniki w tym pliku (.png, .svg lub .pdf); wymaga matplotlib.
simulate-games-wrong = co najmniej jedna partia, nie { $games }
simulate-jobs-wrong = co najmniej jeden proces, nie { $jobs }
simulate-seed-wrong = ziarno to liczba od 0 do { $last }, nie { $seed }
simulate-worker-died = proces, który rozgrywał partie, padł (kod wyjścia { $code })
simulate-plot-format = { $file }: rysunek kończy się na { $formats }
simulate-no-matplotlib = rysunki wymagają matplotlib: pip install "habitable[plot]"
simulate-playing = Gramy
simulate-stopped = { $games ->
    [one] Przerwano po { $played } z { $games } partii.
    [few] Przerwano po { $played } z { $games } partii.
    [many] Przerwano po { $played } z { $games } partii.
   *[other] Przerwano po { $played } z { $games } partii.
}
simulate-progress = Partia { $played } z { $games }: { $bot } wygrywa { $share } ({ $interval })
simulate-headline = { $games ->
    [one] { $game }: { $games } partia
    [few] { $game }: { $games } partie
    [many] { $game }: { $games } partii
   *[other] { $game }: { $games } partii
}, ziarno { $seed }, { $seconds } s, partii na sekundę: { $rate }
simulate-seat = miejsce { $seat }: { $bot }
simulate-wins = zwycięstwa
simulate-win-share = udział zwycięstw
simulate-interval = przedział 95 %
simulate-mean = średnia punktów
simulate-deviation = odchylenie standardowe
simulate-range = najmniej – najwięcej
simulate-milliseconds = ms na odpowiedź
simulate-kinds = średnia każdego rodzaju
simulate-from-to = { $low } – { $high }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-plot-title = { $games ->
    [one] { $game }: { $games } partia
    [few] { $game }: { $games } partie
    [many] { $game }: { $games } partii
   *[other] { $game }: { $games } partii
}
simulate-plot-points = punkty
simulate-plot-share = udział wyników

## habitable draw

draw-file-help = Dokument pozycji albo zapis partii, albo - dla standardowego wejścia.
draw-out-help = Dokąd trafia rysunek; na standardowe wyjście, jeśli nie podano pliku.
draw-ply-help = Dla zapisu: chwila po tym posunięciu; jeśli nie podano, ostatnia.
draw-seat-help = Dla zapisu: oczami gracza na tym miejscu, licząc od 0; jeśli nie podano, to, co widzą wszyscy.
draw-no-record = --ply i --seat dotyczą zapisu partii, nie dokumentu pozycji
draw-only-svg = { $file }: obraz jest w formacie SVG, więc plik powinien kończyć się na .svg

## habitable arena

arena-bots-help = Kto gra, po jednym na miejsce; z dwóch pierwszy gra przeciw tylu drugim, ile jest pozostałych miejsc.
arena-deals-help = Ile rozdań; każde jest grane we wszystkich ustawieniach miejsc.
arena-seats-help = Przy dwóch nazwach: ile miejsc ma stół.
arena-certain-help = Przerwij, gdy tylko jest pewne, czy pierwszy jest lepszy, czy gorszy od równych sobie.
arena-ratings-help = Zapisuj w tym pliku ranking wszystkich, którzy grali.
arena-alone = do porównania potrzeba co najmniej dwóch różnych graczy
arena-deals-wrong = co najmniej jedno rozdanie, nie { $deals }
ratings-unreadable = { $file }: to nie jest plik z rankingiem: { $why }
arena-headline = { $deals ->
    [one] { $game }: { $deals } rozdanie we wszystkich ustawieniach, ziarno { $seed }
    [few] { $game }: { $deals } rozdania we wszystkich ustawieniach, ziarno { $seed }
    [many] { $game }: { $deals } rozdań we wszystkich ustawieniach, ziarno { $seed }
   *[other] { $game }: { $deals } rozdania we wszystkich ustawieniach, ziarno { $seed }
}
arena-stopped = { $deals ->
    [one] Przerwano po { $deals } rozdaniu.
    [few] Przerwano po { $deals } rozdaniach.
    [many] Przerwano po { $deals } rozdaniach.
   *[other] Przerwano po { $deals } rozdaniach.
}
arena-progress = Rozdanie { $deal } z { $deals }: { $bot } wygrywa { $share } ({ $interval })
arena-bot = gracz
arena-place = średnie miejsce
arena-rating = ranking

## habitable train

train-generations-help = Ile pokoleń ma być łącznie; te w folderze się liczą.
train-games-help = Ile partii rozgrywa jedno pokolenie.
train-folder-help = Gdzie wszystko jest przechowywane; przerwana nauka jest stamtąd kontynuowana.
train-seats-help = Dla ilu graczy, na przykład 4 albo 3,4; w przeciwnym razie dla każdej liczby.
train-hidden-help = Jednostki warstwy ukrytej, najwyżej 128; 0 oznacza same wagi.
train-judge-help = Ile partii gra każde pokolenie, by poznać jego siłę: przeciw radom ułożonym ręcznie, a z --against przeciw tamtemu modelowi; 0 oznacza żadnej.
train-against-help = Zamiast grać z samym sobą, naucz się wygrywać z tym modelem: uczy się jedno miejsce, pozostałe grają według pliku.
train-from-help = Pierwsze pokolenie gra według tego modelu zamiast według rad ułożonych ręcznie.
train-ray-help = Rozgrywaj partie na klastrze Ray pod tym adresem, na przykład ray://host:10001 albo auto; local uruchamia go tutaj.
train-install-help = Umieść ostatni model tam, gdzie szukają go gracze komputerowi.
train-no-features = { $game } nie ma cech, z których można się uczyć: zobacz docs/bots.md
train-other-features = { $folder }: to, co tam jest, nauczono z innych cech; podaj inny folder
train-unreadable = { $folder }: tego, co tam jest, nie da się odczytać; podaj inny folder
train-too-few = { $option }: co najmniej { $least }, nie { $given }
train-seats-wrong = --seats: liczby graczy, na przykład 4 albo 3,4, nie „{ $given }”
train-no-numpy = nauka wymaga numpy: pip install "habitable[train]"
train-no-ray = klaster wymaga Ray: pip install "habitable[ray]"
train-generation = pokolenie { $generation }: { $rows } pozycji, wyjaśnia { $explained } % punktów
train-strength = wygrywa { $share } ({ $interval }) przeciw { $against }, średnia { $mean }
train-progress = Pokolenie { $generation }: partia { $played } z { $games }
train-title = { $game }: siła według pokoleń
train-x = pokolenie
train-stopped = Przerwano; to, co gotowe, jest w { $folder }.
train-kept = Zapisano w { $folder }.

## Modele

no-such-model = nie ma pliku modelu { $file }
model-unreadable = { $file }: to nie jest plik modelu: { $why }
model-other-game = { $file }: to model gry { $given }, a nie { $wanted }
model-other-features = { $file }: zrobiony dla wersji { $given } cech, a używana jest wersja { $wanted }; naucz go na nowo: habitable train
model-wrong-shape = { $file }: jego liczby nie pasują do cech
model-no-features = { $file }: gra nie ma cech
style-other-features = styl lubi „{ $feature }”, a gra nie ma takiej cechy
