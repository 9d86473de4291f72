# score, replay, simulate: the tools beside the playing.

file-too-large = { $file }: this file is larger than { $megabytes } MB

## habitable score

score-file-help = A position document in JSON, or - for standard input.
score-json-help = Print the answer as JSON.
score-player = player { $number }
score-winners = { $count ->
    [one] Winner: { $names }
   *[other] Shared victory: { $names }
}

## habitable replay

replay-file-help = The record of a game, or - for standard input.
replay-from-help = Begin with this ply; 0 is the start of the game.
replay-to-help = End with this ply.
replay-seat-help = See the game with the eyes of this seat, counted from 0; otherwise nothing is hidden.
replay-json-help = Print every ply with its events as a line of JSON.
replay-check-help = Only verify the record.
replay-list-help = Only list the answers; also for the record of a running game, with its hidden answers.
replay-no-text = { $file }: this is no record, it is not text in UTF-8
replay-no-ply = no plies from { $first } to { $last }: { $plies ->
    [one] the record has { $plies } ply
   *[other] the record has { $plies } plies
}
replay-no-seat = there is no seat { $seat } in this record: seats are 0 to { $last }
replay-nature = Nature
replay-fine-over = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}, game over: { $scores }; first: { $winners }
replay-fine-running = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}, the game is not over; asked: { $asked }
replay-start = { $plies ->
    [one] The start · { $plies } ply follows
   *[other] The start · { $plies } plies follow
}
replay-heading = { $count ->
    [one] Ply { $first } of { $plies }
   *[other] Plies { $first }–{ $last } of { $plies }
}
replay-more = { $count ->
    [one] … { $count } line more before this
   *[other] … { $count } lines more before this
}
replay-over = The game is over.
replay-asked = Asked now: { $names }
replay-prompt = Enter forwards, b back, q quit, ? help:
replay-help =
    Enter or n   forwards
    b            back
    12           to ply 12
    f, l         to the first, to the last picture
    q            quit
replay-at-end = This is the last picture.
replay-at-start = This is the first picture.
replay-no-such-ply = The last ply here is { $last }.
replay-unknown = { $command } means nothing here; ? shows what does.

## habitable simulate

simulate-game-help = Which game; habitable games lists them.
simulate-bots-help = The computer players at the table, for example master,casual,casual.
simulate-games-help = How many games.
simulate-jobs-help = How many processes; otherwise one for each core. The results do not depend on it.
simulate-seed-help = The same seed gives the same games; otherwise one is drawn and shown.
simulate-option-help = An option of the game, for example deal=10; may be given several times.
simulate-rotate-help = Change seats between games, so that nobody profits from theirs; or keep them and count by seat.
simulate-same-deals-help = Play every deal in all seatings, one after the other.
simulate-csv-help = Write a line for each game and seat into this file.
simulate-json-help = Print the results as JSON.
simulate-plot-help = Draw the results into this file (.png, .svg or .pdf); needs matplotlib.
simulate-games-wrong = at least one game, not { $games }
simulate-jobs-wrong = at least one process, not { $jobs }
simulate-seed-wrong = a seed is a number from 0 to { $last }, not { $seed }
simulate-worker-died = a process that played games has died (exit code { $code })
simulate-plot-format = { $file }: a picture ends in { $formats }
simulate-no-matplotlib = pictures need matplotlib: pip install "habitable[plot]"
simulate-playing = Playing
simulate-stopped = { $games ->
    [one] Stopped after { $played } of { $games } game.
   *[other] Stopped after { $played } of { $games } games.
}
simulate-progress = Game { $played } of { $games }: { $bot } wins { $share } ({ $interval })
simulate-headline = { $games ->
    [one] { $game }: { $games } game
   *[other] { $game }: { $games } games
}, seed { $seed }, { $seconds } s, { $rate } games per second
simulate-seat = seat { $seat }: { $bot }
simulate-wins = wins
simulate-win-share = share of wins
simulate-interval = 95 % interval
simulate-mean = mean points
simulate-deviation = standard deviation
simulate-range = lowest – highest
simulate-milliseconds = ms per answer
simulate-kinds = mean of each kind
simulate-from-to = { $low } – { $high }
simulate-count = { NUMBER($value, maximumFractionDigits: 1) }
simulate-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-plot-title = { $games ->
    [one] { $game }: { $games } game
   *[other] { $game }: { $games } games
}
simulate-plot-points = points
simulate-plot-share = share of results

## habitable draw

draw-file-help = A position document or the record of a game, or - for standard input.
draw-out-help = Where the picture goes; standard output unless a file is named.
draw-ply-help = Of a record: the moment after this ply; the last one unless told otherwise.
draw-seat-help = Of a record: with the eyes of this seat, counted from 0; otherwise what everybody may see.
draw-no-record = --ply and --seat go with the record of a game, not with a position document
draw-only-svg = { $file }: the picture is an SVG, so its file should end in .svg

## habitable arena

arena-bots-help = Who plays, one for each seat; of two the first plays against as many of the second as there are other seats.
arena-deals-help = How many deals; each is played in all seatings.
arena-seats-help = With two names: how many seats the table has.
arena-certain-help = Stop as soon as it is certain whether the first one is better or worse than its equals would be.
arena-ratings-help = Keep ratings of all who have played in this file.
arena-alone = at least two different players are needed to compare them
arena-deals-wrong = at least one deal, not { $deals }
ratings-unreadable = { $file }: this is no file of ratings: { $why }
arena-headline = { $deals ->
    [one] { $game }: { $deals } deal in all seatings, seed { $seed }
   *[other] { $game }: { $deals } deals in all seatings, seed { $seed }
}
arena-stopped = { $deals ->
    [one] Stopped after { $deals } deal.
   *[other] Stopped after { $deals } deals.
}
arena-progress = Deal { $deal } of { $deals }: { $bot } wins { $share } ({ $interval })
arena-bot = player
arena-place = mean place
arena-rating = rating

## habitable train

train-generations-help = How many generations there are to be in all; those in the folder count.
train-games-help = How many games a generation plays.
train-folder-help = Where everything is kept; a course that was stopped goes on from there.
train-seats-help = For how many players, for example 4 or 3,4; otherwise for every number.
train-hidden-help = Units of a hidden layer, at most 128; 0 for weights alone.
train-judge-help = How many games each generation plays to see how strong it is: against the advice made by hand, with --against against that model; 0 for none.
train-against-help = Learn to beat this model instead of by self-play: one seat learns, all others play by the file.
train-from-help = The first generation plays by this model instead of the advice made by hand.
train-ray-help = Play the games on the Ray cluster at this address, for example ray://host:10001 or auto; local starts one here.
train-install-help = Put the last model where the computer players look for it.
train-no-features = { $game } has no features to learn from: see docs/bots.md
train-other-features = { $folder }: what is kept there was learned from other features; name another folder
train-unreadable = { $folder }: what is kept there cannot be read; name another folder
train-too-few = { $option }: at least { $least }, not { $given }
train-seats-wrong = --seats: numbers of players, such as 4 or 3,4, not "{ $given }"
train-no-numpy = training needs numpy: pip install "habitable[train]"
train-no-ray = a cluster needs Ray: pip install "habitable[ray]"
train-generation = generation { $generation }: { $rows } positions, explains { $explained } % of the points
train-strength = wins { $share } ({ $interval }) against { $against }, mean { $mean }
train-progress = Generation { $generation }: game { $played } of { $games }
train-title = { $game }: strength by generation
train-x = generation
train-stopped = Stopped; what is finished is kept in { $folder }.
train-kept = Kept in { $folder }.

## Models

no-such-model = there is no model file { $file }
model-unreadable = { $file }: this is no model file: { $why }
model-other-game = { $file }: a model of { $given }, not of { $wanted }
model-other-features = { $file }: made for version { $given } of the features, while version { $wanted } is in use; train it anew: habitable train
model-wrong-shape = { $file }: its numbers do not fit the features
model-no-features = { $file }: the game has no features
style-other-features = a style likes "{ $feature }", which is no feature of the game
