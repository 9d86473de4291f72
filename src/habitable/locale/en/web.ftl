# The page: home, new table, table, replay, settings, about.

web-name = Habitable
web-skip = Skip to the content
web-navigation = Pages
web-home = To the start page
web-close = Close
web-cancel = Cancel
web-back = Back
web-loading = One moment …
web-problem = That did not work: { $text }
web-nowhere = There is nothing here
web-nowhere-about = The address leads nowhere. Perhaps a letter of the link got lost.
refused-no-connection = the server cannot be reached

## Home

web-hello = Board games about life
web-hello-about = Sit down with friends or with computer players, on a phone or at a desk.
web-play-now = Play now
web-my-games = My games
web-finished-games = Finished games
web-finished-all = All as replays ({ $count })
web-open-tables = Open tables
web-open-tables-none = Nobody waits for company just now. Make a table, and it will be listed here for others.
web-new-table = New table
web-pitch-ecosystem = Draft cards and lay out a small world of meadows, streams and animals.
web-pitch-planet = Shape a planet, face by face, and win the animals that like it best.
web-pitch-dominant-species = Six classes of animals fight for Earth while the ice comes nearer.
web-pitch-marine = Fishes, reptiles and their rivals in a sea that boils.
web-length-ecosystem = 20 minutes
web-length-planet = 40 minutes
web-length-dominant-species = a long evening
web-length-marine = 2 hours
web-players-range = { $least } to { $most } players
web-opponents = How many computer players?
web-level = How well do they play?
web-level-random = at random
web-level-greedy = well
web-level-first = simply
web-play-bots = Play
web-play-people = Play with people instead
web-waits-for-you = Your turn
web-elsewhere = { $count ->
    [one] Your turn at another table
   *[other] Your turn at { $count } other tables
}
web-seat-kept = Your seat is kept for you
web-you-are-away = You are away – come back
web-others-think = Others are thinking
web-over = Over
web-free-seats = { $count ->
    [0] Nobody is missing
    [one] { $count } free seat
   *[other] { $count } free seats
}
web-your-name = Your name
web-guest = Guest
web-bot-name-1 = Hazel
web-bot-name-2 = Robin
web-bot-name-3 = Sorrel
web-bot-name-4 = Martin
web-bot-name-5 = Linnet
web-bot-name-6 = Rowan
web-bot-name-7 = Wren
web-bot-name-8 = Heath
web-bot-name-9 = Fern

## New table

web-game = Game
web-seats = Seats
web-number-of-players = Number of players
web-you = You
web-you-as = You ({ $name })
web-player = Player { $number }
web-seat-number = Seat { $number }
web-who-invited = Somebody with an invitation
web-who-open = Whoever comes
web-who-bot = Computer, plays { $level }
web-who-here = Somebody at this device
web-name-optional = Name
web-name-of-seat = Name of the player on seat { $number }
web-options = Rules and variants
web-option-deal = Cards in a hand
    .about = Eleven as in newer editions, where one is kept after the first stage, or ten as in the first English one.
web-option-orientation = Shape of the ecosystem
    .about = Five wide and four high, or also turned on its side (a house rule).
web-option-placing = When a card is placed
    .about = After all have shown theirs, as in the rules; or choose and place in one go, which suits games over several days.
web-option-memory = Memory
    .about = Hands that you have held stay shown, or only the one in your hand is, and the rest is left to your own memory.
web-option-gap-points = Points for gaps
    .about = For 0, 1, 2, … gaps; the last number also counts for more. Usually 12 12 12 7 3 0 −5.
web-option-components = Your own box
    .about = A JSON file in the form of components.json, if what is printed in your copy differs.
web-file-not-json = the file is not JSON
web-option-beginner = For beginners
    .about = Without objectives, and every animal is worth one point.
web-option-mystery = Mystery animals
    .about = Half of the animals lie face down; they are known for three rounds, counting the one in which they settle.
web-option-start = Who begins
    .about = Drawn by lot, unless you say who.
web-option-edition = Edition
    .about = Second: 22 cards, and of the Glaciation pawns only the one on the first space acts. First: 26 cards, and the left-most pawn acts.
web-option-deck = Deck
    .about = Short: 22 cards. Long: 26 cards.
web-option-glaciation-acts = Which Glaciation pawn acts
    .about = Only the one on the first space, or the first one there is.
web-option-earth = Earth
    .about = As printed on the board, or with tiles and elements drawn by lot.
web-option-multi-animal = Several animals each
    .about = All animals play. For two (or with six animals three) players, who lead several each; of yours the one with the fewest points counts.
web-option-animals = Who plays which animal
    .about = Drawn by lot, chosen in turn, or as you say here.
web-option-dominant-species-earth = Earth
    .about = As printed on the board, or with tiles and elements drawn by lot.
web-option-dominant-species-multi-animal = Several animals each
    .about = All animals play. For two (or with six animals three) players, who lead several each; of yours the one with the fewest points counts.
web-option-dominant-species-animals = Who plays which animal
    .about = Drawn by lot, chosen in turn, or as you say here.
web-option-length = Length
    .about = How many Evolution cards stay in the box: short 15, normal 10, long 5, epic none.
web-option-displays = Displays
    .about = With three printed elements each, or with three that are drawn.
web-option-superheroes = Superheroes
    .about = Each animal keeps two of its three traits.
web-option-exaptation = Exaptation
    .about = Whether this trait is in the game. As usual: unless there are superheroes.
web-option-food-chain = Who decides first
    .about = When all decide by food chain, such as who comes to a new tile: from the lowest animal upwards, or from the highest downwards.
web-option-turn-limit = Turn limit
    .about = After so many turns the game ends, even without the last card.
web-value-null = as usual
web-value-upwards = upwards
web-value-downwards = downwards
web-value-true = yes
web-value-false = no
web-value-fixed = five by four
web-value-free = also four by five
web-value-after-reveal = after all have shown
web-value-with-pick = in one go
web-value-shown = stay shown
web-value-own = only the one in hand
web-value-first = first
web-value-second = second
web-value-short = short
web-value-normal = normal
web-value-long = long
web-value-epic = epic
web-value-leftmost-pawn = the left-most
web-value-space1 = on the first space
web-value-standard = as printed
web-value-random = drawn
web-value-alternative = drawn
web-value-choose = chosen
web-value-draw = drawn
web-value-named = as you say here
web-pace = Pace
web-pace-none = No limit
    .about = Everybody takes the time they need.
web-pace-quick = Brisk
    .about = Five minutes for each, and 15 seconds more every time they are asked.
web-pace-calm = Calm
    .about = Twenty minutes for each, and one minute more every time they are asked.
web-pace-day = A day each
    .about = Whoever is asked has a day to answer.
web-pace-week = A week each
    .about = Whoever is asked has a week to answer.
web-manners = More settings
web-listed = Show the table among the open ones
web-listed-nobody = Only a table with a seat for “whoever comes” is listed. Those who are invited come by their links.
web-serious = Serious game
    .about = Nothing goes back behind a look: one takes back only one’s own answers until anybody or luck has followed. No hints, one seat for each.
web-hints-allowed = Hints are allowed
web-undoing = Taking back further than one’s own last answers
web-undoing-free = always
web-undoing-ask = if all agree
web-undoing-never = never
web-absent = Who leaves or runs out of time
web-absent-bot = a computer plays on
web-absent-end = the game is over
web-make-table = Make the table

## A table that has not begun

web-seat-open = free
web-seat-invited = waits for an invited player
web-same-browser = same browser as { $name }
web-bot = Computer player
web-sit-down = Sit down
web-stand-up = Stand up
web-begin = Begin
web-close-table = Close this table
    .about = It is gone then, also for those who sit at it.
web-table-closed = Whoever made this table has closed it.
web-wait-for-seats = The game can begin when all seats are taken.
web-wait-for-host = You sit at the table. The game begins when whoever made the table says so.
web-invite-new = Make an invitation
web-invite-about = Whoever opens this link first may sit here.
web-table-link = Link to this table
web-link = Link
web-link-alone = This link works only on this computer. For others, start the server with { $option } and open this page at the address that it shows then.
web-code = The link as a code for a camera
web-copy = Copy
web-copied = Copied
web-no-table = No table for you here

## A table

web-players = Players
web-points = points
web-thinks = is thinking
web-away = away, a computer plays on
web-place = place { $place }
web-question = The question
web-your-turn = Your turn. { $question }
web-waiting-for = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
web-nature = One moment, luck decides
web-search-answers = Search the answers
web-nothing-found = No answer begins with “{ $text }”.
web-left = { $left ->
    [one] { $left } more possible
   *[other] { $left } more possible
}
web-confirm = Confirm
web-tap-again = Tap again, or confirm:
web-as-list = Answers as a list
web-hint = Hint
web-hinted = hint
web-hint-is = Hint: { $answer }
web-undo = Take back
web-undo-ask = Ask to take back
web-rules = Rules for this moment
web-menu = Menu
web-offline = No connection. Trying again …
web-offer = Request
web-offer-undo = { $name } would like to take back an answer.
web-offer-undo-mine = You have asked to take back an answer. Still to agree: { $names }
web-offer-undo-about = It is about: { $answer }
web-declined-undo = Your request to take back an answer was declined.
web-declined-end = Your offer to end the game was declined.
web-offer-end = Offer to end the game
web-offer-end-asked = { $name } would like to end the game as it stands.
web-offer-end-mine = You have offered to end the game as it stands. Still to agree: { $names }
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-resign = Resign
web-resign-bot = A computer will play on for you. You can come back.
web-resign-ends = The game will be over for everybody.
web-bot-plays-for-you = A computer is playing for you.
web-return = Play again myself
web-replay-this = Look at this game again
web-download = Download the record
web-watching = You are watching this game.
web-invitation-used = This invitation has been used: somebody sits there already. You can watch.
web-watch-link = Link for watching
web-picture = The table
web-picture-of = { $game }: { $heading }. The same in words is in the parts of the table further down.
web-in-words = The table in words
web-enlarge = Enlarge
web-zoom = Size
web-preview = Preview
web-sheet = Score sheet
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-all = Show all { $count }
web-news = Since your last answer
web-while-away = Since you last looked
web-understood = Got it
web-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
web-happened-undo = { $name } took back an answer.
web-happened-resigned = { $name } resigned.
web-happened-time = { $name } ran out of time.
web-happened-returned = { $name } is back.
web-happened-replaced = Another computer player takes over for { $name }.
web-happened-ended = The game was ended by agreement.
web-ended-agreed = Ended by agreement.
web-ended-resigned = Ended because somebody resigned.
web-ended-time = Ended because somebody ran out of time.
web-rematch = Play again
web-rematch-join = To the next game
web-rematch-wanted = { $name } wants to play again. Your seat is kept for you.
web-rematch-sit = Play again, sit down
web-result-won = You win!
web-result-shared = You win, together with { $names }!
web-result-lost = { $count ->
    [one] You lost: { $names } wins
   *[other] You lost: { $names } win together
}
web-result-points = { $first } has { $points } points, { $second } { $other }.
web-result-most = Most of it came from: { $parts }.
web-hand-over = { $name } is next
web-hand-over-about = Pass the device on. Nobody else should look now.
web-i-am = I am { $name }

## Games in the words of the page


## Replay

web-replay = Replay
web-replay-about = Open the record of a game, from here or from the terminal, and walk through it.
web-upload = Choose a record
web-eyes = Through the eyes of
web-eyes-all = somebody who sees everything
web-eyes-none = a spectator
web-eyes-of = { $name }
web-step = Step
web-step-of = Step { $step } of { $steps }
web-step-first = To the beginning
web-step-back = One step back
web-step-next = One step on
web-step-last = To the end
web-play = Play
web-pause = Pause
web-step-link = Link to this step

## Settings

web-settings = Settings
web-language = Language
web-language-auto = As in the browser
web-theme-title = Colours
web-theme-auto = As on the device
web-theme-light = Light
web-theme-dark = Dark
web-confirm-title = Confirm before sending
web-confirm-touch = On touch screens
web-confirm-always = Always
web-confirm-never = Never
web-confirm-about = The first tap shows what would happen, the second sends the answer.
web-motion-title = Movement
web-motion-normal = Calm
web-motion-fast = Fast
web-motion-off = None
web-patterns = Patterns for the players’ signs
web-known-as = At this server you are called { $name }.
web-rename = Change the name
web-rename-about = Games that have begun keep the old one.
web-forget = Forget me here
web-forget-about = This browser loses your seats at all tables. That cannot be undone.

## About

web-about = About
web-about-what = Habitable is one digital table for four board games about life: Ecosystem, Planet, Dominant Species and Dominant Species: Marine.
web-about-rules = The games belong to their authors and publishers. This table knows their rules; it does not replace the boxes.
web-about-private = Nothing is loaded from other servers. One cookie tells the server who you are; your settings stay in this browser.
web-about-pictures = Pictures and letters
web-about-pictures-license = Pictures from game-icons.net, licence CC BY 3.0, in new colours:
web-about-signs = Signs: Lucide, licence ISC.
web-about-font = Letters: Rubik by The Rubik Project Authors, SIL Open Font License 1.1.

## Board: Ecosystem

web-eco-table = The board
web-eco-own = Your ecosystem
web-eco-own-empty = Your ecosystem begins with the first card that you choose.
web-eco-others = The others
web-eco-empty = empty
web-eco-place-here = Place { $kind } here: { $where }
web-eco-swap-this = Swap { $card } …
web-eco-swap-with = Swap with { $card }
web-eco-first = { $card }: chosen to be swapped
web-eco-cards = { $kind }, { $many ->
    [one] { $many } card
   *[other] { $many } cards
}
web-eco-points = Points by kind
web-eco-gaps-later = at the end
web-eco-so-far = So far
web-eco-gaps = { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}
web-eco-race-wolf = Most wolves
web-eco-race-stream = Longest stream
web-eco-gets = gets your hand
web-eco-gives = gives you their hand
web-eco-ready = ready
web-eco-holds = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
web-eco-pile = Matt’s pile
web-eco-matt = Not a person: with two players a third hand goes round, and each turn a card of it falls onto his pile. The pile competes with you for wolves and streams.
web-eco-enlarge = Enlarge the ecosystem of { $name }
web-eco-change = { $points } points: { $parts }
web-eco-no-change = No points change.

## Sound

web-sound = A sound when it is your turn
## Board: Planet

web-board-planet-hand = Your tile
web-board-planet-held = { $name } lays this tile
web-board-planet-choose = Choose an empty face, on the planet or on the net.
web-board-planet-keys = R turns the tile. A second tap or Enter on the face lays it.
web-board-planet-counter = Turn the tile to the left
web-board-planet-clockwise = Turn the tile to the right
web-board-planet-lay = Lay it on face { $face }
web-board-planet-take = Take this tile
web-board-planet-tile = Tile { $tile }: { $fields }
web-board-planet-take-tile = Take tile { $tile }: { $fields }
web-board-planet-no-tiles = No tiles lie open.
web-board-planet-planets = Whose planet
web-board-planet-globe = Planet of { $name }. Drag it or use the arrow keys to turn it.
web-board-planet-net = All faces, laid flat
web-board-planet-front = Face { $face }
web-board-planet-next-face = Next face
web-board-planet-previous-face = Previous face
web-board-planet-face = Face { $face }: { $fields }
web-board-planet-face-empty = Face { $face }: empty
web-board-planet-face-lay = Face { $face }: empty, the tile can go here
web-board-planet-face-chosen = Face { $face }: the tile would show { $fields }. Once more lays it.
web-board-planet-chosen = Face { $face }: { $fields }. Once more lays it.
web-board-planet-area = { $area }: { $fields }, touching { $beside }
web-board-planet-area-alone = { $area }: { $fields }, touching nothing else
web-board-planet-no-area = This planet has no such area yet.
web-board-planet-fields = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
web-board-planet-count-areas = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
web-board-planet-objective = Secret objective: { $terrain }
web-board-planet-objective-next = { $points } pts from { $fields } fields on
web-board-planet-areas = Areas, each with the number of its fields
web-board-planet-key-face = number of a face
web-board-planet-key-size = fields in an area
web-board-planet-round = Round { $round }
web-board-planet-now = now
web-board-planet-fewer = Show fewer
web-board-planet-all-races = Show all ({ $count })
web-board-planet-nobody = Nobody has such an area yet
web-board-planet-tied = Tied at { $value }: { $names }
web-board-planet-leads = { $name } leads by { $by }
web-board-planet-leads-next = { $name } leads by the next area
web-board-planet-would-win = This tile would win it
web-board-planet-no-races = All animals have settled.
## Scoring a real table

web-score = Score a real game
    .short = Score
    .about = Tap in the boards of a game on your table; we count. No account, and it goes on without a connection.
web-score-who = Game and players
web-score-summary = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-score-whose = Whose cards
web-score-cards = { $cards } of { $all } cards
web-score-full = all cards
web-score-kinds = Kinds of cards
web-score-kinds-about = Choose a kind, then tap every place where it lies. With a keyboard: arrows, and the letter of the kind.
web-score-erase = no card
web-score-cell = row { $row }, column { $column }: { $card }
web-score-undo = Undo
web-score-clear = Clear this board
web-score-turn = Cards lie 4 wide and 5 high
web-score-next = Next: { $name }
web-score-to-sheet = Score sheet
web-score-matt = Matt plays with us
    .about = With two players his pile contends for streams and wolves. Count these in it; the rest does not matter.
web-score-matt-streams = Streams in Matt’s pile
web-score-matt-wolves = Wolves in Matt’s pile
web-score-beginner = Beginner game
    .about = Without objectives; every animal is worth 1 point.
web-score-objective = Objective
web-score-fields = Fields of this terrain
web-score-same = Animals from this terrain
web-score-other = Animals from elsewhere
web-score-animals = Animals
web-score-less = less
web-score-more = more
web-score-empty = The score sheet appears as soon as something lies here.
web-score-unfinished = Not finished: { $names }
web-score-counting = Counting …
web-score-offline = No connection. Just go on; the sheet comes as soon as the server answers.
web-score-older = The sheet is of an earlier state.
web-score-kept = What you enter stays in this browser.
web-score-take-along = Keep and share
web-score-document = Document
web-score-picture = Picture
web-score-open = Open
web-score-again = Same players again
web-score-start-over = Start over
web-score-start-over-about = Everything that was entered is cleared.
web-score-wrong = The server does not understand this: { $why }
web-score-wrong-board = This board is not possible.
web-score-wrong-fields = A planet does not have so many fields.
web-score-wrong-same = There are not so many animals.
web-score-wrong-other = There are not so many animals.
web-score-wrong-players = There are not so many animals in the box.
web-score-wrong-objective = Everybody has an objective of their own.
web-score-wrong-matt = Matt’s pile does not have so many cards.
web-score-unreadable = This is no position document.
web-score-unreadable-game = Only ends of games of Ecosystem and Planet can be opened here.
web-score-unreadable-players = There must be 1 to { $most } players.
web-score-unreadable-board = Board { $player }: it needs four rows of five letters.
web-score-unreadable-card = Board { $player }, row { $row }, column { $column }: “{ $letter }” is no card.
web-score-unreadable-objective = Player { $player }: there is no such objective.

## The score sheet, line by line

sheet-explain = Tap a line to see how it counts.
sheet-gaps-of = without points: { $kinds }
sheet-no-gaps = no gaps
sheet-lit = Framed: the cards that count here.
sheet-lit-helped = Also bright: the cards they count by.
sheet-lit-gaps = Framed: cards whose kind brought nothing.
sheet-total-why = The sum of the lines above. Who has most, wins.
sheet-ecosystem-meadow = Each meadow counts by its size: 1 card 0, 2 cards 3, 3 cards 6, 4 cards 10, 5 or more 15. Corners do not join.
sheet-ecosystem-stream = The longest stream at the table brings 8, the second 5. Equal ones all get the full prize, and the next place is lost.
sheet-ecosystem-deer = 2 for each row and 2 for each column with at least one deer.
sheet-ecosystem-bear = 2 for each bee and 2 for each trout beside a bear.
sheet-ecosystem-fox = 3 for each fox with no bear and no wolf beside it.
sheet-ecosystem-wolf = Most wolves at the table bring 12, then 8, then 4; they need not touch. Equal ones all get the full prize, and the next places are lost.
sheet-ecosystem-trout = 2 for each stream card and 2 for each dragonfly beside a trout.
sheet-ecosystem-dragonfly = Each dragonfly brings the length of every stream beside it; the same stream counts once for it.
sheet-ecosystem-bee = 3 for each meadow card beside a bee.
sheet-ecosystem-eagle = 2 for each trout and each rabbit at most 2 steps from an eagle, diagonal neighbours included.
sheet-ecosystem-rabbit = 1 for each rabbit.
sheet-ecosystem-gap-points = A gap is a kind that brought no points, whether it lies there or not. Points by the number of gaps: { $gaps }.
sheet-ecosystem-longest-stream = The number of cards in the longest stream, branches included. It decides who gets the prizes for streams.
sheet-ecosystem-wolves = The number of wolves. It decides who gets the prizes for wolves.
sheet-ecosystem-gaps = The number of kinds that brought no points.
sheet-ecosystem-ties = With equal totals fewer gaps win; if these are equal too, the victory is shared.
sheet-planet-objective = Pays for the number of fields of its terrain, up to 10 points; only the highest number reached counts.
sheet-planet-animals = An animal is worth 2, or 1 if it lives in the terrain of one’s own objective. In a game for beginners each is worth 1.
sheet-planet-objective-fields = The fields on the planet that show the terrain of the objective.
sheet-planet-animals-won = The number of animals that settled on the planet.
sheet-planet-ties = With equal totals more animals win; if these are equal too, the victory is shared.
sheet-dominant-species-start = What animals with fewer species at the beginning were given on a random Earth.
sheet-dominant-species-glaciation = New tundra brings bonus points for the number of tundra tiles beside it: 1, 3, 6, 10, 15, 21.
sheet-dominant-species-wanderlust = A new tile brings bonus points for the number of tiles beside it: 1, 3, 6, 10, 15, 21.
sheet-dominant-species-domination = A scored tile pays by the number of species on it; how much for which place, its terrain says. Equal numbers: the higher in the food chain comes first.
sheet-dominant-species-cards = What dominance cards brought or cost.
sheet-dominant-species-survival = Whoever has most species on tundra gets bonus points in each turn for the tundra tiles with own species.
sheet-dominant-species-final-scoring = At the end every tile of Earth is scored once more, without cards.
sheet-dominant-species-tiles-dominated = Tiles on which this animal is dominant: best matched to the elements around them. A fact, not points.
sheet-dominant-species-cubes-on-earth = Species that live on Earth. A fact, not points.
sheet-dominant-species-gene-pool = Species that can still come to Earth. A fact, not points.
sheet-dominant-species-elements = Elements that this animal lives on. A fact, not points.
sheet-dominant-species-pawns = Pawns for actions. A fact, not points.
sheet-dominant-species-ties = With equal totals the animal that is higher in the food chain wins. Who plays several animals counts the one with the fewest points.
sheet-marine-start = What animals were given at the beginning of a random Earth, so that all start alike.
sheet-marine-wanderlust = A new tile brings bonus points for itself and the tiles of the same terrain beside it: 1, 3, 6, 10, 15, 21.
sheet-marine-tectonics = An eruption brings bonus points for itself and the eruptions beside it: 1, 3, 6, 10, 15, 21.
sheet-marine-evolution = A scored tile pays by the number of species on it; how much for which place, its terrain says. Equal numbers: the higher in the food chain comes first.
sheet-marine-cards = What evolution cards brought.
sheet-marine-traits = What the animal’s traits brought.
sheet-marine-survival = Whenever survival is checked, whoever has most species on eruptions gets bonus points for the eruptions with own species.
sheet-marine-final-scoring = At the end every tile on Earth is scored once more, without cards.
sheet-marine-special-pawns = At the end each special pawn that one controls pays its value.
sheet-marine-special-pawns-controlled = Special pawns that one controls. A fact, not points.
sheet-marine-cubes-on-earth = Species that live on Earth. A fact, not points.
sheet-marine-gene-pool = Species that can still come to Earth. A fact, not points.
sheet-marine-elements = Elements that this animal lives on. A fact, not points.
sheet-marine-ties = With equal totals the animal that is higher in the food chain wins. Who plays two animals counts the one with fewer points.
