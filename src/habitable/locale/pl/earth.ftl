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
earth-board-pane-animals = Zwierzęta
earth-board-pane-cards = Karty
earth-board-zoom = Wielkość mapy
earth-board-nearer = Bliżej (+)
earth-board-farther = Dalej (−)
earth-board-fit = Cała Ziemia (0)
earth-board-overlays = Pokazane na mapie
earth-board-overlay-match = Przystosowanie
earth-board-overlay-scoring = Punktacja
earth-board-overlay-dominance = Dominacja
earth-board-overlay-danger = Zagrożone
earth-board-middle = pośrodku
earth-board-place = { $way } od środka
earth-board-way-n = { $steps ->
    [1] na północ
   *[other] { $steps } na północ
}
earth-board-way-ne = { $steps ->
    [1] na północny wschód
   *[other] { $steps } na północny wschód
}
earth-board-way-se = { $steps ->
    [1] na południowy wschód
   *[other] { $steps } na południowy wschód
}
earth-board-way-s = { $steps ->
    [1] na południe
   *[other] { $steps } na południe
}
earth-board-way-sw = { $steps ->
    [1] na południowy zachód
   *[other] { $steps } na południowy zachód
}
earth-board-way-nw = { $steps ->
    [1] na północny zachód
   *[other] { $steps } na północny zachód
}
earth-board-vacant = puste pole
earth-board-tile = { $terrain } { $place }
earth-board-covered = { $cover } ({ $terrain })
earth-board-described = { $tile }: { $species }
earth-board-species = { $animal }: { $number }
earth-board-dominant-with = dominuje, poziom przystosowania { $match }
earth-board-dominates = dominuje na tym kaflu
earth-board-match = poziom przystosowania { $match }
earth-board-endangered = zagrożone
earth-board-asleep = { $number ->
    [one] { $number } śpi
    [few] { $number } śpią
   *[other] { $number } śpi
}
earth-board-corner = wierzchołek: { $tiles }
earth-board-element-at = { $element }, { $place }
earth-board-no-elements = bez zasobów na wierzchołkach
earth-board-nobody = nikt tu nie żyje
earth-board-scored = już punktowany w tej turze
earth-board-pays = { $points } pkt
earth-board-points = { $points } pkt
earth-board-bonus = +{ $points }
earth-board-consequence = Co z tego wyniknie
earth-board-where-hex = Wybierz podświetlony kafel.
earth-board-where-corner = Wybierz podświetlony wierzchołek.
earth-board-where-display = Wybierz podświetlone pole na planszy akcji.
earth-board-plan = Zaplanowane dotąd
earth-board-count = { $done } z { $of }
earth-board-less = O jeden mniej: { $what }
earth-board-more = Jeszcze raz: { $what }
earth-board-fill = Ile się da
earth-board-back = Krok wstecz
earth-board-clear = Wyczyść
earth-board-done = Gotowe
