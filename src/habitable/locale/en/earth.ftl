# What both games of dominant species say alike: places on Earth, and parts of the table.

earth-hex = { $at }
earth-tile = { $terrain } { $at }
earth-corner = { $corner } ({ $tiles })
earth-aside = { $what } ({ $aside })
earth-now = Right now
earth-stocks = Supply
earth-deck = Deck
