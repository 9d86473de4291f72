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
