# Co obie gry o dominujących gatunkach mówią tak samo: miejsca na Ziemi i części stołu.

earth-hex = { $at }
earth-tile = { $terrain } { $at }
earth-corner = { $corner } ({ $tiles })
earth-aside = { $what } ({ $aside })
earth-now = Teraz
earth-stocks = Zapasy
earth-deck = Talia

## Plansza w przeglądarce: mapa, co jest na niej wybrane, co zaplanowane

earth-board-map = Ziemia, { $game }
earth-board-panes = Części planszy
earth-board-pane-map = Mapa
earth-board-pane-display = Akcje
earth-board-pane-animals = Gromady
earth-board-pane-cards = Karty
earth-board-zoom = Wielkość mapy
earth-board-nearer = Bliżej (+)
earth-board-farther = Dalej (−)
earth-board-fit = Cała Ziemia (0)
earth-board-overlays = Pokazane na mapie
earth-board-overlay-match = Przystosowanie
earth-board-overlay-suited = { $game ->
    [marine] Gdzie się rozwijam
   *[dominant-species] Moje przystosowanie
}
earth-board-overlay-reach = Mój zasięg
earth-board-overlay-scoring = Punktacja
earth-board-overlay-dominance = Dominacja
earth-board-overlay-danger = Zagrożone
earth-board-middle = pośrodku
earth-board-way-n = { $ring ->
    [1] na północ od środka
    [2] na północy
   *[other] na dalekiej północy
}
earth-board-way-ne = { $ring ->
    [1] na północny wschód od środka
    [2] na północnym wschodzie
   *[other] na dalekim północnym wschodzie
}
earth-board-way-se = { $ring ->
    [1] na południowy wschód od środka
    [2] na południowym wschodzie
   *[other] na dalekim południowym wschodzie
}
earth-board-way-s = { $ring ->
    [1] na południe od środka
    [2] na południu
   *[other] na dalekim południu
}
earth-board-way-sw = { $ring ->
    [1] na południowy zachód od środka
    [2] na południowym zachodzie
   *[other] na dalekim południowym zachodzie
}
earth-board-way-nw = { $ring ->
    [1] na północny zachód od środka
    [2] na północnym zachodzie
   *[other] na dalekim północnym zachodzie
}
earth-board-way-e = na wschodzie
earth-board-way-w = na zachodzie
earth-board-side = { $place }, bliżej { $side ->
    [n] północy
    [e] wschodu
    [s] południa
   *[w] zachodu
}
earth-board-vacant = puste pole
earth-board-tile = { $terrain } { $place }
earth-board-covered = { $cover } ({ $terrain })
earth-board-described = { $tile }: { $species }
earth-board-species = { $animal }: { $number }
earth-board-dominant-with = dominuje, poziom przystosowania { $match }
earth-board-dominates = dominuje na tym kaflu
earth-board-leads = Dominacja: { $animal }, najwyższy poziom przystosowania.
earth-board-leaderless = Nikt nie dominuje: najwyższy poziom przystosowania ma kilka gromad.
earth-board-dying = Zagrożone gatunki wyginą w najbliższym Wymieraniu.
earth-board-card = karta
earth-board-match = poziom przystosowania { $match }
earth-board-endangered = zagrożone
earth-board-asleep = { $number ->
    [one] { $number } śpi
    [few] { $number } śpią
    [many] { $number } śpi
   *[other] { $number } śpi
}
earth-board-corner-at = { $way ->
    [e] wschodni wierzchołek
    [se] południowo-wschodni wierzchołek
    [sw] południowo-zachodni wierzchołek
    [w] zachodni wierzchołek
    [nw] północno-zachodni wierzchołek
   *[ne] północno-wschodni wierzchołek
}: { $tile }
earth-log-action = { $animal }: { $space }
earth-log-added = +{ $number } { $on }
earth-log-moved = { $number } { $from } { $to }
earth-log-lost = −{ $number } { $on }
earth-board-corner = wierzchołek: { $tiles }
earth-board-element-at = { $element }, { $place }
earth-board-no-elements = { $game ->
   *[other] bez zasobów na wierzchołkach
}
earth-board-nobody = nikt tu nie mieszka
earth-board-scored = już punktowany w tej rundzie
earth-board-pays = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
earth-board-points = { $number ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
earth-board-bonus = +{ $points }
earth-board-consequence = Co z tego wyniknie
earth-board-where-hex = Wybierz podświetlony kafel na mapie.
earth-board-where-card = Wybierz podświetloną kartę.
earth-board-where-corner = { $game ->
    [marine] Wybierz podświetlony wierzchołek na mapie.
   *[dominant-species] Wybierz podświetlony wierzchołek na mapie.
}
earth-board-where-display = { $game ->
    [marine] Wybierz podświetlone pole na obszarze akcji.
   *[dominant-species] Wybierz podświetlone pole na obszarze akcji.
}
earth-board-plan = Zaplanowane dotąd
earth-board-count = { $done } z { $of }
earth-board-less = O jeden mniej: { $what }
earth-board-more = Jeszcze raz: { $what }
earth-board-fill = Ile się da
earth-board-back = Krok wstecz
earth-board-clear = Wyczyść
earth-board-again = Dotknij jeszcze raz albo potwierdź.
earth-board-answers = Pokaż odpowiedzi
earth-board-done = Gotowe
earth-board-suited = { $game ->
    [marine] tu rozwija się twój gatunek, albo by się rozwijał
   *[dominant-species] twój poziom przystosowania tutaj: { $match }
}
earth-board-reached = twoje gatunki mogą tu migrować
earth-board-drag = Przeciągnij pionek na podświetlone pole albo wybierz pole.
earth-board-keys = Klawisze
earth-board-keys-general = Wszędzie na planszy
earth-board-key-arrows = ← ↑ → ↓
    .about = do następnego kafla, wierzchołka lub pola
earth-board-key-enter = Enter
    .about = wybór
earth-board-key-next = N, Shift+N
    .about = następna podświetlona rzecz albo poprzednia
earth-board-key-back = Esc
    .about = krok wstecz
earth-board-key-zoom = +, −, 0
    .about = na mapie: bliżej, dalej, cała Ziemia
earth-board-key-list = ?
    .about = ta lista

## Co leży obok mapy gier Dominant Species i Marine: obszar akcji, gromady, karty, legenda, wykres

earth-show-actions = Obszar akcji
earth-show-animals = { $game ->
    [marine] Gromady
   *[dominant-species] Gromady
}
earth-show-cards = Karty
earth-show-point = Wskaż pole albo nazwę akcji, a zobaczysz, co robi.
earth-show-tap = Dotknij pola albo nazwy akcji, a zobaczysz, co robi.
earth-show-times = { $number } × { $thing }
earth-show-space = { $action } { $number }
earth-show-free = { $action }, bez pionka
earth-show-next = Potem
earth-show-more = +{ $number }
earth-show-nobody = nikt
earth-show-you = ty
earth-show-only = tylko dla tej gromady: { $animal }
earth-show-pawn-of = pionek: { $animal }
earth-show-special-of = pionek specjalny ({ $element }): { $animal }
earth-show-special-space = tylko dla pionków specjalnych
earth-show-marker = wartość pionka specjalnego: może go przejąć gromada o wyższym poziomie przystosowania
earth-show-guard = strzeże zasobów: { $animal }
earth-show-elements = { $game ->
    [marine] Zasoby
   *[dominant-species] Zasoby
}
earth-show-elements-of = { $game ->
    [marine] Zasoby: { $action }
   *[dominant-species] Zasoby: { $action }
}
earth-show-element-printed = { $element }, zasób wydrukowany
earth-show-element-gained = { $element }, zasób zdobyty
earth-show-element-kept = { $element }, na karcie cechy: nie można go stracić
earth-show-idle-element = Na Ziemi nie ma teraz takiego zasobu: { $element }.
earth-show-idle-empty = Nic tam teraz nie leży.
earth-show-idle-kinds = Żadnego z zasobów, które tam leżą, nie ma teraz na Ziemi.
earth-show-idle-rivals = Na takich kaflach nie mieszkasz teraz obok nikogo.
earth-show-idle-terrain = Na Ziemi nie ma teraz takiego kafla.
earth-show-idle-adapted = Nie dominujesz teraz zasobu, którego pionek specjalny nie jest twój.
earth-show-order = numer { $number } w kolejności
earth-show-survival = ma kartę Przetrwanie
earth-show-supply = pionki, które można jeszcze zdobyć
earth-show-stat-points = punkty zwycięstwa
earth-show-stat-leads = { $game ->
    [marine] kafle, na których się rozwija
   *[dominant-species] kafle, na których dominuje
}
earth-show-stat-earth = { $game ->
    [marine] gatunki na Ziemi
   *[dominant-species] gatunki na Ziemi
}
earth-show-stat-pool = { $game ->
    [marine] gatunki w puli genowej
   *[dominant-species] gatunki w puli genów
}
earth-show-stat-pawns = { $game ->
    [marine] zwykłe pionki w ręce
   *[dominant-species] pionki akcji w ręce
}
earth-show-stat-covers = { $game ->
    [marine] gatunki na erupcjach: kto ma ich najwięcej, ma Przetrwanie
   *[dominant-species] gatunki w tundrze: kto ma ich najwięcej, ma Przetrwanie
}
earth-show-stat-eliminated = { $game ->
    [marine] gatunki usunięte z gry
   *[dominant-species] gatunki usunięte z gry
}
earth-show-short-leads = { $game ->
    [marine] rozwija się
   *[dominant-species] dominuje
}
earth-show-short-earth = na Ziemi
earth-show-short-pool = { $game ->
    [marine] pula
   *[dominant-species] pula
}
earth-show-short-pawns = { $game ->
    [marine] pionki
   *[dominant-species] pionki
}
earth-show-short-covers = { $game ->
    [marine] erupcje
   *[dominant-species] tundra
}
earth-show-short-eliminated = usunięte
earth-show-ability-mammals = W każdym Wymieraniu mogą ocalić jeden ze swoich zagrożonych gatunków.
earth-show-ability-reptiles = W każdej Regresji chronią jeden zasób bez pionka.
earth-show-ability-birds = W Migracji każdy ich gatunek przenosi się najwyżej o dwa kafle.
earth-show-ability-amphibians = Na ich planszetce są wydrukowane trzy zasoby zamiast dwóch.
earth-show-ability-arachnids = Przed wszystkimi pionkami Rywalizacji usuwają bez pionka jeden gatunek obok swojego, na dowolnym terenie.
earth-show-ability-insects = Po wszystkich pionkach Specjacji dodają bez pionka jeden gatunek na dowolnym kaflu.
earth-show-slot = miejsce { $number }
earth-show-resolving = Ta karta jest właśnie wykonywana:
earth-show-no-cards = Nie leży żadna odkryta karta.
earth-show-last-next = { $card } to następna karta.
earth-show-last-in = { $least ->
    [one] { $card } przyjdzie po { $least } karcie.
    [few] { $card } przyjdzie po { $least } kartach.
    [many] { $card } przyjdzie po { $least } kartach.
   *[other] { $card } przyjdzie po { $least } kartach.
}
earth-show-last-between = { $card } jest wśród ostatnich pięciu: przyjdzie po { $least }–{ $most } kartach.
earth-show-last-lies-dominant-species = { $card } leży odkryta: gdy ktoś ją weźmie, ta runda będzie ostatnia.
earth-show-last-lies-marine = { $card } leży odkryta: gdy ktoś ją weźmie, ta runda będzie ostatnia.
earth-show-last-taken-dominant-species = { $card }: karta wzięta, to ostatnia runda.
earth-show-last-taken-marine = { $card }: karta wykonana, to ostatnia runda.
earth-show-deck = { $number ->
    [one] { $number } karta w talii
    [few] { $number } karty w talii
    [many] { $number } kart w talii
   *[other] { $number } karty w talii
}
earth-show-covers-dominant-species = { $number ->
    [one] został { $number } kafel tundry
    [few] zostały { $number } kafle tundry
    [many] zostało { $number } kafli tundry
   *[other] zostało { $number } kafla tundry
}
earth-show-covers-marine = { $number ->
    [one] została { $number } erupcja
    [few] zostały { $number } erupcje
    [many] zostało { $number } erupcji
   *[other] zostało { $number } erupcji
}
earth-show-stacks = Kafle do położenia
earth-show-stack-empty = pusty stos
earth-show-under = { $number } pod spodem
earth-show-face-down = Co leży zakryte
earth-show-bag = W worku
earth-show-rest = Co może jeszcze przyjść
earth-show-discard = Odrzucone, ostatnia na początku
earth-show-chart = Punkty w czasie
earth-show-chart-numbers = W liczbach
earth-show-chart-turn = { $game ->
    [marine] Runda
   *[dominant-species] Runda
}
earth-show-chart-end = Koniec
earth-show-legend = Co znaczą znaki
earth-show-legend-animals = { $game ->
    [marine] Gromady
   *[dominant-species] Gromady
}
earth-show-legend-elements = { $game ->
    [marine] Zasoby
   *[dominant-species] Zasoby
}
earth-show-legend-terrains = Tereny
earth-show-legend-marks = Oznaczenia
earth-show-legend-pawn = { $game ->
    [marine] pionek: okrągły, ze znakiem gromady
   *[dominant-species] pionek: okrągły, ze znakiem gromady
}
earth-show-legend-cubes = { $game ->
    [marine] gatunki na kaflu: ile ich ma tam ta gromada
   *[dominant-species] gatunki na kaflu: ile ich ma tam ta gromada
}
earth-show-legend-special = pionek specjalny: jego zasób i czyj jest
earth-show-legend-space = { $game ->
    [marine] pole na pionek; co jest na nim wydrukowane, mówi tekst poniżej
   *[dominant-species] pole na pionek; co jest na nim wydrukowane, mówi tekst poniżej
}
earth-show-legend-special-space = pole tylko dla pionków specjalnych
earth-show-legend-useless = teraz nic by ci nie dało; tekst poniżej mówi dlaczego
earth-show-legend-lit = czego możesz teraz dotknąć
earth-show-legend-acting = pionek, który właśnie działa
earth-show-legend-free = działa tu bez pionka
earth-show-legend-crown = dominuje na kaflu: najwyższy poziom przystosowania
earth-show-legend-endangered = zagrożone: nie mają tu z czego żyć
earth-show-legend-asleep = śpi: w tej rundzie nie może wymrzeć
earth-show-legend-scored = w tej rundzie już punktowany
earth-show-legend-best = najwięcej ze wszystkich
earth-show-legend-survival = ma kartę Przetrwanie
earth-show-legend-retrieved = odzyskiwanie już w tej rundzie
earth-show-legend-printed = zasób wydrukowany: nie można go stracić
earth-show-legend-kept = zasób na karcie cechy: nie można go stracić
earth-show-legend-bones = Wymieranie, gdy taka karta zostaje wyłożona
earth-show-legend-fish = Przetrwanie, gdy taka karta zostaje wyłożona
earth-show-legend-last = kończy grę

## Prawdziwy stół, ułożony na planszy

earth-editor-about = Wybierz rzecz, potem dotknij miejsca, w którym leży. Gdy nic nie jest w ręce, dotknięcie pokazuje kafel. Na klawiaturze: strzałki przesuwają, Enter kładzie, Delete zabiera; klawisze na przyciskach wybierają.
earth-editor-tools = Co można położyć
earth-editor-tile = Kafle
earth-editor-cover = Mały kafel
earth-editor-element = { $game ->
   *[other] Zasoby
}
earth-editor-animal = { $game ->
   *[other] Gatunki
}
earth-editor-left = { $thing }: zostało { $number }
earth-editor-take = Zabierz
earth-editor-redo = Ponów
earth-editor-look = Nic w ręce
earth-editor-putting = połóż: { $thing }
earth-editor-taking = zabierz: { $thing }
earth-editor-start = Mapa początkowa
earth-editor-clear = Wyczyść stół
earth-editor-nothing = nic
earth-editor-terrain = Kafel
earth-editor-remove = Zabierz ten kafel
earth-editor-choose = Dotknij kafla: tu można go zmienić i zobaczyć, kto na nim mieszka i jak mu się wiedzie.
earth-editor-tile-details = Kafel
earth-editor-save = { $animal }: ocal tu jeden gatunek przy następnym Wymieraniu
earth-editor-leader = Imię
earth-editor-points = Punkty do tej pory
earth-editor-gain = { $game ->
   *[other] Dodaj zasób
}
earth-editor-drop = Zabierz: { $element }
earth-editor-traits = Cechy, które się tu liczą
earth-editor-pawns = Pionki specjalne: wartość i kontrola
earth-editor-controls = kto go kontroluje
earth-editor-end = Gdyby gra skończyła się teraz
earth-editor-survival = Przetrwanie teraz
earth-editor-survival-nobody = Nikt nie ma karty.
earth-editor-extinction = Co zginęłoby przy następnym Wymieraniu
earth-editor-extinction-nobody = Nic.
earth-editor-dominates = Zdominowane zasoby
earth-editor-above = { $element }: { $value }, więcej niż { $marker }
earth-editor-all-tiles = Każdy kafel: dlaczego i ile daje punktowanie
earth-editor-impossible = Taki stół jest niemożliwy: { $why }
earth-editor-wrong-tiles = { $given } × { $terrain }, a w pudełku jest { $most }
earth-editor-wrong-most = kafli jest { $given }, a w pudełku { $most }
earth-editor-wrong-elements = { $given } × { $element }, a w pudełku jest { $most }
earth-editor-wrong-cubes = { $animal }: więcej niż { $most } na Ziemi
earth-editor-wrong-eruptions = erupcji jest więcej niż { $most }

## Dlaczego czegoś nie można teraz wybrać

earth-why-no-tile = Nie ma tu kafla.
earth-why-tile-there = Leży tu już kafel.
earth-why-beside = Nowy kafel dokłada się obok kafli Ziemi.
earth-why-no-reach = { $game ->
    [marine] Żaden twój gatunek nie może teraz tu dojść.
   *[dominant-species] Żaden twój gatunek nie może teraz tu dojść.
}
earth-why-moved = { $game ->
    [marine] Wszystkie twoje gatunki stąd już się przesunęły.
   *[dominant-species] Wszystkie twoje gatunki stąd już się przesunęły.
}
earth-why-far = { $game ->
    [marine] To za daleko albo twoje gatunki nie mogą się stąd teraz przesunąć.
   *[dominant-species] To za daleko albo twoje gatunki nie mogą się stąd teraz przesunąć.
}
earth-why-not-near = { $game ->
    [marine] Gatunki przychodzą tylko z kafli sąsiadujących z nowym.
   *[dominant-species] Gatunki przychodzą tylko z kafli sąsiadujących z nowym.
}
earth-why-no-species = { $game ->
    [marine] Nie mieszka tu żaden twój gatunek.
   *[dominant-species] Nie mieszka tu żaden twój gatunek.
}
earth-why-alone = { $game ->
    [marine] Nie mieszka tu żadna inna gromada.
   *[dominant-species] Nie mieszka tu żadna inna gromada.
}
earth-why-enough = { $game ->
    [marine] Na tym kaflu jest już tyle nowych gatunków, na ile pozwala teren.
   *[dominant-species] Na tym kaflu jest już tyle nowych gatunków, na ile pozwala teren.
}
earth-why-not-around = { $game ->
    [marine] Ten kafel nie styka się z wybranym zasobem.
   *[dominant-species] Ten kafel nie styka się z wybranym zasobem.
}
earth-why-not-endangered = { $game ->
    [marine] Twoje gatunki nie są tu zagrożone.
   *[dominant-species] Twoje gatunki nie są tu zagrożone.
}
earth-why-terrain = Liczą się teraz tylko te tereny: { $terrains }.
earth-why-rule = To nie pasuje. { $name }: { $effect }
earth-why-corner-taken = { $game ->
    [marine] Na tym wierzchołku leży już zasób: { $element }.
   *[dominant-species] Na tym wierzchołku leży już zasób: { $element }.
}
earth-why-corner-bare = { $game ->
    [marine] Z tym wierzchołkiem nie styka się żaden kafel.
   *[dominant-species] Z tym wierzchołkiem nie styka się żaden kafel.
}
earth-why-corner-new = { $game ->
    [marine] Może to być tylko wierzchołek kafla, o który chodzi.
   *[dominant-species] Może to być tylko wierzchołek kafla, o który chodzi.
}
earth-why-corner-empty = { $game ->
    [marine] Na tym wierzchołku nie ma zasobu.
   *[dominant-species] Na tym wierzchołku nie ma zasobu.
}
earth-why-kind = { $game ->
    [marine] Liczą się teraz tylko te zasoby: { $elements }.
   *[dominant-species] Liczą się teraz tylko te zasoby: { $elements }.
}
earth-why-not-there = { $game ->
    [marine] Nie ma tam teraz takiego zasobu: { $element }.
   *[dominant-species] Nie ma tam teraz takiego zasobu: { $element }.
}
earth-why-printed = { $game ->
    [marine] Jest nadrukowany albo na karcie, więc nie można go stracić: { $element }.
   *[dominant-species] Jest wydrukowany, więc nie można go stracić: { $element }.
}
earth-why-not-mine = { $game ->
    [marine] Nie masz takiego zasobu: { $element }.
   *[dominant-species] Nie masz takiego zasobu: { $element }.
}
earth-why-card-away = Ta karta nie leży odkryta: { $card }.
earth-why-stack = Na tym stosie nie ma odkrytego kafla.
earth-why-assigned = Tej gromady nie można już wybrać: { $animal }.

## Historia gry

earth-tale-always = { $animal } prowadziły od pierwszej do ostatniej { $game ->
    [marine] rundy
   *[dominant-species] rundy
}.
earth-tale-reigns = Prowadzenie: { $reigns }.
earth-tale-reign = { $animal } ({ $turns ->
    [end] na końcu
   *[other] { $game ->
        [marine] { $length ->
            [short] runda
           *[long] rundy
        }
       *[dominant-species] { $length ->
            [short] runda
           *[long] rundy
        }
    } { $turns }
})
earth-tale-changes = Zmiany prowadzenia: { $times }; najdłużej na czele: { $reign }.
earth-tale-decided = Rozstrzygnęła { $game ->
    [marine] runda
   *[dominant-species] runda
} { $turn }: { $animal } objęły prowadzenie i już go nie oddały.
earth-tale-decided-end = Rozstrzygnęło dopiero końcowe punktowanie: { $animal } wyprzedziły gromadę, która prowadziła wcześniej ({ $before }).
earth-tale-gain = Najwięcej naraz: { $animal }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} ({ $reason }{ $turn ->
    [end] { "" }
   *[other] , { $game ->
        [marine] runda
       *[dominant-species] runda
    } { $turn }
}).
earth-tale-turn = Najlepsza { $game ->
    [marine] runda
   *[dominant-species] runda
}: { $animal }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} (runda { $turn }).
earth-tale-lost = { $game ->
    [marine] Gatunki usunięte z gry
   *[dominant-species] Gatunki usunięte z gry
}: { $all }; z jednej gromady najwięcej: { $animal }, { $number }.
