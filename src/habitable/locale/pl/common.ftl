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
# Pierwsza gra krok po kroku, tam gdzie gra nie ma własnych słów: po innej odpowiedzi niż w lekcji i przed następną.

lesson-step = Lekcja, { $step } z { $of }
lesson-chapter = Rozdział { $number } z { $of }: { $title }
lesson-other = To inna droga niż w lekcji i wolno nią iść: odtąd los i przeciwnicy są prawdziwi. Cofnij odpowiedź, jeśli chcesz zobaczyć, co proponowała lekcja.
lesson-freely = Zobacz, o co pyta gra, i próbuj: każdą odpowiedź można cofnąć, a zasady wszystko wyjaśniają.

# Co przemawia za odpowiedzią, w jednym wierszu: jak zmieniają się wiersze karty punktów, własne i tych, którzy coś tracą.

hint-because = Dlaczego: { $changes }.
hint-more = { $row } +{ $points }
hint-less = { $row } −{ $points }
hint-other = { $name }: { $changes }

# Jak gra komputer na każdym poziomie.

bot-beginner = bierze to, co daje punkty teraz, i często nie zauważa lepszego miejsca
bot-casual = wie, co jest dobre, ale nie zawsze patrzy dwa razy
bot-club = ma za sobą wiele gier, a czasem jest nieuważny
bot-strong = ocenia jak ekspert, z drobnymi błędami
bot-expert = najlepsze, co przy dużym doświadczeniu widać na pierwszy rzut oka
bot-master = patrzy też naprzód, na to, co zrobią inni
bot-random = dowolna dozwolona odpowiedź, każda tak samo prawdopodobna
bot-greedy = najlepsza odpowiedź, jaką widać bez patrzenia naprzód
