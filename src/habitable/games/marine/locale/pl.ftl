# Dominant Species: Władcy Oceanu. Słowa jak w słowniczku zasad.

marine-title = Dominant Species: Władcy Oceanu
marine-about = Cztery gromady zwierząt w morzu, które wrze. Postaw pionek i od razu działaj: przystosowuj się, rozprzestrzeniaj, odkrywaj, rywalizuj, dominuj zasoby; każda gromada ma własną cechę. Po Asteroidzie wygrywa gracz, który ma najwięcej punktów zwycięstwa. Dla dwóch do czterech osób.

## Opcje

marine-option-length = ile kart Ewolucji zostaje w pudełku, short: 15; normal: 10; long: 5; epic: żadna
marine-option-earth = standard: kafle i zasoby jak na planszy; random: kafle i zasoby są losowane, a gatunki żyją tam, gdzie leżą ich zasoby
marine-option-displays = standard: na każdej planszetce są trzy nadrukowane zasoby; alternative: nie ma żadnego, a trzy są losowane
marine-option-superheroes = true: każda gromada zachowuje dwie ze swoich trzech cech
marine-option-exaptation = czy wśród cech jest Egzaptacja; null: tak, chyba że gra się z superheroes
marine-option-multi-animal = true: grają wszystkie cztery gromady, po dwie dla 2 graczy; liczy się ta, która ma mniej punktów
marine-option-animals = draw: losowo; choose: gracze wybierają po kolei; albo lista nazw dla kolejnych miejsc, na przykład ["fishes","reptiles"]
marine-option-food-chain = kto decyduje pierwszy, gdy wszyscy decydują według łańcucha pokarmowego, upwards: od najniższej gromady do najwyższej; downwards: od najwyższej do najniższej
marine-option-turn-limit = po tylu turach wszystkich graczy razem gra się kończy, nawet jeśli nikt nie wziął Asteroidy
marine-option-components = poprawki do tego, co jest wydrukowane w pudełku, żeby zgadzało się z twoim egzemplarzem; null: tak, jak je znamy

## Gromady: litera na stole, na początku zdania, dopełniacz, narzędnik

marine-animal-reptiles = gady
    .letter = G
    .capital = Gady
    .of = gadów
    .with = gadami
marine-animal-cephalopods = głowonogi
    .letter = Ł
    .capital = Głowonogi
    .of = głowonogów
    .with = głowonogami
marine-animal-fishes = ryby
    .letter = R
    .capital = Ryby
    .of = ryb
    .with = rybami
marine-animal-crustaceans = skorupiaki
    .letter = S
    .capital = Skorupiaki
    .of = skorupiaków
    .with = skorupiakami

## Tereny i dwie strony erupcji: litera, biernik, i jak w „na rafie”, „z rafy”, „na rafę”

marine-terrain-land = ląd
    .letter = L
    .object = ląd
    .on = na lądzie
    .from = z lądu
    .to = na ląd
marine-terrain-kelp = wodorosty
    .letter = W
    .object = wodorosty
    .on = w wodorostach
    .from = z wodorostów
    .to = w wodorosty
marine-terrain-reef = rafa
    .letter = R
    .object = rafę
    .on = na rafie
    .from = z rafy
    .to = na rafę
marine-terrain-seamount = góra
    .letter = G
    .object = górę
    .on = na górze
    .from = z góry
    .to = na górę
marine-terrain-meadow = łąka
    .letter = Ł
    .object = łąkę
    .on = na łące
    .from = z łąki
    .to = na łąkę
marine-terrain-sand = równina
    .letter = N
    .object = równinę
    .on = na równinie
    .from = z równiny
    .to = na równinę
marine-terrain-ocean = ocean
    .letter = O
    .object = ocean
    .on = w oceanie
    .from = z oceanu
    .to = do oceanu
marine-terrain-eruption = erupcja
    .letter = E
    .object = erupcję
    .on = na erupcji
    .from = z erupcji
    .to = na erupcję
marine-terrain-vent = komin
    .letter = K
    .object = komin
    .on = na kominie
    .from = z komina
    .to = na komin
marine-terrain-geyser = gejzer
    .letter = J
    .object = gejzer
    .on = na gejzerze
    .from = z gejzera
    .to = na gejzer

## Zasoby: litera i biernik

marine-element-algae = algi
    .letter = A
    .object = algi
marine-element-gastropods = ślimaki
    .letter = L
    .object = ślimaki
marine-element-plankton = plankton
    .letter = P
    .object = plankton
marine-element-sponges = gąbki
    .letter = G
    .object = gąbki
marine-element-sun = słońce
    .letter = S
    .object = słońce
marine-element-worms = bezkręgowce
    .letter = B
    .object = bezkręgowce

## Akcje

marine-action-abundance = Wzbogacenie
    .about = Połóż jeden z tych zasobów na pustym wierzchołku Ziemi.
marine-action-autotrophs = Autotrofia
    .about = Na kominie (pole 1) albo na gejzerze (pole 2): usuń zasób rodzaju, który leży w sekcji, albo zamień jakiś zasób z leżącym w sekcji.
marine-action-depletion = Wyjałowienie
    .about = Usuń z Ziemi jeden zasób rodzaju, który leży w sekcji.
marine-action-adaptation = Adaptacja
    .about = Weź jeden z tych zasobów na planszetkę.
marine-action-regression = Regresja
    .about = Połóż gatunek na kwadracie: najbliższe Rozkładanie nie zabierze ci zasobów rodzajów, które leżą w sekcji.
marine-action-speciation = Specjacja
    .about = Dodaj gatunki na kaflach wokół zasobu na Ziemi, na każdym tyle, na ile pozwala teren. Zasób leżący przy polu mówi, jakiego rodzaju ma on być, i nie należy do nikogo.
marine-action-wanderlust = Odkrywanie
    .about = Dołóż nowy kafel, możesz z zasobem; bonusowe punkty za niego i sąsiadujące kafle tego terenu, potem każdy może tam wejść.
marine-action-tectonics = Tektonika
    .about = Na kaflu leżącym na brzegu wybucha erupcja, bonusowe punkty za nią i sąsiadujące erupcje; zostaje po jednym gatunku każdej gromady i dochodzi jeden twój.
marine-action-migration = Migracja
    .about = Przesuń na sąsiadujące kafle najwyżej tyle gatunków, ile mówi pole.
marine-action-competition = Rywalizacja
    .about = Na jednym kaflu terenu z pola, na którym mieszkasz, usuń tyle cudzych gatunków, ile mówi pole.
marine-action-evolution = Ewolucja
    .about = Zapunktuj kafel terenu z pola; jeśli się na nim rozwijasz, musisz wziąć kartę z miejsca o numerze nie wyższym niż numer pola.
marine-action-domination = Dominacja
    .about = Przejmij pionek specjalny zasobu, dla którego twój poziom przystosowania jest wyższy niż znacznik dominacji.

## Co dają pola specjalne

marine-special-adaptation = można zastąpić zasób
marine-special-speciation = dowolny zasób
marine-special-wanderlust = dodatkowa tura
marine-special-tectonics = dowolny kafel
marine-special-migration = dowolna liczba
marine-special-competition = po jednym na dwóch kaflach dowolnego terenu albo dwa na jednym

## Karty Ewolucji. X to numer miejsca karty

marine-card-asteroid = Asteroida
    .effect = Wybierz kafel: przeżywa na nim tylko jeden gatunek, a każdy sąsiadujący kafel traci jeden. To ostatnia runda.
marine-card-biomass = Biomasa
    .effect = Każdy kafel, na którym jest więcej gatunków niż zasobów, traci jeden z nich; ty wybierasz czyj.
marine-card-rich-habitat = Bogate siedlisko
    .effect = Wybierz teren: zapunktuj wszystkie jego kafle.
marine-card-disease = Choroba
    .effect = Każda gromada, która ma więcej zasobów niż ty, oddaje jeden.
marine-card-predator = Drapieżnik
    .effect = Na każdym kaflu, na którym mieszkasz, ginie jeden gatunek innej gromady; ty wybierasz której.
marine-card-ecodiversity = Ekoróżnorodność
    .effect = 1 punkt za każdy zasób na Ziemi takiego rodzaju, jaki masz.
marine-card-gene-expression = Ekspresja genów
    .effect = Obejrzyj 3 cechy, których nikt nie ma; możesz wziąć jedną z nich zamiast swojej.
marine-card-extremophiles = Ekstremofile
    .effect = 1 punkt za każdy twój gatunek na kominach i gejzerach.
marine-card-endosymbionts = Endosymbionty
    .effect = 1 punkt za każdy kafel z gąbkami, na którym mieszkasz.
marine-card-divergent-evolution = Ewolucja dywergentna
    .effect = Wykonaj wierzchnią kartę ze stosu kart odrzuconych, potem dowolną inną odkrytą kartę.
marine-card-semiaquatic = Gatunek wodno-lądowy
    .effect = 1 punkt za każdy kafel ze słońcem, na którym mieszkasz.
marine-card-invasive-species = Gatunki inwazyjne
    .effect = Na każdym kaflu terenu, który widać na Rywalizacji, każda inna gromada traci gatunek.
marine-card-trophic-cascade = Kaskada troficzna
    .effect = Wybierz kafel: znika z niego X zasobów. X to numer miejsca karty.
marine-card-terrestrial = Gatunek lądowy
    .effect = Połóż dowolny zasób z woreczka na wierzchołku lądu lub gejzera, potem do 4 swoich gatunków na tym kaflu.
marine-card-mollusks = Mięczaki
    .effect = 1 punkt za każdy kafel ze ślimakami, na którym mieszkasz.
marine-card-metamorphosis = Metamorfoza
    .effect = Wymień jeden swój zasób, ale nie nadrukowany, na dowolny z woreczka.
marine-card-carbon-cycle = Obieg węgla w przyrodzie
    .effect = 1 punkt za każdy kafel z planktonem, na którym mieszkasz.
marine-card-annelids = Pierścienice
    .effect = 1 punkt za każdy kafel z bezkręgowcami, na którym mieszkasz.
marine-card-fecundity = Plenność
    .effect = Dodaj po jednym gatunku na każdym kaflu, na którym mieszkasz.
marine-card-fertile = Płodny
    .effect = Wybierz kafel, na którym mieszkasz: 1 punkt za każdy gatunek na nim, swój i cudzy.
marine-card-population-doubling = Podwojenie populacji
    .effect = Wybierz kafel, na którym mieszkasz: dodaj tyle gatunków, ile jest na nim wszystkich, swoich i cudzych.
marine-card-niche-construction = Powstanie biomu
    .effect = Przenieś jeden zasób na Ziemi na dowolny pusty wierzchołek.
marine-card-producers = Producenci
    .effect = 1 punkt za każdy kafel z algami, na którym mieszkasz.
marine-card-solar-radiation = Promieniowanie słoneczne
    .effect = X gatunków z kafla, który był właśnie punktowany, wraca do pul genowych; ty wybierasz czyje. X to numer miejsca karty.
marine-card-adaptability = Przystosowalność
    .effect = Wymień jeden swój zasób, ale nie nadrukowany, na jeden z Ziemi.
marine-card-biodiversity = Różnorodność biologiczna
    .effect = 1 punkt za każdy kafel, na którym mieszkasz z innymi gromadami.
marine-card-tectonic-movement = Ruchy tektoniczne
    .effect = Wszyscy zabierają wszystkie pionki z obszaru akcji; figurki się nie ruszają.
marine-card-habitat = Siedlisko
    .effect = Usuń z Ziemi zasób, którego pionek specjalny nie jest twój; potem połóż taki, którego pionek jest twój, na pustym wierzchołku.
marine-card-monotypic-habitat = Siedlisko monotypowe
    .effect = Bonusowe punkty za kafle, na których mieszkasz tylko ty.
marine-card-symbiotic = Symbiotyczny
    .effect = Wylosuj zasób dla siebie i po jednym dla każdej gromady, która ma mniej zasobów niż ty.
marine-card-marine-snow = Śnieg morski
    .effect = Zapunktuj wszystkie kafle oceanu.
marine-card-mass-exodus = Wędrówki zwierząt
    .effect = Wybierz kafel: opuszczają go wszystkie gatunki, każdy na wskazany przez ciebie sąsiadujący kafel.
marine-card-omnivore = Wszystkożerność
    .effect = Wybierz kafel, na którym mieszkasz: znika z niego zasób i gatunek, w miarę możliwości cudzy.
marine-card-volcanism = Wulkanizm
    .effect = Wykonaj Tektonikę na dowolnej górze, potem drugą na brzegu.
marine-card-voracious-predator = Zachłanny drapieżnik
    .effect = X gatunków innych gromad, gdziekolwiek są, ustępuje miejsca twoim. X to numer miejsca karty.

## Symbole kart: co się dzieje, gdy taka karta trafia na planszę

marine-symbol-bones = Wymieranie
marine-symbol-fish = Przetrwanie
marine-symbol-both = Wymieranie, Przetrwanie

## Cechy

marine-trait-pack-hunters = Drapieżniki stadne
    .effect = Wybrany pionek specjalny jest twój bez dominowania zasobu; ma wartość co najmniej 2.
marine-trait-exaptation = Egzaptacja
    .effect = Skopiuj cechę innej gromady. Gdy w puli genowej zostanie 16 gatunków, tracisz ją i kopiujesz inną, już na stałe.
marine-trait-ram-feeding = Filtrowanie planktonu
    .effect = Masz o jeden plankton więcej, jakby był nadrukowany na planszetce.
marine-trait-hadal = Głębia oceaniczna
    .effect = Dodatkowa tura po odzyskiwaniu, jeśli wszystkie twoje pionki stały na obszarze akcji.
marine-trait-camouflage = Kamuflaż
    .effect = Po każdym cudzym Odkrywaniu i każdej cudzej Tektonice możesz dodać gatunek na nowym kaflu.
marine-trait-cannibal = Kanibal
    .effect = 1 punkt za każdy własny gatunek, który zostaje usunięty.
marine-trait-flight = Lot
    .effect = Pionki zwykłe możesz stawiać także przed wszystkimi swoimi pionkami, ale nigdy pomiędzy nimi.
marine-trait-carnivore = Mięsożerca
    .effect = Rozwijasz się także tam, gdzie są co najmniej 2 cudze gatunki.
marine-trait-migratory = Migracje sezonowe
    .effect = W Migracji przesuwasz o jeden gatunek więcej, a każdy nawet o dwa kafle.
marine-trait-ecological-niche = Nisza ekologiczna
    .effect = Specjacja wokół zasobu, którego pionek specjalny jest twój: na każdym kaflu o gatunek więcej dla ciebie, o jeden mniej dla innych.
marine-trait-resilience = Odporność
    .effect = Regresja nie zabiera ci zasobów.
marine-trait-phenotypic-plasticity = Plastyczność fenotypowa
    .effect = Dwa ze zdobywanych zasobów możesz położyć na tej karcie, gdzie nie można ich stracić.
marine-trait-sapience = Przejawy inteligencji
    .effect = Dodatkowy pionek zwykły, gdy tylko masz 20 punktów.
marine-trait-solitary = Samotnik
    .effect = Gdy punktowany jest kafel, na którym mieszkasz tylko ty, dodatkowo 1 punkt za każdy twój gatunek na nim.
marine-trait-gregarious = Stadny
    .effect = Twoje pionki zwykłe mogą wypychać cudze pionki zwykłe, na zwykłych polach za twoimi innymi pionkami.
marine-trait-prey-switching = Zmiana żywienia
    .effect = 1 punkt, gdy ktoś inny dodaje gatunki z puli genowej na kaflu, na którym mieszkasz.
marine-trait-benthic = Zwierzęta bentosowe
    .effect = Ta karta to twoje własne pole akcji Dominacja, ostatnie na obszarze akcji.
marine-trait-living-fossil = Żywa skamieniałość
    .effect = Przy każdym odzyskiwaniu możesz wykonać najstarszą kartę Ewolucji.

## Notes z punktami

marine-row-start = na początek
marine-row-so-far = do tej pory
marine-row-wanderlust = { marine-action-wanderlust }
marine-row-tectonics = { marine-action-tectonics }
marine-row-evolution = { marine-action-evolution }
marine-row-cards = karty
marine-row-traits = cechy
marine-row-survival = przetrwanie
marine-row-final-scoring = końcowe punktowanie
marine-row-special-pawns = wartość pionków specjalnych
marine-row-special-pawns-controlled = pionki specjalne
marine-row-cubes-on-earth = gatunki na Ziemi
marine-row-gene-pool = pula genowa
marine-row-elements = zasoby

## Dokumenty pozycji

marine-document-tiles = kafle
marine-document-hex = kafel
marine-document-endangered = zagrożone
marine-document-points = punkty
marine-document-adaptation = poziomy przystosowania
marine-document-dominates = dominuje
marine-document-survival = Przetrwanie
marine-document-holder = kto ma kartę
marine-document-why = dlaczego
marine-document-extinction = zginęłoby przy następnym Wymieraniu
marine-document-cubes = gatunki
marine-document-end = gdyby gra skończyła się teraz
marine-document-animal = gromada
marine-document-so-far = { marine-row-so-far }
marine-document-final-scoring = { marine-row-final-scoring }
marine-document-traits = { marine-row-traits }
marine-document-special-pawns = { marine-row-special-pawns }
marine-document-total = { sheet-total }
marine-document-place = miejsce
marine-document-reptiles = { marine-animal-reptiles }
marine-document-cephalopods = { marine-animal-cephalopods }
marine-document-fishes = { marine-animal-fishes }
marine-document-crustaceans = { marine-animal-crustaceans }
marine-document-algae = { marine-element-algae }
marine-document-gastropods = { marine-element-gastropods }
marine-document-plankton = { marine-element-plankton }
marine-document-sponges = { marine-element-sponges }
marine-document-sun = { marine-element-sun }
marine-document-worms = { marine-element-worms }

## Stół

marine-heading = { $phase ->
    [setup] przygotowanie rozgrywki
   *[round] runda { $round }
}{ $last ->
    [yes] {" "}· ostatnia runda
   *[no] {""}
}
marine-heading-over = koniec gry
marine-now-card = karta
marine-now-moved = już przeniesione
marine-now-again = po tej turze jeszcze jedna
marine-turns = Tury:
marine-cards = Karty:
marine-no-cards = nie ma
marine-discard = Odrzucone, od ostatniej:
marine-tiles = Kafle
marine-stocks = erupcje { $eruptions } · talia { $deck }
marine-bag = Woreczek
marine-deck = Jeszcze w talii ({ $number ->
    [one] { $number } karta
    [few] { $number } karty
    [many] { $number } kart
   *[other] { $number } karty
}) albo w pudełku:
marine-spare-traits = Cechy, których nikt nie ma:
marine-survival = Przetrwanie
    .short = Przetr.
marine-nobody = nikt
marine-column-points = punkty
    .short = PZ
marine-column-pool = pula genowa
    .short = PG
marine-column-earth = na Ziemi
    .short = gat
marine-column-box = w pudełku
    .short = pud
marine-column-pawns = pionki w ręce
    .short = PA
marine-traits = cechy
marine-elements = zasoby
marine-markers = znaczniki
marine-copy = { $trait }: { $copied }{ $settled ->
    [yes] {" "}(na stałe)
   *[no] {""}
}
marine-retrieved = odzyskiwanie już w tej rundzie
marine-not-retrieved = jeszcze bez odzyskiwania
marine-adaptation = poziom przystosowania
marine-legend-map = { $cube } = 2 gatunki · { $endangered } zagrożone
marine-legend-actions = { $basic } pionek zwykły · { $special } pionek specjalny: { $element } · { $space } pole tylko dla pionków specjalnych
marine-legend-animals = { $right } odzyskiwanie już w tej rundzie · { $left } jeszcze nie · zasoby: nadrukowane, na planszetce, na cechach · poziomy przystosowania, { $dominated } powyżej znacznika
marine-legend-cards = Liczba to numer miejsca karty. Gdy na planszę trafia karta z { $bones }, następuje Wymieranie, z { $fish } Przetrwanie.
marine-more-panels = Wpisz też: { $words }
marine-no-map = Okno jest za wąskie na mapę; kafle po kolei:

## Słowa do wpisania

marine-panel-map = mapa
marine-panel-actions = akcje
marine-panel-animals = gromady
marine-panel-cards = karty
marine-panel-elements = Zasoby na Ziemi
marine-verb-pass = pas
marine-verb-assign = wybierz
marine-verb-keep = zachowaj
marine-verb-discard = zwróć
marine-verb-copy = kopiuj
marine-verb-claim = przejmij
marine-verb-shelter = schowaj
marine-verb-hide = ukryj
marine-verb-retrieve = odzyskaj
marine-verb-pawn = pionek
marine-verb-special = specjalny
marine-verb-take = weź
marine-verb-swap = wymień
marine-verb-lose = oddaj
marine-verb-put = połóż
marine-verb-lift = zabierz
marine-verb-exchange = zamień
marine-verb-guard = chroń
marine-verb-speciate = wokół
marine-verb-add = dodaj
marine-verb-explore = odkryj
marine-verb-lay = dołóż
marine-verb-come = wejdź
marine-verb-erupt = erupcja
marine-verb-side = strona
marine-verb-from = skąd
marine-verb-move = przesuń
marine-verb-eliminate = usuń
marine-verb-evolve = zapunktuj
marine-verb-card = karta
marine-verb-dominate = dominuj
marine-verb-tile = kafel
marine-verb-spare = oszczędź
marine-verb-terrain = teren
marine-verb-trait = cecha
marine-verb-return = cofnij
marine-verb-drive = wypędź

## Rzeczy słowami

marine-with-bonus = { $place }, { $points ->
    [one] { $points } bonusowy punkt
    [few] { $points } bonusowe punkty
    [many] { $points } bonusowych punktów
   *[other] { $points } bonusowego punktu
}
marine-printed-number = { $number ->
    [one] { $number } gatunek
    [few] do { $number } gatunków
    [many] do { $number } gatunków
   *[other] do { $number } gatunku
}
marine-printed-slots = { $number ->
    [one] karta { $number }
    [few] karty od 1 do { $number }
    [many] karty od 1 do { $number }
   *[other] karty od 1 do { $number }
}
marine-printed-border = na brzegu
marine-printed-speciation = wokół zasobu na Ziemi: { $element }
marine-by-animal = { $animal } { $number }
marine-card-for = karta dla { $animal }
marine-no-points = bez punktów

## Odpowiedzi

marine-answer-pass = nic
marine-answer-done = dość
marine-answer-retrieve = odzyskaj { $number ->
    [one] { $number } pionek
    [few] { $number } pionki
    [many] { $number } pionków
   *[other] { $number } pionka
}
marine-answer-basic = pionek zwykły
marine-answer-special = pionek specjalny: { $element }
marine-answer-pawn = { $place }, { $pawn }
marine-answer-bump = { $space }, wypycha { $animal }
marine-answer-corner-of = { $element }, { $corner }
marine-answer-stack = { $terrain } (stos { $stack })
marine-answer-move = { $from } { $to }
marine-answer-victim = { $animal } { $on }
marine-answer-swap = wymień { $element }
marine-answer-dominate = { $element }: poziom przystosowania { $value }, znacznik { $marker }
marine-answer-shelter = na kartę cechy
marine-answer-display = na planszetkę
marine-answer-hide = dodaj gatunek
marine-answer-guard = połóż tam gatunek
marine-answer-gene-pool = z puli genowej
marine-answer-box = z pudełka
marine-answer-keep-trait = zostaw, co masz
marine-answer-effect = { $name }: { $effect }

## Pytania

marine-asked = { $animal }: { $question }
marine-question-choose = Którą gromadą grasz?
marine-question-keep-traits = { $verb ->
    [discard] Którą cechę zwracasz?
   *[keep] Którą cechę zachowujesz?
}
marine-question-turn = Gdzie stawiasz pionek? A może odzyskiwanie?
marine-question-turn-with = { $space }: którym pionkiem?
marine-question-take-abundance = Wzbogacenie. Który zasób bierzesz?
marine-question-put-abundance = Na którym wierzchołku kładziesz { $element }?
marine-question-lift-or-swap = Autotrofia. Który zasób usuwasz? A może zamieniasz któryś z leżących w sekcji?
marine-question-exchange = Autotrofia. Na miejsce którego zasobu kładziesz { $element }?
marine-question-deplete = Wyjałowienie. Który zasób usuwasz z Ziemi?
marine-question-adapt = Adaptacja. Który zasób bierzesz?
marine-question-replace = Adaptacja. Który zasób wraca do woreczka, żeby zrobić miejsce na { $element }?
marine-question-shelter = Gdzie kładziesz { $element }?
marine-question-guard = Regresja. Chronisz swoje zasoby?
marine-question-speciate = Specjacja. Wokół którego zasobu dodajesz gatunki?
marine-question-spread = Specjacja. Gdzie dodajesz następny gatunek?
marine-question-explore = Odkrywanie. Który kafel bierzesz?
marine-question-lay = Gdzie dokładasz { $terrain }?
marine-question-take-element = Który zasób kładziesz na nowym kaflu ({ $tile })?
marine-question-put-element = Na którym wierzchołku nowego kafla ({ $tile }) kładziesz { $element }?
marine-question-come = Skąd przesuwasz gatunek { $to }?
marine-question-erupt = Tektonika. Na którym kaflu wybucha erupcja?
marine-question-choose-side = Tektonika. Komin czy gejzer { $on }?
marine-question-settle = Tektonika. Skąd bierzesz nowy gatunek { $on }?
marine-question-migrate = Migracja. Który gatunek się przesuwa? { $any ->
    [yes] Można przesunąć dowolną liczbę.
   *[no] { $left ->
        [one] Został { $left } ruch.
        [few] Zostały { $left } ruchy.
        [many] Zostało { $left } ruchów.
       *[other] Zostało { $left } ruchu.
    }
}
marine-question-migrate-to = Migracja. Dokąd przesuwa się gatunek { $from }?
marine-question-compete = Rywalizacja. Który gatunek usuwasz? { $left ->
    [one] Jeszcze { $left }.
    [few] Najwyżej { $left }.
    [many] Najwyżej { $left }.
   *[other] Najwyżej { $left }.
}
marine-question-compete-on = Rywalizacja. Który gatunek usuwasz { $on }?
marine-question-evolve = Ewolucja. Który kafel punktujesz?
marine-question-take-card = Rozwijasz się { $on }. Którą kartę bierzesz?
marine-question-take-oldest = Żywa skamieniałość. Wykonujesz najstarszą kartę?
marine-question-dominate = Dominacja. Który pionek specjalny przejmujesz?
marine-question-divergent-card = Ewolucja dywergentna. Którą inną kartę wykonujesz?
marine-question-terrestrial-element = Gatunek lądowy. Który zasób bierzesz z woreczka?
marine-question-terrestrial-tile = Gatunek lądowy. Który ląd lub gejzer?
marine-question-terrestrial-cubes = Gatunek lądowy. Następny gatunek { $on }? { $left ->
    [one] Najwyżej { $left }.
    [few] Najwyżej { $left }.
    [many] Najwyżej { $left }.
   *[other] Najwyżej { $left }.
}
marine-question-habitat-loses = Siedlisko. Który zasób usuwasz z Ziemi?
marine-question-habitat-gains = Siedlisko. Który zasób bierzesz z woreczka?
marine-question-put-from-bag = Na którym wierzchołku kładziesz { $element }?
marine-question-cascade-tile = Kaskada troficzna. Który kafel?
marine-question-remove-elements = Który zasób usuwasz { $from }? { $left ->
    [one] Jeszcze { $left }.
    [few] Jeszcze { $left }.
    [many] Jeszcze { $left }.
   *[other] Jeszcze { $left }.
}
marine-question-niche-element = Powstanie biomu. Który zasób przenosisz?
marine-question-niche-corner = Powstanie biomu. Na który wierzchołek go przenosisz?
marine-question-give-up-element = Choroba. Który zasób oddajesz?
marine-question-trade-in = Metamorfoza. Który zasób oddajesz?
marine-question-trade-for = Metamorfoza. Który zasób bierzesz w zamian?
marine-question-swap-out = Przystosowalność. Który zasób oddajesz?
marine-question-swap-in = Przystosowalność. Który zasób na Ziemi bierzesz w zamian?
marine-question-express-trait = Ekspresja genów. Którą cechę bierzesz?
marine-question-replace-trait = Ekspresja genów. Którą swoją cechę oddajesz?
marine-question-victim = Czyj gatunek ginie { $on }?
marine-question-asteroid-tile = Asteroida. W który kafel uderza?
marine-question-survivor = Asteroida. Czyj gatunek przeżywa { $on }?
marine-question-omnivore-tile = Wszystkożerność. Który kafel?
marine-question-irradiate = Promieniowanie słoneczne. Czyj gatunek { $on } wraca do puli genowej? { $left ->
    [one] Jeszcze { $left }.
    [few] Jeszcze { $left }.
    [many] Jeszcze { $left }.
   *[other] Jeszcze { $left }.
}
marine-question-devour = Zachłanny drapieżnik. Który gatunek ustępuje twojemu? { $left ->
    [one] Jeszcze { $left }.
    [few] Jeszcze { $left }.
    [many] Jeszcze { $left }.
   *[other] Jeszcze { $left }.
}
marine-question-devour-on = Zachłanny drapieżnik. Który gatunek ustępuje twojemu { $on }?
marine-question-take-over = Zachłanny drapieżnik. Które miejsce zajmuje twój następny gatunek?
marine-question-fertile-tile = Płodny. Który kafel?
marine-question-rich-terrain = Bogate siedlisko. Który teren punktujesz?
marine-question-multiply = Plenność. Gdzie dodajesz gatunek? Pula genowa nie wystarczy na wszystkie kafle.
marine-question-doubling-tile = Podwojenie populacji. Który kafel?
marine-question-exodus-tile = Wędrówki zwierząt. Który kafel?
marine-question-exodus = Wędrówki zwierząt. Dokąd idzie gatunek { $of }?
marine-question-copy = Egzaptacja. Którą cechę kopiujesz?
marine-question-hide = Kamuflaż. Dodajesz gatunek { $on }?
marine-question-make-room = Filtrowanie planktonu. Który zasób wraca do woreczka, żeby zrobić miejsce na plankton?
marine-question-claim = Drapieżniki stadne. Który pionek specjalny bierzesz?

## Zasady do zadanego pytania

marine-rules-typing =
    Wpisz numer albo odpowiedź słowami: wzbogacenie 2 (pionek zwykły), wzbogacenie 2 słońce (pionek specjalny słońca), odzyskaj, słońce, 0,-1 (kafel), E(0,-1) albo 0,-1 e (wierzchołek), 0,1 1,0 (ruch), 1,0 ryby (kogo usuwasz), pas.
    Kafel ma sześć wierzchołków: e, se, sw, w, nw, ne. Żeby zobaczyć samą część stołu, wpisz: { $panels }.
marine-rules-turn =
    Twoja tura: postaw pionek i od razu wykonaj akcję albo odzyskaj wszystkie swoje pionki. Pionek zwykły stawia się na pustym zwykłym polu za wszystkimi swoimi pionkami. Pionek specjalny stawia się na dowolnym pustym polu albo wypycha nim cudzy pionek zwykły.
    Gdy każdy choć raz odzyskał pionki, Rozkładanie napełnia obszar akcji od nowa i zaczyna się następna runda.
marine-rules-special = Na polu specjalnym: { $effect }.
marine-rules-card = Karta { $card }: { $effect }
marine-rules-trait = Cecha { $trait }: { $effect }
marine-rules-setup = Każdy gracz prowadzi gromadę zwierząt. Im wyżej stoi w łańcuchu pokarmowym, tym więcej wygrywa remisów; im niżej, tym wcześniej zaczyna.
marine-rules-traits = Każda gromada dostała trzy cechy i zachowuje jedną z nich, a superbohaterowie dwie. Nikt nie widzi cudzych, dopóki wszyscy nie wybiorą.
marine-rules-basics =
    Twoje gatunki rozwijają się na kaflu, na którym leży zasób, jaki masz; gdzie indziej są zagrożone. Wymieranie usuwa wszystkie zagrożone gatunki.
    Poziom przystosowania: ile razy masz zasób, razy liczba kafli z nim, na których mieszkasz. Gdy przekracza znacznik, dominujesz ten zasób; na końcu pionki specjalne są warte tyle, ile pokazują ich znaczniki.
    Punktowanie kafla zależy od liczby gatunków, remisy rozstrzyga łańcuch pokarmowy: ląd 8 4 2 1, wodorosty 7 4 2, rafa 6 3 2, góra 5 3 2, łąka 4 2, równina 3 2, ocean 2 1, erupcja 1.
    Specjacja dodaje najwyżej: ocean 4, równina i góra 3, rafa, wodorosty i łąka 2, ląd i erupcja 1.
    Bonusowe punkty za 1, 2, 3, … rzeczy: 1 3 6 10 15 21 28 36 45.
    Przetrwanie: gromada, która ma na erupcjach najwięcej gatunków, zdobywa bonusowe punkty za erupcje, na których mieszka.
    Łańcuch pokarmowy: gady, głowonogi, ryby, skorupiaki. Tury idą w drugą stronę.

## Zdarzenia

marine-event-drawn = { $action }: wylosowano zasób, { $element }.
marine-drawn = Nowe zasoby, { $action }: { $elements }.
marine-event-marked = { $action }: nowy znacznik terenu, { $terrain }.
marine-marked = Nowe znaczniki terenu, { $action }: { $terrains }.
marine-event-turned-up = Na stosie { $stack } odkryto: { $terrain }.
marine-event-dealt = Nowa karta: { $card }.
marine-dealt = Nowe karty: { $cards }.
marine-event-assigned = { $seat } gra { $with }.
marine-event-trait-dealt = { $animal } dostały cechę do wyboru: { $trait }.
marine-event-trait-dealt-hidden = { $animal } dostały cechę do wyboru.
marine-traits-dealt = { $animal } dostały cechy do wyboru: { $traits }.
marine-traits-dealt-hidden = { $animal } dostały { $number ->
    [one] cechę
    [few] { $number } cechy
    [many] { $number } cech
   *[other] { $number } cechy
} do wyboru.
marine-event-trait-gained = { $animal } zyskały cechę: { $trait }.
marine-traits-gained = Cechy: { $traits }.
marine-event-trait-lost = { $animal } straciły cechę: { $trait }.
marine-event-trait-copied = { $animal } skopiowały cechę: { $trait }.
marine-event-copy-lost = { $animal } straciły skopiowaną cechę: { $trait }.
marine-event-element-gained = { $animal } zyskały zasób: { $element }.
marine-event-element-lost = { $animal } straciły zasób: { $element }.
marine-event-element-sheltered = { $animal } położyły zasób na karcie cechy: { $element }.
marine-event-element-put = Nowe na Ziemi: { $element }, { $corner }.
marine-event-element-removed = Zniknęło z Ziemi: { $element }, { $corner }.
marine-event-box-changed = { $action }: do sekcji: { $came }, z sekcji: { $left }.
marine-event-pawn-placed = { $pawn ->
    [special] { $animal } postawiły pionek specjalny ({ $special }) na polu { $space }.
   *[basic] { $animal } postawiły pionek na polu { $space }.
}
marine-event-pawn-bumped = Pionek { $of } został wypchnięty z pola { $space }.
marine-event-pawn-gained = { $animal } zyskały pionek zwykły.
marine-event-retrieved = { $animal } odzyskały { $number ->
    [one] pionek
    [few] { $number } pionki
    [many] { $number } pionków
   *[other] { $number } pionka
}.
marine-event-pawns-back = { $animal } zabrały z powrotem { $number ->
    [one] pionek
    [few] { $number } pionki
    [many] { $number } pionków
   *[other] { $number } pionka
}.
marine-event-control = { $animal } przejęły pionek specjalny: { $element }, wartość { $value }.
marine-event-guarded = { $animal } położyły gatunek na Regresji.
marine-event-cubes-added = { $animal } dodały { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $on }.
marine-event-cube-moved = { $animal } przesunęły { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $from } { $to }.
marine-event-cubes-eliminated = { $animal } straciły { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $on }.
marine-event-cubes-returned = { $animal } zabrały { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $from } do puli genowej.
marine-event-cubes-back = { $animal } zabrały { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} z Regresji do puli genowej.
marine-event-tile-laid = Nowy kafel: { $tile }.
marine-event-erupted = Erupcja, { $side }: { $tile }.
marine-event-points = { $animal } { $change ->
    [gained] zdobyły
   *[lost] straciły
} { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
} ({ $reason }).
marine-event-scored = Punktowanie kafla ({ $reason }): { $tile }.
marine-scored = Punktowanie kafla ({ $reason }): { $tile } – { $points }.
marine-event-card-taken = { $animal } wzięły kartę { $card } z miejsca { $slot }.
marine-event-card-again = { $animal } jeszcze raz wykonały kartę { $card }.
marine-event-extinction = Wymieranie: giną zagrożone gatunki.
marine-event-survival = { $change ->
    [held] Przetrwanie: karta należy do { $of }, które mieszkają na { $tiles ->
        [one] { $tiles } erupcji
        [few] { $tiles } erupcjach
        [many] { $tiles } erupcjach
       *[other] { $tiles } erupcji
    }.
   *[nobody] Przetrwanie: nikt nie ma karty.
}
marine-event-round-ends = Koniec rundy { $round }: Rozkładanie.
marine-event-last-round = Asteroida uderzyła: to ostatnia runda.
marine-event-extra-turn = { $animal } mają dodatkową turę.
marine-event-final-scoring = { $guard ->
    [yes] Osiągnięto limit tur: gra się kończy. Każdy kafel jest punktowany jeszcze raz.
   *[no] Końcowe punktowanie: każdy kafel jest punktowany jeszcze raz.
}
marine-event-total = { $animal }, suma: { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}.
marine-reason-survival = Przetrwanie
marine-reason-final-scoring = końcowe punktowanie
marine-reason-start = na początek
marine-reason-special-pawns = pionki specjalne

## The picture

marine-picture-setup = przygotowanie rozgrywki
marine-picture-round = runda { $round }
marine-picture-last = runda { $round }, ostatnia
marine-picture-over = koniec gry, runda { $round }
marine-picture-food-chain = Łańcuch pokarmowy
marine-picture-specials = Pionki specjalne
marine-picture-discard = ostatnio odrzucona: { $card }
marine-picture-pool = pula genowa { $pool } · na Ziemi { $earth } · w pudełku { $box }
marine-picture-cubes = { $animal }: { $number ->
    [one] { $number } gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
}{ $endangered ->
    [yes] , zagrożone
   *[no] {""}
}

## Co jest nie tak z dokumentem pozycji albo z plikiem z elementami gry

marine-wrong-eruptions = { $place }: kafli erupcji jest tylko { $most }
marine-box-about = { $place }: „{ $given }”, a ta karta nie dotyczy żadnego zasobu ani terenu

## Na stronie

marine-pitch = Ryby, gady i ich rywale w morzu, które wrze.
marine-length = 2 godziny
marine-weight = wymagająca
marine-label-components = Własne pudełko
    .about = Plik JSON w postaci components.json, jeśli w twoim egzemplarzu wydrukowano co innego.
marine-label-earth = Ziemia
    .about = Jak na planszy albo z losowanymi kaflami i zasobami.
marine-label-multi-animal = Po kilka gromad
    .about = Grają wszystkie cztery gromady, po dwie dla każdego z dwóch graczy; liczy się ta z twoich, która ma mniej punktów.
marine-label-animals = Kto gra którą gromadą
    .about = Decyduje los, gracze wybierają po kolei albo ty wskazujesz tutaj.
marine-label-length = Długość
    .about = Ile kart Ewolucji zostaje w pudełku: krótka 15, zwykła 10, długa 5, epicka żadna.
marine-label-displays = Planszetki
    .about = Z trzema nadrukowanymi zasobami albo z trzema losowanymi.
marine-label-superheroes = Superbohaterowie
    .about = Każda gromada zachowuje dwie ze swoich trzech cech.
marine-label-exaptation = Egzaptacja
    .about = Czy ta cecha jest w grze. Zwykle tak, chyba że gra się z superbohaterami.
marine-label-food-chain = Kto decyduje pierwszy
    .about = Gdy wszyscy decydują według łańcucha pokarmowego, na przykład kto wchodzi na nowy kafel: od najniższej gromady w górę albo od najwyższej w dół.
marine-label-turn-limit = Limit tur
    .about = Po tylu turach gra się kończy, nawet bez ostatniej karty.
marine-sheet-start = To, co na losowej Ziemi dostały gromady na początek, żeby wszystkie zaczynały po równo.
marine-sheet-so-far = Punkty, które wpisano.
marine-sheet-wanderlust = Nowy kafel daje punkty bonusowe za siebie i kafle tego samego terenu obok niego: 1, 3, 6, 10, 15, 21.
marine-sheet-tectonics = Erupcja daje punkty bonusowe za siebie i erupcje obok niej: 1, 3, 6, 10, 15, 21.
marine-sheet-evolution = Punktowany kafel daje punkty według liczby gatunków; ile za które miejsce, mówi jego teren. Przy remisie pierwszeństwo ma gromada stojąca wyżej w łańcuchu pokarmowym.
marine-sheet-cards = To, co dały karty Ewolucji.
marine-sheet-traits = To, co dały cechy gromady.
marine-sheet-survival = Przy każdym Przetrwaniu gromada, która ma najwięcej gatunków na erupcjach, dostaje punkty bonusowe za erupcje ze swoimi gatunkami.
marine-sheet-final-scoring = Na końcu każdy kafel na Ziemi jest punktowany jeszcze raz, bez kart.
marine-sheet-special-pawns = Na końcu każdy kontrolowany pionek specjalny daje tyle, ile wynosi jego wartość.
marine-sheet-special-pawns-controlled = Kontrolowane pionki specjalne. To informacja, nie punkty.
marine-sheet-cubes-on-earth = Gatunki, które żyją na Ziemi. To informacja, nie punkty.
marine-sheet-gene-pool = Gatunki, które mogą jeszcze trafić na Ziemię. To informacja, nie punkty.
marine-sheet-elements = Zasoby, z których żyje ta gromada. To informacja, nie punkty.
marine-sheet-ties = Przy równej sumie wygrywa gromada stojąca wyżej w łańcuchu pokarmowym. Kto gra dwiema gromadami, liczy tę, która ma mniej punktów.

## Liczby z rzeczownikami, w książce zasad

marine-species = { $count ->
    [one] { $count } gatunek
    [few] { $count } gatunki
    [many] { $count } gatunków
   *[other] { $count } gatunku
}
marine-some-tiles = { $count ->
    [one] { $count } kafel
    [few] { $count } kafle
    [many] { $count } kafli
   *[other] { $count } kafla
}

## Pomoc gracza

marine-aid-turn = Tura
marine-aid-elements = zasoby
marine-aid-symbols = Symbole nowych kart
marine-aid-reseed = Rozkładanie: Regresja odbiera zasoby; co zostało, przechodzi z Adaptacji do Regresji, z Autotrofii do Wyjałowienia, ze Wzbogacenia do Autotrofii; reszta do woreczka; nowe zasoby i znaczniki terenu.
## Dlaczego czegoś nie można teraz wybrać

marine-why-erupted = Na tym kaflu była już erupcja.
marine-why-border = Z tego pola erupcja może być tylko na kaflu leżącym na brzegu.
marine-why-same-tile = Z tego pola wszystkie gatunki usuwa się z jednego kafla.
marine-why-side = To pole dotyczy tylko zasobów na kaflu: { $side }. Ten leży gdzie indziej.
marine-why-value = { $element }: twój poziom przystosowania to { $value }, a musi być wyższy od znacznika, { $marker }.
marine-why-away = Ten pionek specjalny stoi na obszarze akcji, aż odzyskasz pionki: { $element }.
marine-why-not-controlled = Ten pionek specjalny nie jest twój: { $element }.
marine-why-not-yours = To pole innej gromady.
marine-why-own = Stoi tu twój pionek.
marine-why-special-there = Stoi tu pionek specjalny, a tego nie wolno wypchnąć.
marine-why-taken = Stoi tu pionek { $of }: może go wypchnąć tylko pionek specjalny.
marine-why-special-space = Może tu stanąć tylko pionek specjalny.
marine-why-order = Zwykły pionek stawia się tylko za wszystkimi twoimi pionkami na obszarze akcji.
marine-why-no-pawn = Nie masz pionka zwykłego w ręce: wrócą przy odzyskiwaniu.
marine-why-slot = Z tego pola można brać tylko karty z miejsc do numeru { $number }.

## Pierwsza gra krok po kroku

marine-lesson-chapter-start = Ziemia i cecha
marine-lesson-chapter-growing = Zasoby i gatunki
marine-lesson-chapter-spreading = Nowy kafel
marine-lesson-chapter-scoring = Punkty i karty
marine-lesson-chapter-special = Pionek specjalny
marine-lesson-chapter-round = Następna runda

marine-lesson-goal = Prowadzisz skorupiaki przez morza. Najwięcej punktów dają kafle, które są punktowane wtedy, gdy mieszka na nich wiele twoich gatunków. Na końcu wygrywa ten, kto ma najwięcej punktów.
marine-lesson-thriving = Spójrz na mapę: każda kostka to gatunek, a wszystkie gromady zaczynają na rafie. Na wierzchołkach kafli leżą zasoby. Twoje gatunki rozwijają się na kaflu, jeśli któryś z jego zasobów masz też na planszetce: bezkręgowce albo algi. Bez żadnego są zagrożone.
marine-lesson-trait = Każda gromada ma cechę, która zmienia zasady. Wybierasz jedną z trzech, a potem wszyscy odkrywają swoje. Zachowaj Samotnika: daje punkty tam, gdzie mieszkasz tylko ty.
marine-lesson-trait-other = To też dobra cecha i będziesz ją mieć przez całą grę.

marine-lesson-turn = W swojej turze stawiasz jeden pionek i od razu działasz albo odzyskujesz wszystkie swoje pionki. Zwykły pionek staje za wszystkimi twoimi pionkami na obszarze akcji. Zacznij więc od góry i schodź w dół.
marine-lesson-pawn-adaptation = Adaptacja daje ci jeszcze jeden zasób, z którego możesz żyć. Postaw tam pierwszy pionek.
marine-lesson-pawn-adaptation-other = Można zacząć i tu. To, co jest wyżej, będzie nieosiągalne, dopóki nie odzyskasz pionków.
marine-lesson-pawn-adaptation-freely = Postaw pionek za swoimi pozostałymi i od razu działaj albo odzyskaj wszystkie. To, co pominiesz, jest do tego czasu nieosiągalne.
marine-lesson-adaptation = Weź ślimaki: leżą tam, gdzie spotykają się rafa, wodorosty i równina.
marine-lesson-adaptation-freely = Weź zasób, który leży na kaflach, na których mieszkasz albo chcesz mieszkać.
marine-lesson-pawn-speciation = Ryby położyły na Ziemi algi, gady dodały gatunki. Teraz ty: Specjacja dodaje je wokół zasobu, a obok każdego jej pola leży jeden. Zajmij pole z bezkręgowcami.
marine-lesson-pawn-speciation-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-speciation = Bezkręgowce leżą tam, gdzie spotykają się rafa, równina i ocean. Wybierz je.
marine-lesson-speciation-freely = Wybierz zasób na Ziemi: dodasz gatunki na kaflach, które spotykają się w jego wierzchołku.
marine-lesson-species = Ile gatunków może przybyć, mówi teren. Dodaj dwa na rafie, trzy na równinie i jeden w oceanie, w dowolnej kolejności, a potem dość. Wszystkie się tam rozwijają dzięki bezkręgowcom.
marine-lesson-species-other = Kolejność i liczba są dowolne.
marine-lesson-species-freely = Dodawaj gatunki, dopóki pozwalają na to tereny, albo skończ, kiedy wystarczy.

marine-lesson-erupted = Gady wywołały erupcję kafla na brzegu i dostały za nią punkty. Ale ich gatunek nie znajduje tam zasobu, z którego żyje: jest zagrożony. Widać przy nim znak.
marine-lesson-pawn-wanderlust = Teraz nowy kafel: postaw pionek na Odkrywaniu.
marine-lesson-pawn-wanderlust-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-wanderlust = Odkryte leżą trzy kafle. Weź wodorosty: pierwszej gromadzie dają siedem punktów.
marine-lesson-wanderlust-freely = Wybierz jeden z odkrytych kafli albo zrezygnuj, jeśli żadnego nie chcesz.
marine-lesson-lay = Daje punkty bonusowe za siebie i za każdy sąsiadujący kafel tego samego terenu: za dwa razem 3. Połóż go tam, gdzie dotyka i wodorostów, i równiny.
marine-lesson-lay-freely = Połóż kafel obok innych. Sąsiedzi tego samego terenu dają punkty bonusowe.
marine-lesson-element = Może się na nim pojawić zasób. Weź bezkręgowce i połóż je tam, gdzie spotykają się oba kafle wodorostów i równina.
marine-lesson-element-freely = Możesz położyć zasób na wierzchołku nowego kafla. Najlepszy jest taki, z którego żyjesz.
marine-lesson-laid = Punkty bonusowe: { $wanderlust }. Teraz każdy może wejść na nowy kafel z kafli obok, a pierwsza decyduje gromada najniższa w łańcuchu pokarmowym: twoja.
marine-lesson-come = Przenieś dwa gatunki z równiny, a potem dość.
marine-lesson-come-freely = Możesz przenieść na nowy kafel dowolną liczbę gatunków z sąsiadujących. Skończ, kiedy wystarczy.

marine-lesson-eliminated = Gady usunęły jeden z twoich gatunków na rafie: to Rywalizacja. Taki gatunek wypada z gry.
marine-lesson-pawn-evolution = Czas na punkty: Ewolucja punktuje kafel terenu, który jest obok pola. Zajmij trzecie pole: są tam wodorosty i wybór z trzech kart.
marine-lesson-pawn-evolution-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-evolution = Najwięcej punktów dostaje ten, kto ma na kaflu najwięcej gatunków; przy równej liczbie gromada wyżej w łańcuchu pokarmowym. Zapunktuj nowe wodorosty, gdzie mieszkasz tylko ty.
marine-lesson-evolution-other = Ten kafel jest punktowany dla każdego, kto na nim mieszka.
marine-lesson-evolution-freely = Zapunktuj kafel, który da dużo tobie, a mało innym. Jeśli się na nim rozwijasz, bierzesz kartę.
marine-lesson-scored = Punkty za kafel: { $evolution }. Za Samotnika: { $traits }. A ponieważ się na nim rozwijasz, bierzesz kartę i ją wykonujesz.
marine-lesson-card = Weź Pierścienice: punkt za każdy kafel z bezkręgowcami, na którym mieszkasz.
marine-lesson-card-freely = Weź kartę; to, co mówi, wykonuje się od razu.

marine-lesson-extinction = Punkty za kartę: { $cards }. Potem wyłożono nową, z rybimi ośćmi: Wymieranie! Wszystkie zagrożone gatunki zostały usunięte, tak jak gatunek gadów na gejzerze. Karta z rybą oznacza Przetrwanie: punkty dla tego, kto ma najwięcej gatunków na erupcjach.
marine-lesson-dominated = Spójrz na bezkręgowce: masz je dwa razy i mieszkasz na czterech kaflach, na których leżą. Dwa razy cztery to { $worms }, twój poziom przystosowania. Jest wyższy niż znacznik dominacji bezkręgowców, więc je dominujesz.
marine-lesson-pawn-domination = Dominacja zamienia to w pionek specjalny. Postaw tam ostatni pionek zwykły.
marine-lesson-pawn-domination-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-domination = Wybierz bezkręgowce. Ich znacznik podnosi się do twojego poziomu; pionek może ci zabrać tylko ktoś, kto ma więcej.
marine-lesson-domination-freely = Wybierz zasób, który dominujesz: jego pionek specjalny staje się twój.
marine-lesson-special = Pionek specjalny bezkręgowców jest twój. Może stanąć wszędzie: także powyżej twoich pozostałych, na polach specjalnych i w miejscu czyjegoś zwykłego pionka. Postaw go na specjalnym polu Rywalizacji.
marine-lesson-special-freely = Pionek specjalny może stanąć na każdym polu, które jest puste albo zajęte przez cudzy zwykły pionek.
marine-lesson-competition = Możesz tam usunąć dwa gatunki, które mieszkają obok twoich. Oba na rafie: jeden gadów i jeden ryb. Wtedy masz tam pierwsze miejsce.
marine-lesson-competition-other = Kolejność jest dowolna, a wybór należy do ciebie.
marine-lesson-competition-freely = Usuwaj cudze gatunki, które mieszkają obok twoich, tam, gdzie zabierają ci pierwsze miejsce.

marine-lesson-retrieved = Nie było już pionka do postawienia, więc w tej turze wszystkie do ciebie wróciły: to odzyskiwanie. Gdy każdy ma je za sobą, runda się kończy i obszar akcji zapełnia się od nowa.
marine-lesson-leftovers = Zasoby, których nikt nie wziął, wracają jako zagrożenie: te z Adaptacji odbiorą ci zasoby w Regresji, te ze Wzbogacenia można będzie usuwać z Ziemi. Widać to rundę wcześniej.
marine-lesson-pawn-abundance = Zacznij znowu od góry: postaw pionek na Wzbogaceniu.
marine-lesson-pawn-abundance-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-abundance = Weź bezkręgowce i połóż je na wierzchołku między wodorostami a lądem. Specjacja mogłaby potem dodać twoje gatunki na obu kaflach.
marine-lesson-abundance-other = Tam też się przyda.
marine-lesson-abundance-freely = Połóż zasób tam, gdzie potrzebują go twoje gatunki albo dokąd mają przybyć.
marine-lesson-asteroid = Wśród ostatnich kart jest Asteroida. Runda, w której uderzy, jest ostatnia: Wymieranie, Przetrwanie, potem każdy kafel jest punktowany jeszcze raz, a każdy pionek specjalny daje tyle, ile pokazuje jego znacznik.
marine-lesson-end = Reszta należy do ciebie i to twoja tura. Podpowiedź jest zawsze pod ręką, a każdą odpowiedź można cofnąć. Miłej gry!

## What people look for in the rulebook, with the book's words for it
marine-rulebook-same = zajęte zajęty zajęta zająć wyrzucić wyrzuca wypchnąć wypycha wypychać; walka walczyć atak atakować bitwa wojna rywalizacja; rozkwit rozkwita rozkwitać rozwija rozwijać rozwój rozwijają; zabrać cofnąć odzyskać odzyskiwanie odzyskujesz; kolejność kolejka; rozmnażać mnożyć specjacja; odkryć odkrywać odkrywanie; kometa meteor asteroida

## Styles of computer players

marine-style-breeder = hodowca
    .about = chce mieć na Ziemi więcej gatunków niż inni
marine-style-gatherer = zbieracz
    .about = zbiera zasoby i żyje tam, gdzie jest ich dużo
marine-style-navigator = nawigator
    .about = chce pionków specjalnych i tego, co można nimi zrobić
marine-style-wanderer = wędrowiec
    .about = idzie tam, gdzie płaci karta przetrwania
