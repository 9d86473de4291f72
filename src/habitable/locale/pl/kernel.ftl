# Co jest nie tak z czymś, co przychodzi z zewnątrz: z odpowiedzią, opcjami, zapisem, dokumentem, plikiem.
# $place to miejsce w nim; $why to inny z tych tekstów albo słowa biblioteki.

## Ogólnie

wrong-form = zła postać: { $why }
wrong-value = { $place }: zła wartość: { $why }
wrong-at = { $place }: { $why }
wrong-none = { $place }: potrzeba co najmniej jednej pozycji
wrong-count = { $place }: wymagana liczba to { $wanted }, nie { $given }
wrong-most = { $place }: najwyżej { $most }, nie { $given }
wrong-number = { $place }: „{ $given }” nie jest liczbą
wrong-range = { $place }: od { NUMBER($least, useGrouping: 0) } do { NUMBER($most, useGrouping: 0) }, nie { $given }
wrong-word = { $place }: zamiast „{ $given }” powinno tu być jedno z: { $known }
no-such-game = nie ma gry „{ $game }”; gry: { $games }
no-such-bot = nie ma gracza komputerowego „{ $bot }”; są: { $bots }
no-such-style = w tej grze nie ma stylu „{ $style }”; są: { $styles }
no-such-picture = nie ma obrazka gry „{ $game }”
no-such-book = gra „{ $game }” nie ma instrukcji
no-such-aid = gra „{ $game }” nie ma pomocy gracza
no-such-lesson = gra „{ $game }” nie ma lekcji
no-such-chapter = { $most ->
    [one] lekcja gry „{ $game }” nie ma rozdziałów: zaczyna się od początku, a nie od rozdziału { $chapter }
    [few] lekcja gry „{ $game }” ma rozdziały od 1 do { $most }, a rozdziału { $chapter } nie ma
    [many] lekcja gry „{ $game }” ma rozdziały od 1 do { $most }, a rozdziału { $chapter } nie ma
   *[other] lekcja gry „{ $game }” ma rozdziały od 1 do { $most }, a rozdziału { $chapter } nie ma
}
no-such-example = w instrukcji gry „{ $game }” nie ma przykładu „{ $name }”
no-such-topic = nie ma nic na temat „{ $topic }”; rozdziały: { $topics }
no-such-language = nie ma języka „{ $language }”; języki: { $languages }
no-such-seat = nie ma miejsca { $seat }; miejsca mają numery od 0 do { $last }

## Odpowiedzi

illegal-over = „{ $answer }”: gra jest skończona
illegal-not-asked = „{ $answer }”: { $seat ->
    [nature] Natura nie odpowiada teraz
   *[other] miejsce { $seat } nie odpowiada teraz
}; teraz odpowiada: { $asked ->
    [nature] Natura
   *[other] { $asked }
}
illegal-not-legal = „{ $answer }”: { $seat ->
    [nature] Natura nie może tak odpowiedzieć
   *[other] miejsce { $seat } nie może tak odpowiedzieć
}; dozwolone: { $legal }
illegal-reads-like = „{ $answer }” nie jest odpowiedzią w tej grze; odpowiedź wygląda na przykład tak: „{ $like }”
illegal-begins-with = „{ $answer }” nie jest odpowiedzią w tej grze; odpowiedzi zaczynają się od: { $verbs }
undo-nothing = nie ma czego cofnąć
undo-must-agree = potrzebna zgoda: { $name }; po twojej odpowiedzi był los albo inne odpowiedzi

## Opcje

options-wrong = { $why } (opcje: { $known })
options-seats = { $game }: od { $least } do { $most } graczy, nie { $given }
options-players = { $place }: najwyżej { $most } graczy, nie { $given }
options-animals = { $place }: w grze: { $wanted }, a wymieniono: { $given }
options-animal-twice = { $place }: { $animal } nie może grać dwa razy

## Zapisy

record-begins = wiersz { NUMBER($line, useGrouping: 0) }: zapis zaczyna się od „{ $words }”
record-no-colon = wiersz { NUMBER($line, useGrouping: 0) }: „{ $text }” powinno mieć postać „klucz: wartość” albo „miejsce: odpowiedź”
record-only-answers = wiersz { NUMBER($line, useGrouping: 0) }: „{ $text }” nie jest miejscem; po pierwszej odpowiedzi są już tylko odpowiedzi
record-next-seat = wiersz { NUMBER($line, useGrouping: 0) }: teraz kolej na „{ $wanted }”, nie na „{ $text }”
record-not-expected = wiersz { NUMBER($line, useGrouping: 0) }: „{ $text }” nie pasuje w tym miejscu ({ $known })
record-no-such-seat = wiersz { NUMBER($line, useGrouping: 0) }: nie ma miejsca { $seat }; liczba miejsc w tym zapisie: { $seats }
record-no-number = wiersz { NUMBER($line, useGrouping: 0) }: w „{ $text }” powinna być liczba
record-large-number = wiersz { NUMBER($line, useGrouping: 0) }: „{ $text }” to za duża liczba
record-no-value = wiersz { NUMBER($line, useGrouping: 0) }: „{ $text }” nie jest wartością (liczba, "tekst", true, false albo lista)
record-line = wiersz { NUMBER($line, useGrouping: 0) }: { $why }
record-missing = brakuje wiersza „{ $key }: …”
record-head = nagłówek zapisu: { $why }
record-hides = zapis trwającej gry ukrywa niektóre odpowiedzi: można go wypisać, ale nie odtworzyć
record-other-game = to zapis gry { $game }, nie { $wanted }
record-other-rules = zapis powstał według wersji { $rules } zasad gry { $game }; ten program zna wersję { $ours }
state-wrong = to nie jest pozycja tej gry: { $error }

## Dokumenty

json-wrong = to nie jest JSON: wiersz { NUMBER($line, useGrouping: 0) }, znak { NUMBER($column, useGrouping: 0) }
json-no-text = to nie jest JSON, bo nie jest tekstem w UTF-8
json-no-number = to nie jest JSON: { $name } nie jest liczbą
json-twice = { $key }: ten klucz występuje dwa razy
json-too-deep = tego JSON-a nie da się użyć: jest zbyt głęboko zagnieżdżony
json-long-number = tego JSON-a nie da się użyć: jest w nim liczba o tysiącach cyfr
json-unusable = zbyt głębokie zagnieżdżenie albo liczby lub litery, które nie istnieją
document-none = gra „{ $game }” nie ma dokumentów pozycji
document-names-game = dokument pozycji to obiekt JSON, który podaje swoją grę: { $example }
document-names = { $place }: potrzeba po jednym imieniu dla każdego, czyli { $players }, nie { $names }
document-no-sheet = ta pozycja nie jest końcem gry: nie ma dla niej arkusza punktów
draw-no-view = to nie jest widok gry { $game }

## Co mówi biblioteka, która czyta JSON

data-unknown = nieznane pole „{ $name }”
data-missing = brakuje pola „{ $name }”
data-kind = zła wartość; powinno tu być: { $wanted }, a jest: { $given }
data-only-kind = zła wartość; powinno tu być: { $wanted }
data-bound = zła wartość; powinno tu być: { $wanted } { $bound }
data-length = zła długość; powinno tu być: { $wanted } o długości { $length }
data-other-length = zła długość; powinno tu być: { $wanted } o długości { $length }, a jest { $count }
data-pattern = zła wartość; powinien tu być tekst według wzoru { $pattern }
data-value = niedozwolona wartość: { $value }
data-number = tak dużych liczb nie przyjmujemy
data-json = to nie jest JSON: bajt { $byte }
data-truncated = to nie jest JSON: urywa się
data-array = lista
data-bool = true albo false
data-bytes = bajty
data-float = liczba
data-int = liczba całkowita
data-null = null
data-object = obiekt
data-str = tekst

## Dokumenty dwóch gier na Ziemi

earth-printed = { $place }: { $count } × { $element } to nadruk, więc też trzeba to wymienić
earth-no-hex = { $place }: na planszy nie ma pola ({ $hex }); pola leżą najwyżej trzy kroki od (0,0)
earth-tile-twice = { $place }: na ({ $hex }) leży już kafel
earth-no-corner = { $place }: nie ma takiego wierzchołka na planszy (wierzchołki zapisuje się E(0,0) albo W(0,0))
earth-bare-corner = { $place }: tego wierzchołka nie dotyka żaden kafel
earth-tiles = { $place }: { $given } × { $terrain }, a jest ich tylko { $most }
earth-elements = { $place }: { $given } × { $element }, a jest ich tylko { $most }
earth-not-in-play = { $place }: w displays nie ma { $animal }, więc ta gromada nie gra
earth-cubes = { $place }: { $given }, a na całej Ziemi może ich być od 0 do { $most }
earth-saved = { $place }: na ({ $hex }) nie ma zagrożonych ssaków
