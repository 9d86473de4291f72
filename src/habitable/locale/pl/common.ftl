# Słowa wspólne dla wszystkich gier i narzędzi.

sheet-total = suma
sheet-place = miejsce

# Liczby z rzeczownikami, w instrukcjach.

rulebook-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
rulebook-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

# Said for a game that has no words of its own for it.

words-question = Co odpowiadasz?
words-table = stół

# Pomoce graczy, do druku.

aid-name = Pomoc gracza
aid-scoring = Punktowanie
aid-end = Koniec gry
aid-actions = Akcje
aid-basics = Co się liczy
aid-points = punkty
aid-terrain = teren
aid-printed = nadrukowane
aid-times = { $animal } × { $times }
# Dlaczego czegoś na stole nie można teraz wybrać.

why-over = Gra się skończyła.
why-waiting = To nie twoja kolej. Stół czeka na: { $names }.
why-luck = Chwileczkę: decyduje los.
why-asked = Teraz pytanie jest inne: { $question }

play-winners = { $count ->
    [one] Wygrywa { $names }!
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
