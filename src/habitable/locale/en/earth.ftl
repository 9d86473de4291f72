# What both games of dominant species say alike: places on Earth, and parts of the table.

earth-hex = { $at }
earth-tile = { $terrain } { $at }
earth-corner = { $corner } ({ $tiles })
earth-aside = { $what } ({ $aside })
earth-now = Right now
earth-stocks = Supply
earth-deck = Deck

## The board in the browser: the map, what is chosen on it, what is planned

earth-board-map = Earth, { $game }
earth-board-panes = Parts of the board
earth-board-pane-map = Map
earth-board-pane-display = Actions
earth-board-pane-animals = Animals
earth-board-pane-cards = Cards
earth-board-zoom = Size of the map
earth-board-nearer = Nearer (+)
earth-board-farther = Farther (−)
earth-board-fit = All of Earth (0)
earth-board-overlays = Shown on the map
earth-board-overlay-match = Match
earth-board-overlay-suited = { $game ->
    [marine] Where I thrive
   *[dominant-species] My match
}
earth-board-overlay-reach = My reach
earth-board-overlay-scoring = Scoring
earth-board-overlay-dominance = Dominance
earth-board-overlay-danger = Endangered
earth-board-middle = in the middle
earth-board-way-n = { $ring ->
    [1] north of the middle
    [2] in the north
   *[other] in the far north
}
earth-board-way-ne = { $ring ->
    [1] north-east of the middle
    [2] in the north-east
   *[other] in the far north-east
}
earth-board-way-se = { $ring ->
    [1] south-east of the middle
    [2] in the south-east
   *[other] in the far south-east
}
earth-board-way-s = { $ring ->
    [1] south of the middle
    [2] in the south
   *[other] in the far south
}
earth-board-way-sw = { $ring ->
    [1] south-west of the middle
    [2] in the south-west
   *[other] in the far south-west
}
earth-board-way-nw = { $ring ->
    [1] north-west of the middle
    [2] in the north-west
   *[other] in the far north-west
}
earth-board-way-e = in the east
earth-board-way-w = in the west
earth-board-side = { $place } ({ $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} side)
earth-board-vacant = empty hex
earth-board-tile = { $terrain } { $place }
earth-board-covered = { $cover } on { $terrain }
earth-board-described = { $tile }: { $species }
earth-board-species = { $number } { $animal }
earth-board-dominant-with = dominant with match { $match }
earth-board-dominates = dominates this tile
earth-board-leads = Dominant: { $animal }, with the highest match.
earth-board-leaderless = Nobody dominates: the highest match is shared.
earth-board-dying = Endangered species die out in the next Extinction.
earth-board-card = a card
earth-board-match = match { $match }
earth-board-endangered = endangered
earth-board-asleep = { $number ->
    [one] { $number } hibernates
   *[other] { $number } hibernate
}
earth-board-corner-at = { $way ->
    [e] east corner
    [se] south-east corner
    [sw] south-west corner
    [w] west corner
    [nw] north-west corner
   *[ne] north-east corner
} of the { $tile }
earth-log-action = { $animal }: { $space }
earth-log-added = +{ $number } { $on }
earth-log-moved = { $number } { $from } { $to }
earth-log-lost = −{ $number } { $on }
earth-board-corner = corner of { $tiles }
earth-board-element-at = { $element }, { $place }
earth-board-no-elements = { $game ->
   *[other] no elements around it
}
earth-board-nobody = nobody lives here
earth-board-scored = already scored this turn
earth-board-pays = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
earth-board-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
earth-board-bonus = +{ $points }
earth-board-consequence = What would come of it
earth-board-where-hex = Choose a lit tile on the map.
earth-board-where-card = Choose a lit card.
earth-board-where-corner = { $game ->
    [marine] Choose a lit corner on the map.
   *[dominant-species] Choose a lit corner on the map.
}
earth-board-where-display = { $game ->
    [marine] Choose a lit space on the action display.
   *[dominant-species] Choose a lit space on the action display.
}
earth-board-plan = Planned so far
earth-board-count = { $done } of { $of }
earth-board-less = One fewer: { $what }
earth-board-more = Once more: { $what }
earth-board-fill = As many as possible
earth-board-back = One step back
earth-board-clear = Clear
earth-board-again = Tap again, or confirm.
earth-board-answers = Show the answers
earth-board-done = Done
earth-board-suited = { $game ->
    [marine] you thrive here, or would
   *[dominant-species] your match here: { $match }
}
earth-board-reached = your species can migrate here
earth-board-drag = Drag the pawn onto a lit space, or choose a space.
earth-board-keys = Keys
earth-board-keys-general = Everywhere on the board
earth-board-key-arrows = ← ↑ → ↓
    .about = to the next tile, corner or space
earth-board-key-enter = Enter
    .about = choose it
earth-board-key-next = N, Shift+N
    .about = the next thing that is lit, or the one before
earth-board-key-back = Esc
    .about = one step back
earth-board-key-zoom = +, −, 0
    .about = on the map: nearer, farther, all of Earth
earth-board-key-list = ?
    .about = this list

## What lies beside the map of Dominant Species and Marine: action display, animals, cards, legend, chart

earth-show-actions = Action display
earth-show-animals = { $game ->
    [marine] Animals
   *[dominant-species] Animals
}
earth-show-cards = Cards
earth-show-point = Point at a space or at the name of an action to see what it does.
earth-show-tap = Tap a space or the name of an action to see what it does.
earth-show-times = { $number } × { $thing }
earth-show-space = { $action } { $number }
earth-show-free = { $action }, without a pawn
earth-show-next = Then
earth-show-more = +{ $number }
earth-show-nobody = nobody
earth-show-you = you
earth-show-only = only for { $animal }
earth-show-pawn-of = a pawn of { $animal }
earth-show-special-of = special pawn ({ $element }): { $animal }
earth-show-special-space = for special pawns only
earth-show-marker = value of the special pawn: whoever has a higher adaptation value may take it
earth-show-guard = guards elements: { $animal }
earth-show-elements = { $game ->
    [marine] Elements
   *[dominant-species] Elements
}
earth-show-elements-of = { $game ->
    [marine] Elements: { $action }
   *[dominant-species] Elements: { $action }
}
earth-show-element-printed = { $element }, printed on the display
earth-show-element-gained = { $element }, gained
earth-show-element-kept = { $element }, on a trait card: it cannot be lost
earth-show-idle-element = There is no { $element } on Earth now.
earth-show-idle-empty = Nothing lies there now.
earth-show-idle-kinds = None of the kinds that lie there is on Earth now.
earth-show-idle-rivals = On such tiles you live beside nobody now.
earth-show-idle-terrain = There is no such tile on Earth now.
earth-show-idle-adapted = You dominate no element now whose special pawn is not yours.
earth-show-order = number { $number } in the order of turns
earth-show-survival = holds the Survival card
earth-show-supply = pawns that can still be gained
earth-show-stat-points = victory points
earth-show-stat-leads = { $game ->
    [marine] tiles on which it thrives
   *[dominant-species] tiles that it dominates
}
earth-show-stat-earth = { $game ->
    [marine] species on Earth
   *[dominant-species] species on Earth
}
earth-show-stat-pool = { $game ->
    [marine] species in the gene pool
   *[dominant-species] species in the gene pool
}
earth-show-stat-pawns = { $game ->
    [marine] basic pawns in hand
   *[dominant-species] action pawns in hand
}
earth-show-stat-covers = { $game ->
    [marine] species on eruptions: most of them hold Survival
   *[dominant-species] species on tundra: most of them hold Survival
}
earth-show-stat-eliminated = { $game ->
    [marine] eliminated species, out of the game
   *[dominant-species] eliminated species, out of the game
}
earth-show-short-leads = { $game ->
    [marine] thrives
   *[dominant-species] dominates
}
earth-show-short-earth = on Earth
earth-show-short-pool = { $game ->
    [marine] gene pool
   *[dominant-species] gene pool
}
earth-show-short-pawns = { $game ->
    [marine] pawns
   *[dominant-species] pawns
}
earth-show-short-covers = { $game ->
    [marine] eruptions
   *[dominant-species] tundra
}
earth-show-short-eliminated = eliminated
earth-show-ability-mammals = In each Extinction they may save one of their endangered species.
earth-show-ability-reptiles = In each Regression they protect one element without a pawn.
earth-show-ability-birds = In a Migration each of their species moves up to two tiles far.
earth-show-ability-amphibians = Three elements are printed on their display instead of two.
earth-show-ability-arachnids = Before all Competition pawns they eliminate one species beside theirs on any terrain, without a pawn.
earth-show-ability-insects = After all Speciation pawns they add one species on any tile, without a pawn.
earth-show-slot = slot { $number }
earth-show-resolving = This card is being carried out:
earth-show-no-cards = No cards lie open.
earth-show-last-next = { $card } is the next card.
earth-show-last-in = { $least ->
    [one] { $card } comes after { $least } more card.
   *[other] { $card } comes after { $least } more cards.
}
earth-show-last-between = { $card } is among the last five: it comes after { $least } to { $most } more cards.
earth-show-last-lies-dominant-species = { $card } lies open: when somebody takes it, this turn is the last.
earth-show-last-lies-marine = { $card } lies open: when somebody takes it, this round is the last.
earth-show-last-taken-dominant-species = { $card } has been taken: this turn is the last.
earth-show-last-taken-marine = { $card } has been resolved: this round is the last.
earth-show-deck = { $number ->
    [one] { $number } card in the deck
   *[other] { $number } cards in the deck
}
earth-show-covers-dominant-species = { $number ->
    [one] { $number } tundra tile left
   *[other] { $number } tundra tiles left
}
earth-show-covers-marine = { $number ->
    [one] { $number } eruption left
   *[other] { $number } eruptions left
}
earth-show-stacks = Tiles to lay
earth-show-stack-empty = empty
earth-show-under = { $number } under it
earth-show-face-down = What lies face down
earth-show-bag = In the bag
earth-show-rest = What may still come
earth-show-discard = Discarded, the last one first
earth-show-chart = Points over time
earth-show-chart-numbers = In numbers
earth-show-chart-turn = { $game ->
    [marine] Round
   *[dominant-species] Turn
}
earth-show-chart-end = End
earth-show-legend = What the signs mean
earth-show-legend-animals = { $game ->
    [marine] Animals
   *[dominant-species] Animals
}
earth-show-legend-elements = { $game ->
    [marine] Elements
   *[dominant-species] Elements
}
earth-show-legend-terrains = Terrains
earth-show-legend-marks = Marks
earth-show-legend-pawn = { $game ->
    [marine] a pawn: round, with the sign of its animal
   *[dominant-species] a pawn: round, with the sign of its animal
}
earth-show-legend-cubes = { $game ->
    [marine] species on a tile: how many of this animal live there
   *[dominant-species] species on a tile: how many of this animal live there
}
earth-show-legend-special = a special pawn with its element, and who controls it
earth-show-legend-space = { $game ->
    [marine] a space for a pawn; what is printed on it, the text below explains
   *[dominant-species] a space for a pawn; what is printed on it, the text below explains
}
earth-show-legend-special-space = a space for special pawns only
earth-show-legend-useless = would bring you nothing now; the text below says why
earth-show-legend-lit = what you can touch now
earth-show-legend-acting = the pawn that acts
earth-show-legend-free = acts here without a pawn
earth-show-legend-crown = dominates the tile: the highest match
earth-show-legend-endangered = endangered: nothing here to live on
earth-show-legend-asleep = hibernates: this turn it cannot die out
earth-show-legend-scored = scored already in this turn
earth-show-legend-best = the most of all
earth-show-legend-survival = holds the Survival card
earth-show-legend-retrieved = has retrieved in this round
earth-show-legend-printed = an element that is printed: it cannot be lost
earth-show-legend-kept = an element on a trait card: it cannot be lost
earth-show-legend-bones = Extinction, when such a card is laid out
earth-show-legend-fish = Survival, when such a card is laid out
earth-show-legend-last = ends the game

## A real table, laid out on the board

earth-editor-about = Choose a thing, then tap where it lies. With nothing in hand a tap shows a tile. With a keyboard: arrows walk, Enter puts, Delete takes away; the keys on the buttons choose.
earth-editor-tools = Things to lay out
earth-editor-tile = Tiles
earth-editor-cover = Small tile
earth-editor-element = { $game ->
   *[other] Elements
}
earth-editor-animal = { $game ->
   *[other] Species
}
earth-editor-left = { $thing }: { $number } left
earth-editor-take = Take away
earth-editor-redo = Redo
earth-editor-look = Nothing in hand
earth-editor-putting = put: { $thing }
earth-editor-taking = take away: { $thing }
earth-editor-start = Starting map
earth-editor-clear = Clear the table
earth-editor-nothing = nothing
earth-editor-terrain = Tile
earth-editor-remove = Remove this tile
earth-editor-choose = Tap a tile: here it can be changed, and you see who lives there and how well.
earth-editor-tile-details = The tile
earth-editor-save = { $animal }: save one here in the next Extinction
earth-editor-leader = Name
earth-editor-points = Points so far
earth-editor-gain = { $game ->
   *[other] Add an element
}
earth-editor-drop = Remove: { $element }
earth-editor-traits = Traits that count here
earth-editor-pawns = Special pawns: value and control
earth-editor-controls = controlled by
earth-editor-end = If the game ended now
earth-editor-survival = Survival now
earth-editor-survival-nobody = Nobody holds the card.
earth-editor-extinction = What would die in the next Extinction
earth-editor-extinction-nobody = Nothing.
earth-editor-dominates = Elements dominated
earth-editor-above = { $element } with { $value }, above { $marker }
earth-editor-all-tiles = Every tile: why, and what scoring it pays
earth-editor-impossible = This table is not possible: { $why }
earth-editor-wrong-tiles = { $given } × { $terrain }, and the box has { $most }
earth-editor-wrong-most = { $given } tiles, and the box has { $most }
earth-editor-wrong-elements = { $given } × { $element }, and the box has { $most }
earth-editor-wrong-cubes = { $animal }: more than { $most } on Earth
earth-editor-wrong-eruptions = more than { $most } eruptions

## Why something cannot be chosen now

earth-why-no-tile = There is no tile here.
earth-why-tile-there = A tile lies here already.
earth-why-beside = A new tile goes beside the tiles of Earth.
earth-why-no-reach = { $game ->
    [marine] No species of yours can come here now.
   *[dominant-species] No species of yours can come here now.
}
earth-why-moved = { $game ->
    [marine] All your species here have moved already.
   *[dominant-species] All your species here have moved already.
}
earth-why-far = { $game ->
    [marine] That is too far to move, or your species here cannot move now.
   *[dominant-species] That is too far to move, or your species here cannot move now.
}
earth-why-not-near = { $game ->
    [marine] Species come only from tiles adjacent to the new one.
   *[dominant-species] Species come only from tiles adjacent to the new one.
}
earth-why-no-species = { $game ->
    [marine] No species of yours lives here.
   *[dominant-species] No species of yours lives here.
}
earth-why-alone = { $game ->
    [marine] No other animal lives here.
   *[dominant-species] No other animal lives here.
}
earth-why-enough = { $game ->
    [marine] You have added as many species here as the terrain allows.
   *[dominant-species] You have added as many species here as the terrain allows.
}
earth-why-not-around = { $game ->
    [marine] This tile does not touch the element that you chose.
   *[dominant-species] This tile does not touch the element that you chose.
}
earth-why-not-endangered = { $game ->
    [marine] Your species here are not endangered.
   *[dominant-species] Your species here are not endangered.
}
earth-why-terrain = Only these terrains count now: { $terrains }.
earth-why-rule = This one does not fit. { $name }: { $effect }
earth-why-corner-taken = { $game ->
    [marine] This corner has an element already: { $element }.
   *[dominant-species] This corner has an element already: { $element }.
}
earth-why-corner-bare = { $game ->
    [marine] No tile touches this corner.
   *[dominant-species] No tile touches this corner.
}
earth-why-corner-new = { $game ->
    [marine] Only a corner of the tile in question will do.
   *[dominant-species] Only a corner of the tile in question will do.
}
earth-why-corner-empty = { $game ->
    [marine] No element lies on this corner.
   *[dominant-species] No element lies on this corner.
}
earth-why-kind = { $game ->
    [marine] Only these elements count now: { $elements }.
   *[dominant-species] Only these elements count now: { $elements }.
}
earth-why-not-there = { $game ->
    [marine] There is none there now: { $element }.
   *[dominant-species] There is none there now: { $element }.
}
earth-why-printed = { $game ->
    [marine] It is printed, or on a card, and cannot be lost: { $element }.
   *[dominant-species] It is printed and cannot be lost: { $element }.
}
earth-why-not-mine = { $game ->
    [marine] You have no such element: { $element }.
   *[dominant-species] You have no such element: { $element }.
}
earth-why-card-away = This card does not lie open: { $card }.
earth-why-stack = No tile lies face up on this stack.
earth-why-assigned = { $animal } cannot be chosen any more.

## The story of a game

earth-tale-always = { $animal } led from the first { $game ->
    [marine] round
   *[dominant-species] turn
} to the last.
earth-tale-reigns = In the lead: { $reigns }.
earth-tale-reign = { $animal } ({ $turns ->
    [end] at the end
   *[other] { $game ->
        [marine] { $length ->
            [short] round
           *[long] rounds
        }
       *[dominant-species] { $length ->
            [short] turn
           *[long] turns
        }
    } { $turns }
})
earth-tale-changes = The lead changed { $times } times; ahead the longest: { $reign }.
earth-tale-decided = { $game ->
    [marine] Round
   *[dominant-species] Turn
} { $turn } decided it: { $animal } took the lead and kept it.
earth-tale-decided-end = Only the final scoring decided it: { $animal } overtook { $before }.
earth-tale-gain = The most at once: { $animal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $reason }{ $turn ->
    [end] { "" }
   *[other] , { $game ->
        [marine] round
       *[dominant-species] turn
    } { $turn }
}).
earth-tale-turn = The best { $game ->
    [marine] round
   *[dominant-species] turn
}: { $animal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $game ->
    [marine] round
   *[dominant-species] turn
} { $turn }.
earth-tale-lost = { $game ->
    [marine] Eliminated species
   *[dominant-species] Eliminated species
}: { $all }; the most of one animal: { $animal }, { $number }.
