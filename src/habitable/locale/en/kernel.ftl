# What is wrong with something that comes from outside: an answer, options, a record, a document, a file.
# $place is where it stands there; $why is another of these texts, or what a library says.

## In general

wrong-form = { $why }
wrong-value = { $place }: { $why }
wrong-at = { $place }: { $why }
wrong-none = { $place }: at least one is needed
wrong-count = { $place }: { $wanted } are needed, not { $given }
wrong-most = { $place }: at most { $most }, not { $given }
wrong-number = { $place }: "{ $given }" is no number
wrong-range = { $place }: from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not { $given }
wrong-word = { $place }: "{ $given }" should be one of { $known }
no-such-game = there is no game "{ $game }"; games: { $games }
no-such-bot = there is no computer player "{ $bot }"; there are: { $bots }
no-such-style = no style "{ $style }" in this game; there are: { $styles }
no-such-picture = there is no picture of "{ $game }"
no-such-book = "{ $game }" has no rulebook
no-such-aid = "{ $game }" has no player aid
no-such-lesson = "{ $game }" has no lesson
no-such-chapter = { $most ->
    [one] the lesson of "{ $game }" has no chapters: it begins at its beginning, not at chapter { $chapter }
   *[other] the lesson of "{ $game }" has chapters 1 to { $most }, and no chapter { $chapter }
}
no-such-example = the rulebook of "{ $game }" has no example "{ $name }"
no-such-topic = there is nothing about "{ $topic }"; sections: { $topics }
no-such-language = there is no language "{ $language }"; languages: { $languages }
no-such-seat = there is no seat { $seat }; seats are 0 to { $last }

## Answers

illegal-over = "{ $answer }": the game is over
illegal-not-asked = "{ $answer }": { $seat ->
    [nature] nature
   *[other] seat { $seat }
} is not asked now; asked: { $asked ->
    [nature] nature
   *[other] { $asked }
}
illegal-not-legal = "{ $answer }" is not legal for { $seat ->
    [nature] nature
   *[other] seat { $seat }
}; legal: { $legal }
illegal-reads-like = "{ $answer }" is no answer of this game; an answer reads like "{ $like }"
illegal-begins-with = "{ $answer }" is no answer of this game; answers begin with { $verbs }
undo-nothing = there is nothing to take back
undo-must-agree = { $name } must agree: luck or other answers came after yours

## Options

options-wrong = { $why } (options: { $known })
options-seats = { $game } is for { $least } to { $most } players, not { $given }
options-players = { $place } is for at most { $most } players, not { $given }
options-animals = { $place }: { $wanted } are in play, and { $given } are named
options-animal-twice = { $place }: { $animal } cannot play twice

## Records

record-begins = line { NUMBER($line, useGrouping: 0) }: a record begins with "{ $words }"
record-no-colon = line { NUMBER($line, useGrouping: 0) }: "{ $text }" should read "key: value" or "seat: answer"
record-only-answers = line { NUMBER($line, useGrouping: 0) }: "{ $text }" is no seat; after the first answer only answers follow
record-next-seat = line { NUMBER($line, useGrouping: 0) }: "{ $wanted }" comes next, not "{ $text }"
record-not-expected = line { NUMBER($line, useGrouping: 0) }: "{ $text }" is not expected here ({ $known })
record-no-such-seat = line { NUMBER($line, useGrouping: 0) }: there is no seat { $seat }; seats in this record: { $seats }
record-no-number = line { NUMBER($line, useGrouping: 0) }: "{ $text }" should be a number
record-large-number = line { NUMBER($line, useGrouping: 0) }: "{ $text }" is too large a number
record-no-value = line { NUMBER($line, useGrouping: 0) }: "{ $text }" is no value (a number, "text", true, false or a list)
record-line = line { NUMBER($line, useGrouping: 0) }: { $why }
record-missing = the line "{ $key }: …" is missing
record-head = the head of the record: { $why }
record-hides = the record of a running game hides some answers: it can be listed, not replayed
record-other-game = this is a record of { $game }, not of { $wanted }
record-other-rules = the record was made with version { $rules } of the rules of { $game }; this program plays version { $ours }
state-wrong = this is no position of the game: { $error }

## Documents

json-wrong = this is no JSON: line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }
json-no-text = this is no JSON: it is not text in UTF-8
json-no-number = this is no JSON: { $name } is no number
json-twice = { $key }: this key stands there twice
json-too-deep = this is no JSON that we can use: it is nested too deeply
json-long-number = this is no JSON that we can use: a number has thousands of digits
json-unusable = nested too deeply, or numbers or letters that do not exist
document-none = { $game } has no position documents
document-names-game = a position document is a JSON object that names its game: { $example }
document-names = { $place }: one for each of { $players }, not { $names }
document-no-sheet = this position is no end of a game: it has no score sheet
draw-no-view = this is no view of { $game }

## What the library that reads JSON says; it speaks of kinds as programmers do

data-unknown = Object contains unknown field `{ $name }`
data-missing = Object missing required field `{ $name }`
data-kind = Expected `{ $wanted }`, got `{ $given }`
data-only-kind = Expected `{ $wanted }`
data-bound = Expected `{ $wanted }` { $bound }
data-length = Expected `{ $wanted }` of length { $length }
data-other-length = Expected `{ $wanted }` of length { $length }, got { $count }
data-pattern = Expected `str` matching { $pattern }
data-value = Invalid enum value { $value }
data-number = this number is out of range
data-json = this is no JSON: byte { $byte }
data-truncated = this is no JSON: it breaks off
data-array = array
data-bool = bool
data-bytes = bytes
data-float = float
data-int = int
data-null = null
data-object = object
data-str = str

## Documents of the two games on Earth

earth-printed = { $place }: { $count } × { $element } are printed there, so they must be named too
earth-no-hex = { $place }: there is no hex ({ $hex }) on the board; hexes lie at most three steps from (0,0)
earth-tile-twice = { $place }: ({ $hex }) has a tile already
earth-no-corner = { $place }: there is no such corner on the board (corners read E(0,0) or W(0,0))
earth-bare-corner = { $place }: no tile touches this corner
earth-tiles = { $place }: { $given } × { $terrain }, and there are only { $most }
earth-elements = { $place }: { $given } × { $element }, and there are only { $most }
earth-not-in-play = { $place }: { $animal } are not named under displays, so they are not in play
earth-cubes = { $place }: { $given }, and on all of Earth there are 0 to { $most }
earth-saved = { $place }: no mammals are endangered on ({ $hex })
