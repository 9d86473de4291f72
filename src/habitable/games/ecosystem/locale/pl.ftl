# Ekosystem. Słowa jak w słowniczku zasad.

ecosystem-title = Ekosystem
ecosystem-about = Wybieraj po jednej karcie, resztę przekazuj dalej i układaj własną krainę: 5 kolumn na 4 rzędy. Jest jedenaście rodzajów kart, każdy punktowany inaczej, a luki kosztują.
ecosystem-virtual-player = Matt

## Opcje

ecosystem-option-deal = ile kart dostaje każdy gracz: 11 (jedna zostaje po etapie I) albo 10 jak w oryginalnym wydaniu angielskim
ecosystem-option-orientation = fixed: każda kraina ma na końcu 5 kolumn i 4 rzędy; free: wolno też 4 kolumny i 5 rzędów (zasada domowa)
ecosystem-option-placing = after_reveal: dokładasz, gdy wszyscy odkryją karty, jak w zasadach; with_pick: wybór, dokładanie i zamiana za jednym razem, do gry korespondencyjnej
ecosystem-option-memory = shown: karty, które były już na twojej ręce, są dalej pokazywane; own: widać tylko karty, które masz teraz na ręce
ecosystem-option-gap-points = punkty za 0, 1, 2, … luk w krainie; ostatnia liczba obowiązuje też dla większej liczby luk

## Rodzaje kart

ecosystem-kind-meadow = łąka
    .object = łąkę
    .the = łąkę
ecosystem-kind-stream = potok
    .object = potok
    .the = potok
ecosystem-kind-deer = jeleń
    .object = jelenia
    .the = jelenia
ecosystem-kind-bear = niedźwiedź
    .object = niedźwiedzia
    .the = niedźwiedzia
ecosystem-kind-fox = lis
    .object = lisa
    .the = lisa
ecosystem-kind-wolf = wilk
    .object = wilka
    .the = wilka
ecosystem-kind-trout = pstrąg
    .object = pstrąga
    .the = pstrąga
ecosystem-kind-dragonfly = ważka
    .object = ważkę
    .the = ważkę
ecosystem-kind-bee = pszczoła
    .object = pszczołę
    .the = pszczołę
ecosystem-kind-eagle = bielik
    .object = bielika
    .the = bielika
ecosystem-kind-rabbit = zając
    .object = zająca
    .the = zająca

## Notes z punktami

ecosystem-row-meadow = { ecosystem-kind-meadow }
ecosystem-row-stream = { ecosystem-kind-stream }
ecosystem-row-deer = { ecosystem-kind-deer }
ecosystem-row-bear = { ecosystem-kind-bear }
ecosystem-row-fox = { ecosystem-kind-fox }
ecosystem-row-wolf = { ecosystem-kind-wolf }
ecosystem-row-trout = { ecosystem-kind-trout }
ecosystem-row-dragonfly = { ecosystem-kind-dragonfly }
ecosystem-row-bee = { ecosystem-kind-bee }
ecosystem-row-eagle = { ecosystem-kind-eagle }
ecosystem-row-rabbit = { ecosystem-kind-rabbit }
ecosystem-row-gap-points = punkty za luki
ecosystem-row-longest-stream = najdłuższy potok
ecosystem-row-wolves = wilki
ecosystem-row-gaps = luki

## Stół

ecosystem-heading = { $stage ->
    [1] etap I
   *[2] etap II
} · tura { $turn } z 10{ $direction ->
    [left] {" "}· karty przekazujemy w lewo
    [right] {" "}· karty przekazujemy w prawo
   *[none] {""}
}
ecosystem-heading-passing = { $stage ->
    [1] etap I
   *[2] etap II
} · tura { $turn } z 10 · karty { $stage ->
    [1] w lewo
   *[2] w prawo
}, twoje dostaje { $name }
ecosystem-heading-deal = { $stage ->
    [1] etap I
   *[2] etap II
} · rozdawanie kart
ecosystem-heading-over = koniec gry
ecosystem-points = { $points } pkt
ecosystem-fact-wolves = Wilki:
ecosystem-fact-streams = Najdłuższy potok:
ecosystem-fact-hands = Karty na rękach:
ecosystem-fact-matt = Stos Matta:
ecosystem-panel-hand = Twoje karty
ecosystem-panel-board = Kraina gracza { $name }
ecosystem-panel-matt = Stos Matta
ecosystem-fact-points = Punkty:
ecosystem-fact-gaps = { $gaps ->
    [one] { $gaps } luka
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luki
} { $points }

## Pytania i odpowiedzi

ecosystem-question-choose = Którą kartę wybierasz?
ecosystem-question-place = Gdzie dokładasz { $kind }?
ecosystem-question-swap = Zając pozwala zamienić dwie karty. Którą najpierw?
ecosystem-question-swap-with = { $card }: z którą kartą zamienić?
ecosystem-card-at = { $kind } ({ $row } { $column })
ecosystem-answer-place = rząd { $row }, kolumna { $column }
ecosystem-answer-swap = zamiana: { $card } i { $other }
ecosystem-answer-swap-first = zamiana: { $card } i …
ecosystem-answer-noswap = bez zamiany
ecosystem-verb-choose = wybierz
ecosystem-verb-place = dołóż
ecosystem-verb-swap = zamień
ecosystem-verb-noswap = bez zamiany

# Miejsca tak, jak nazywa je strona; w terminalu są liczby, które się wpisuje.
ecosystem-place = rząd { $row }, kolumna { $column }
ecosystem-place-above = nowy rząd u góry, kolumna { $column }
ecosystem-place-below = nowy rząd u dołu, kolumna { $column }
ecosystem-place-left = rząd { $row }, nowa kolumna z lewej
ecosystem-place-right = rząd { $row }, nowa kolumna z prawej
ecosystem-place-beside = { $place } ({ $cards })
ecosystem-beside-left = { $kind } z lewej
ecosystem-beside-right = { $kind } z prawej
ecosystem-beside-above = { $kind } powyżej
ecosystem-beside-below = { $kind } poniżej
ecosystem-board-card = { $kind }, { $place }

## Zasady do zadanego pytania

ecosystem-rules-choose = Każdy w tajemnicy wybiera jedną kartę z ręki; potem wszyscy odkrywają karty i je dokładają. Resztę kart przekazuje się sąsiadowi: w etapie I w lewo, w etapie II w prawo.
    .typing = Wpisz numer, literę albo nazwę: 3, R, zając, wybierz R.
ecosystem-rules-place = Karta musi sąsiadować bokiem (nie rogiem) z inną kartą, a kraina musi się zmieścić w 5 kolumnach i 4 rzędach. Dozwolone miejsca są podświetlone. Później kartę może przesunąć tylko zając.
    .typing = Wpisz numer miejsca albo rząd i kolumnę: 3, 1 4, dołóż 1 4.
ecosystem-rules-swap = Po dołożeniu zająca możesz raz zamienić miejscami 2 dowolne karty swojej krainy.
    .typing = Wpisz numer jednej karty, a potem drugiej, albo oba miejsca naraz: zamień 0 0 2 3. Numer 1 (bez zamiany) zostawia wszystko na miejscu.
ecosystem-rules-scoring =
    M łąka: za wielkość każdej łąki, 2 karty 3 punkty, 3 karty 6, 4 karty 10, 5 lub więcej 15
    S potok: najdłuższy potok przy stole 8, drugi 5
    D jeleń: 2 za każdy rząd i każdą kolumnę z jeleniem
    B niedźwiedź: 2 za każdą sąsiadującą pszczołę i każdego sąsiadującego pstrąga
    F lis: 3, jeśli nie sąsiaduje z niedźwiedziem ani wilkiem
    W wilk: najwięcej wilków przy stole 12, potem 8, potem 4
    T pstrąg: 2 za każdą sąsiadującą kartę potoku i każdą sąsiadującą ważkę
    G ważka: długość każdego sąsiadującego potoku
    H pszczoła: 3 za każdą sąsiadującą kartę łąki
    E bielik: 2 za każdego pstrąga i każdego zająca w odległości do 2 kart
    R zając: 1, a przy dokładaniu zamiana 2 kart
    Luka to rodzaj karty bez punktów. Punkty za liczbę luk: { $gaps }.

## Zdarzenia

ecosystem-event-stage = { $stage ->
    [1] Zaczyna się etap I.
   *[2] Zaczyna się etap II.
}
ecosystem-event-dealt = { $hand } dostaje { $a_kind }.
ecosystem-event-dealt-hidden = { $hand } dostaje kartę.
ecosystem-dealt-hand = { $hand } dostaje { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
ecosystem-event-revealed = { $seat } odkrywa { $a_kind }.
ecosystem-event-matt-revealed = Matt odkrywa { $a_kind }.
ecosystem-event-placed = { $seat } dokłada { $a_kind }.
ecosystem-event-swapped = { $seat } zamienia miejscami dwie karty swojej krainy.
ecosystem-event-received = { $seat } dostaje karty od gracza { $giver }.
ecosystem-event-received-hidden = { $seat } dostaje karty od gracza { $giver }.
ecosystem-event-scored = { $seat }, { $kind }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
ecosystem-event-gaps = { $seat }, { $gaps ->
    [one] { $gaps } luka
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luki
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
ecosystem-event-total = { $seat }, suma: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## Co jest nie tak z dokumentem pozycji

ecosystem-wrong-rows = { $place }: liczba rzędów krainy, oddzielonych znakiem /, to { $rows }, nie { $given }
ecosystem-wrong-row = { $place }, rząd { $row }: liczba liter w rzędzie to { $columns }, nie { $given }
ecosystem-wrong-card = { $place }, rząd { $row }, kolumna { $column }: „{ $given }” nie oznacza karty (karty: { $letters }, brak karty: .)
ecosystem-wrong-matt-two = { $place }: Matt gra tylko w grze dla 2 graczy, nie dla { $boards }
ecosystem-without-matt = Dwie krainy bez stosu Matta: nikt inny nie rywalizował o wilki i potoki. Żeby go uwzględnić, dodaj jego karty: "matt": "SSWM…".

## Na stronie

ecosystem-pitch = Wybieraj karty i układaj mały świat łąk, potoków i zwierząt.
ecosystem-length = 20 minut
ecosystem-weight = łatwa
ecosystem-label-deal = Kart na ręce
    .about = Jedenaście jak w nowszych wydaniach, gdzie jedna zostaje po etapie I, albo dziesięć jak w pierwszym wydaniu angielskim.
ecosystem-label-orientation = Kształt krainy
    .about = Pięć kolumn i cztery rzędy albo też obrócona (zasada domowa).
ecosystem-label-placing = Kiedy dokłada się kartę
    .about = Gdy wszyscy odkryją swoje, jak w zasadach; albo wybór i dokładanie za jednym razem, co pasuje do gier na wiele dni.
ecosystem-label-memory = Pamięć
    .about = Karty, które były już na twojej ręce, są dalej pokazywane, albo widać tylko te, które masz teraz, a resztę trzeba pamiętać.
ecosystem-label-gap-points = Punkty za luki
    .about = Za 0, 1, 2, … luk; ostatnia liczba obowiązuje też przy większej liczbie. Zwykle 12 12 12 7 3 0 −5.
ecosystem-board-table = Plansza
ecosystem-board-own = Twoja kraina
ecosystem-board-own-empty = Twoja kraina zacznie się od pierwszej wybranej karty.
ecosystem-board-others = Pozostali
ecosystem-board-empty = puste miejsce
ecosystem-board-place-here = Połóż tutaj kartę: { $kind }, { $where }
ecosystem-board-swap-this = Zamień kartę: { $card } …
ecosystem-board-swap-with = Zamień z kartą: { $card }
ecosystem-board-first = { $card }: wybrana do zamiany
ecosystem-board-cards = { $kind }, { $many ->
    [one] { $many } karta
    [few] { $many } karty
    [many] { $many } kart
   *[other] { $many } kart
}
ecosystem-board-points = Punkty za rodzaje
ecosystem-board-gaps-later = na końcu
ecosystem-board-so-far = Dotychczas
ecosystem-board-gaps = { $gaps ->
    [one] { $gaps } luka
    [few] { $gaps } luki
    [many] { $gaps } luk
   *[other] { $gaps } luk
}
ecosystem-board-race-wolf = Najwięcej wilków
ecosystem-board-race-stream = Najdłuższy potok
ecosystem-board-gets = dostaje twoje karty
ecosystem-board-gives = daje ci swoje karty
ecosystem-board-ready = gotowe
ecosystem-board-holds = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } kart na ręce
}
ecosystem-board-pile = Stos Matta
ecosystem-board-matt = To nie człowiek: gdy gracie we dwoje, krążą też karty dla kogoś trzeciego i w każdej turze jedna z nich trafia na jego stos. Stos rywalizuje z wami o wilki i potoki.
ecosystem-board-enlarge = Powiększ krainę gracza { $name }
ecosystem-board-change = Punkty { $points }: { $parts }
ecosystem-board-no-change = Punkty się nie zmienią.
ecosystem-sheet-meadow = Każda łąka liczy się według wielkości: 1 karta 0, 2 karty 3, 3 karty 6, 4 karty 10, 5 lub więcej 15. Rogi nie łączą.
ecosystem-sheet-stream = Najdłuższy potok przy stole daje 8, drugi 5. Przy remisie każdy dostaje pełną nagrodę, a następne miejsce przepada.
ecosystem-sheet-deer = 2 za każdy rząd i 2 za każdą kolumnę z co najmniej jednym jeleniem.
ecosystem-sheet-bear = 2 za każdą pszczołę i 2 za każdego pstrąga obok niedźwiedzia.
ecosystem-sheet-fox = 3 za każdego lisa, który nie sąsiaduje z niedźwiedziem ani z wilkiem.
ecosystem-sheet-wolf = Kto ma najwięcej wilków przy stole, dostaje 12, następni gracze 8 i 4; wilki nie muszą się stykać. Przy remisie każdy dostaje pełną nagrodę, a następne miejsca przepadają.
ecosystem-sheet-trout = 2 za każdą kartę potoku i 2 za każdą ważkę obok pstrąga.
ecosystem-sheet-dragonfly = Każda ważka daje długość każdego potoku obok niej; ten sam potok liczy się dla niej raz.
ecosystem-sheet-bee = 3 za każdą kartę łąki obok pszczoły.
ecosystem-sheet-eagle = 2 za każdego pstrąga i każdego zająca w odległości do 2 kart od bielika, także na ukos.
ecosystem-sheet-rabbit = 1 za każdego zająca.
ecosystem-sheet-gap-points = Luka to rodzaj karty, który nie dał punktów, czy leży w krainie, czy nie. Punkty za liczbę luk: { $gaps }.
ecosystem-sheet-longest-stream = Liczba kart najdłuższego potoku razem z odnogami. Rozstrzyga o nagrodach za potoki.
ecosystem-sheet-wolves = Liczba wilków. Rozstrzyga o nagrodach za wilki.
ecosystem-sheet-gaps = Liczba rodzajów kart, które nie dały punktów.
ecosystem-sheet-ties = Przy równej sumie wygrywa gracz, który ma mniej luk; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.
ecosystem-gaps-of = bez punktów: { $kinds }
ecosystem-no-gaps = bez luk
ecosystem-lit = W ramce: karty, które się tu liczą.
ecosystem-lit-helped = Wyraźne bez ramki: karty, dzięki którym się liczą.
ecosystem-lit-gaps = W ramce: karty rodzajów, które nic nie dały.

## Pomoc gracza

ecosystem-aid-turn = Tura, wszyscy jednocześnie
ecosystem-aid-choose = Wybierz kartę z ręki i połóż ją obrazkiem do dołu.
ecosystem-aid-reveal = Gdy wszyscy wybrali, odkryjcie karty.
ecosystem-aid-place = Dołóż kartę bokiem (nie rogiem) do innej; na końcu kolumn jest { $columns }, a rzędów { $rows }.
ecosystem-aid-pass = Przekaż pozostałe karty: w etapie I w lewo, w etapie II w prawo.
ecosystem-aid-stages = Są dwa etapy, a tur w każdym { $turns }. Karta, która zostanie po etapie I, zostaje na ręce.
## Dlaczego czegoś nie można teraz wybrać

ecosystem-why-no-card = Nie masz takiej karty na ręce: { $kind }.
ecosystem-why-taken = Leży tu już karta.
ecosystem-why-alone = Karta musi sąsiadować z inną kartą: liczą się boki, nie rogi.
ecosystem-why-too-large = Z kartą w tym miejscu kraina byłaby większa niż { $columns } kolumn i { $rows } rzędy.
ecosystem-why-no-swap = Nie ma tu karty, którą można zamienić.
## Pierwsza gra krok po kroku

ecosystem-lesson-goal = Układasz z kart małą krainę: 5 kolumn na 4 rzędy. Za każdy rodzaj kart punkty liczy się inaczej, najczęściej za to, co leży obok. Po dwudziestu kartach wygrywa ten, kto ma najwięcej punktów.
ecosystem-lesson-hand = Te jedenaście kart masz na ręce. W każdej turze wszyscy w tajemnicy wybierają po jednej karcie i ją dokładają, a resztę kart przekazują sąsiadowi.
ecosystem-lesson-meadow = Zacznijmy od czegoś prostego: od łąk. Karty łąki, które leżą obok siebie, to jedna łąka, a im jest większa, tym więcej daje. Wybierz łąkę.
ecosystem-lesson-meadow-other = To też dobry początek. Tutaj pierwsze miały być łąki, ale każda karta do czegoś się przydaje.
ecosystem-lesson-passed = Twoja karta leży na środku krainy. Karty wszystkich powędrowały o jedno miejsce w lewo: te karty masz od sąsiada, a twoje wrócą, gdy obejdą stół.
ecosystem-lesson-meadow-again = Jedna karta łąki nic nie daje, dwie obok siebie dają 3. Wybierz drugą łąkę.
ecosystem-lesson-meadow-again-other = Można i tak. Para łąk dałaby 3, a łąk jeszcze będzie sporo.
ecosystem-lesson-meadow-again-freely = Masz teraz karty sąsiada, a twoje wrócą, gdy obejdą stół. Poszukaj karty, która pasuje do tego, co już leży, i wybierz ją.
ecosystem-lesson-beside = Kartę dokłada się obok takiej, która już leży: bokiem, rogi się nie liczą. Połóż łąkę po prawej stronie pierwszej.
ecosystem-lesson-beside-other = To też jest obok. Kraina może rosnąć w każdą stronę, aż będzie miała 5 kolumn i 4 rzędy.
ecosystem-lesson-beside-freely = Kartę dokłada się obok takiej, która już leży: bokiem, rogi się nie liczą. Wolne miejsca są podświetlone. Wybierz jedno z nich.
ecosystem-lesson-meadow-worth = Twoja łąka z dwóch kart daje już { $meadow }. Jest podświetlona na planszy, a lista punktów pod nią zawsze mówi, ile daje każdy rodzaj.
ecosystem-lesson-bee = Teraz ktoś, kto lubi łąki: pszczoła daje 3 za każdą sąsiadującą kartę łąki. Wybierz pszczołę.
ecosystem-lesson-bee-other = Dobrze. Pszczoła powędruje więc do sąsiada: karty, które zostawiasz, są dla kogoś innego.
ecosystem-lesson-bee-freely = Większość zwierząt patrzy na sąsiadów: pszczoła daje 3 za każdą sąsiadującą kartę łąki, pstrąg 2 za każdą kartę potoku. Wybierz coś, co pasuje do twoich kart.
ecosystem-lesson-bee-place = Połóż pszczołę na prawym końcu, obok drugiej karty łąki.
ecosystem-lesson-bee-place-other = To też zadziała, jeśli pszczoła dotyka tam łąki. To, co leży przy rogu, się nie liczy.
ecosystem-lesson-bee-place-freely = Gdzie ta karta dotyka tego, co lubi? Wybierz miejsce; zanim zdecydujesz, zobaczysz, ile by dała.
ecosystem-lesson-bee-worth = Pszczoła dotyka jednej karty łąki: { $bee }. Jedna karta może służyć dwóm: łąka liczy się dla siebie i dla pszczoły.
ecosystem-lesson-third = To znowu twoje pierwsze karty, bez tych, które zabrali inni. Jest wśród nich jeszcze łąka: trzy razem dają 6 zamiast 3. Wybierz ją.
ecosystem-lesson-third-other = Czemu nie. Twoja łąka może jeszcze urosnąć później.
ecosystem-lesson-third-freely = Karty wracają, gdy obejdą stół, bez tych, które zabrali inni. Można więc na jakąś kartę poczekać i liczyć na szczęście. Wybierz jedną.
ecosystem-lesson-third-place = Połóż ją pod drugą kartą łąki, żeby wszystkie trzy były jedną łąką.
ecosystem-lesson-third-place-other = Dobrze. Jedną łąką są tylko karty, które stykają się bokami: zobacz, ile daje teraz.
ecosystem-lesson-third-place-freely = Połóż ją tam, gdzie da najwięcej, albo gdzie zostanie miejsce na to, na co liczysz.
ecosystem-lesson-gaps = Łąka daje już { $meadow }. Ale uwaga: rodzaj, który nic ci nie daje, to luka. Liczba twoich luk: { $gaps }. Mało luk daje na końcu do 12 punktów, dużo kosztuje 5. Zbieraj więc po trochu prawie wszystkiego.
ecosystem-lesson-rabbit = Najłatwiej zapełnić lukę zająca: on zawsze daje 1. A gdy go dokładasz, możesz zamienić miejscami dwie karty. Wybierz zająca.
ecosystem-lesson-rabbit-other = Jak wolisz. Miej tylko oko na luki: nowy rodzaj bywa wart więcej niż kolejna karta starego.
ecosystem-lesson-rabbit-freely = Rodzaj, który nic ci nie daje, to luka. Liczba twoich luk: { $gaps }. Mało luk daje na końcu do 12 punktów, dużo kosztuje 5. Wybierz rodzaj, którego jeszcze nie masz.
ecosystem-lesson-rabbit-place = Połóż zająca pod pierwszą kartą łąki, po lewej. Zaraz zobaczysz po co.
ecosystem-lesson-rabbit-place-other = Zając wszędzie jest u siebie. Teraz pomyśl, które dwie karty zamienić miejscami.
ecosystem-lesson-rabbit-place-freely = Połóż ją tam, gdzie coś da i gdzie nie zostanie luka, którą można zapełnić.
ecosystem-lesson-swap = Teraz zamień dwie karty: pszczołę i zająca. Na miejscu zająca pszczoła dotknie dwóch kart łąki.
ecosystem-lesson-swap-other = Można zamienić inne karty albo żadnych: nikt nie musi. Między kartami łąki pszczoła dałaby dwa razy tyle.
ecosystem-lesson-swap-freely = Zając pozwala raz zamienić dwie karty, gdy się go dokłada. Po każdej innej karcie gra po prostu toczy się dalej.
ecosystem-lesson-swap-worth = Pszczoła daje już { $bee }, a łąka jest tak duża jak przedtem. Tak wygląda cała gra: wybierz, dołóż, przekaż dalej.
ecosystem-lesson-others = Dwa rodzaje to wyścig z innymi: najdłuższy potok i najwięcej wilków przy stole. A lis daje 3 tylko wtedy, gdy nie sąsiaduje z niedźwiedziem ani wilkiem. Wszystko o każdej karcie, z obrazkiem, jest w zasadach.
ecosystem-lesson-end = Reszta należy do ciebie: jeszcze piętnaście kart, w drugiej połowie przekazywanych w drugą stronę. Podpowiedź jest zawsze pod ręką, a każdą odpowiedź można cofnąć. Miłej gry!

## What people look for in the rulebook, with the book's words for it
ecosystem-rulebook-same = ryba ryby pstrąg pstrągi; miód pszczoła pszczoły; ukryta ukryte tajna tajne zakryte widzi; minus minusowe ujemne kara luka luki; siatka plansza prostokąt kolumny rzędy; dziura dziury brak luka luki; królik zając; orzeł bielik; wataha wilk wilki; trawa łąka; rzeka potok

## Prawdziwa gra, wpisana do policzenia

ecosystem-score-whose = Czyje karty
ecosystem-score-cards = { $cards } z { $all } kart
ecosystem-score-full = wszystkie karty
ecosystem-score-kinds = Rodzaje kart
ecosystem-score-kinds-about = Wybierz rodzaj, potem dotknij każdego miejsca, w którym leży. Na klawiaturze: strzałki i litera rodzaju.
ecosystem-score-erase = bez karty
ecosystem-score-cell = rząd { $row }, kolumna { $column }: { $card }
ecosystem-score-clear = Wyczyść tę planszę
ecosystem-score-turn = Karty leżą 4 w poziomie i 5 w pionie
ecosystem-score-next = Dalej: { $name }
ecosystem-score-to-sheet = Arkusz punktów
ecosystem-score-matt = Matt gra z nami
    .about = Przy dwóch graczach jego stos rywalizuje o potoki i wilki. Policz je w nim; reszta nie ma znaczenia.
ecosystem-score-matt-streams = Potoki w stosie Matta
ecosystem-score-matt-wolves = Wilki w stosie Matta
ecosystem-score-wrong-boards = Taka plansza nie jest możliwa.
ecosystem-score-wrong-matt = Stos Matta nie ma tylu kart.
ecosystem-score-unreadable-board = Plansza { $player }: potrzebne są cztery rzędy po pięć liter.
ecosystem-score-unreadable-card = Plansza { $player }, rząd { $row }, kolumna { $column }: „{ $letter }” nie jest kartą.

## Styles of computer players

ecosystem-style-hunter = myśliwy
    .about = lubi wilki i lisy bardziej niż inni
ecosystem-style-gardener = ogrodnik
    .about = lubi łąki i pszczoły bardziej niż inni
ecosystem-style-angler = wędkarz
    .about = lubi potoki i pstrągi bardziej niż inni
ecosystem-style-birdwatcher = obserwator ptaków
    .about = lubi bieliki bardziej niż inni
