# Dominant Species. Słowa jak w słowniczku zasad.

dominant-species-title = Dominant Species: Władcy Ziemi
dominant-species-about = Sześć gromad zwierząt i Ziemia, którą skuwa lód. Planuj pionkami akcji, przystosowuj się, rozprzestrzeniaj, rywalizuj i dominuj; po Epoce lodowcowej wygrywa gracz, który ma najwięcej punktów zwycięstwa. Dla dwóch do sześciu osób, na długi wieczór.

## Opcje

dominant-species-option-edition = second: 22 karty, z pionków na Zlodowaceniu działa tylko ten na polu 1; first: 26 kart, działa pionek stojący najdalej z lewej
dominant-species-option-deck = short: 22 karty; long: 26 kart; null: jak w wydaniu
dominant-species-option-glaciation-acts = który pionek na Zlodowaceniu działa, space1: tylko ten na pierwszym polu; leftmost_pawn: pierwszy od lewej; null: jak w wydaniu
dominant-species-option-earth = standard: kafle i zasoby jak na planszy; random: kafle i zasoby są losowane, a gatunki żyją tam, gdzie leży ich zasób
dominant-species-option-multi-animal = true: gra wszystkie sześć gromad, po trzy dla 2 graczy albo po dwie dla 3; liczy się ta, która ma najmniej punktów
dominant-species-option-animals = draw: losowo; choose: gracze wybierają po kolei; albo lista nazw dla kolejnych miejsc, na przykład ["birds","insects"]
dominant-species-option-turn-limit = po tylu rundach gra się kończy, nawet jeśli nikt nie wziął Epoki lodowcowej

## Gromady: litera na stole, na początku zdania, dopełniacz, narzędnik

dominant-species-animal-mammals = ssaki
    .letter = S
    .capital = Ssaki
    .of = ssaków
    .with = ssakami
dominant-species-animal-reptiles = gady
    .letter = G
    .capital = Gady
    .of = gadów
    .with = gadami
dominant-species-animal-birds = ptaki
    .letter = P
    .capital = Ptaki
    .of = ptaków
    .with = ptakami
dominant-species-animal-amphibians = płazy
    .letter = Ł
    .capital = Płazy
    .of = płazów
    .with = płazami
dominant-species-animal-arachnids = pajęczaki
    .letter = J
    .capital = Pajęczaki
    .of = pajęczaków
    .with = pajęczakami
dominant-species-animal-insects = owady
    .letter = O
    .capital = Owady
    .of = owadów
    .with = owadami

## Tereny: litera, biernik, i jak w „na sawannie”, „z sawanny”, „na sawannę”, „nad sawanną”

dominant-species-terrain-sea = morze
    .letter = M
    .object = morze
    .on = na morzu
    .from = z morza
    .to = na morze
    .over = nad morzem
dominant-species-terrain-wetland = mokradła
    .letter = K
    .object = mokradła
    .on = na mokradłach
    .from = z mokradeł
    .to = na mokradła
    .over = nad mokradłami
dominant-species-terrain-savannah = sawanna
    .letter = S
    .object = sawannę
    .on = na sawannie
    .from = z sawanny
    .to = na sawannę
    .over = nad sawanną
dominant-species-terrain-jungle = dżungla
    .letter = D
    .object = dżunglę
    .on = w dżungli
    .from = z dżungli
    .to = do dżungli
    .over = nad dżunglą
dominant-species-terrain-forest = las
    .letter = L
    .object = las
    .on = w lesie
    .from = z lasu
    .to = do lasu
    .over = nad lasem
dominant-species-terrain-desert = pustynia
    .letter = P
    .object = pustynię
    .on = na pustyni
    .from = z pustyni
    .to = na pustynię
    .over = nad pustynią
dominant-species-terrain-mountain = góry
    .letter = G
    .object = góry
    .on = w górach
    .from = z gór
    .to = w góry
    .over = nad górami
dominant-species-terrain-tundra = tundra
    .letter = T
    .object = tundrę
    .on = w tundrze
    .from = z tundry
    .to = do tundry
    .over = nad tundrą

## Zasoby: litera i biernik

dominant-species-element-grass = trawa
    .letter = T
    .object = trawę
dominant-species-element-grub = pędraki
    .letter = P
    .object = pędraki
dominant-species-element-meat = mięso
    .letter = M
    .object = mięso
dominant-species-element-seed = nasiona
    .letter = N
    .object = nasiona
dominant-species-element-sun = słońce
    .letter = S
    .object = słońce
dominant-species-element-water = woda
    .letter = W
    .object = wodę

## Akcje

dominant-species-action-initiative = Inicjatywa
    .about = Wyprzedź na torze Inicjatywy gromadę po lewej i postaw ten pionek jeszcze raz, na innej akcji.
dominant-species-action-adaptation = Adaptacja
    .about = Weź jeden z tych zasobów na swoją planszetkę.
dominant-species-action-regression = Regresja
    .about = Każdy traci po jednym zdobytym zasobie każdego rodzaju, który leży na polu; pionek chroni jeden twój zasób.
dominant-species-action-abundance = Wzbogacenie
    .about = Połóż jeden z tych zasobów na pustym wierzchołku Ziemi.
dominant-species-action-wasteland = Zubożenie
    .about = Zabierz z pola jeden zasób; rodzaje, które na nim zostaną, znikają ze wszystkich wierzchołków tundry.
dominant-species-action-depletion = Wyjałowienie
    .about = Usuń z Ziemi jeden zasób rodzaju, który leży na polu.
dominant-species-action-glaciation = Zlodowacenie
    .about = W rundzie działa jeden pionek: tundra pokrywa kafel obok tundry, bonusowe punkty za każdą sąsiadującą tundrę.
dominant-species-action-speciation = Specjacja
    .about = Dodaj gatunki na kaflach wokół zasobu podanego na polu, na każdym tyle, na ile pozwala teren.
dominant-species-action-wanderlust = Odkrywanie
    .about = Dołóż nowy kafel, możesz z zasobem; bonusowe punkty za każdy sąsiadujący kafel, potem każdy może tam wejść.
dominant-species-action-migration = Migracja
    .about = Przesuń na sąsiadujące kafle najwyżej tyle gatunków, ile mówi pole; ptaki nawet o dwa kafle.
dominant-species-action-competition = Rywalizacja
    .about = Na jednym kaflu każdego terenu z pola, także tundry, usuń gatunek, który mieszka obok twojego.
dominant-species-action-domination = Przewaga
    .about = Zapunktuj kafel; kto na nim dominuje, bierze kartę. Każdy kafel raz na rundę.

## Karty

dominant-species-card-aquatic = Gatunki wodne
    .effect = Połóż dowolny zasób z worka na wierzchołku morza lub mokradeł, potem do 4 swoich gatunków na tym kaflu.
dominant-species-card-biodiversity = Bioróżnorodność
    .effect = 1 punkt za każdy kafel, na którym mieszkasz z innymi gromadami.
dominant-species-card-biomass = Biomasa
    .effect = Każdy kafel, na którym jest więcej gatunków niż zasobów, traci jeden z nich; ty wybierasz czyj.
dominant-species-card-blight = Zaraza
    .effect = Wybierz kafel: z jego wierzchołków znikają wszystkie zasoby oprócz jednego.
dominant-species-card-catastrophe = Katastrofa
    .effect = Wybierz kafel: przeżywa na nim tylko jeden gatunek, a każdy sąsiadujący kafel traci jeden.
dominant-species-card-cold-snap = Ochłodzenie klimatu
    .effect = Na każdym kaflu tundry każda inna gromada traci gatunek.
dominant-species-card-disease = Choroba
    .effect = Każda gromada, która ma więcej zasobów niż ty, oddaje jeden.
dominant-species-card-ecodiversity = Ekoróżnorodność
    .effect = 1 punkt za każdy zasób na Ziemi takiego rodzaju, jaki masz na planszetce.
dominant-species-card-evolution = Ewolucja
    .effect = Do dwóch gatunków dwóch innych gromad, gdziekolwiek są, ustępuje miejsca twoim.
dominant-species-card-fecundity = Plenność
    .effect = Dodaj najwyżej po jednym gatunku na każdym kaflu, na którym mieszkasz.
dominant-species-card-fertile = Płodność
    .effect = Wybierz kafel, na którym mieszkasz: 1 punkt za każdy gatunek na nim, swój i cudzy.
dominant-species-card-habitat = Siedlisko
    .effect = Połóż dowolny zasób z worka na dowolnym pustym wierzchołku Ziemi.
dominant-species-card-hibernation = Sen zimowy
    .effect = Do 5 twoich usuniętych gatunków wraca na jeden kafel; w tej rundzie nie mogą wymrzeć.
dominant-species-card-ice-age = Epoka lodowcowa
    .effect = Każda gromada zdobywa bonusowe punkty za kafle, na których dominuje. To ostatnia runda.
dominant-species-card-ice-sheet = Pokrywa lodowa
    .effect = Wykonaj od razu Zlodowacenie.
dominant-species-card-immigrants = Gatunki inwazyjne
    .effect = Każda gromada oddaje zasób albo pionek, albo wszystkie gatunki oprócz jednego na każdym kaflu.
dominant-species-card-instinct = Instynkt
    .effect = Postaw teraz jeden swój pionek na dowolnym pustym polu akcji.
dominant-species-card-intelligence = Inteligencja
    .effect = Nowy pionek dla ciebie i dla każdej gromady wyżej w łańcuchu pokarmowym.
dominant-species-card-mass-exodus = Wędrówki zwierząt
    .effect = Wybierz kafel: opuszczają go wszystkie gatunki, każdy na wskazany przez ciebie sąsiadujący kafel.
dominant-species-card-metamorphosis = Metamorfoza
    .effect = Wymień jeden swój zdobyty zasób na dowolny z worka.
dominant-species-card-niche-biomes = Sprzyjający biom
    .effect = Każda gromada, która ma więcej punktów niż ty, traci tyle, ile zapunktowany kafel daje pierwszej.
dominant-species-card-nocturnal = Gatunki nocne
    .effect = Przesuń się o jedno miejsce w lewo na torze Inicjatywy.
dominant-species-card-omnivore = Wszystkożerność
    .effect = Nowy pionek dla ciebie.
dominant-species-card-parasitism = Pasożytnictwo
    .effect = Nowy pionek dla ciebie i dla każdej gromady niżej w łańcuchu pokarmowym.
dominant-species-card-predator = Drapieżnik
    .effect = Na każdym kaflu, na którym mieszkasz, ginie jeden gatunek innej gromady; ty wybierasz której.
dominant-species-card-symbiotic = Symbiotyczny
    .effect = Wylosuj zasób dla siebie i po jednym dla każdej gromady, która ma mniej zasobów niż ty.

## Notes z punktami

dominant-species-row-start = na początek
dominant-species-row-so-far = do tej pory
dominant-species-row-glaciation = { dominant-species-action-glaciation }
dominant-species-row-wanderlust = { dominant-species-action-wanderlust }
dominant-species-row-domination = { dominant-species-action-domination }
dominant-species-row-cards = karty
dominant-species-row-survival = przetrwanie
dominant-species-row-final-scoring = końcowe punktowanie
dominant-species-row-tiles-dominated = zdominowane kafle
dominant-species-row-cubes-on-earth = gatunki na Ziemi
dominant-species-row-gene-pool = pula genów
dominant-species-row-elements = zasoby
dominant-species-row-pawns = pionki akcji

## Dokumenty pozycji

dominant-species-document-tiles = kafle terenu
dominant-species-document-hex = kafel
dominant-species-document-match = poziom przystosowania
dominant-species-document-dominant = dominacja
dominant-species-document-endangered = zagrożone
dominant-species-document-points = punkty
dominant-species-document-survival = Przetrwanie
dominant-species-document-holder = kto ma kartę
dominant-species-document-why = dlaczego
dominant-species-document-extinction = zginęłoby przy następnym Wymieraniu
dominant-species-document-cubes = gatunki
dominant-species-document-end = gdyby gra skończyła się teraz
dominant-species-document-animal = gromada
dominant-species-document-so-far = { dominant-species-row-so-far }
dominant-species-document-final-scoring = { dominant-species-row-final-scoring }
dominant-species-document-total = { sheet-total }
dominant-species-document-place = miejsce
dominant-species-document-grass = { dominant-species-element-grass }
dominant-species-document-grub = { dominant-species-element-grub }
dominant-species-document-meat = { dominant-species-element-meat }
dominant-species-document-seed = { dominant-species-element-seed }
dominant-species-document-sun = { dominant-species-element-sun }
dominant-species-document-water = { dominant-species-element-water }
dominant-species-document-mammals = { dominant-species-animal-mammals }
dominant-species-document-reptiles = { dominant-species-animal-reptiles }
dominant-species-document-birds = { dominant-species-animal-birds }
dominant-species-document-amphibians = { dominant-species-animal-amphibians }
dominant-species-document-arachnids = { dominant-species-animal-arachnids }
dominant-species-document-insects = { dominant-species-animal-insects }

## Stół

dominant-species-heading = runda { $round } · { $phase }{ $last ->
    [yes] {" "}· ostatnia runda
   *[no] {""}
}
dominant-species-heading-over = koniec gry
dominant-species-now-card = karta
dominant-species-now-terrains = pozostałe tereny
dominant-species-now-protected = ochronione
dominant-species-now-moved = już przeniesione
dominant-species-now-space1 = w Zlodowaceniu działa tylko pionek na pierwszym polu
dominant-species-now-leftmost-pawn = w Zlodowaceniu działa pierwszy pionek od lewej
dominant-species-phase-setup = przygotowanie rozgrywki
dominant-species-phase-planning = planowanie
dominant-species-phase-execution = wykonywanie
dominant-species-phase-reset = przygotowanie następnej rundy
dominant-species-initiative = Inicjatywa
dominant-species-cards = Karty:
dominant-species-no-cards = nie ma
dominant-species-tiles = Kafle
dominant-species-stocks = tundra { $tundra } · talia { $deck }
dominant-species-bag = Worek
dominant-species-deck = W talii { $number ->
    [one] jest jeszcze { $number } karta:
    [few] są jeszcze { $number } karty:
    [many] jest jeszcze { $number } kart:
   *[other] jest jeszcze { $number } karty:
}
dominant-species-survival = Przetrwanie
    .short = Przetr.
dominant-species-nobody = nikt
dominant-species-column-points = punkty
    .short = PZ
dominant-species-column-pool = pula genów
    .short = PG
dominant-species-column-earth = na Ziemi
    .short = gat
dominant-species-column-dominates = dominuje
    .short = dom
dominant-species-column-pawns = pionki w ręce
    .short = PA
dominant-species-legend = { $cube } = 2 gatunki, poziom przystosowania 3 · { $dominant } dominuje · { $endangered } zagrożone · { $asleep } jeden z nich śpi
dominant-species-more-panels = Wpisz też: { $words }
dominant-species-no-map = Okno jest za wąskie na mapę; kafle po kolei:

## Słowa do wpisania

dominant-species-panel-map = mapa
dominant-species-panel-actions = akcje
dominant-species-panel-animals = gromady
dominant-species-panel-cards = karty
dominant-species-panel-elements = Zasoby na Ziemi
dominant-species-verb-pass = pas
dominant-species-verb-assign = wybierz
dominant-species-verb-pawn = pionek
dominant-species-verb-swap = wyprzedź
dominant-species-verb-keep = zostaw
dominant-species-verb-take = weź
dominant-species-verb-protect = chroń
dominant-species-verb-remove = zabierz
dominant-species-verb-put = połóż
dominant-species-verb-deplete = wyjałów
dominant-species-verb-glaciate = zlodować
dominant-species-verb-speciate = wokół
dominant-species-verb-add = dodaj
dominant-species-verb-explore = odkryj
dominant-species-verb-lay = dołóż
dominant-species-verb-come = wejdź
dominant-species-verb-move = przesuń
dominant-species-verb-eliminate = usuń
dominant-species-verb-dominate = zapunktuj
dominant-species-verb-card = karta
dominant-species-verb-save = ocal
dominant-species-verb-tile = kafel
dominant-species-verb-leave = zachowaj
dominant-species-verb-spare = oszczędź
dominant-species-verb-lose = oddaj
dominant-species-verb-sacrifice = poświęć
dominant-species-verb-evolve = zastąp
dominant-species-verb-drive = wypędź
dominant-species-verb-cube = kostka

## Rzeczy słowami

dominant-species-empty-hex = { $hex }, { $points ->
    [one] { $points } bonusowy punkt
    [few] { $points } bonusowe punkty
    [many] { $points } bonusowych punktów
   *[other] { $points } bonusowego punktu
}
dominant-species-printed-number = { $number ->
    [one] { $number } gatunek
    [few] do { $number } gatunków
    [many] do { $number } gatunków
   *[other] do { $number } gatunku
}
dominant-species-by-animal = { $animal } { $number }
dominant-species-card-for = karta dla { $animal }
dominant-species-no-points = bez punktów

## Odpowiedzi

dominant-species-answer-pass = nic
dominant-species-answer-done = dość
dominant-species-answer-swap = wyprzedź { $animal }, potem postaw pionek
dominant-species-answer-keep = zostaw kolejność, tylko postaw pionek
dominant-species-answer-corner-of = { $element }, { $corner }
dominant-species-answer-stack = { $terrain } (stos { $stack })
dominant-species-answer-move = { $from } { $to }
dominant-species-answer-victim = { $animal } { $on }
dominant-species-answer-sacrifice-element = zdobyty zasób
dominant-species-answer-sacrifice-pawn = pionek akcji
dominant-species-answer-cube-awake = taki, który nie śpi
dominant-species-answer-cube-asleep = taki, który śpi
dominant-species-answer-sacrifice-species = wszystkie gatunki oprócz jednego na każdym kaflu: { $number ->
    [one] { $number } gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
}

## Pytania

dominant-species-asked = { $animal }: { $question }
dominant-species-question-choose = Którą gromadą grasz?
dominant-species-question-place-pawn = Gdzie stawiasz pionek?
dominant-species-question-swap-or-keep = Inicjatywa. Przesuwasz się o jedno miejsce na torze?
dominant-species-question-go-on = Dokąd idzie pionek? Zadziała tam jeszcze w tej rundzie.
dominant-species-question-adapt = Adaptacja. Który zasób bierzesz?
dominant-species-question-protect = Regresja. Który zasób chronisz?
dominant-species-question-take-abundance = Wzbogacenie. Który zasób bierzesz?
dominant-species-question-put-abundance = Na którym wierzchołku kładziesz { $element }?
dominant-species-question-remove = Zubożenie. Który zasób zabierasz z pola?
dominant-species-question-deplete = Wyjałowienie. Który zasób usuwasz z Ziemi?
dominant-species-question-glaciate = Zlodowacenie. Który kafel pokryje tundra?
dominant-species-question-speciate = Specjacja. Wokół którego zasobu ({ $element }) dodajesz gatunki?
dominant-species-question-spread = Specjacja. Gdzie dodajesz następny gatunek?
dominant-species-question-swarm = Gdzie dodajesz darmowy gatunek?
dominant-species-question-explore = Odkrywanie. Który kafel bierzesz?
dominant-species-question-lay = Gdzie dokładasz { $terrain }?
dominant-species-question-take-element = Który zasób kładziesz na nowym kaflu ({ $tile })?
dominant-species-question-put-element = Na którym wierzchołku nowego kafla ({ $tile }) kładziesz { $element }?
dominant-species-question-come = Skąd przesuwasz gatunek { $to }?
dominant-species-question-migrate = Migracja. Który gatunek się przesuwa? { $left ->
    [one] Został { $left } ruch.
    [few] Zostały { $left } ruchy.
    [many] Zostało { $left } ruchów.
   *[other] Zostało { $left } ruchu.
}
dominant-species-question-migrate-to = Migracja. Dokąd przesuwa się gatunek { $from }?
dominant-species-question-compete = Rywalizacja. Który gatunek usuwasz?
dominant-species-question-compete-on = Rywalizacja. Który gatunek usuwasz { $on }?
dominant-species-question-hunt = Darmowa Rywalizacja. Który gatunek usuwasz?
dominant-species-question-hunt-on = Darmowa Rywalizacja. Który gatunek usuwasz { $on }?
dominant-species-question-dominate = Przewaga. Który kafel punktujesz?
dominant-species-question-take-card = Dominujesz ({ $tile }). Którą kartę bierzesz?
dominant-species-question-save-one = Wymieranie. Gdzie ocalasz gatunek?
dominant-species-question-aquatic-tile = Gatunki wodne. Które morze lub mokradła?
dominant-species-question-aquatic-cubes = Gatunki wodne. Następny gatunek { $on }? { $left ->
    [one] Najwyżej { $left }.
    [few] Najwyżej { $left }.
    [many] Najwyżej { $left }.
   *[other] Najwyżej { $left }.
}
dominant-species-question-take-from-bag = Który zasób bierzesz z worka?
dominant-species-question-put-from-bag = Na którym wierzchołku kładziesz { $element }?
dominant-species-question-blight-tile = Zaraza. Który kafel?
dominant-species-question-blight-leaves = Zaraza. Który zasób zostaje?
dominant-species-question-give-up-element = Który zdobyty zasób oddajesz?
dominant-species-question-trade-in = Metamorfoza. Który zdobyty zasób oddajesz?
dominant-species-question-trade-for = Metamorfoza. Który zasób bierzesz w zamian?
dominant-species-question-spread-ice = Pokrywa lodowa. Który kafel pokryje tundra?
dominant-species-question-sacrifice = Gatunki inwazyjne. Co oddajesz?
dominant-species-question-follow-instinct = Instynkt. Gdzie stawiasz pionek?
dominant-species-question-fertile-tile = Płodność. Który kafel?
dominant-species-question-victim = Czyj gatunek ginie { $on }?
dominant-species-question-catastrophe-tile = Katastrofa. Który kafel?
dominant-species-question-survivor = Katastrofa. Czyj gatunek przeżywa { $on }?
dominant-species-question-which-goes = Niektóre gatunki { $of } { $on } zapadły w sen zimowy: który zostaje usunięty?
dominant-species-question-which-stays = Niektóre gatunki { $of } { $on } zapadły w sen zimowy: który zostaje?
dominant-species-question-evolve = Ewolucja. Który gatunek ustępuje twojemu? { $left ->
    [one] Jeszcze { $left }.
    [few] Najwyżej { $left }.
    [many] Najwyżej { $left }.
   *[other] Najwyżej { $left }.
}
dominant-species-question-evolve-on = Ewolucja. Który gatunek ustępuje twojemu { $on }?
dominant-species-question-multiply = Plenność. Gdzie dodajesz gatunek?
dominant-species-question-wake-up = Sen zimowy. Dokąd wraca usunięty gatunek? { $left ->
    [one] Jeszcze { $left }.
    [few] Jeszcze najwyżej { $left }.
    [many] Jeszcze najwyżej { $left }.
   *[other] Jeszcze najwyżej { $left }.
}
dominant-species-question-exodus-tile = Wędrówki zwierząt. Który kafel?
dominant-species-question-exodus = Wędrówki zwierząt. Dokąd idzie gatunek { $of }?

## Zasady do zadanego pytania

dominant-species-rules-typing =
    Wpisz numer albo odpowiedź słowami: zlodowacenie 2, słońce, 0,-1 (kafel), E(0,-1) albo 0,-1 e (wierzchołek), 0,1 1,0 (ruch), 1,0 ptaki (kogo usuwasz), pas.
    Kafel ma sześć wierzchołków: e, se, sw, w, nw, ne. Żeby zobaczyć samą część stołu, wpisz: { $panels }.
dominant-species-rules-planning = Planowanie: w kolejności toru Inicjatywy każdy stawia po jednym pionku, aż nikt nie ma żadnego. Potem akcje wykonuje się z góry na dół, a każdą od lewej do prawej.
dominant-species-rules-card = Karta { $card }: { $effect }
dominant-species-rules-setup = Każdy gracz prowadzi gromadę zwierząt. Im wyżej stoi w łańcuchu pokarmowym, tym więcej wygrywa remisów; im niżej, tym wcześniej planuje w pierwszej rundzie.
dominant-species-rules-extinction = Wymieranie: giną wszystkie zagrożone gatunki. Ssaki mogą ocalić jeden swój.
dominant-species-rules-basics =
    Poziom przystosowania: dla każdego zasobu na wierzchołkach kafla policz, ile razy masz go na planszetce; suma to twój poziom na tym kaflu. Poziom 0: twoje gatunki są tam zagrożone. Najwyższy poziom bez remisu i choć jeden gatunek: dominujesz.
    Punktowanie kafla zależy od liczby gatunków, remisy rozstrzyga łańcuch pokarmowy: morze 9 5 3 2, mokradła 8 4 2 1, sawanna 7 4 2, dżungla 6 3 2, las 5 3 2, pustynia 4 2, góry 3 2, tundra 1.
    Specjacja dodaje najwyżej: morze i mokradła 4, sawanna, dżungla i las 3, pustynia i góry 2, tundra 1.
    Bonusowe punkty za 1, 2, 3, … rzeczy: 1 3 6 10 15 21 28 36 45.
    Przetrwanie: na końcu rundy gromada, która ma w tundrze najwięcej gatunków, zdobywa bonusowe punkty za kafle tundry, na których mieszka.
    Łańcuch pokarmowy: ssaki, gady, ptaki, płazy, pajęczaki, owady.

## Zdarzenia

dominant-species-event-turn = Zaczyna się runda { $round }.
dominant-species-event-drawn = { $action }: wylosowano zasób, { $element }.
dominant-species-drawn = Nowe zasoby, { $action }: { $elements }.
dominant-species-event-turned-up = Na stosie { $stack } odkryto: { $terrain }.
dominant-species-event-dealt = Nowa karta: { $card }.
dominant-species-dealt = Nowe karty: { $cards }.
dominant-species-event-assigned = { $seat } gra { $with }.
dominant-species-event-pawn-placed = { $animal } postawiły pionek na polu { $space }.
dominant-species-pawns-placed = Postawione pionki: { $pawns }.
dominant-species-event-pawn-lifted = { $animal } wykonują akcję { $space }.
dominant-species-event-pawn-slid = Pionek { $of } przesunął się na pole { $space }.
dominant-species-event-pawns-changed = { $change ->
    [gained] { $animal } zyskały pionek akcji.
   *[lost] { $animal } straciły pionek akcji.
}
dominant-species-event-initiative-swapped = { $animal } wyprzedziły { $other } na torze Inicjatywy.
dominant-species-event-element-gained = { $animal } zyskały zasób: { $element }.
dominant-species-event-element-lost = { $animal } straciły zasób: { $element }.
dominant-species-event-protected = { $animal } ochroniły zasób: { $element }.
dominant-species-event-element-put = Nowe na Ziemi: { $element }, { $corner }.
dominant-species-event-element-removed = Zniknęło z Ziemi: { $element }, { $corner }.
dominant-species-event-box-emptied = { $animal } zabrały zasób z pola Zubożenia: { $element }.
dominant-species-event-cubes-added = { $animal } dodały { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $on }.
dominant-species-event-cube-moved = { $animal } przesunęły { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $from } { $to }.
dominant-species-event-cubes-eliminated = { $animal } straciły { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $on }.
dominant-species-event-cubes-returned = { $animal } zabrały { $number ->
    [one] gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
} { $from } do puli genów.
dominant-species-event-tile-laid = Nowy kafel: { $tile }.
dominant-species-event-frozen = Tundra pokryła { $object }.
dominant-species-event-points = { $animal } { $change ->
    [gained] zdobyły
   *[lost] straciły
} { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
} ({ $reason }).
dominant-species-event-dominance = { $change ->
    [gained] { $animal } zdobyły dominację { $over }.
    [lost] { $animal } straciły dominację { $over }; nikt tam teraz nie dominuje.
   *[passed] { $animal } straciły dominację { $over } na rzecz { $of }.
}
dominant-species-event-scored = Punktowanie kafla ({ $reason }): { $tile }.
dominant-species-scored = Punktowanie kafla ({ $reason }): { $tile } – { $points }.
dominant-species-event-card-taken = { $animal } wzięły kartę { $card }.
dominant-species-event-saved = { $animal } ocaliły gatunek { $on }.
dominant-species-event-survival = { $change ->
    [held] Przetrwanie: karta należy do { $of }, które mieszkają w tundrze na { $tiles ->
        [one] { $tiles } kaflu
        [few] { $tiles } kaflach
        [many] { $tiles } kaflach
       *[other] { $tiles } kafla
    }.
   *[nobody] Przetrwanie: nikt nie ma karty.
}
dominant-species-event-last-turn = Ktoś wziął Epokę lodowcową: to ostatnia runda.
dominant-species-event-final-scoring = { $guard ->
    [yes] Gra kończy się przed czasem. Każdy kafel jest punktowany jeszcze raz.
   *[no] Końcowe punktowanie: każdy kafel jest punktowany jeszcze raz.
}
dominant-species-event-total = { $animal }, suma: { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}.
dominant-species-reason-survival = Przetrwanie
dominant-species-reason-final-scoring = końcowe punktowanie
dominant-species-reason-start = na początek

## Obrazek

dominant-species-picture-turn = runda { $round }
dominant-species-picture-over = koniec gry po rundzie { $round }
dominant-species-picture-pool = pula genów { $pool } · pionki w ręce { $pawns }
dominant-species-picture-cubes = { $animal }: { $number ->
    [one] { $number } gatunek
    [few] { $number } gatunki
    [many] { $number } gatunków
   *[other] { $number } gatunku
}, poziom przystosowania { $match }
dominant-species-picture-dominant = dominują { $animal }
dominant-species-picture-asleep = zapadły w sen zimowy: { $animal } { $number }

## Na stronie

dominant-species-pitch = Sześć gromad zwierząt walczy o Ziemię, a lód jest coraz bliżej.
dominant-species-length = długi wieczór
dominant-species-weight = bardzo wymagająca
dominant-species-label-edition = Wydanie
    .about = Drugie: 22 karty, a z pionków na Zlodowaceniu działa tylko ten na pierwszym polu. Pierwsze: 26 kart, działa pionek stojący najdalej z lewej.
dominant-species-label-deck = Talia
    .about = Krótka: 22 karty. Długa: 26 kart.
dominant-species-label-glaciation-acts = Który pionek na Zlodowaceniu działa
    .about = Tylko ten na pierwszym polu albo pierwszy od lewej.
dominant-species-label-earth = Ziemia
    .about = Jak na planszy albo z losowanymi kaflami i zasobami.
dominant-species-label-multi-animal = Po kilka gromad
    .about = Gra wszystkie sześć gromad, po trzy dla każdego z dwóch graczy albo po dwie dla każdego z trzech; liczy się ta z twoich, która ma najmniej punktów.
dominant-species-label-animals = Kto gra którą gromadą
    .about = Decyduje los, gracze wybierają po kolei albo ty wskazujesz tutaj.
dominant-species-label-turn-limit = Limit rund
    .about = Po tylu rundach gra się kończy, nawet bez ostatniej karty.
dominant-species-sheet-start = To, co na losowej Ziemi dostały na początek gromady z mniejszą liczbą gatunków.
dominant-species-sheet-so-far = Punkty, które wpisano.
dominant-species-sheet-glaciation = Nowa tundra daje punkty bonusowe za liczbę kafli tundry obok niej: 1, 3, 6, 10, 15, 21.
dominant-species-sheet-wanderlust = Nowy kafel daje punkty bonusowe za liczbę kafli obok niego: 1, 3, 6, 10, 15, 21.
dominant-species-sheet-domination = Punktowany kafel daje punkty według liczby gatunków; ile za które miejsce, mówi jego teren. Przy remisie pierwszeństwo ma gromada stojąca wyżej w łańcuchu pokarmowym.
dominant-species-sheet-cards = To, co dały lub zabrały karty dominacji.
dominant-species-sheet-survival = Gromada, która ma najwięcej gatunków w tundrze, dostaje co rundę punkty bonusowe za kafle tundry ze swoimi gatunkami.
dominant-species-sheet-final-scoring = Na końcu każdy kafel Ziemi jest punktowany jeszcze raz, bez kart.
dominant-species-sheet-tiles-dominated = Kafle, na których ta gromada dominuje, bo najlepiej pasuje do zasobów wokół. To informacja, nie punkty.
dominant-species-sheet-cubes-on-earth = Gatunki, które żyją na Ziemi. To informacja, nie punkty.
dominant-species-sheet-gene-pool = Gatunki, które mogą jeszcze trafić na Ziemię. To informacja, nie punkty.
dominant-species-sheet-elements = Zasoby, z których żyje ta gromada. To informacja, nie punkty.
dominant-species-sheet-pawns = Pionki do wykonywania akcji. To informacja, nie punkty.
dominant-species-sheet-ties = Przy równej sumie wygrywa gromada stojąca wyżej w łańcuchu pokarmowym. Kto gra kilkoma gromadami, liczy tę, która ma najmniej punktów.

## Pomoc gracza

dominant-species-aid-turn = Runda
dominant-species-aid-elements = zasoby
dominant-species-aid-last = Jeśli ktoś wziął Epokę lodowcową, gra się tu kończy.
dominant-species-aid-reseed = Rozkładanie: nowe karty; pionki Zlodowacenia przesuwają się o pole w lewo; co zostało, przechodzi ze Zubożenia do Wyjałowienia, ze Wzbogacenia do Zubożenia, z Adaptacji do Regresji; nowe zasoby i kafle.
dominant-species-aid-reptiles = Gady w każdej Regresji chronią jeden zasób bez pionka.
dominant-species-aid-arachnids = Przed Rywalizacją pajęczaki mogą usunąć jeden wrogi gatunek z kafla, na którym mieszkają.
dominant-species-aid-insects = Po Specjacji owady mogą dodać jeden gatunek na dowolnym kaflu.
## Dlaczego czegoś nie można teraz wybrać

dominant-species-why-tundra = Ten kafel to już tundra.
dominant-species-why-no-tundra = Tundra rozszerza się tylko na kafle obok tundry.
dominant-species-why-scored = Przewaga już punktowała ten kafel w tej rundzie.
dominant-species-why-own = Stoi tu twój pionek.
dominant-species-why-taken = Pole jest zajęte: stoi tu pionek { $of }.
dominant-species-why-initiative = Z Inicjatywy pionek idzie na inną akcję.
dominant-species-why-acting = Pionki stawia się podczas planowania. Teraz działają, z góry na dół.
dominant-species-why-no-pawns = Nie masz już pionka w ręce: wszystkie stoją.

## Pierwsza gra krok po kroku

dominant-species-lesson-chapter-planning = Ziemia i plan
dominant-species-lesson-chapter-growing = Zasoby i nowe gatunki
dominant-species-lesson-chapter-spreading = Nowe lądy
dominant-species-lesson-chapter-scoring = Rywale i punkty
dominant-species-lesson-chapter-next = Następna runda

dominant-species-lesson-goal = Prowadzisz płazy na Ziemi, którą skuwa lód. Najwięcej punktów dają kafle, które są punktowane wtedy, gdy mieszka na nich wiele twoich gatunków. Na końcu wygrywa ten, kto ma najwięcej punktów.
dominant-species-lesson-cubes = Spójrz na mapę: każda kostka to gatunek. Dwa twoje mieszkają na mokradłach, jeden w dżungli i jeden na sawannie. Pozostałe czekają w puli genów.
dominant-species-lesson-match = Na wierzchołkach kafli leżą zasoby. Płazy żyją z wody; masz ją na planszetce trzy razy. Wokół mokradeł leżą dwie wody, dwa razy trzy: twój poziom przystosowania to tam { $match }.
dominant-species-lesson-dominance = Przy poziomie 0 gatunki są zagrożone i wymierają na końcu rundy. Z najwyższym poziomem ze wszystkich gromad na kaflu dominujesz na nim, a to da ci kartę.
dominant-species-lesson-pawn-speciation = Runda zaczyna się od planowania: pionki stawia się po jednym na obszarze akcji, a masz ich sześć. Potem akcje wykonuje się z góry na dół. Postaw pierwszy pionek na Specjacji, na polu z wodą: przyniesie nowe gatunki.
dominant-species-lesson-pawn-speciation-other = Czemu nie: każde pole się do czegoś przyda. Ale pole z wodą może teraz zająć ktoś inny.
dominant-species-lesson-pawn-speciation-freely = Postaw pionek na dowolnym pustym polu. Akcje wykonuje się z góry na dół, więc to, co zrobisz wyżej, pomoże ci niżej.
dominant-species-lesson-pawn-domination = Przewaga to ostatnia akcja i to ona punktuje kafle. Kto jest na niej pierwszy, ten pierwszy wybiera kafel i kartę. Zajmij jej pierwsze pole, zanim zrobi to ktoś inny.
dominant-species-lesson-pawn-domination-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-adaptation = Im więcej zasobów masz na planszetce, do tym większej liczby kafli pasujesz. Adaptacja daje jeden zasób, a kto stoi na jej pierwszym polu, ten wybiera pierwszy. Postaw tam pionek.
dominant-species-lesson-pawn-adaptation-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-competition = W dżungli obok twojego gatunku mieszka gatunek ptaków. Rywalizacja usuwa takich rywali. Postaw pionek na jej pierwszym polu, na którym są dżungla i mokradła.
dominant-species-lesson-pawn-competition-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-wanderlust = Odkrywanie dokłada nowy kafel, a odkryte leży morze: żaden teren nie daje więcej. Postaw pionek na pierwszym polu tej akcji.
dominant-species-lesson-pawn-wanderlust-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-migration = Został jeden pionek. Migracja przesuwa gatunki na sąsiadujące kafle, tyle, ile mówi pole. Postaw go na polu z liczbą 6.
dominant-species-lesson-pawn-migration-freely = { dominant-species-lesson-pawn-speciation-freely }

dominant-species-lesson-executing = Wszystkie pionki stoją i teraz działają: akcja po akcji z góry na dół, a w każdej pole po polu. Z każdej akcji można zrezygnować.
dominant-species-lesson-adaptation = Najpierw jest Adaptacja, a pierwszy wybór należy do ciebie. Weź trawę: dwie leżą wokół sawanny, a jedna wokół mokradeł.
dominant-species-lesson-adaptation-other = Ten zasób też cię wyżywi, wszędzie tam, gdzie leży na wierzchołku.
dominant-species-lesson-adaptation-freely = Weź zasób, który leży wokół kafli, na których mieszkasz albo chcesz mieszkać: podnosi tam twój poziom przystosowania.
dominant-species-lesson-adapted = Twój poziom przystosowania na sawannie to teraz { $match }. Ale ptaki wzięły nasiona i w dżungli są przystosowane tak dobrze jak ty: przy remisie nie dominuje nikt.
dominant-species-lesson-frozen = Potem było Zlodowacenie: ptaki pokryły lodem pustynię. Odtąd jest tundrą i daje mało punktów. Został na niej tylko jeden gatunek każdej gromady, reszta wróciła do puli genów.
dominant-species-lesson-speciation = Twoja Specjacja! Dodaje gatunki na wszystkich kaflach wokół jednego zasobu. Wybierz wodę tam, gdzie spotykają się mokradła, sawanna i tundra.
dominant-species-lesson-speciation-freely = Wybierz zasób na Ziemi: dodasz gatunki na kaflach, które spotykają się w jego wierzchołku.
dominant-species-lesson-species = Ile, mówi teren: najwyżej cztery na mokradłach, trzy na sawannie i jeden w tundrze. Dodaj wszystkie, osiem gatunków, w dowolnej kolejności.
dominant-species-lesson-species-other = Kolejność jest dowolna.
dominant-species-lesson-species-freely = Dodawaj gatunki, dopóki pozwalają na to tereny, albo skończ, kiedy wystarczy.

dominant-species-lesson-grown = Twoje gatunki na Ziemi: { $cubes_on_earth }. Kafel, na którym jest ich dużo, da ci sporo punktów.
dominant-species-lesson-wanderlust = Odkrywanie: wybierz jeden z odkrytych kafli. Weź morze.
dominant-species-lesson-wanderlust-freely = Wybierz jeden z odkrytych kafli albo zrezygnuj, jeśli żadnego nie chcesz.
dominant-species-lesson-lay = Nowy kafel daje bonusowe punkty: 1, jeśli dotyka jednego kafla, 3, jeśli dwóch. Połóż go tam, gdzie dotyka i mokradeł, i dżungli.
dominant-species-lesson-lay-freely = Połóż kafel obok innych: im więcej ich dotyka, tym więcej bonusowych punktów. I pomyśl, kto się tam przeniesie.
dominant-species-lesson-element = Może się na nim pojawić zasób. Weź wodę i połóż ją na wierzchołku między morzem a dżunglą: pomoże ci na obu kaflach.
dominant-species-lesson-element-freely = Możesz położyć zasób na wierzchołku nowego kafla. Najlepszy jest taki, z którego żyjesz.
dominant-species-lesson-laid = Bonusowe punkty: { $wanderlust }. A dzięki nowej wodzie twój poziom przystosowania w dżungli to { $match }: znów tam dominujesz.
dominant-species-lesson-come = Teraz każdy może wejść na nowy kafel z kafli obok. Przenieś dwa gatunki z mokradeł, a potem dość.
dominant-species-lesson-come-freely = Możesz przenieść na nowy kafel dowolną liczbę gatunków z sąsiadujących. Skończ, kiedy wystarczy.
dominant-species-lesson-endangered = Gady dołożyły las i przyszedł tam gatunek ptaków. Wokół nie ma nasion: poziom 0. Ten gatunek jest zagrożony; widać przy nim znak.
dominant-species-lesson-migration = Twoja Migracja. Przesuń dwa gatunki z mokradeł do tundry w środku, a potem dość. Kto ma najwięcej gatunków w tundrze, dostanie punkt.
dominant-species-lesson-migration-freely = Przesuwaj gatunki na sąsiadujące kafle: stamtąd, gdzie są zagrożone, albo tam, gdzie chcesz mieć ich najwięcej. Skończ, kiedy wystarczy.

dominant-species-lesson-competition = Rywalizacja. Na jednym kaflu każdego terenu z pola i na jednej tundrze usuwasz gatunek, który mieszka obok twojego: ptaków w dżungli i gadów w tundrze.
dominant-species-lesson-competition-other = Kolejność jest dowolna, a możesz też nie usuwać żadnego.
dominant-species-lesson-competition-freely = Usuwaj cudze gatunki, które mieszkają obok twoich, tam, gdzie zabierają ci pierwsze miejsce albo dominację.
dominant-species-lesson-eliminated = Gady zrobiły ci to samo na sawannie. Usunięte gatunki wypadają z gry i nie wracają.
dominant-species-lesson-domination = Teraz Przewaga. Najwięcej punktów dostaje ten, kto ma na punktowanym kaflu najwięcej gatunków, bez względu na poziom; przy równej liczbie gromada wyżej w łańcuchu pokarmowym. Zapunktuj nowe morze.
dominant-species-lesson-domination-other = Ten kafel też daje punkty. Sprawdź, kto jest na nim pierwszy, a kto dominuje i weźmie kartę.
dominant-species-lesson-domination-freely = Zapunktuj kafel, który da dużo tobie, a mało innym. Kartę bierze ten, kto na nim dominuje.
dominant-species-lesson-scored = Punkty za morze: { $domination }. A ponieważ na nim dominujesz, bierzesz jedną z odkrytych kart i od razu ją wykonujesz.
dominant-species-lesson-card = Weź Płodność: daje punkty za wszystkie gatunki na jednym kaflu.
dominant-species-lesson-card-freely = Weź kartę; to, co mówi, wykonuje się od razu. Ważne, czy przyda się właśnie teraz.
dominant-species-lesson-fertile = Wybierz sawannę: razem z gatunkiem gadów mieszka tam najwięcej gatunków.
dominant-species-lesson-fertile-freely = Wybierz kafel, którego dotyczy karta.

dominant-species-lesson-others = Inni też punktowali i wzięli karty. Dzięki Gatunkom nocnym ptaki cię wyprzedziły: odtąd to one stawiają pionki jako pierwsze. Może to odwrócić akcja Inicjatywa.
dominant-species-lesson-extinction = Potem skończyła się runda. Gatunek ptaków z poziomem 0 wymarł. W tundrze masz najwięcej gatunków. Punkty z karty Przetrwanie: { $survival }.
dominant-species-lesson-leftovers = To, czego nikt nie weźmie, szkodzi rundę później. Woda ze Wzbogacenia leży teraz na polu Zubożenia, więc zniknie cała woda z wierzchołków tundry, a z nią twoja w środku.
dominant-species-lesson-pawn-wasteland = Chyba że ktoś ją stamtąd zabierze. Zaczęło się nowe planowanie: postaw pionek na Zubożeniu.
dominant-species-lesson-pawn-wasteland-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-regression = Na Adaptacji została trawa i leży teraz na polu Regresji: każdy traci jedną zdobytą trawę, chyba że chroni ją stojący tam pionek. Postaw go.
dominant-species-lesson-pawn-regression-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-ice-age = To już cała runda. Liczba gatunków daje punkty, a przystosowanie utrzymuje je przy życiu i daje karty. Ostatnią kartą jest Epoka lodowcowa: gdy ktoś ją weźmie, dogrywa się rundę do końca, a potem każdy kafel jest punktowany jeszcze raz.
dominant-species-lesson-end = Reszta należy do ciebie, a do postawienia są jeszcze cztery pionki. Podpowiedź jest zawsze pod ręką, a każdą odpowiedź można cofnąć. Miłej gry!

## What people look for in the rulebook, with the book's words for it
dominant-species-rulebook-same = walka walczyć atak atakować bitwa wojna rywalizacja; lód śnieg mróz zamarza zlodowacenie tundra; limit ograniczenie maksimum ogranicza ile; beze nieobecny mieszkam mieszkać; pożywienie jedzenie zasób; kolejność inicjatywa; rozmnażać mnożyć specjacja; odkryć odkrywać odkrywanie; latać lata ptaki

## Styles of computer players

dominant-species-style-breeder = hodowca
    .about = chce mieć na Ziemi więcej gatunków niż inni
dominant-species-style-sovereign = władca
    .about = chce dominować na kaflach i brać za to karty
dominant-species-style-gatherer = zbieracz
    .about = zbiera zasoby i żyje tam, gdzie jest ich dużo
dominant-species-style-wanderer = wędrowiec
    .about = idzie na tundrę po kartę przetrwania
