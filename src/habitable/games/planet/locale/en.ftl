# Planet. Words as in the glossary of the rules; the names of animals are those of the component file.

planet-title = Planet
planet-about = Take tiles and lay them on the twelve faces of your own planet. Animals settle where their areas are the largest or the most, and a secret objective pays for one terrain.

## Options

planet-option-beginner = true: without objectives, and every animal is worth 1 point
planet-option-mystery = true: half of the animals lie face down; they are known for three rounds, counting the one in which they settle
planet-option-start = the seat that begins, from 0; null: drawn by lot
planet-option-components = null: the tiles and animals that come with the program; or a file of your own, to match your copy of the game: --components FILE

## Terrains

planet-terrain-ocean = ocean
    .areas = ocean areas
    .area = ocean area
    .beside = ocean
planet-terrain-forest = forest
    .areas = forest areas
    .area = forest area
    .beside = forest
planet-terrain-desert = desert
    .areas = desert areas
    .area = desert area
    .beside = desert
planet-terrain-mountain = mountains
    .areas = mountain areas
    .area = mountain area
    .beside = mountains
planet-terrain-ice = ice
    .areas = ice areas
    .area = ice area
    .beside = ice

planet-requirement-most = most { $areas }
planet-requirement-adjacent = largest { $area } touching { $beside }
planet-requirement-not-adjacent = largest { $area } not touching { $beside }

## Animals

planet-animal-seahorse = Seahorse
planet-animal-crocodile = Crocodile
planet-animal-sea-turtle = Sea turtle
planet-animal-octopus = Octopus
planet-animal-whale = Whale
planet-animal-jellyfish = Jellyfish
planet-animal-shark = Shark
planet-animal-dolphin = Dolphin
planet-animal-clownfish = Clownfish
planet-animal-panda = Panda
planet-animal-beaver = Beaver
planet-animal-tiger = Tiger
planet-animal-gorilla = Gorilla
planet-animal-fox = Fox
planet-animal-hedgehog = Hedgehog
planet-animal-tree-frog = Tree frog
planet-animal-sloth = Sloth
planet-animal-chimpanzee = Chimpanzee
planet-animal-meerkat = Meerkat
planet-animal-flamingo = Flamingo
planet-animal-giraffe = Giraffe
planet-animal-elephant = Elephant
planet-animal-bactrian-camel = Bactrian camel
planet-animal-fennec = Fennec
planet-animal-dromedary = Dromedary
planet-animal-ostrich = Ostrich
planet-animal-scorpion = Scorpion
planet-animal-ibex = Ibex
planet-animal-condor = Condor
planet-animal-brown-bear = Brown bear
planet-animal-cougar = Cougar
planet-animal-snow-leopard = Snow leopard
planet-animal-yak = Yak
planet-animal-golden-eagle = Golden eagle
planet-animal-marmot = Marmot
planet-animal-llama = Llama
planet-animal-penguin = Penguin
planet-animal-walrus = Walrus
planet-animal-moose = Moose
planet-animal-musk-ox = Musk ox
planet-animal-arctic-hare = Arctic hare
planet-animal-arctic-wolf = Arctic wolf
planet-animal-polar-bear = Polar bear
planet-animal-reindeer = Reindeer
planet-animal-seal = Seal
planet-animal-named = { $en }

## Score sheet

planet-row-objective = objective
planet-row-animals = animals
planet-row-objective-fields = fields of the objective
planet-row-animals-won = animals won

## Position documents

planet-document-planets = Planets
planet-document-fields = Fields
planet-document-areas = Areas: size and what they touch

## The table

planet-heading = round { $round } of 12 · { $name } begins
planet-heading-setup = setting up
planet-heading-over = the game is over
planet-points = { $points } pts
planet-animals = { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}
planet-objective-more = { $more } from { $next }
planet-fact-won = Your animals:
planet-pile = Pile { $pile }
planet-fact-legend = # most areas · + largest area touching · − largest area not touching
planet-races = Animals
planet-races-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
}
planet-hidden = { $count ->
    [one] { $count } face down
   *[other] { $count } face down
}
planet-panel-objectives = Objectives
planet-panel-market = Tiles to take
planet-panel-held = Tile to be laid
planet-panel-planet = Planet of { $name }
planet-column-round = round
planet-face = face { $face }
planet-tile = tile { $tile }
planet-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}

## Questions and answers

planet-question-take = Which tile do you take?
planet-question-lay = On which face do you lay tile { $tile }?
planet-question-turn = Face { $face }: which way round?
planet-answer-take = tile { $tile }: { $fields }
planet-answer-take-hint = take the lit tile ({ $fields })
planet-answer-face = face { $face } …
planet-answer-lay = face { $face }, turn { $turn }: { $fields }
planet-answer-lay-hint = lay it on face { $face }, turned as the board shows
planet-verb-take = take
planet-verb-lay = lay
planet-verb-turn = turn

## Rules, for the question that is asked

planet-rules-take = In each of twelve rounds five tiles are turned up, and in turn everybody takes one and lays it. What is left goes onto the piles of rounds 11 and 12.
    .typing = Type a number, or the tile: 3, T17, take 17.
planet-rules-lay = A tile goes on any empty face, turned as you like, and stays there. Neighbouring terrains need not match.
    .typing = Type the number on a face and then that of a turn, or both at once: lay 7 turn 2, 7 2. Turn 0 puts the first field of the tile against the first neighbour of the face.
planet-rules-scoring =
    Fields that share a side and show the same terrain form an area. An empty face is no terrain.
    Each animal settles at the end of its round on the planet that has most to show for it: the most areas of its habitat, or the largest area of its habitat that touches another terrain, or that does not touch it.
    When nobody alone is ahead, the animal moves to the next round. In round 12 the second and then the third area decide; otherwise it is lost.
    At the end an animal is worth 2 points, or 1 if it lives in the terrain of your objective. The objective pays for the number of fields of its terrain. Beginners count 1 point for each animal and have no objectives. Equal totals: more animals win.
planet-rules-table =
    O ocean, F forest, D desert, M mountains, I ice. F #: most forest areas; F + I: the largest forest area touching ice; F − I: the largest forest area not touching ice. The columns show what each player has now; * is ahead, = is tied.
    Beside face 0 of your own planet stand your objective with the number of its fields, the points for them, and the points from the next number of fields on.

## Events

planet-event-animal-laid = { $animal } will settle in round { $round }.
planet-animals-laid = { $count ->
    [one] { $count } animal is laid out.
   *[other] { $count } animals are laid out.
}
planet-event-objective = { $seat } gets the objective { $terrain }.
planet-event-objective-hidden = { $seat } gets an objective.
planet-event-started = { $seat } has the first-player marker.
planet-event-round = Round { $round }: { $seat } begins.
planet-event-turned-up = Turned up for round { $round }: { $animal }.
planet-event-tile = Tile { $tile } is turned up.
planet-tiles-turned-up = Tiles turned up: { $tiles }.
planet-event-took = { $seat } takes tile { $tile }.
planet-event-laid = { $seat } lays tile { $tile } on face { $face }.
planet-event-left = { $pile ->
    [0] Tile { $tile } goes to the box.
   *[11] Tile { $tile } goes onto pile { $pile }.
}
planet-event-settled = { $animal } ({ $value }) settles on the planet of { $seat }.
planet-event-tied = { $animal }: { $seat } has { $areas }.
planet-tied = { $kind ->
    [most] { $animal } is tied. { $who }.
   *[adjacent] { $animal } is tied, so the second and third area count. { $who }.
}
planet-event-carried = { $animal }: nobody alone is ahead, it moves to round { $round }.
planet-event-boxed = { $animal }: nobody alone is ahead, it is lost.
planet-event-revealed = { $seat } shows the objective: { $terrain }, { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}.
planet-event-scored = { $seat }, { $part ->
    [objective] objective
   *[animals] animals
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
planet-event-total = { $seat }, total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $animals ->
    [one] { $animals } animal
   *[other] { $animals } animals
}.

## What is wrong with a position document or a component file

planet-wrong-fields = { $place }: a planet has { $fields } fields, not { $given }
planet-wrong-terrain = { $place }, field { $field }: "{ $given }" is no terrain (terrains: { $letters }, . for none)
planet-wrong-animals = { $place }: { $animals } animals are laid out in a game, and { $given } are given
planet-wrong-twice = { $place }: there is one objective of each terrain, and { $other } has { $given } too
planet-wrong-no-objective = { $place }: everybody has an objective ({ $known }), but in the beginner variant
planet-wrong-beginner = { $place }: in the beginner variant there are no objectives
planet-box-fields = { $place }: "{ $given }" should be 5 letters out of { $letters }
planet-box-most = { $place }: "{ $given }" should be null, since the kind is most
planet-box-other = { $place }: a terrain is missing, since the kind is { $kind }
planet-box-habitat = { $place }: "{ $given }" should differ from the habitat
planet-box-thresholds = { $place }: { $given } should be more than { $before }, the one before it
planet-box-objectives = { $place }: one for each terrain, and for { $terrain } there are { $given }
planet-box-twice = { $place }: "{ $given }" is the id of { $other } too
planet-box-rounds = { $place }: the keys are the rounds "1" to "{ $last }", not { $given }
planet-box-cards = { $place }: { $cards } cards, and there are only { $animals } animals
planet-box-reveal = { $place }: the cards of round { $round } are turned up once, not after round { $round }

## On the page

planet-pitch = Shape a planet, face by face, and win the animals that like it best.
planet-length = 40 minutes
planet-weight = easy to learn
planet-label-components = Your own box
    .about = A JSON file in the form of components.json, if what is printed in your copy differs.
planet-label-beginner = For beginners
    .about = Without objectives, and every animal is worth one point.
planet-label-mystery = Mystery animals
    .about = Half of the animals lie face down; they are known for three rounds, counting the one in which they settle.
planet-label-start = Who begins
    .about = Drawn by lot, unless you say who.
planet-board-hand = Your tile
planet-board-held = { $name } lays this tile
planet-board-choose = Choose an empty face, on the planet or on the net.
planet-board-keys = R turns the tile. A second tap or Enter on the face lays it.
planet-board-again = Tap the face again, or confirm.
planet-board-counter = Turn the tile to the left
planet-board-clockwise = Turn the tile to the right
planet-board-lay = Lay it on face { $face }
planet-board-take = Take this tile
planet-board-tile = Tile { $tile }: { $fields }
planet-board-take-tile = Take tile { $tile }: { $fields }
planet-board-no-tiles = No tiles lie open.
planet-board-planets = Whose planet
planet-board-globe = Planet of { $name }. Drag it or use the arrow keys to turn it.
planet-board-net = All faces, laid flat
planet-board-front = Face { $face }
planet-board-next-face = Next face
planet-board-previous-face = Previous face
planet-board-face = Face { $face }: { $fields }
planet-board-face-empty = Face { $face }: empty
planet-board-face-lay = Face { $face }: empty, the tile can go here
planet-board-face-chosen = Face { $face }: the tile would show { $fields }. Once more lays it.
planet-board-chosen = Face { $face }: { $fields }. Once more lays it.
planet-board-area = { $area }: { $fields }, touching { $beside }
planet-board-area-alone = { $area }: { $fields }, touching nothing else
planet-board-no-area = This planet has no such area yet.
planet-board-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
planet-board-count-areas = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
planet-board-objective = Secret objective: { $terrain }
planet-board-objective-next = { $points } pts from { $fields } fields on
planet-board-areas = Areas, each with the number of its fields
planet-board-key-face = number of a face
planet-board-key-size = fields in an area
planet-board-round = Round { $round }
planet-board-now = now
planet-board-fewer = Show fewer
planet-board-all-races = Show all ({ $count })
planet-board-nobody = Nobody has such an area yet
planet-board-tied = Tied at { $value }: { $names }
planet-board-leads = { $name } leads by { $by }
planet-board-leads-next = { $name } leads by the next area
planet-board-would-win = This tile would win it
planet-board-no-races = All animals have settled.
planet-sheet-objective = Pays for the number of fields of its terrain, up to 10 points; only the highest number reached counts.
planet-sheet-animals = An animal is worth 2, or 1 if it lives in the terrain of one’s own objective. In a game for beginners each is worth 1.
planet-sheet-objective-fields = The fields on the planet that show the terrain of the objective.
planet-sheet-animals-won = The number of animals that settled on the planet.
planet-sheet-ties = With equal totals more animals win; if these are equal too, the victory is shared.

## Player aid

planet-aid-turn = A round
planet-aid-reveal = Turn up the { $slots } tiles of the round.
planet-aid-take = In turn, from the first player on, everybody takes a tile and lays it on any empty face, turned as they like.
planet-aid-leftovers = Tiles that nobody took go onto the piles of rounds 11 and 12.
planet-aid-settle = From round 3 on animals settle.
planet-aid-marker = The marker of the first player goes to the left.
planet-aid-areas = Areas and animals
planet-aid-rounds = rounds
## Why something cannot be chosen now

planet-why-take-first = First take a tile; then choose a face for it.
planet-why-covered = A tile lies on face { $face } already, and stays there.
planet-why-lay-first = First lay the tile that you hold: { $tile }.
planet-why-piled = Tile { $tile } lies in the pile of round { $pile }.
planet-why-boxed = Tile { $tile } is back in the box.
planet-why-no-tile = Tile { $tile } is not among the tiles to take.
## A first game by hand

planet-lesson-goal = You cover a planet of twelve faces with tiles, one in each of twelve rounds. Animals settle where they like it best and bring points, and so does a secret objective. Whoever has the most points in the end wins.
planet-lesson-animals = The animals lie open below the rounds in which they look for a home. The first one is the beaver, at the end of round 3: it goes to the planet with the largest forest that touches an ocean.
planet-lesson-first = Five tiles lie there, and this time you choose first. Take the one with four forest fields.
planet-lesson-first-other = A fine tile, too. For the beaver forests count, but there are nineteen other animals.
planet-lesson-anywhere = Lay it on your planet. For the first tile any face will do, whichever way round; what lies there stays there.
planet-lesson-anywhere-freely = Lay the tile on any empty face, whichever way round; what lies there stays there. Fields of one terrain that meet across an edge become one area.
planet-lesson-round = In each round somebody else begins: this time you come second. Tiles that nobody takes come back in the last two rounds.
planet-lesson-second = The beaver wants a forest that touches an ocean. Take the tile with three ocean fields and two forest fields.
planet-lesson-second-other = You can do that. Look at what the animals of the coming rounds ask for, and few tiles are wrong.
planet-lesson-second-freely = Look at the animals of the coming rounds: which terrain do they live in, and should it touch another one? Take a tile that helps.
planet-lesson-join = Lay it beside the first one, and turn it so that forest meets forest across the edge: then both are one area. Before you decide you see what it would change for the animals.
planet-lesson-join-freely = Lay it so that fields of one terrain meet across an edge: they become one area, and areas are what animals look at.
planet-lesson-race = Here is what counts for the beaver: your forest has { $beaver }, the other planet's { $theirs }. Whoever has more at the end of this round gets it; after a tie it waits for another round.
planet-lesson-objective = And this is secret: your objective is the ocean. Every ocean field counts, wherever it lies: { $objective_fields } so far, and from 15 on they bring points. An animal brings 2 points, but only 1 if it lives in the terrain of your objective.
planet-lesson-third = The beaver is as good as yours. So think of your objective, and take the tile with four ocean fields.
planet-lesson-third-other = Why not. Your objective can wait, there are nine more rounds.
planet-lesson-third-freely = Your secret objective counts every field of its terrain, wherever it lies: { $objective_fields } so far. Take a tile that helps an animal or the objective, or best of all both.
planet-lesson-ocean = Lay it wherever you like. If ocean meets ocean, you also get a larger area, and animals of the ocean will ask for that later.
planet-lesson-ocean-freely = Lay it wherever you like. If two fields of one terrain meet, you also get a larger area.
planet-lesson-settled = The round is over, and the beaver has settled on your planet: { $animals } points for it. Below each round you see who gets what comes next.
planet-lesson-requirements = Animals ask for one of three things: the largest area that touches a certain terrain, like the beaver; the largest that does not touch one; or the most areas, whatever their size, like the meerkat of this round.
planet-lesson-end = The rest is yours: nine more rounds and nineteen animals. A hint is always at hand, and any answer can be taken back. Enjoy it!

## What people look for in the rulebook, with the book's words for it
planet-rulebook-same = water sea seas ocean oceans; snow glacier frozen ice; leftover leftovers remaining unused unchosen took; steal stolen steals lose; triangle triangles field fields; side sides face faces; secret hidden objective; continent tile; single alone lone; fit fits suits suit; homeless home

## A real game, entered to be counted

planet-score-beginner = Beginner game
    .about = Without objectives; every animal is worth 1 point.
planet-score-objective = Objective
planet-score-fields = Fields of this terrain
planet-score-same = Animals from this terrain
planet-score-other = Animals from elsewhere
planet-score-animals = Animals
planet-score-wrong-fields = A planet does not have so many fields.
planet-score-wrong-same = There are not so many animals.
planet-score-wrong-other = There are not so many animals.
planet-score-wrong-players = There are not so many animals in the box.
planet-score-wrong-objective = Everybody has an objective of their own.
planet-score-unreadable-objective = Player { $player }: there is no such objective.

## Styles of computer players

planet-style-dreamer = dreamer
    .about = cares more than others for the own objective
planet-style-cartographer = cartographer
    .about = likes large areas more than others do
planet-style-sprinter = sprinter
    .about = goes for the animals that settle soon
planet-style-planner = planner
    .about = builds for the animals that settle late
