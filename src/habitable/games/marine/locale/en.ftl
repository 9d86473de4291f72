# Dominant Species: Marine. Words as in the glossary of the rules.

marine-title = Dominant Species: Marine
marine-about = Four classes of animals in a sea that boils. Place a pawn and act at once: adapt, spread, explore, compete, dominate elements; each with a trait of its own. After Asteroid the most victory points win. For two to four.

## Options

marine-option-length = how many Evolution cards stay in the box, short: 15; normal: 10; long: 5; epic: none
marine-option-earth = standard: tiles and elements as printed on the board; random: tiles and elements are drawn, and species live where their elements lie
marine-option-displays = standard: three elements are printed on each display; alternative: none is, and three are drawn
marine-option-superheroes = true: each animal keeps two of its three traits
marine-option-exaptation = whether Exaptation is among the traits; null: unless there are superheroes
marine-option-multi-animal = true: all four animals play, two for each of 2 players; the one with fewer points counts
marine-option-animals = draw: by lot; choose: players choose in turn; or a list of names for the seats in turn, such as ["fishes","reptiles"]
marine-option-food-chain = who decides first when all decide by food chain, upwards: from the lowest animal to the highest; downwards: from the highest to the lowest
marine-option-turn-limit = after so many turns of all players together the game ends, even if nobody has taken Asteroid
marine-option-components = corrections of what is printed in the box, to match your copy; null: as we know it

## Animals: the letter on the table, at the beginning of a sentence, and as in "of the fishes", "plays the fishes"

marine-animal-reptiles = reptiles
    .letter = R
    .capital = Reptiles
    .of = reptiles
    .with = reptiles
marine-animal-cephalopods = cephalopods
    .letter = C
    .capital = Cephalopods
    .of = cephalopods
    .with = cephalopods
marine-animal-fishes = fishes
    .letter = F
    .capital = Fishes
    .of = fishes
    .with = fishes
marine-animal-crustaceans = crustaceans
    .letter = X
    .capital = Crustaceans
    .of = crustaceans
    .with = crustaceans

## Terrains, and the two sides of an eruption: the letter, as object, and as in "on the reef", "from the reef", "to the reef"

marine-terrain-land = land
    .letter = L
    .object = land
    .on = on the land
    .from = from the land
    .to = to the land
marine-terrain-kelp = kelp
    .letter = K
    .object = kelp
    .on = on the kelp
    .from = from the kelp
    .to = to the kelp
marine-terrain-reef = reef
    .letter = R
    .object = reef
    .on = on the reef
    .from = from the reef
    .to = to the reef
marine-terrain-seamount = seamount
    .letter = S
    .object = seamount
    .on = on the seamount
    .from = from the seamount
    .to = to the seamount
marine-terrain-meadow = meadow
    .letter = M
    .object = meadow
    .on = on the meadow
    .from = from the meadow
    .to = to the meadow
marine-terrain-sand = sand
    .letter = D
    .object = sand
    .on = on the sand
    .from = from the sand
    .to = to the sand
marine-terrain-ocean = ocean
    .letter = O
    .object = ocean
    .on = on the ocean
    .from = from the ocean
    .to = to the ocean
marine-terrain-eruption = eruption
    .letter = E
    .object = eruption
    .on = on the eruption
    .from = from the eruption
    .to = to the eruption
marine-terrain-vent = vent
    .letter = V
    .object = vent
    .on = on the vent
    .from = from the vent
    .to = to the vent
marine-terrain-geyser = geyser
    .letter = G
    .object = geyser
    .on = on the geyser
    .from = from the geyser
    .to = to the geyser

## Elements: the letter, and as object

marine-element-algae = algae
    .letter = A
    .object = algae
marine-element-gastropods = gastropods
    .letter = G
    .object = gastropods
marine-element-plankton = plankton
    .letter = P
    .object = plankton
marine-element-sponges = sponges
    .letter = N
    .object = sponges
marine-element-sun = sun
    .letter = S
    .object = sun
marine-element-worms = worms
    .letter = W
    .object = worms

## Actions

marine-action-abundance = Abundance
    .about = Put one of these elements on a vacant corner of Earth.
marine-action-autotrophs = Autotrophs
    .about = On a vent (space 1) or a geyser (space 2): remove an element of a kind in the box, or exchange one with the box.
marine-action-depletion = Depletion
    .about = Remove from Earth one element of a kind in the box.
marine-action-adaptation = Adaptation
    .about = Take one of these elements onto your display.
marine-action-regression = Regression
    .about = Put a species on a square: then the next Reseeding takes none of your elements of the kinds in the box.
marine-action-speciation = Speciation
    .about = Add species to the tiles around an element on Earth, as many as each terrain allows. The element beside the space says of which kind it must be; it belongs to nobody.
marine-action-wanderlust = Wanderlust
    .about = Lay a new tile, perhaps with an element, with bonus points for it and adjacent tiles of its terrain; then everybody may move there.
marine-action-tectonics = Tectonics
    .about = A tile on the border erupts, with bonus points for it and adjacent eruptions; one species of each animal stays, and one more of yours comes.
marine-action-migration = Migration
    .about = Move up to as many species as the space says to adjacent tiles.
marine-action-competition = Competition
    .about = On one tile of the space's terrain where you live, eliminate as many species of others as the space says.
marine-action-evolution = Evolution
    .about = Score a tile of the space's terrain; if you thrive there, you must take a card from a slot up to the space's number.
marine-action-domination = Domination
    .about = Take control of the special pawn of an element for which your adaptation value is above its marker.

## What the special spaces do

marine-special-adaptation = may replace an element
marine-special-speciation = any element
marine-special-wanderlust = another turn
marine-special-tectonics = any tile
marine-special-migration = any number
marine-special-competition = one each on two tiles of any terrain, or two on one

## Evolution cards. X is the number of the slot

marine-card-asteroid = Asteroid
    .effect = Choose a tile: only one species survives there, and each adjacent tile loses one. This round is the last.
marine-card-biomass = Biomass
    .effect = Each tile with more species than elements loses one of them; you choose whose.
marine-card-rich-habitat = Rich Habitat
    .effect = Choose a terrain: all its tiles are scored.
marine-card-disease = Disease
    .effect = Each animal with more elements than you gives one up.
marine-card-predator = Predator
    .effect = On each tile where you live, one species of another animal is eliminated; you choose whose.
marine-card-ecodiversity = Ecodiversity
    .effect = 1 point for each element on Earth of a kind that you have.
marine-card-gene-expression = Gene Expression
    .effect = Look at 3 traits that nobody has; you may take one of them instead of yours.
marine-card-extremophiles = Extremophiles
    .effect = 1 point for each of your species on vents and geysers.
marine-card-endosymbionts = Endosymbionts
    .effect = 1 point for each tile with sponges where you live.
marine-card-divergent-evolution = Divergent Evolution
    .effect = Resolve the top card of the discard pile, then any other face-up card.
marine-card-semiaquatic = Semiaquatic
    .effect = 1 point for each tile with sun where you live.
marine-card-invasive-species = Invasive Species
    .effect = On each tile of a terrain that Competition shows, every other animal loses a species.
marine-card-trophic-cascade = Trophic Cascade
    .effect = Choose a tile: X elements vanish from it. X is the number of the card’s slot.
marine-card-terrestrial = Terrestrial
    .effect = Put any element from the bag on a corner of a land or geyser tile, then up to 4 of your species onto that tile.
marine-card-mollusks = Mollusks
    .effect = 1 point for each tile with gastropods where you live.
marine-card-metamorphosis = Metamorphosis
    .effect = Exchange one of your elements that is not printed for any one in the bag.
marine-card-carbon-cycle = Carbon Cycle
    .effect = 1 point for each tile with plankton where you live.
marine-card-annelids = Annelids
    .effect = 1 point for each tile with worms where you live.
marine-card-fecundity = Fecundity
    .effect = Add a species on each tile where you live.
marine-card-fertile = Fertile
    .effect = Choose a tile where you live: 1 point for each species there, your own and others'.
marine-card-population-doubling = Population Doubling
    .effect = Choose a tile where you live: add as many species as there are on it, your own and others'.
marine-card-niche-construction = Niche Construction
    .effect = Move one element on Earth to any vacant corner.
marine-card-producers = Producers
    .effect = 1 point for each tile with algae where you live.
marine-card-solar-radiation = Solar Radiation
    .effect = X species on the tile just scored return to their gene pools; you choose whose. X is the number of the card’s slot.
marine-card-adaptability = Adaptability
    .effect = Exchange one of your elements that is not printed for one on Earth.
marine-card-biodiversity = Biodiversity
    .effect = 1 point for each tile that you share with other animals.
marine-card-tectonic-movement = Tectonic Movement
    .effect = Everybody takes all pawns back from the action display; no figure moves.
marine-card-habitat = Habitat
    .effect = Remove from Earth an element whose special pawn is not yours; then put one whose pawn is yours on any vacant corner.
marine-card-monotypic-habitat = Monotypic Habitat
    .effect = Bonus points for the tiles where you live and nobody else.
marine-card-symbiotic = Symbiotic
    .effect = Draw an element for yourself and one for each animal that has fewer elements than you.
marine-card-marine-snow = Marine Snow
    .effect = All ocean tiles are scored.
marine-card-mass-exodus = Mass Exodus
    .effect = Choose a tile: all species leave it, each to an adjacent tile that you name.
marine-card-omnivore = Omnivore
    .effect = Choose a tile where you live: it loses an element and a species, if possible of another animal.
marine-card-volcanism = Volcanism
    .effect = Carry out a Tectonics on any seamount, then one on the border.
marine-card-voracious-predator = Voracious Predator
    .effect = X species of other animals, anywhere, give way to yours. X is the number of the card’s slot.

## Symbols of the cards: what happens when such a card is laid out

marine-symbol-bones = Extinction
marine-symbol-fish = Survival
marine-symbol-both = Extinction, Survival

## Traits

marine-trait-pack-hunters = Pack Hunters
    .effect = Control of a special pawn of your choice without dominating its element; its value is at least 2.
marine-trait-exaptation = Exaptation
    .effect = Copy a trait of another animal. Once your gene pool is down to 16 you lose it and copy another one for good.
marine-trait-ram-feeding = Ram Feeding
    .effect = One more plankton, as if it were printed on your display.
marine-trait-hadal = Hadal
    .effect = Another turn after you retrieve, if all your pawns were on the action display.
marine-trait-camouflage = Camouflage
    .effect = After each Wanderlust or Tectonics of others you may add a species on the new tile.
marine-trait-cannibal = Cannibal
    .effect = 1 point for each of your own species that is eliminated.
marine-trait-flight = Flight
    .effect = Your basic pawns may also go before all your pawns, but never between them.
marine-trait-carnivore = Carnivore
    .effect = You also thrive where there are at least 2 species of others.
marine-trait-migratory = Migratory
    .effect = In Migration you move one species more, and each up to two tiles far.
marine-trait-ecological-niche = Ecological Niche
    .effect = Speciation around an element whose special pawn is yours: one species more on each tile for you, one fewer for others.
marine-trait-resilience = Resilience
    .effect = Regression takes none of your elements.
marine-trait-phenotypic-plasticity = Phenotypic Plasticity
    .effect = Two of the elements that you gain may go onto this card, where you cannot lose them.
marine-trait-sapience = Sapience
    .effect = One more basic pawn as soon as you have 20 points.
marine-trait-solitary = Solitary
    .effect = When a tile is scored on which you are alone, 1 more point for each of your species there.
marine-trait-gregarious = Gregarious
    .effect = Your basic pawns may bump basic pawns of others, on basic spaces after your other pawns.
marine-trait-prey-switching = Prey Switching
    .effect = 1 point whenever somebody adds species from the gene pool on a tile where you live.
marine-trait-benthic = Benthic
    .effect = This card is an action space of your own, for Domination, and the last of the display.
marine-trait-living-fossil = Living Fossil
    .effect = Whenever you retrieve you may resolve the oldest Evolution card.

## Score sheet

marine-row-start = start
marine-row-so-far = so far
marine-row-wanderlust = { marine-action-wanderlust }
marine-row-tectonics = { marine-action-tectonics }
marine-row-evolution = { marine-action-evolution }
marine-row-cards = cards
marine-row-traits = traits
marine-row-survival = survival
marine-row-final-scoring = final scoring
marine-row-special-pawns = values of special pawns
marine-row-special-pawns-controlled = special pawns
marine-row-cubes-on-earth = species on Earth
marine-row-gene-pool = gene pool
marine-row-elements = elements

## Position documents

marine-document-tiles = tiles
marine-document-hex = tile
marine-document-endangered = endangered
marine-document-points = points
marine-document-adaptation = adaptation values
marine-document-dominates = dominates
marine-document-survival = Survival
marine-document-holder = holder
marine-document-why = why
marine-document-extinction = would die in the next Extinction
marine-document-cubes = species
marine-document-end = if the game ended now
marine-document-animal = animal
marine-document-so-far = { marine-row-so-far }
marine-document-final-scoring = { marine-row-final-scoring }
marine-document-traits = { marine-row-traits }
marine-document-special-pawns = { marine-row-special-pawns }
marine-document-total = { sheet-total }
marine-document-place = place
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

## The table

marine-heading = { $phase ->
    [setup] setup
   *[round] round { $round }
}{ $last ->
    [yes] {" "}· the last round
   *[no] {""}
}
marine-heading-over = the game is over
marine-now-card = card
marine-now-moved = have moved
marine-now-again = another turn follows this one
marine-turns = Turns:
marine-cards = Cards:
marine-no-cards = none
marine-discard = Discarded, the last one first:
marine-tiles = Tiles
marine-stocks = eruptions { $eruptions } · deck { $deck }
marine-bag = Bag
marine-deck = Still in the deck ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
}) or in the box:
marine-spare-traits = Traits that nobody has:
marine-survival = Survival
    .short = Surv.
marine-nobody = nobody
marine-column-points = points
    .short = VP
marine-column-pool = gene pool
    .short = GP
marine-column-earth = on Earth
    .short = sp
marine-column-box = in the box
    .short = box
marine-column-pawns = pawns in hand
    .short = AP
marine-traits = traits
marine-elements = elements
marine-markers = markers
marine-copy = { $trait }: { $copied }{ $settled ->
    [yes] {" "}(for good)
   *[no] {""}
}
marine-retrieved = retrieved this round
marine-not-retrieved = not retrieved yet
marine-adaptation = adaptation value
marine-legend-map = { $cube } = 2 species · { $endangered } endangered
marine-legend-actions = { $basic } basic pawn · { $special } special pawn of { $element } · { $space } space for special pawns only
marine-legend-animals = { $right } retrieved this round · { $left } not yet · elements: printed, on the display, on traits · adaptation values, { $dominated } above the marker
marine-legend-cards = The number is the slot. When a card with { $bones } is laid out there is an Extinction, with { $fish } a Survival.
marine-more-panels = Also: { $words }
marine-no-map = This window is too narrow for the map; the tiles one by one:

## Words to type

marine-panel-map = map
marine-panel-actions = actions
marine-panel-animals = animals
marine-panel-cards = cards
marine-panel-elements = Elements on Earth
marine-verb-pass = pass
marine-verb-assign = choose
marine-verb-keep = keep
marine-verb-discard = discard
marine-verb-copy = copy
marine-verb-claim = claim
marine-verb-shelter = shelter
marine-verb-hide = hide
marine-verb-retrieve = retrieve
marine-verb-pawn = pawn
marine-verb-special = special
marine-verb-take = take
marine-verb-swap = swap
marine-verb-lose = lose
marine-verb-put = put
marine-verb-lift = lift
marine-verb-exchange = exchange
marine-verb-guard = guard
marine-verb-speciate = speciate
marine-verb-add = add
marine-verb-explore = explore
marine-verb-lay = lay
marine-verb-come = come
marine-verb-erupt = erupt
marine-verb-side = side
marine-verb-from = from
marine-verb-move = move
marine-verb-eliminate = eliminate
marine-verb-evolve = evolve
marine-verb-card = card
marine-verb-dominate = dominate
marine-verb-tile = tile
marine-verb-spare = spare
marine-verb-terrain = terrain
marine-verb-trait = trait
marine-verb-return = return
marine-verb-drive = drive

## Things in words

marine-with-bonus = { $place }, { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}
marine-printed-number = { $number ->
    [one] { $number } species
   *[other] up to { $number } species
}
marine-printed-slots = { $number ->
    [one] card { $number }
   *[other] cards 1 to { $number }
}
marine-printed-border = on the border
marine-printed-speciation = around { $element } on Earth
marine-by-animal = { $animal } { $number }
marine-card-for = card for { $animal }
marine-no-points = no points

## Answers

marine-answer-pass = nothing
marine-answer-done = no more
marine-answer-retrieve = retrieve { $number ->
    [one] { $number } pawn
   *[other] { $number } pawns
}
marine-answer-basic = basic pawn
marine-answer-special = special pawn: { $element }
marine-answer-pawn = { $place }, { $pawn }
marine-answer-bump = { $space }, bumps { $animal }
marine-answer-corner-of = { $element } on { $corner }
marine-answer-stack = { $terrain } (stack { $stack })
marine-answer-move = { $from } { $to }
marine-answer-victim = { $animal } { $on }
marine-answer-swap = exchange { $element }
marine-answer-dominate = { $element }: adaptation value { $value }, marker { $marker }
marine-answer-shelter = onto the trait card
marine-answer-display = onto the display
marine-answer-hide = add a species
marine-answer-guard = put a species there
marine-answer-gene-pool = from the gene pool
marine-answer-box = from the box
marine-answer-keep-trait = keep what you have
marine-answer-effect = { $name }: { $effect }

## Questions

marine-asked = { $animal }: { $question }
marine-question-choose = Which animals do you play?
marine-question-keep-traits = { $verb ->
    [discard] Which trait do you give back?
   *[keep] Which trait do you keep?
}
marine-question-turn = Where do you place a pawn? Or do you retrieve?
marine-question-turn-with = { $space }: with which pawn?
marine-question-take-abundance = Abundance. Which element do you take?
marine-question-put-abundance = On which corner do you put { $element }?
marine-question-lift-or-swap = Autotrophs. Which element do you remove? Or which one of the box do you exchange?
marine-question-exchange = Autotrophs. Which element makes way for { $element }?
marine-question-deplete = Depletion. Which element do you remove from Earth?
marine-question-adapt = Adaptation. Which element do you take?
marine-question-replace = Adaptation. Which element goes back into the bag for { $element }?
marine-question-shelter = Where do you put { $element }?
marine-question-guard = Regression. Do you guard your elements?
marine-question-speciate = Speciation. Around which element do you add species?
marine-question-spread = Speciation. Where do you add another species?
marine-question-explore = Wanderlust. Which tile do you take?
marine-question-lay = Where do you lay the { $terrain }?
marine-question-take-element = Which element do you put on the new tile, the { $tile }?
marine-question-put-element = On which corner of the { $tile } do you put the { $element }?
marine-question-come = From where do you move a species { $to }?
marine-question-erupt = Tectonics. Which tile erupts?
marine-question-choose-side = Tectonics. Vent or geyser { $on }?
marine-question-settle = Tectonics. Where does your new species { $on } come from?
marine-question-migrate = Migration. Which species moves? { $any ->
    [yes] Any number may move.
   *[no] { $left ->
        [one] One move is left.
       *[other] { $left } moves are left.
    }
}
marine-question-migrate-to = Migration. Where does it move { $from }?
marine-question-compete = Competition. Which species do you eliminate? { $left ->
    [one] One more.
   *[other] Up to { $left }.
}
marine-question-compete-on = Competition. Which species do you eliminate { $on }?
marine-question-evolve = Evolution. Which tile do you score?
marine-question-take-card = You thrive { $on }. Which card do you take?
marine-question-take-oldest = Living Fossil. Do you resolve the oldest card?
marine-question-dominate = Domination. Which special pawn do you take?
marine-question-divergent-card = Divergent Evolution. Which other card do you resolve?
marine-question-terrestrial-element = Terrestrial. Which element do you take from the bag?
marine-question-terrestrial-tile = Terrestrial. Which land or geyser tile?
marine-question-terrestrial-cubes = Terrestrial. Another species { $on }? Up to { $left ->
    [one] { $left } more.
   *[other] { $left } more.
}
marine-question-habitat-loses = Habitat. Which element do you remove from Earth?
marine-question-habitat-gains = Habitat. Which element do you take from the bag?
marine-question-put-from-bag = On which corner do you put { $element }?
marine-question-cascade-tile = Trophic Cascade. Which tile?
marine-question-remove-elements = Which element do you remove { $from }? { $left ->
    [one] One more.
   *[other] { $left } more.
}
marine-question-niche-element = Niche Construction. Which element do you move?
marine-question-niche-corner = Niche Construction. To which corner do you move it?
marine-question-give-up-element = Disease. Which element do you give up?
marine-question-trade-in = Metamorphosis. Which element do you give away?
marine-question-trade-for = Metamorphosis. Which element do you take for it?
marine-question-swap-out = Adaptability. Which element do you give away?
marine-question-swap-in = Adaptability. Which element on Earth do you take for it?
marine-question-express-trait = Gene Expression. Which trait do you take?
marine-question-replace-trait = Gene Expression. Which of your traits goes?
marine-question-victim = Whose species is eliminated { $on }?
marine-question-asteroid-tile = Asteroid. Which tile does it strike?
marine-question-survivor = Asteroid. Whose species survives { $on }?
marine-question-omnivore-tile = Omnivore. Which tile?
marine-question-irradiate = Solar Radiation. Whose species { $on } returns to its gene pool? { $left ->
    [one] One more.
   *[other] { $left } more.
}
marine-question-devour = Voracious Predator. Which species gives way to yours? { $left ->
    [one] One more.
   *[other] { $left } more.
}
marine-question-devour-on = Voracious Predator. Which species gives way to yours { $on }?
marine-question-take-over = Voracious Predator. Which place does your next species take?
marine-question-fertile-tile = Fertile. Which tile?
marine-question-rich-terrain = Rich Habitat. Which terrain is scored?
marine-question-multiply = Fecundity. Where do you add a species? The gene pool is too small for all tiles.
marine-question-doubling-tile = Population Doubling. Which tile?
marine-question-exodus-tile = Mass Exodus. Which tile?
marine-question-exodus = Mass Exodus. Where does a species of the { $of } go?
marine-question-copy = Exaptation. Which trait do you copy?
marine-question-hide = Camouflage. Do you add a species { $on }?
marine-question-make-room = Ram Feeding. Which element goes back into the bag for the plankton?
marine-question-claim = Pack Hunters. Which special pawn do you take?

## Rules, for the question that is asked

marine-rules-typing =
    Type a number, or an answer in words: abundance 2 (a basic pawn), abundance 2 sun (the special pawn of sun), retrieve, sun, 0,-1 (a tile), E(0,-1) or 0,-1 e (a corner), 0,1 1,0 (a move), 1,0 fishes (a victim), pass.
    A tile has six corners: e, se, sw, w, nw, ne. Type { $panels } to look at one part of the table alone.
marine-rules-turn =
    Your turn: place a pawn and act at once, or retrieve all your pawns. A basic pawn goes onto an empty basic space after all your pawns on the display. A special pawn goes onto any empty space, or it bumps a basic pawn of somebody else.
    When everybody has retrieved once, Reseeding fills the display anew, and the next round begins.
marine-rules-special = On the special space: { $effect }.
marine-rules-card = Card { $card }: { $effect }
marine-rules-trait = Trait { $trait }: { $effect }
marine-rules-setup = Each player leads a class of animals. The higher one stands in the food chain, the more ties it wins; the lower, the earlier it begins.
marine-rules-traits = Each animal has been dealt three traits and keeps one of them, superheroes two. Nobody sees those of the others before all have chosen.
marine-rules-basics =
    Your species thrive on a tile that holds an element you have; elsewhere they are endangered. An Extinction eliminates all endangered species.
    Adaptation value: how often you have an element, times the tiles where you live with it. Above its marker you dominate it; at the end special pawns are worth the values of their markers.
    Scoring a tile goes by the number of species, ties by food chain: land 8 4 2 1, kelp 7 4 2, reef 6 3 2, seamount 5 3 2, meadow 4 2, sand 3 2, ocean 2 1, eruption 1.
    Speciation adds at most: ocean 4, sand and seamount 3, reef, kelp and meadow 2, land and eruption 1.
    Bonus points for 1, 2, 3, … things: 1 3 6 10 15 21 28 36 45.
    Survival: the animal with most species on eruptions gains bonus points for the eruptions it lives on.
    Food chain: reptiles, cephalopods, fishes, crustaceans. Turns go the other way.

## Events

marine-event-drawn = { $action }: { $element } is drawn.
marine-drawn = New elements for { $action }: { $elements }.
marine-event-marked = { $action }: a marker shows { $terrain }.
marine-marked = New markers for { $action }: { $terrains }.
marine-event-turned-up = Stack { $stack } shows { $terrain }.
marine-event-dealt = New card: { $card }.
marine-dealt = New cards: { $cards }.
marine-event-assigned = { $seat } plays the { $with }.
marine-event-trait-dealt = { $animal } were dealt a trait: { $trait }.
marine-event-trait-dealt-hidden = { $animal } were dealt a trait.
marine-traits-dealt = { $animal } were dealt traits: { $traits }.
marine-traits-dealt-hidden = { $animal } were dealt { $number ->
    [one] a trait
   *[other] { $number } traits
}.
marine-event-trait-gained = { $animal } gained a trait: { $trait }.
marine-traits-gained = Traits: { $traits }.
marine-event-trait-lost = { $animal } lost a trait: { $trait }.
marine-event-trait-copied = { $animal } copied a trait: { $trait }.
marine-event-copy-lost = { $animal } lost the copy of a trait: { $trait }.
marine-event-element-gained = { $animal } gained an element: { $element }.
marine-event-element-lost = { $animal } lost an element: { $element }.
marine-event-element-sheltered = { $animal } put an element onto a trait card: { $element }.
marine-event-element-put = New on Earth: { $element } on { $corner }.
marine-event-element-removed = Gone from Earth: { $element } on { $corner }.
marine-event-box-changed = { $action }: { $came } came into the box, { $left } left it.
marine-event-pawn-placed = { $pawn ->
    [special] { $animal } placed a special pawn ({ $special }) on { $space }.
   *[basic] { $animal } placed a pawn on { $space }.
}
marine-event-pawn-bumped = The pawn of the { $of } on { $space } was bumped.
marine-event-pawn-gained = { $animal } gained a basic pawn.
marine-event-retrieved = { $animal } retrieved { $number ->
    [one] a pawn
   *[other] { $number } pawns
}.
marine-event-pawns-back = { $animal } took back { $number ->
    [one] a pawn
   *[other] { $number } pawns
}.
marine-event-control = { $animal } took control of a special pawn: { $element }, value { $value }.
marine-event-guarded = { $animal } put a species into Regression.
marine-event-cubes-added = { $animal } added { $number ->
    [one] a species
   *[other] { $number } species
} { $on }.
marine-event-cube-moved = { $animal } moved { $number ->
    [one] a species
   *[other] { $number } species
} { $from } { $to }.
marine-event-cubes-eliminated = { $animal } lost { $number ->
    [one] a species
   *[other] { $number } species
} { $on }.
marine-event-cubes-returned = { $animal } took { $number ->
    [one] a species
   *[other] { $number } species
} { $from } back into the gene pool.
marine-event-cubes-back = { $animal } took { $number ->
    [one] a species
   *[other] { $number } species
} from Regression back into the gene pool.
marine-event-tile-laid = New tile: { $tile }.
marine-event-erupted = Eruption, { $side }: { $tile }.
marine-event-points = { $animal } { $change ->
    [gained] gained
   *[lost] lost
} { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
} ({ $reason }).
marine-event-scored = Scored ({ $reason }): { $tile }.
marine-scored = Scored ({ $reason }): { $tile } – { $points }.
marine-event-card-taken = { $animal } took the card { $card } from slot { $slot }.
marine-event-card-again = { $animal } resolved the card { $card } again.
marine-event-extinction = Extinction: endangered species are eliminated.
marine-event-survival = { $change ->
    [held] Survival: the card goes to the { $of }, who live on { $tiles ->
        [one] { $tiles } eruption
       *[other] { $tiles } eruptions
    }.
   *[nobody] Survival: nobody holds the card.
}
marine-event-round-ends = Round { $round } is over: Reseeding.
marine-event-last-round = Asteroid has been resolved: this is the last round.
marine-event-extra-turn = { $animal } take another turn.
marine-event-final-scoring = { $guard ->
    [yes] The limit of turns is reached: the game ends. Every tile is scored once more.
   *[no] Final scoring: every tile is scored once more.
}
marine-event-total = { $animal }, total: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}.
marine-reason-survival = Survival
marine-reason-final-scoring = final scoring
marine-reason-start = head start
marine-reason-special-pawns = special pawns

## The picture

marine-picture-setup = setup
marine-picture-round = round { $round }
marine-picture-last = round { $round }, the last one
marine-picture-over = the game is over after round { $round }
marine-picture-food-chain = Food chain
marine-picture-specials = Special pawns
marine-picture-discard = discarded last: { $card }
marine-picture-pool = gene pool { $pool } · on Earth { $earth } · in the box { $box }
marine-picture-cubes = { $animal }: { $number ->
    [one] { $number } species
   *[other] { $number } species
}{ $endangered ->
    [yes] , endangered
   *[no] {""}
}

## What is wrong with a position document or a component file

marine-wrong-eruptions = { $place }: there are only { $most } eruptions
marine-box-about = { $place }: "{ $given }", and this card is about no element and no terrain

## On the page

marine-pitch = Fishes, reptiles and their rivals in a sea that boils.
marine-length = 2 hours
marine-weight = demanding
marine-label-components = Your own box
    .about = A JSON file in the form of components.json, if what is printed in your copy differs.
marine-label-earth = Earth
    .about = As printed on the board, or with tiles and elements drawn by lot.
marine-label-multi-animal = Several animals each
    .about = All four animals play, two for each of two players; of yours the one with fewer points counts.
marine-label-animals = Who plays which animal
    .about = Drawn by lot, chosen in turn, or as you say here.
marine-label-length = Length
    .about = How many Evolution cards stay in the box: short 15, normal 10, long 5, epic none.
marine-label-displays = Displays
    .about = With three printed elements each, or with three that are drawn.
marine-label-superheroes = Superheroes
    .about = Each animal keeps two of its three traits.
marine-label-exaptation = Exaptation
    .about = Whether this trait is in the game. As usual: unless there are superheroes.
marine-label-food-chain = Who decides first
    .about = When all decide by food chain, such as who comes to a new tile: from the lowest animal upwards, or from the highest downwards.
marine-label-turn-limit = Turn limit
    .about = After so many turns the game ends, even without the last card.
marine-sheet-start = What animals were given at the beginning of a random Earth, so that all start alike.
marine-sheet-so-far = The points that were entered.
marine-sheet-wanderlust = A new tile brings bonus points for itself and the tiles of the same terrain beside it: 1, 3, 6, 10, 15, 21.
marine-sheet-tectonics = An eruption brings bonus points for itself and the eruptions beside it: 1, 3, 6, 10, 15, 21.
marine-sheet-evolution = A scored tile pays by the number of species on it; how much for which place, its terrain says. Equal numbers: the higher in the food chain comes first.
marine-sheet-cards = What evolution cards brought.
marine-sheet-traits = What the animal’s traits brought.
marine-sheet-survival = Whenever survival is checked, whoever has most species on eruptions gets bonus points for the eruptions with own species.
marine-sheet-final-scoring = At the end every tile on Earth is scored once more, without cards.
marine-sheet-special-pawns = At the end each special pawn that one controls pays its value.
marine-sheet-special-pawns-controlled = Special pawns that one controls. A fact, not points.
marine-sheet-cubes-on-earth = Species that live on Earth. A fact, not points.
marine-sheet-gene-pool = Species that can still come to Earth. A fact, not points.
marine-sheet-elements = Elements that this animal lives on. A fact, not points.
marine-sheet-ties = With equal totals the animal that is higher in the food chain wins. Who plays two animals counts the one with fewer points.

## Numbers with their nouns, in the rulebook

marine-species = { $count ->
    [one] { $count } species
   *[other] { $count } species
}
marine-some-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}

## Player aid

marine-aid-turn = A turn
marine-aid-elements = elements
marine-aid-symbols = Symbols of new cards
marine-aid-reseed = Reseeding: Regression takes elements; what is left moves on from Adaptation to Regression, from Autotrophs to Depletion, from Abundance to Autotrophs; the rest into the bag; new elements and terrain markers.
## Why something cannot be chosen now

marine-why-erupted = This tile has erupted already.
marine-why-border = From this space only tiles on the border erupt.
marine-why-same-tile = From this space all species are eliminated on one tile.
marine-why-side = This element is at no { $side }, and this space is about nothing else.
marine-why-value = { $element }: your adaptation value is { $value }, and must be above its marker, { $marker }.
marine-why-away = This special pawn stands on the display until you retrieve: { $element }.
marine-why-not-controlled = You do not control this special pawn: { $element }.
marine-why-not-yours = It belongs to another animal.
marine-why-own = Your own pawn stands here.
marine-why-special-there = A special pawn stands here, and nobody may bump it.
marine-why-taken = A pawn of the { $of } stands here: only a special pawn could bump it.
marine-why-special-space = Only a special pawn may stand here.
marine-why-order = A basic pawn goes only after all your pawns on the display.
marine-why-no-pawn = You have no basic pawn in hand: retrieving brings them back.
marine-why-slot = From this space only cards up to slot { $number } can be taken.

## A first game by hand

marine-lesson-chapter-start = Earth and a trait
marine-lesson-chapter-growing = Elements and species
marine-lesson-chapter-spreading = A new tile
marine-lesson-chapter-scoring = Points and cards
marine-lesson-chapter-special = A special pawn
marine-lesson-chapter-round = The next round

marine-lesson-goal = You lead the crustaceans through the seas. Most points come from tiles that are scored while many of your species live there. Whoever has the most points in the end wins.
marine-lesson-thriving = Look at the map: each cube is a species, and all begin on the reef. On the corners of tiles lie elements. Your species thrive on a tile if one of its elements is on your display, too: worms or algae. Without any they are endangered.
marine-lesson-trait = Each animal has a trait that bends the rules. You choose one of three, and then all are shown. Keep Solitary: it pays where nobody lives but you.
marine-lesson-trait-other = That one is good, too, and yours for the whole game.

marine-lesson-turn = In your turn you place one pawn and act at once, or you take all your pawns back. A basic pawn goes below all pawns that you have on the display. So begin at the top, and work your way down.
marine-lesson-pawn-adaptation = Adaptation gives you one more element to live on. Place your first pawn there.
marine-lesson-pawn-adaptation-other = You can begin there. What lies above is out of reach until you take your pawns back.
marine-lesson-pawn-adaptation-freely = Place a pawn below your others and act at once, or take all of them back. What you pass over is out of reach until then.
marine-lesson-adaptation = Take gastropods: they lie where reef, kelp and sand meet.
marine-lesson-adaptation-freely = Take an element that lies on tiles where you live, or where you would like to live.
marine-lesson-pawn-speciation = The fishes have put algae on Earth, the reptiles have added species. Now you: Speciation adds them around an element, and beside each of its spaces lies one. Take the space with worms.
marine-lesson-pawn-speciation-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-speciation = Worms lie where reef, sand and ocean meet. Choose them.
marine-lesson-speciation-freely = Choose an element on Earth: you will add species to the tiles that meet at its corner.
marine-lesson-species = The terrain says how many may come. Add two on the reef, three on the sand and one in the ocean, in any order, then no more. They all thrive there, on worms.
marine-lesson-species-other = Any order and any number will do.
marine-lesson-species-freely = Go on adding species as far as the terrains allow, or stop when you have enough.

marine-lesson-erupted = The reptiles let a tile on the border erupt and got points for it. But their species there finds no element that it lives on: it is endangered. Can you see its mark?
marine-lesson-pawn-wanderlust = Next comes a new tile: place a pawn on Wanderlust.
marine-lesson-pawn-wanderlust-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-wanderlust = Three tiles lie face up. Take the kelp: it pays the first animal seven points.
marine-lesson-wanderlust-freely = Choose one of the tiles that lie face up, or nothing if you do not want any.
marine-lesson-lay = It brings bonus points for itself and for each adjacent tile of its terrain: 3 for two of them. Lay it where it touches both kelp and sand.
marine-lesson-lay-freely = Lay the tile beside others. Neighbours of the same terrain bring bonus points.
marine-lesson-element = It may bring an element along. Take worms, and put them where the two kelp tiles and the sand meet.
marine-lesson-element-freely = You may put an element on a corner of the new tile. Best is one that you live on.
marine-lesson-laid = Bonus points: { $wanderlust }. Now everybody may move to the new tile from the tiles beside it, and the lowest in the food chain decides first: you.
marine-lesson-come = Bring two species from the sand, then no more.
marine-lesson-come-freely = You may move species from the adjacent tiles onto the new one, as many as you like. Stop when it is enough.

marine-lesson-eliminated = The reptiles have eliminated one of your species on the reef: that is Competition. Such a species is out of the game.
marine-lesson-pawn-evolution = Now for points: Evolution scores a tile of the terrain beside the space. Take the third space: it says kelp, and lets you choose among three cards.
marine-lesson-pawn-evolution-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-evolution = Whoever has the most species on the tile gets the most points; with equal numbers the higher in the food chain comes first. Score the new kelp, where only you live.
marine-lesson-evolution-other = That tile is scored for whoever lives there.
marine-lesson-evolution-freely = Score a tile that pays you well and others little. If you thrive there, you take a card.
marine-lesson-scored = Points for the tile: { $evolution }. For Solitary: { $traits }. And since you thrive there, you take a card and carry it out.
marine-lesson-card = Take Annelids: a point for each tile with worms where you live.
marine-lesson-card-freely = Take a card; what it says is carried out at once.

marine-lesson-extinction = The card brought you { $cards }. Then a new one was laid out, with a fish-bone: Extinction! All endangered species were eliminated, like that of the reptiles on the geyser. A card with a fish means Survival: points for whoever has the most species on eruptions.
marine-lesson-dominated = Look at worms: you have them twice, and live on four tiles with worms. Two times four is { $worms }, your adaptation value. It is above the marker of worms, so you dominate them.
marine-lesson-pawn-domination = Domination turns that into a special pawn. Place your last basic pawn there.
marine-lesson-pawn-domination-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-domination = Choose worms. Their marker rises to your value; only whoever has more can take the pawn from you.
marine-lesson-domination-freely = Choose an element that you dominate: its special pawn becomes yours.
marine-lesson-special = The special pawn of worms is yours. It may stand anywhere, also above your others, on special spaces, and in the place of somebody’s basic pawn. Place it on the special space of Competition.
marine-lesson-special-freely = A special pawn may stand on any space that is vacant or has a basic pawn of somebody else.
marine-lesson-competition = There you may eliminate two species that live beside yours. Both on the reef: one of the reptiles and one of the fishes. Then you are first there.
marine-lesson-competition-other = Either of them may be first, or another one.
marine-lesson-competition-freely = Eliminate species of others that live beside yours, where they cost you first place.

marine-lesson-retrieved = You had no pawn left to place, so in this turn you took all of them back. When everybody has retrieved, the round is over and the display is filled anew.
marine-lesson-leftovers = Elements that nobody took come back as a threat: those of Adaptation cost you elements in Regression, those of Abundance can be removed from Earth. You see them a round ahead.
marine-lesson-pawn-abundance = Begin at the top again: place a pawn on Abundance.
marine-lesson-pawn-abundance-freely = { marine-lesson-pawn-adaptation-freely }
marine-lesson-abundance = Take worms, and put them on the corner between kelp and land. With Speciation you could then come to both.
marine-lesson-abundance-other = There it is useful, too.
marine-lesson-abundance-freely = Put an element where your species need it, or where they are to come.
marine-lesson-asteroid = Among the last cards is Asteroid. The round in which it strikes is the last: an Extinction, a Survival, then every tile is scored once more, and each special pawn pays as much as its marker says.
marine-lesson-end = The rest is yours, and it is your turn. A hint is always at hand, and any answer can be taken back. Enjoy it!

## What people look for in the rulebook, with the book's words for it
marine-rulebook-same = occupied occupy taken bump bumps bumped kick kicked push pushed; fight fights fighting attack battle war combat competition; bloom flourish thrive thrives thriving; recall retrieve retrieving; without absent live; turn order food chain; breed multiply speciation; explore discover wanderlust; piece figure; comet meteor asteroid

## Styles of computer players

marine-style-breeder = breeder
    .about = wants more species on Earth than others do
marine-style-gatherer = gatherer
    .about = collects elements, and lives where there are many
marine-style-navigator = navigator
    .about = wants special pawns, and what can be done with them
marine-style-wanderer = wanderer
    .about = goes where the survival card pays
