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
earth-board-overlay-scoring = Scoring
earth-board-overlay-dominance = Dominance
earth-board-overlay-danger = Endangered
earth-board-middle = in the middle
earth-board-place = { $way } of the middle
earth-board-way-n = { $steps ->
    [1] north
   *[other] { $steps } north
}
earth-board-way-ne = { $steps ->
    [1] north-east
   *[other] { $steps } north-east
}
earth-board-way-se = { $steps ->
    [1] south-east
   *[other] { $steps } south-east
}
earth-board-way-s = { $steps ->
    [1] south
   *[other] { $steps } south
}
earth-board-way-sw = { $steps ->
    [1] south-west
   *[other] { $steps } south-west
}
earth-board-way-nw = { $steps ->
    [1] north-west
   *[other] { $steps } north-west
}
earth-board-vacant = empty hex
earth-board-tile = { $terrain } { $place }
earth-board-covered = { $cover } on { $terrain }
earth-board-described = { $tile }: { $species }
earth-board-species = { $number } { $animal }
earth-board-dominant-with = dominant with match { $match }
earth-board-dominates = dominates this tile
earth-board-match = match { $match }
earth-board-endangered = endangered
earth-board-asleep = { $number ->
    [one] { $number } hibernates
   *[other] { $number } hibernate
}
earth-board-corner = corner of { $tiles }
earth-board-element-at = { $element }, { $place }
earth-board-no-elements = no elements around it
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
earth-board-where-hex = Choose a lit tile.
earth-board-where-corner = Choose a lit corner.
earth-board-where-display = Choose a lit space on the action display.
earth-board-plan = Planned so far
earth-board-count = { $done } of { $of }
earth-board-less = One fewer: { $what }
earth-board-more = Once more: { $what }
earth-board-fill = As many as possible
earth-board-back = One step back
earth-board-clear = Clear
earth-board-done = Done
