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
planet-area = { $area }: { $fields }, touching { $beside }
planet-area-alone = { $area }: { $fields }, touching nothing else
planet-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}

## Questions and answers

planet-question-take = Which tile do you take?
planet-question-lay = On which face do you lay tile { $tile }?
planet-question-turn = Face { $face }: which way round?
planet-answer-take = tile { $tile }: { $fields }
planet-answer-face = face { $face } …
planet-answer-lay = face { $face }, turn { $turn }: { $fields }
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
