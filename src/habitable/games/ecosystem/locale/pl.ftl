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

## Zasady do zadanego pytania

ecosystem-rules-choose = Każdy w tajemnicy wybiera jedną kartę z ręki; potem wszyscy odkrywają karty i je dokładają. Resztę kart przekazuje się sąsiadowi: w etapie I w lewo, w etapie II w prawo.
    .typing = Wpisz numer, literę albo nazwę: 3, R, zając, wybierz R.
ecosystem-rules-place = Karta musi sąsiadować bokiem (nie rogiem) z inną kartą, a kraina musi się zmieścić w 5 kolumnach i 4 rzędach. Dozwolone miejsca są podświetlone. Później kartę może przesunąć tylko zając.
    .typing = Wpisz numer miejsca albo rząd i kolumnę: 3, 1 4, dołóż 1 4.
ecosystem-rules-swap = Po dołożeniu zająca możesz raz zamienić miejscami 2 dowolne karty swojej krainy.
    .typing = Wpisz numer jednej karty, a potem drugiej, albo oba miejsca naraz: zamień 0 0 2 3. Numer 1 (bez zamiany) zostawia wszystko na miejscu.
ecosystem-rules-scoring =
    M łąka: za wielkość każdej łąki, 2 karty 3, 3 karty 6, 4 karty 10, 5 lub więcej 15
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
