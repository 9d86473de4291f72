# Dominant Species. Words as in the glossary of the rules.

dominant-species-title = Dominant Species
dominant-species-about = Six classes of animals, an Earth that freezes over. Plan with action pawns, adapt, spread, compete and dominate; when Ice Age is taken, the most victory points win. For two to six, and for a long evening.

## Options

dominant-species-option-edition = second: 22 cards, of the Glaciation pawns only the one on space 1 acts; first: 26 cards, the left-most pawn acts
dominant-species-option-deck = short: 22 cards; long: 26; null: as in the edition
dominant-species-option-glaciation-acts = which Glaciation pawn acts, space1: only the one on the first space; leftmost_pawn: the first one there is; null: as in the edition
dominant-species-option-earth = standard: tiles and elements as printed on the board; random: tiles and elements are drawn, and species live where their element lies
dominant-species-option-multi-animal = true: all six animals play, three for each of 2 players or two for each of 3; the one with the fewest points counts
dominant-species-option-animals = draw: by lot; choose: players choose in turn; or a list of names for the seats in turn, such as ["birds","insects"]
dominant-species-option-turn-limit = after so many turns the game ends, even if nobody has taken Ice Age

## Animals: the letter on the table, at the beginning of a sentence, and as in "of the mammals", "plays the mammals"

dominant-species-animal-mammals = mammals
    .letter = M
    .capital = Mammals
    .of = mammals
    .with = mammals
dominant-species-animal-reptiles = reptiles
    .letter = R
    .capital = Reptiles
    .of = reptiles
    .with = reptiles
dominant-species-animal-birds = birds
    .letter = B
    .capital = Birds
    .of = birds
    .with = birds
dominant-species-animal-amphibians = amphibians
    .letter = A
    .capital = Amphibians
    .of = amphibians
    .with = amphibians
dominant-species-animal-arachnids = arachnids
    .letter = C
    .capital = Arachnids
    .of = arachnids
    .with = arachnids
dominant-species-animal-insects = insects
    .letter = I
    .capital = Insects
    .of = insects
    .with = insects

## Terrains: the letter, as object, and as in "on the savannah", "from the savannah", "to the savannah", "dominance of the savannah"

dominant-species-terrain-sea = sea
    .letter = E
    .object = sea
    .on = on the sea
    .from = from the sea
    .to = to the sea
    .over = of the sea
dominant-species-terrain-wetland = wetland
    .letter = W
    .object = wetland
    .on = on the wetland
    .from = from the wetland
    .to = to the wetland
    .over = of the wetland
dominant-species-terrain-savannah = savannah
    .letter = S
    .object = savannah
    .on = on the savannah
    .from = from the savannah
    .to = to the savannah
    .over = of the savannah
dominant-species-terrain-jungle = jungle
    .letter = J
    .object = jungle
    .on = on the jungle
    .from = from the jungle
    .to = to the jungle
    .over = of the jungle
dominant-species-terrain-forest = forest
    .letter = F
    .object = forest
    .on = on the forest
    .from = from the forest
    .to = to the forest
    .over = of the forest
dominant-species-terrain-desert = desert
    .letter = D
    .object = desert
    .on = on the desert
    .from = from the desert
    .to = to the desert
    .over = of the desert
dominant-species-terrain-mountain = mountain
    .letter = M
    .object = mountain
    .on = on the mountain
    .from = from the mountain
    .to = to the mountain
    .over = of the mountain
dominant-species-terrain-tundra = tundra
    .letter = T
    .object = tundra
    .on = on the tundra
    .from = from the tundra
    .to = to the tundra
    .over = of the tundra

## Elements: the letter, and as object

dominant-species-element-grass = grass
    .letter = G
    .object = grass
dominant-species-element-grub = grub
    .letter = U
    .object = grub
dominant-species-element-meat = meat
    .letter = M
    .object = meat
dominant-species-element-seed = seed
    .letter = E
    .object = seed
dominant-species-element-sun = sun
    .letter = S
    .object = sun
dominant-species-element-water = water
    .letter = W
    .object = water

## Actions

dominant-species-action-initiative = Initiative
    .about = Move ahead of the animal to your left on the initiative track, and place this pawn again on another action.
dominant-species-action-adaptation = Adaptation
    .about = Take one of these disks onto your display.
dominant-species-action-regression = Regression
    .about = Everybody loses an acquired element of each kind in the box; each pawn protects one of yours.
dominant-species-action-abundance = Abundance
    .about = Put one of these disks on a vacant corner of Earth.
dominant-species-action-wasteland = Wasteland
    .about = Take a disk out of the box; kinds that are left in it then vanish from all corners that touch tundra.
dominant-species-action-depletion = Depletion
    .about = Remove from Earth one element of a kind in the box.
dominant-species-action-glaciation = Glaciation
    .about = One pawn acts each turn: tundra covers a tile next to tundra, with bonus points for each tundra tile adjacent to it.
dominant-species-action-speciation = Speciation
    .about = Add species to the tiles around an element of the space's kind, as many as each terrain allows.
dominant-species-action-wanderlust = Wanderlust
    .about = Lay a new tile, perhaps with an element, with bonus points for each tile adjacent to it; then everybody may move there.
dominant-species-action-migration = Migration
    .about = Move up to as many species as the space says to adjacent tiles; birds up to two tiles far.
dominant-species-action-competition = Competition
    .about = On one tile of each terrain of the space, tundra included, eliminate a species that lives beside yours.
dominant-species-action-domination = Domination
    .about = Score a tile; whoever dominates it takes a card. Each tile once a turn.

## Cards

dominant-species-card-aquatic = Aquatic
    .effect = Put any element from the bag on a corner of a sea or wetland tile, then up to 4 of your species onto that tile.
dominant-species-card-biodiversity = Biodiversity
    .effect = 1 point for each tile that you share with other animals.
dominant-species-card-biomass = Biomass
    .effect = Each tile with more species than elements loses one of them; you choose whose.
dominant-species-card-blight = Blight
    .effect = Choose a tile: all elements but one vanish from its corners.
dominant-species-card-catastrophe = Catastrophe
    .effect = Choose a tile: only one species survives there, and each adjacent tile loses one.
dominant-species-card-cold-snap = Cold Snap
    .effect = On each tundra tile every other animal loses a species.
dominant-species-card-disease = Disease
    .effect = Each animal with more elements than you gives one up.
dominant-species-card-ecodiversity = Ecodiversity
    .effect = 1 point for each element on Earth of a kind that is on your display.
dominant-species-card-evolution = Evolution
    .effect = Up to two species of two other animals, anywhere, give way to yours.
dominant-species-card-fecundity = Fecundity
    .effect = Add up to one species on each tile where you live.
dominant-species-card-fertile = Fertile
    .effect = Choose a tile where you live: 1 point for each species there, your own and others'.
dominant-species-card-habitat = Habitat
    .effect = Put any element from the bag on any vacant corner of Earth.
dominant-species-card-hibernation = Hibernation
    .effect = Up to 5 of your eliminated species come back to one tile; this turn they cannot die out.
dominant-species-card-ice-age = Ice Age
    .effect = Each animal gains bonus points for the tiles it dominates. This is the last turn.
dominant-species-card-ice-sheet = Ice Sheet
    .effect = Carry out a Glaciation at once.
dominant-species-card-immigrants = Immigrants
    .effect = Each animal gives up an element, or a pawn, or all but one of its species on each tile.
dominant-species-card-instinct = Instinct
    .effect = Place one of your pawns on any vacant space now.
dominant-species-card-intelligence = Intelligence
    .effect = A new pawn for you and for each animal above you in the food chain.
dominant-species-card-mass-exodus = Mass Exodus
    .effect = Choose a tile: all species leave it, each to an adjacent tile that you name.
dominant-species-card-metamorphosis = Metamorphosis
    .effect = Exchange one of your acquired elements for any one in the bag.
dominant-species-card-niche-biomes = Niche Biomes
    .effect = Each animal with more points than you loses what the scored tile pays the first.
dominant-species-card-nocturnal = Nocturnal
    .effect = Move one place to the left on the initiative track.
dominant-species-card-omnivore = Omnivore
    .effect = A new pawn for you.
dominant-species-card-parasitism = Parasitism
    .effect = A new pawn for you and for each animal below you in the food chain.
dominant-species-card-predator = Predator
    .effect = On each tile where you live, one species of another animal is eliminated; you choose whose.
dominant-species-card-symbiotic = Symbiotic
    .effect = Draw an element for yourself and one for each animal that has fewer elements than you.

## Score sheet

dominant-species-row-start = start
dominant-species-row-so-far = so far
dominant-species-row-glaciation = { dominant-species-action-glaciation }
dominant-species-row-wanderlust = { dominant-species-action-wanderlust }
dominant-species-row-domination = { dominant-species-action-domination }
dominant-species-row-cards = cards
dominant-species-row-survival = survival
dominant-species-row-final-scoring = final scoring
dominant-species-row-tiles-dominated = tiles dominated
dominant-species-row-cubes-on-earth = species on Earth
dominant-species-row-gene-pool = gene pool
dominant-species-row-elements = elements
dominant-species-row-pawns = action pawns

## Position documents

dominant-species-document-tiles = tiles
dominant-species-document-hex = tile
dominant-species-document-match = match
dominant-species-document-dominant = dominant
dominant-species-document-endangered = endangered
dominant-species-document-points = points
dominant-species-document-survival = Survival
dominant-species-document-holder = holder
dominant-species-document-why = why
dominant-species-document-extinction = would die in the next Extinction
dominant-species-document-cubes = species
dominant-species-document-end = if the game ended now
dominant-species-document-animal = animal
dominant-species-document-so-far = { dominant-species-row-so-far }
dominant-species-document-final-scoring = { dominant-species-row-final-scoring }
dominant-species-document-total = { sheet-total }
dominant-species-document-place = place
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

## The table

dominant-species-heading = turn { $round } · { $phase }{ $last ->
    [yes] {" "}· the last turn
   *[no] {""}
}
dominant-species-heading-over = the game is over
dominant-species-now-card = card
dominant-species-now-terrains = terrains left
dominant-species-now-protected = protected
dominant-species-now-moved = have moved
dominant-species-now-space1 = only the pawn on the first space of Glaciation acts
dominant-species-now-leftmost-pawn = the left-most Glaciation pawn acts
dominant-species-phase-setup = setup
dominant-species-phase-planning = planning
dominant-species-phase-execution = execution
dominant-species-phase-reset = reset
dominant-species-initiative = Initiative
dominant-species-cards = Cards:
dominant-species-no-cards = none
dominant-species-tiles = Tiles
dominant-species-stocks = tundra { $tundra } · deck { $deck }
dominant-species-bag = Bag
dominant-species-deck = Still in the deck, { $number ->
    [one] { $number } card:
   *[other] { $number } cards:
}
dominant-species-survival = Survival
    .short = Surv.
dominant-species-nobody = nobody
dominant-species-column-points = points
    .short = VP
dominant-species-column-pool = gene pool
    .short = GP
dominant-species-column-earth = on Earth
    .short = sp
dominant-species-column-dominates = dominates
    .short = dom
dominant-species-column-pawns = pawns in hand
    .short = AP
dominant-species-legend = { $cube } = 2 species, match 3 · { $dominant } dominant · { $endangered } endangered · { $asleep } one of them hibernates
dominant-species-more-panels = Also: { $words }
dominant-species-no-map = This window is too narrow for the map; the tiles one by one:

## Words to type

dominant-species-panel-map = map
dominant-species-panel-actions = actions
dominant-species-panel-animals = animals
dominant-species-panel-cards = cards
dominant-species-panel-elements = Elements on Earth
dominant-species-verb-pass = pass
dominant-species-verb-assign = choose
dominant-species-verb-pawn = pawn
dominant-species-verb-swap = swap
dominant-species-verb-keep = keep
dominant-species-verb-take = take
dominant-species-verb-protect = protect
dominant-species-verb-remove = remove
dominant-species-verb-put = put
dominant-species-verb-deplete = deplete
dominant-species-verb-glaciate = glaciate
dominant-species-verb-speciate = speciate
dominant-species-verb-add = add
dominant-species-verb-explore = explore
dominant-species-verb-lay = lay
dominant-species-verb-come = come
dominant-species-verb-move = move
dominant-species-verb-eliminate = eliminate
dominant-species-verb-dominate = dominate
dominant-species-verb-card = card
dominant-species-verb-save = save
dominant-species-verb-tile = tile
dominant-species-verb-leave = leave
dominant-species-verb-spare = spare
dominant-species-verb-lose = lose
dominant-species-verb-sacrifice = sacrifice
dominant-species-verb-evolve = evolve
dominant-species-verb-drive = drive
dominant-species-verb-cube = cube

## Things in words

dominant-species-empty-hex = { $hex }, { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}
dominant-species-printed-number = { $number ->
    [one] { $number } species
   *[other] up to { $number } species
}
dominant-species-by-animal = { $animal } { $number }
dominant-species-card-for = card for { $animal }
dominant-species-no-points = no points

## Answers

dominant-species-answer-pass = nothing
dominant-species-answer-done = no more
dominant-species-answer-swap = move ahead of { $animal }, then place the pawn
dominant-species-answer-keep = keep the order, only place the pawn
dominant-species-answer-corner-of = { $element } on { $corner }
dominant-species-answer-stack = { $terrain } (stack { $stack })
dominant-species-answer-move = { $from } { $to }
dominant-species-answer-victim = { $animal } { $on }
dominant-species-answer-sacrifice-element = an acquired element
dominant-species-answer-sacrifice-pawn = an action pawn
dominant-species-answer-cube-awake = one that does not hibernate
dominant-species-answer-cube-asleep = one that hibernates
dominant-species-answer-sacrifice-species = all but one species on each tile: { $number ->
    [one] { $number } species
   *[other] { $number } species
}

## Questions

dominant-species-asked = { $animal }: { $question }
dominant-species-question-choose = Which animals do you play?
dominant-species-question-place-pawn = Where do you place a pawn?
dominant-species-question-swap-or-keep = Initiative. Move up one place on the track?
dominant-species-question-go-on = Where does the pawn go on to? It acts there this turn.
dominant-species-question-adapt = Adaptation. Which element do you take?
dominant-species-question-protect = Regression. Which element do you protect?
dominant-species-question-take-abundance = Abundance. Which element do you take?
dominant-species-question-put-abundance = On which corner do you put { $element }?
dominant-species-question-remove = Wasteland. Which element do you take out of the box?
dominant-species-question-deplete = Depletion. Which element do you remove from Earth?
dominant-species-question-glaciate = Glaciation. Which tile becomes tundra?
dominant-species-question-speciate = Speciation. Around which disk ({ $element }) do you add species?
dominant-species-question-spread = Speciation. Where do you add another species?
dominant-species-question-swarm = Where do you add your free species?
dominant-species-question-explore = Wanderlust. Which tile do you take?
dominant-species-question-lay = Where do you lay the { $terrain }?
dominant-species-question-take-element = Which element do you put on the new tile, the { $tile }?
dominant-species-question-put-element = On which corner of the { $tile } do you put the { $element }?
dominant-species-question-come = From where do you move a species { $to }?
dominant-species-question-migrate = Migration. Which species moves? { $left ->
    [one] One move is left.
   *[other] { $left } moves are left.
}
dominant-species-question-migrate-to = Migration. Where does it move { $from }?
dominant-species-question-compete = Competition. Which species do you eliminate?
dominant-species-question-compete-on = Competition. Which species do you eliminate { $on }?
dominant-species-question-hunt = Free Competition. Which species do you eliminate?
dominant-species-question-hunt-on = Free Competition. Which species do you eliminate { $on }?
dominant-species-question-dominate = Domination. Which tile do you score?
dominant-species-question-take-card = You dominate the { $tile }. Which card do you take?
dominant-species-question-save-one = Extinction. Where do you save a species?
dominant-species-question-aquatic-tile = Aquatic. Which sea or wetland tile?
dominant-species-question-aquatic-cubes = Aquatic. Another species { $on }? Up to { $left ->
    [one] { $left } more.
   *[other] { $left } more.
}
dominant-species-question-take-from-bag = Which element do you take from the bag?
dominant-species-question-put-from-bag = On which corner do you put { $element }?
dominant-species-question-blight-tile = Blight. Which tile?
dominant-species-question-blight-leaves = Blight. Which element stays?
dominant-species-question-give-up-element = Which acquired element do you give up?
dominant-species-question-trade-in = Metamorphosis. Which acquired element do you give away?
dominant-species-question-trade-for = Metamorphosis. Which element do you take for it?
dominant-species-question-spread-ice = Ice Sheet. Which tile becomes tundra?
dominant-species-question-sacrifice = Immigrants. What do you give up?
dominant-species-question-follow-instinct = Instinct. Where do you place a pawn?
dominant-species-question-fertile-tile = Fertile. Which tile?
dominant-species-question-victim = Whose species is eliminated { $on }?
dominant-species-question-catastrophe-tile = Catastrophe. Which tile?
dominant-species-question-survivor = Catastrophe. Whose species survives { $on }?
dominant-species-question-which-goes = Some species of the { $of } { $on } hibernate: which one is eliminated?
dominant-species-question-which-stays = Some species of the { $of } { $on } hibernate: which one stays?
dominant-species-question-evolve = Evolution. Which species gives way to yours? { $left ->
    [one] One more.
   *[other] Up to { $left }.
}
dominant-species-question-evolve-on = Evolution. Which species gives way to yours { $on }?
dominant-species-question-multiply = Fecundity. Where do you add a species?
dominant-species-question-wake-up = Hibernation. Where does an eliminated species come back? Up to { $left ->
    [one] { $left } more.
   *[other] { $left } more.
}
dominant-species-question-exodus-tile = Mass Exodus. Which tile?
dominant-species-question-exodus = Mass Exodus. Where does a species of the { $of } go?

## Rules, for the question that is asked

dominant-species-rules-typing =
    Type a number, or an answer in words: glaciation 2, sun, 0,-1 (a tile), E(0,-1) or 0,-1 e (a corner), 0,1 1,0 (a move), 1,0 birds (a victim), pass.
    A tile has six corners: e, se, sw, w, nw, ne. Type { $panels } to look at one part of the table alone.
dominant-species-rules-planning = Planning: in the order of the initiative track everybody places one pawn after the other, until none is left. Then the actions are carried out from top to bottom, each from left to right.
dominant-species-rules-card = Card { $card }: { $effect }
dominant-species-rules-setup = Each player leads a class of animals. The higher one stands in the food chain, the more ties it wins; the lower, the earlier it plans in the first turn.
dominant-species-rules-extinction = Extinction: all endangered species are eliminated. The mammals may save one of theirs.
dominant-species-rules-basics =
    Match: for each element on the corners of a tile count how often it is on your display; together this is your match there. Match 0: your species there are endangered. The highest match alone, with at least one species there: you dominate.
    Scoring a tile goes by the number of species, ties by food chain: sea 9 5 3 2, wetland 8 4 2 1, savannah 7 4 2, jungle 6 3 2, forest 5 3 2, desert 4 2, mountain 3 2, tundra 1.
    Speciation adds at most: sea and wetland 4, savannah, jungle and forest 3, desert and mountain 2, tundra 1.
    Bonus points for 1, 2, 3, … things: 1 3 6 10 15 21 28 36 45.
    Survival: at the end of a turn the animal with most species on tundra gains bonus points for the tundra tiles it lives on.
    Food chain: mammals, reptiles, birds, amphibians, arachnids, insects.

## Events

dominant-species-event-turn = Turn { $round } begins.
dominant-species-event-drawn = { $action }: { $element } is drawn.
dominant-species-drawn = New disks for { $action }: { $elements }.
dominant-species-event-turned-up = Stack { $stack } shows { $terrain }.
dominant-species-event-dealt = New card: { $card }.
dominant-species-dealt = New cards: { $cards }.
dominant-species-event-assigned = { $seat } plays the { $with }.
dominant-species-event-pawn-placed = { $animal } placed a pawn on { $space }.
dominant-species-pawns-placed = Pawns placed: { $pawns }.
dominant-species-event-pawn-lifted = { $animal } act: { $space }.
dominant-species-event-pawn-slid = The pawn of the { $of } slid to { $space }.
dominant-species-event-pawns-changed = { $change ->
    [gained] { $animal } gained an action pawn.
   *[lost] { $animal } lost an action pawn.
}
dominant-species-event-initiative-swapped = { $animal } moved ahead of { $other } on the initiative track.
dominant-species-event-element-gained = { $animal } gained an element: { $element }.
dominant-species-event-element-lost = { $animal } lost an element: { $element }.
dominant-species-event-protected = { $animal } protected an element: { $element }.
dominant-species-event-element-put = New on Earth: { $element } on { $corner }.
dominant-species-event-element-removed = Gone from Earth: { $element } on { $corner }.
dominant-species-event-box-emptied = { $animal } took an element out of the Wasteland box: { $element }.
dominant-species-event-cubes-added = { $animal } added { $number ->
    [one] a species
   *[other] { $number } species
} { $on }.
dominant-species-event-cube-moved = { $animal } moved { $number ->
    [one] a species
   *[other] { $number } species
} { $from } { $to }.
dominant-species-event-cubes-eliminated = { $animal } lost { $number ->
    [one] a species
   *[other] { $number } species
} { $on }.
dominant-species-event-cubes-returned = { $animal } took { $number ->
    [one] a species
   *[other] { $number } species
} { $from } back into the gene pool.
dominant-species-event-tile-laid = New tile: { $tile }.
dominant-species-event-frozen = Tundra spread over { $object }.
dominant-species-event-points = { $animal } { $change ->
    [gained] gained
   *[lost] lost
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} ({ $reason }).
dominant-species-event-dominance = { $change ->
    [gained] { $animal } gained dominance { $over }.
    [lost] { $animal } lost dominance { $over }; nobody dominates it now.
   *[passed] { $animal } lost dominance { $over } to { $of }.
}
dominant-species-event-scored = Scored ({ $reason }): { $tile }.
dominant-species-scored = Scored ({ $reason }): { $tile } – { $points }.
dominant-species-event-card-taken = { $animal } took the card { $card }.
dominant-species-event-saved = { $animal } saved a species { $on }.
dominant-species-event-survival = { $change ->
    [held] Survival: the card goes to the { $of }, who live on { $tiles ->
        [one] { $tiles } tundra tile
       *[other] { $tiles } tundra tiles
    }.
   *[nobody] Survival: nobody holds the card.
}
dominant-species-event-last-turn = Ice Age has been taken: this is the last turn.
dominant-species-event-final-scoring = { $guard ->
    [yes] The game ends early. Every tile is scored once more.
   *[no] Final scoring: every tile is scored once more.
}
dominant-species-event-total = { $animal }, total: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
dominant-species-reason-survival = Survival
dominant-species-reason-final-scoring = final scoring
dominant-species-reason-start = head start

## The picture

dominant-species-picture-turn = turn { $round }
dominant-species-picture-over = the game is over after turn { $round }
dominant-species-picture-pool = gene pool { $pool } · pawns in hand { $pawns }
dominant-species-picture-cubes = { $animal }: { $number ->
    [one] { $number } species
   *[other] { $number } species
}, match { $match }
dominant-species-picture-dominant = dominant: { $animal }
dominant-species-picture-asleep = hibernating: { $animal } { $number }

## On the page

dominant-species-pitch = Six classes of animals fight for Earth while the ice comes nearer.
dominant-species-length = a long evening
dominant-species-weight = very demanding
dominant-species-label-edition = Edition
    .about = Second: 22 cards, and of the Glaciation pawns only the one on the first space acts. First: 26 cards, and the left-most pawn acts.
dominant-species-label-deck = Deck
    .about = Short: 22 cards. Long: 26 cards.
dominant-species-label-glaciation-acts = Which Glaciation pawn acts
    .about = Only the one on the first space, or the first one there is.
dominant-species-label-earth = Earth
    .about = As printed on the board, or with tiles and elements drawn by lot.
dominant-species-label-multi-animal = Several animals each
    .about = All six animals play, three for each of two players or two for each of three; of yours the one with the fewest points counts.
dominant-species-label-animals = Who plays which animal
    .about = Drawn by lot, chosen in turn, or as you say here.
dominant-species-label-turn-limit = Turn limit
    .about = After so many turns the game ends, even without the last card.
dominant-species-sheet-start = What animals with fewer species at the beginning were given on a random Earth.
dominant-species-sheet-so-far = The points that were entered.
dominant-species-sheet-glaciation = New tundra brings bonus points for the number of tundra tiles beside it: 1, 3, 6, 10, 15, 21.
dominant-species-sheet-wanderlust = A new tile brings bonus points for the number of tiles beside it: 1, 3, 6, 10, 15, 21.
dominant-species-sheet-domination = A scored tile pays by the number of species on it; how much for which place, its terrain says. Equal numbers: the higher in the food chain comes first.
dominant-species-sheet-cards = What dominance cards brought or cost.
dominant-species-sheet-survival = Whoever has most species on tundra gets bonus points in each turn for the tundra tiles with own species.
dominant-species-sheet-final-scoring = At the end every tile of Earth is scored once more, without cards.
dominant-species-sheet-tiles-dominated = Tiles on which this animal is dominant: best matched to the elements around them. A fact, not points.
dominant-species-sheet-cubes-on-earth = Species that live on Earth. A fact, not points.
dominant-species-sheet-gene-pool = Species that can still come to Earth. A fact, not points.
dominant-species-sheet-elements = Elements that this animal lives on. A fact, not points.
dominant-species-sheet-pawns = Pawns for actions. A fact, not points.
dominant-species-sheet-ties = With equal totals the animal that is higher in the food chain wins. Who plays several animals counts the one with the fewest points.

## Player aid

dominant-species-aid-turn = A turn
dominant-species-aid-elements = elements
dominant-species-aid-last = If Ice Age was taken, the game ends here.
dominant-species-aid-reseed = Reseed: new cards; Glaciation pawns move one space to the left; what is left moves on from Wasteland to Depletion, from Abundance to Wasteland, from Adaptation to Regression; new elements and tiles.
dominant-species-aid-reptiles = Reptiles protect one element in each Regression without a pawn.
dominant-species-aid-arachnids = Before Competition arachnids may eliminate one opposing species on a tile where they live.
dominant-species-aid-insects = After Speciation insects may add one species to any tile.
## Why something cannot be chosen now

dominant-species-why-tundra = This tile is tundra already.
dominant-species-why-no-tundra = Tundra spreads only to tiles beside tundra.
dominant-species-why-scored = A Domination has scored this tile in this turn already.
dominant-species-why-own = Your own pawn stands here.
dominant-species-why-taken = The space is taken by a pawn of the { $of }.
dominant-species-why-initiative = From Initiative the pawn goes on to another action.
dominant-species-why-acting = Pawns are placed in the planning phase. Now they act, from top to bottom.
dominant-species-why-no-pawns = You have no pawn left in hand: all of yours are placed.

## A first game by hand

dominant-species-lesson-chapter-planning = Earth and a plan
dominant-species-lesson-chapter-growing = Elements and new species
dominant-species-lesson-chapter-spreading = New land
dominant-species-lesson-chapter-scoring = Rivals and points
dominant-species-lesson-chapter-next = The next turn

dominant-species-lesson-goal = You lead the amphibians on an Earth that freezes over. Most points come from tiles that are scored while many of your species live there. Whoever has the most points in the end wins.
dominant-species-lesson-cubes = Look at the map: each cube is a species. Two of yours live on the wetland, one in the jungle and one in the savannah. The others wait in your gene pool.
dominant-species-lesson-match = On the corners of the tiles lie elements. Amphibians live on water; it is on your display three times. Two waters lie around the wetland, two times three: your match there is { $match }.
dominant-species-lesson-dominance = With match 0 species are endangered and die out at the end of the turn. With the highest match of all animals on a tile you dominate it: that will bring you a card.
dominant-species-lesson-pawn-speciation = A turn begins with planning: one pawn at a time goes onto the action display, and you have six. Later the actions are carried out from top to bottom. Place your first pawn on Speciation, on the space with water: it will bring new species.
dominant-species-lesson-pawn-speciation-other = Why not: every space is good for something. But note that others may take the one with water.
dominant-species-lesson-pawn-speciation-freely = Place a pawn on any vacant space. The actions are carried out from top to bottom, so what you do further up helps you further down.
dominant-species-lesson-pawn-domination = Domination is the last action, and it scores tiles. Whoever is first there has the choice of tiles and cards. Take its first space before somebody else does.
dominant-species-lesson-pawn-domination-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-adaptation = With more elements on your display you are matched to more tiles. Adaptation brings you one, and its first space has the first choice. Place a pawn there.
dominant-species-lesson-pawn-adaptation-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-competition = In the jungle a species of the birds lives beside yours. Competition gets rid of such rivals. Place a pawn on its first space, which shows jungle and wetland.
dominant-species-lesson-pawn-competition-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-wanderlust = Wanderlust lays a new tile, and a sea lies ready: no terrain pays more. Place a pawn on its first space.
dominant-species-lesson-pawn-wanderlust-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-migration = One pawn is left. Migration moves species to adjacent tiles, as many as the space says. Place it on the space with 6.
dominant-species-lesson-pawn-migration-freely = { dominant-species-lesson-pawn-speciation-freely }

dominant-species-lesson-executing = All pawns stand, and now they act: action by action from top to bottom, and in each one space after the other. You may always do without an action.
dominant-species-lesson-adaptation = Adaptation comes first, and you choose first. Take grass: two lie around the savannah, and one around the wetland.
dominant-species-lesson-adaptation-other = That one feeds you, too, wherever it lies on a corner.
dominant-species-lesson-adaptation-freely = Take an element that lies around tiles where you live, or where you would like to live: it raises your match there.
dominant-species-lesson-adapted = Your match in the savannah is { $match } now. But the birds took a seed, and in the jungle they are as well matched as you: with a tie nobody dominates.
dominant-species-lesson-frozen = Glaciation was next: the birds let the desert freeze. It is tundra from now on and pays little. Only one species of each animal stayed there, the others went back into the gene pool.
dominant-species-lesson-speciation = Your Speciation! It adds species to all tiles around one element. Choose the water where wetland, savannah and tundra meet.
dominant-species-lesson-speciation-freely = Choose an element on Earth: you will add species to the tiles that meet at its corner.
dominant-species-lesson-species = The terrain says how many: up to four on the wetland, three in the savannah, one on the tundra. Add them all, eight species, in any order.
dominant-species-lesson-species-other = Any order will do.
dominant-species-lesson-species-freely = Go on adding species as far as the terrains allow, or stop when you have enough.

dominant-species-lesson-grown = Your species on Earth: { $cubes_on_earth }. Where many of them live, a tile will pay you well.
dominant-species-lesson-wanderlust = Wanderlust: choose a tile that lies face up. Take the sea.
dominant-species-lesson-wanderlust-freely = Choose one of the tiles that lie face up; or nothing if you do not want any.
dominant-species-lesson-lay = A new tile brings bonus points: 1 if it touches one tile, 3 if it touches two. Lay it where it touches both wetland and jungle.
dominant-species-lesson-lay-freely = Lay the tile beside others: the more it touches, the more bonus points. And think of who will move there.
dominant-species-lesson-element = It may bring an element along. Take water, and put it on the corner between the sea and the jungle: there it helps you on both.
dominant-species-lesson-element-freely = You may put an element on a corner of the new tile. Best is one that you live on.
dominant-species-lesson-laid = Bonus points: { $wanderlust }. And with the new water your match in the jungle is { $match }: you dominate it again.
dominant-species-lesson-come = Everybody may now move to the new tile from the tiles beside it. Bring two species from the wetland, then no more.
dominant-species-lesson-come-freely = You may move species from the adjacent tiles onto the new one, as many as you like. Stop when it is enough.
dominant-species-lesson-endangered = The reptiles laid a forest, and a species of the birds went there. No seed lies around it: match 0. It is endangered; can you see its mark?
dominant-species-lesson-migration = Your Migration. Move two species from the wetland to the tundra in the middle, then no more. The most species on tundra will bring a point.
dominant-species-lesson-migration-freely = Move species to adjacent tiles: away from where they are endangered, or to where you need the majority. Stop when it is enough.

dominant-species-lesson-competition = Competition. On one tile of each terrain of the space, and on one tundra, you eliminate a species that lives beside yours: the one of the birds in the jungle, and the one of the reptiles on the tundra.
dominant-species-lesson-competition-other = Either of them may be first, or none at all.
dominant-species-lesson-competition-freely = Eliminate species of others that live beside yours, where they cost you first place or dominance.
dominant-species-lesson-eliminated = The reptiles did the same to you in the savannah. Eliminated species are out of the game; they do not come back.
dominant-species-lesson-domination = Now Domination. Whoever has the most species on the scored tile gets the most points, whatever the match; with equal numbers the higher in the food chain comes first. Score the new sea.
dominant-species-lesson-domination-other = That tile pays, too. Look at who is first on it, and who dominates it and takes the card.
dominant-species-lesson-domination-freely = Score a tile that pays you well and others little. The card goes to whoever dominates it.
dominant-species-lesson-scored = Points for the sea: { $domination }. And because you dominate it, you take one of the cards that lie face up and carry it out at once.
dominant-species-lesson-card = Take Fertile: it pays for all species on one tile.
dominant-species-lesson-card-freely = Take a card; what it says is carried out at once. Whether it suits you now matters more than what it is called.
dominant-species-lesson-fertile = Choose the savannah: with yours and the one of the reptiles most species live there.
dominant-species-lesson-fertile-freely = Choose the tile that the card is about.

dominant-species-lesson-others = The others scored as well and took cards. With Nocturnal the birds moved ahead of you: from now on they place pawns first. The action Initiative can turn that round.
dominant-species-lesson-extinction = Then the turn ended. The birds' species with match 0 died out. You have the most species on tundra. Points from Survival: { $survival }.
dominant-species-lesson-leftovers = What nobody takes does harm a turn later. Water from Abundance lies in the Wasteland box now: so all water on corners of tundra will vanish, and yours in the middle with it.
dominant-species-lesson-pawn-wasteland = Unless somebody takes it out of the box. A new planning has begun: place a pawn on Wasteland.
dominant-species-lesson-pawn-wasteland-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-pawn-regression = Grass was left at Adaptation and lies in the Regression box: everybody loses an acquired grass, unless a pawn there protects it. Place one.
dominant-species-lesson-pawn-regression-freely = { dominant-species-lesson-pawn-speciation-freely }
dominant-species-lesson-ice-age = That is a whole turn. Numbers bring points, match keeps species alive and brings cards. The last card is Ice Age: when it is taken the turn is played to its end, and then every tile is scored once more.
dominant-species-lesson-end = The rest is yours, with four pawns to place. A hint is always at hand, and any answer can be taken back. Enjoy it!

## What people look for in the rulebook, with the book's words for it
dominant-species-rulebook-same = fight fights fighting attack battle war combat competition; ice snow frozen freeze freezes glaciation tundra; limit limited maximum many; without absent live; food match element; turn order initiative; pool supply; breed multiply speciation; explore discover wanderlust; fly flies birds

## Styles of computer players

dominant-species-style-breeder = breeder
    .about = wants more species on Earth than others do
dominant-species-style-sovereign = sovereign
    .about = wants to dominate tiles, and the cards that this brings
dominant-species-style-gatherer = gatherer
    .about = collects elements, and lives where there are many
dominant-species-style-wanderer = wanderer
    .about = goes onto the tundra for the survival card
