# Planeta. Słowa jak w słowniczku zasad; nazwy zwierząt są takie jak w pliku z elementami gry.

planet-title = Planeta
planet-about = Bierz płytki i układaj je na dwunastu ścianach własnej planety. Zwierzęta osiedlają się tam, gdzie ich obszary są największe lub najliczniejsze, a tajny cel daje punkty za jedno środowisko.

## Opcje

planet-option-beginner = true: bez kart celów, a każde zwierzę jest warte 1 punkt
planet-option-mystery = true: połowa zwierząt leży zakryta; są znane przez trzy rundy, licząc tę, w której się osiedlają
planet-option-start = miejsce, które zaczyna, licząc od 0; null: losowo
planet-option-components = null: płytki i zwierzęta z programu; albo własny plik, zgodny z twoim egzemplarzem gry: --components PLIK

## Środowiska

planet-terrain-ocean = ocean
    .areas = obszarów oceanu
    .area = obszar oceanu
    .beside = oceanem
planet-terrain-forest = las
    .areas = obszarów lasu
    .area = obszar lasu
    .beside = lasem
planet-terrain-desert = pustynia
    .areas = obszarów pustyni
    .area = obszar pustyni
    .beside = pustynią
planet-terrain-mountain = góry
    .areas = obszarów gór
    .area = obszar gór
    .beside = górami
planet-terrain-ice = lodowiec
    .areas = obszarów lodowca
    .area = obszar lodowca
    .beside = lodowcem

planet-requirement-most = najwięcej { $areas }
planet-requirement-adjacent = największy { $area } sąsiadujący z { $beside }
planet-requirement-not-adjacent = największy { $area } niesąsiadujący z { $beside }

## Zwierzęta

planet-animal-seahorse = Konik morski
planet-animal-crocodile = Krokodyl
planet-animal-sea-turtle = Żółw morski
planet-animal-octopus = Ośmiornica
planet-animal-whale = Wieloryb
planet-animal-jellyfish = Meduza
planet-animal-shark = Rekin
planet-animal-dolphin = Delfin
planet-animal-clownfish = Błazenek
planet-animal-panda = Panda
planet-animal-beaver = Bóbr
planet-animal-tiger = Tygrys
planet-animal-gorilla = Goryl
planet-animal-fox = Lis
planet-animal-hedgehog = Jeż
planet-animal-tree-frog = Rzekotka
planet-animal-sloth = Leniwiec
planet-animal-chimpanzee = Szympans
planet-animal-meerkat = Surykatka
planet-animal-flamingo = Flaming
planet-animal-giraffe = Żyrafa
planet-animal-elephant = Słoń
planet-animal-bactrian-camel = Wielbłąd dwugarbny
planet-animal-fennec = Fenek
planet-animal-dromedary = Dromader
planet-animal-ostrich = Struś
planet-animal-scorpion = Skorpion
planet-animal-ibex = Koziorożec
planet-animal-condor = Kondor
planet-animal-brown-bear = Niedźwiedź brunatny
planet-animal-cougar = Puma
planet-animal-snow-leopard = Pantera śnieżna
planet-animal-yak = Jak
planet-animal-golden-eagle = Orzeł przedni
planet-animal-marmot = Świstak
planet-animal-llama = Lama
planet-animal-penguin = Pingwin
planet-animal-walrus = Mors
planet-animal-moose = Łoś
planet-animal-musk-ox = Piżmowół
planet-animal-arctic-hare = Zając polarny
planet-animal-arctic-wolf = Wilk polarny
planet-animal-polar-bear = Niedźwiedź polarny
planet-animal-reindeer = Renifer
planet-animal-seal = Foka
planet-animal-named = { $pl }

## Notes z punktami

planet-row-objective = cel
planet-row-animals = zwierzęta
planet-row-objective-fields = pola środowiska z celu
planet-row-animals-won = zdobyte zwierzęta

## Opisy pozycji

planet-document-planets = Planety
planet-document-fields = Pola
planet-document-areas = Obszary: wielkość i z czym sąsiadują

## Stół

planet-heading = runda { $round } z 12 · zaczyna { $name }
planet-heading-setup = przygotowanie
planet-heading-over = koniec gry
planet-points = { $points } pkt
planet-animals = { $animals ->
    [one] { $animals } zwierzę
    [few] { $animals } zwierzęta
    [many] { $animals } zwierząt
   *[other] { $animals } zwierzęcia
}
planet-objective-more = { $more } od { $next }
planet-fact-won = Twoje zwierzęta:
planet-pile = Stos { $pile }
planet-fact-legend = # najwięcej obszarów · + największy obszar sąsiadujący z · − największy obszar niesąsiadujący z
planet-races = Zwierzęta
planet-races-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
    [many] … i jeszcze { $count }
   *[other] … i jeszcze { $count }
}
planet-hidden = { $count ->
    [one] { $count } zakryte
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytego
}
planet-panel-objectives = Cele
planet-panel-market = Płytki do wzięcia
planet-panel-held = Płytka do położenia
planet-panel-planet = Planeta gracza { $name }
planet-column-round = runda
planet-face = ściana { $face }
planet-tile = płytka { $tile }
planet-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}

## Pytania i odpowiedzi

planet-question-take = Którą płytkę bierzesz?
planet-question-lay = Na której ścianie kładziesz płytkę { $tile }?
planet-question-turn = Ściana { $face }: jak obrócić płytkę?
planet-answer-take = płytka { $tile }: { $fields }
planet-answer-take-hint = weź podświetloną płytkę ({ $fields })
planet-answer-face = ściana { $face } …
planet-answer-lay = ściana { $face }, obrót { $turn }: { $fields }
planet-answer-lay-hint = połóż ją na ścianie { $face }, obróconą tak jak na planszy
planet-verb-take = weź
planet-verb-lay = połóż
planet-verb-turn = obrót

## Zasady do zadanego pytania

planet-rules-take = W każdej z dwunastu rund odkrywa się pięć płytek; kolejno każdy bierze jedną i ją kładzie. Niewybrane płytki trafiają na stosy rund 11 i 12.
    .typing = Wpisz numer albo płytkę: 3, T17, weź 17.
planet-rules-lay = Płytkę kładziesz na dowolnej pustej ścianie, w dowolnym obrocie, i już się jej nie rusza. Sąsiednie środowiska nie muszą pasować.
    .typing = Wpisz numer na ścianie, a potem numer obrotu, albo oba naraz: połóż 7 obrót 2, 7 2. Obrót 0 kładzie pierwsze pole płytki przy pierwszym sąsiedzie ściany.
planet-rules-scoring =
    Pola, które stykają się bokiem i pokazują to samo środowisko, tworzą obszar. Pusta ściana nie jest żadnym środowiskiem.
    Każde zwierzę trafia na końcu swojej rundy na planetę, która najlepiej spełnia jego wymaganie: ma najwięcej obszarów jego środowiska albo największy obszar tego środowiska, który sąsiaduje z innym środowiskiem lub z nim nie sąsiaduje.
    Gdy nikt sam nie prowadzi, karta przechodzi na następną rundę. W rundzie 12 rozstrzyga drugi, a potem trzeci obszar; w ostateczności karta przepada.
    Na końcu zwierzę jest warte 2 punkty albo 1, jeśli żyje w środowisku z twojego celu. Cel daje punkty za liczbę pól swojego środowiska. Początkujący liczą po 1 punkcie za zwierzę i nie mają celów. Przy remisie wygrywa gracz, który ma więcej zwierząt.
planet-rules-table =
    O ocean, F las, D pustynia, M góry, I lodowiec. F #: najwięcej obszarów lasu; F + I: największy obszar lasu sąsiadujący z lodowcem; F − I: największy obszar lasu niesąsiadujący z lodowcem. Kolumny pokazują, co ma teraz każdy gracz; * prowadzi, = remis.
    Obok ściany 0 twojej planety stoi twój cel z liczbą jego pól, punkty za nie oraz punkty od następnej liczby pól.

## Zdarzenia

planet-event-animal-laid = W rundzie { $round } osiedli się { $animal }.
planet-animals-laid = { $count ->
    [one] Wyłożono { $count } zwierzę.
    [few] Wyłożono { $count } zwierzęta.
    [many] Wyłożono { $count } zwierząt.
   *[other] Wyłożono { $count } zwierzęcia.
}
planet-event-objective = { $seat } dostaje cel: { $terrain }.
planet-event-objective-hidden = { $seat } dostaje cel.
planet-event-started = { $seat } ma znacznik pierwszego gracza.
planet-event-round = Runda { $round }: zaczyna { $seat }.
planet-event-turned-up = Odkryto na rundę { $round }: { $animal }.
planet-event-tile = Odkryto płytkę { $tile }.
planet-tiles-turned-up = Odkryto płytki: { $tiles }.
planet-event-took = { $seat } bierze płytkę { $tile }.
planet-event-laid = { $seat } kładzie płytkę { $tile } na ścianie { $face }.
planet-event-left = { $pile ->
    [0] Płytka { $tile } wraca do pudełka.
   *[11] Płytka { $tile } trafia na stos { $pile }.
}
planet-event-settled = { $animal } ({ $value }) osiedla się na planecie gracza { $seat }.
planet-event-tied = { $animal }: { $seat } ma { $areas }.
planet-tied = { $kind ->
    [most] Remis ({ $animal }). { $who }.
   *[adjacent] Remis ({ $animal }), więc liczą się drugi i trzeci obszar. { $who }.
}
planet-event-carried = { $animal }: nikt sam nie prowadzi, karta przechodzi na rundę { $round }.
planet-event-boxed = { $animal }: nikt sam nie prowadzi, karta przepada.
planet-event-revealed = { $seat } pokazuje cel: { $terrain }, { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
    [many] { $fields } pól
   *[other] { $fields } pola
}.
planet-event-scored = { $seat }, { $part ->
    [objective] cel
   *[animals] zwierzęta
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
planet-event-total = { $seat }, razem: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $animals ->
    [one] { $animals } zwierzę
    [few] { $animals } zwierzęta
    [many] { $animals } zwierząt
   *[other] { $animals } zwierzęcia
}.

## Co jest nie tak z dokumentem pozycji albo z plikiem z elementami gry

planet-wrong-fields = { $place }: liczba pól planety to { $fields }, nie { $given }
planet-wrong-terrain = { $place }, pole { $field }: „{ $given }” nie oznacza środowiska naturalnego (środowiska: { $letters }, brak: .)
planet-wrong-animals = { $place }: w grze wykłada się zwierząt: { $animals }, a podano: { $given }
planet-wrong-twice = { $place }: każde środowisko ma jedną kartę celu, a { $given } ma już { $other }
planet-wrong-no-objective = { $place }: każdy ma cel ({ $known }), poza wariantem dla początkujących
planet-wrong-beginner = { $place }: w wariancie dla początkujących nie ma celów
planet-box-fields = { $place }: „{ $given }” powinno mieć 5 liter spośród { $letters }
planet-box-most = { $place }: zamiast „{ $given }” powinno być null, bo rodzaj to most
planet-box-other = { $place }: brakuje środowiska naturalnego, bo rodzaj to { $kind }
planet-box-habitat = { $place }: „{ $given }” powinno być inne niż habitat
planet-box-thresholds = { $place }: { $given } powinno być większe niż { $before } w poprzednim progu
planet-box-objectives = { $place }: po jednym na każde środowisko naturalne, a dla { $terrain } ich liczba to { $given }
planet-box-twice = { $place }: „{ $given }” to także id { $other }
planet-box-rounds = { $place }: klucze to rundy od „1” do „{ $last }”, nie { $given }
planet-box-cards = { $place }: liczba kart to { $cards }, a liczba zwierząt tylko { $animals }
planet-box-reveal = { $place }: karty rundy { $round } odkrywa się raz, nie później niż w rundzie { $round }

## Na stronie

planet-pitch = Kształtuj planetę, ściana po ścianie, i zdobywaj zwierzęta, którym się spodoba.
planet-length = 40 minut
planet-weight = łatwa
planet-label-components = Własne pudełko
    .about = Plik JSON w postaci components.json, jeśli w twoim egzemplarzu wydrukowano co innego.
planet-label-beginner = Dla początkujących
    .about = Bez kart celów, a każde zwierzę jest warte jeden punkt.
planet-label-mystery = Tajemnicze zwierzęta
    .about = Połowa zwierząt leży zakryta; są znane przez trzy rundy, licząc tę, w której się osiedlają.
planet-label-start = Kto zaczyna
    .about = Decyduje los, chyba że wskażesz gracza.
planet-board-hand = Twoja płytka
planet-board-held = { $name } kładzie tę płytkę
planet-board-choose = Wybierz pustą ścianę, na planecie albo na siatce.
planet-board-keys = R obraca płytkę. Dotknij ściany drugi raz albo naciśnij na niej Enter, żeby ją położyć.
planet-board-again = Dotknij ściany jeszcze raz albo potwierdź.
planet-board-counter = Obróć płytkę w lewo
planet-board-clockwise = Obróć płytkę w prawo
planet-board-lay = Połóż na ścianie { $face }
planet-board-take = Weź tę płytkę
planet-board-tile = Płytka { $tile }: { $fields }
planet-board-take-tile = Weź płytkę { $tile }: { $fields }
planet-board-no-tiles = Żadne płytki nie leżą odkryte.
planet-board-planets = Czyja planeta
planet-board-globe = Planeta gracza { $name }. Przeciągnij ją albo użyj strzałek, żeby ją obrócić.
planet-board-net = Wszystkie ściany, rozłożone na płasko
planet-board-front = Ściana { $face }
planet-board-next-face = Następna ściana
planet-board-previous-face = Poprzednia ściana
planet-board-face = Ściana { $face }: { $fields }
planet-board-face-empty = Ściana { $face }: pusta
planet-board-face-lay = Ściana { $face }: pusta, można tu położyć płytkę
planet-board-face-chosen = Ściana { $face }: płytka pokazałaby: { $fields }. Dotknij jeszcze raz, żeby ją położyć.
planet-board-chosen = Ściana { $face }: { $fields }. Dotknij jeszcze raz, żeby położyć płytkę.
planet-board-area = { $area }: { $fields }, sąsiaduje z: { $beside }
planet-board-area-alone = { $area }: { $fields }, z niczym nie sąsiaduje
planet-board-no-area = Ta planeta nie ma jeszcze takiego obszaru.
planet-board-fields = { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
planet-board-count-areas = { $count ->
    [one] { $count } obszar
    [few] { $count } obszary
    [many] { $count } obszarów
   *[other] { $count } obszaru
}
planet-board-objective = Tajny cel: { $terrain }
planet-board-objective-next = { $points } pkt od { $fields } pól
planet-board-areas = Obszary, każdy z liczbą swoich pól
planet-board-key-face = numer ściany
planet-board-key-size = liczba pól obszaru
planet-board-round = Runda { $round }
planet-board-now = teraz
planet-board-fewer = Pokaż mniej
planet-board-all-races = Wszystkie ({ $count })
planet-board-nobody = Nikt nie ma jeszcze takiego obszaru
planet-board-tied = Remis ({ $value }): { $names }
planet-board-leads = { $name } prowadzi o { $by }
planet-board-leads-next = { $name } prowadzi dzięki następnemu obszarowi
planet-board-would-win = Ta płytka by je zdobyła
planet-board-no-races = Wszystkie zwierzęta już się osiedliły.
planet-sheet-objective = Daje punkty za liczbę pól swojego środowiska, do 10 punktów; liczy się tylko najwyższy osiągnięty próg.
planet-sheet-animals = Zwierzę jest warte 2 albo 1, jeśli żyje w środowisku z własnego celu. W grze dla początkujących każde jest warte 1.
planet-sheet-objective-fields = Pola planety, które pokazują środowisko z celu.
planet-sheet-animals-won = Liczba zwierząt, które trafiły na planetę.
planet-sheet-ties = Przy równej sumie wygrywa gracz, który ma więcej zwierząt; jeśli i tych jest tyle samo, zwycięstwo jest wspólne.

## Pomoc gracza

planet-aid-turn = Runda
planet-aid-reveal = Odkryj płytki tej rundy, razem { $slots }.
planet-aid-take = Kolejno, od pierwszego gracza, każdy bierze płytkę i kładzie ją na dowolnej pustej ścianie, dowolnie obróconą.
planet-aid-leftovers = Niewybrane płytki idą na stosy rund 11 i 12.
planet-aid-settle = Od rundy 3 osiedlają się zwierzęta.
planet-aid-marker = Znacznik pierwszego gracza przechodzi w lewo.
planet-aid-areas = Obszary i zwierzęta
planet-aid-rounds = rundy
## Dlaczego czegoś nie można teraz wybrać

planet-why-take-first = Najpierw weź płytkę, a potem wybierz dla niej ścianę.
planet-why-covered = Na ścianie { $face } leży już płytka i tam zostanie.
planet-why-lay-first = Najpierw połóż płytkę, którą trzymasz: { $tile }.
planet-why-piled = Płytka { $tile } leży na stosie rundy { $pile }.
planet-why-boxed = Płytka { $tile } wróciła do pudełka.
planet-why-no-tile = Płytki { $tile } nie ma wśród płytek do wzięcia.
## Pierwsza gra krok po kroku

planet-lesson-goal = Pokrywasz płytkami planetę o dwunastu ścianach, po jednej w każdej z dwunastu rund. Zwierzęta osiedlają się tam, gdzie jest im najlepiej, i dają punkty, a punkty daje też tajny cel. Na końcu wygrywa ten, kto ma ich najwięcej.
planet-lesson-animals = Zwierzęta leżą odkryte pod rundami, w których szukają domu. Pierwszy jest bóbr, na końcu rundy 3: trafi na planetę z największym lasem, który sąsiaduje z oceanem.
planet-lesson-first = Leży pięć płytek, a tym razem wybierasz jako pierwszy gracz. Weź tę, która ma cztery pola lasu.
planet-lesson-first-other = To też dobra płytka. Dla bobra liczą się lasy, ale jest jeszcze dziewiętnaście innych zwierząt.
planet-lesson-anywhere = Połóż ją na swojej planecie. Dla pierwszej płytki dobra jest każda ściana i każdy obrót; położonej płytki już się nie rusza.
planet-lesson-anywhere-freely = Połóż płytkę na dowolnej pustej ścianie, obróconą, jak chcesz; położonej już się nie rusza. Pola jednego środowiska, które spotykają się na krawędzi, tworzą jeden obszar.
planet-lesson-round = W każdej rundzie zaczyna ktoś inny: teraz twoja kolej jest druga. Niewybrane płytki wrócą w dwóch ostatnich rundach.
planet-lesson-second = Bóbr chce lasu, który sąsiaduje z oceanem. Weź płytkę, która ma trzy pola oceanu i dwa pola lasu.
planet-lesson-second-other = Można i tak. Patrz, czego chcą zwierzęta najbliższych rund, a mało która płytka będzie zła.
planet-lesson-second-freely = Popatrz na zwierzęta najbliższych rund: w jakim środowisku żyją i czy ma ono sąsiadować z innym? Weź płytkę, która w tym pomoże.
planet-lesson-join = Połóż ją obok pierwszej i obróć tak, żeby las spotkał się z lasem na krawędzi: wtedy oba są jednym obszarem. Zanim zdecydujesz, widzisz, co to zmieni u zwierząt.
planet-lesson-join-freely = Połóż ją tak, żeby pola jednego środowiska spotkały się na krawędzi: tworzą wtedy jeden obszar, a to na obszary patrzą zwierzęta.
planet-lesson-race = Dla bobra liczy się teraz, ile pól ma las. Twój: { $beaver }, na drugiej planecie: { $theirs }. Kto ma więcej na końcu tej rundy, ten go dostaje; przy remisie bóbr czeka na następną rundę.
planet-lesson-objective = A to tajemnica: twoim celem jest ocean. Liczy się każde pole oceanu, gdziekolwiek leży. Masz ich { $objective_fields }, a punkty dają od 15. Zwierzę daje 2 punkty, ale tylko 1, jeśli żyje w środowisku twojego celu.
planet-lesson-third = Bóbr jest już prawie twój. Pomyśl więc o celu i weź płytkę, która ma cztery pola oceanu.
planet-lesson-third-other = Czemu nie. Cel może poczekać, zostało jeszcze dziewięć rund.
planet-lesson-third-freely = Do tajnego celu liczy się każde pole jego środowiska, gdziekolwiek leży. Na razie: { $objective_fields }. Weź płytkę, która pomoże zwierzęciu albo celowi, a najlepiej obu naraz.
planet-lesson-ocean = Połóż ją, gdzie chcesz. Jeśli ocean spotka się z oceanem, powstanie też większy obszar, a zwierzęta oceanu jeszcze o niego zapytają.
planet-lesson-ocean-freely = Połóż ją, gdzie chcesz. Jeśli spotkają się dwa pola jednego środowiska, powstanie też większy obszar.
planet-lesson-settled = Runda się skończyła i bóbr osiedlił się na twojej planecie. Punkty za niego: { $animals }. Pod każdą rundą widać, kto dostanie następne zwierzęta.
planet-lesson-requirements = Zwierzęta chcą jednej z trzech rzeczy: największego obszaru, który sąsiaduje z jakimś środowiskiem, jak bóbr; największego, który z nim nie sąsiaduje; albo największej liczby obszarów, bez względu na wielkość, jak surykatka w tej rundzie.
planet-lesson-end = Reszta należy do ciebie: jeszcze dziewięć rund i dziewiętnaście zwierząt. Podpowiedź jest zawsze pod ręką, a każdą odpowiedź można cofnąć. Miłej gry!

## What people look for in the rulebook, with the book's words for it
planet-rulebook-same = woda wody morze ocean oceany; śnieg lód lodowiec; resztki reszta pozostałe niewykorzystane niewybrane; ukraść kraść kradzież zabrać stracić; trójkąt trójkąty pole pola; strona ściana ściany; tajny ukryty cel; kontynent płytka; pojedyncze pojedynczy jedno; pasuje odpowiada; bezdomne dom domu

## Prawdziwa gra, wpisana do policzenia

planet-score-beginner = Gra dla początkujących
    .about = Bez celów; każde zwierzę jest warte 1 punkt.
planet-score-objective = Cel
planet-score-fields = Pola tego środowiska
planet-score-same = Zwierzęta z tego środowiska
planet-score-other = Zwierzęta z innych środowisk
planet-score-animals = Zwierzęta
planet-score-wrong-fields = Planeta nie ma tylu pól.
planet-score-wrong-same = Nie ma tylu zwierząt.
planet-score-wrong-other = Nie ma tylu zwierząt.
planet-score-wrong-players = W pudełku nie ma tylu zwierząt.
planet-score-wrong-objective = Każdy ma swój własny cel.
planet-score-unreadable-objective = Gracz { $player }: nie ma takiego celu.

## Styles of computer players

planet-style-dreamer = marzyciel
    .about = bardziej niż inni dba o swój cel
planet-style-cartographer = kartograf
    .about = lubi duże obszary bardziej niż inni
planet-style-sprinter = sprinter
    .about = goni za zwierzętami, które osiedlą się wkrótce
planet-style-planner = planista
    .about = buduje dla zwierząt, które osiedlą się późno
