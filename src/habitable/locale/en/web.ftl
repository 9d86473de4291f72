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
web-players-range = { $least } to { $most } players
web-opponents = How many computer players?
web-level = How well do they play?
web-level-beginner = like a beginner
web-level-casual = for fun
web-level-club = like a club player
web-level-strong = strongly
web-level-expert = like an expert
web-level-master = like a master
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
web-style-of-seat = Style of the player on seat { $number }
web-style-none = no particular style
web-name-optional = Name
web-name-of-seat = Name of the player on seat { $number }
web-options = Rules and variants
web-file-not-json = the file is not JSON
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
web-bots = Computer players
web-bots-calm = calmly
web-bots-usual = as usual
web-bots-quick = quickly
web-bots-none = at once
web-bots-about = How long they let you look before each of their actions.
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
web-not-here = is not at the table now
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
web-hurry = Skip to my turn
web-hint = Hint
web-hinted = hint
web-hint-is = Hint: { $answer }
web-undo = Take back
web-undo-ask = Ask to take back
web-rules = Rules for this moment
web-rulebook = Rulebook
    .of = Rulebook: { $game }
web-rulebook-contents = Contents
web-rulebook-search = Search the rulebook
    .little = game rule rules a about again all allowed also always am an and any are as at be been before being but by can cannot could did do does doing done each else ever every everybody far for forbidden from get gets give gives go goes going got had happen happens has have having he her him his how i if in into is it its just know let like make makes may me mean means might more much must my myself need needed no nobody not now of off on once one ones only onto or other others our out own please possible really say says she should so some somebody something still such than that the their them then there these they thing things this those to too under until up us use used useful uses using very want wants was we were what when where whether which while who whom whose why will with work works would yes yet you your
    .endings = s es d ed e er ing ly
    .same =
        tie ties tied draw draws tiebreak tiebreaker equal; end ends ending finish final last; win wins winner victory; diagonal diagonals diagonally corner corners; long duration minutes hours;
        adjacent beside neighbour neighbours neighbor neighbors next touch; river rivers stream streams; rotate turned; region regions area areas; put place placed placing lay laid; move moved moves;
        dead die dies died kill killed eliminated; volcano volcanoes eruption eruptions; worker meeple cylinder cylinders pawn pawns; cube cubes species; chip token tokens disk disks element elements;
        ice glacier glaciation tundra; score scoring points vp; two 2; three 3; diversity gap gaps; mission goal objective; discard discarded leftover left rest;
        decline pass skip refuse; start setup setting; start starts begin begins first starter; many number numbers players; loses lose lost; edition editions version; upgrade trait traits; extinct extinction
web-rulebook-nothing = Nothing about “{ $text }”. Try another word, or look in the contents.
web-rulebook-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
}
web-rulebook-print = Print
web-rulebook-whole = The whole rulebook
web-aid = Player aid to print
web-aid-save = As a picture (SVG)
web-more = More
web-what-is-this = What is this?
web-learn = Learn by playing
web-learn-first = New to it? Play a first game with explanations
web-learn-chapter = Begin the lesson at a chapter
web-lesson-next = Next
web-lesson-back = Back
web-lesson-page = Page { $page } of { $of }
web-lesson-show = Show me
web-lesson-skip = Skip
web-lesson-again = Go on with the lesson
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
web-another-game = Another game
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
web-since-turn = Since my last turn
web-skip-playing = Skip
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
web-tale = The game in a few lines
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
web-confirm-final = When it cannot be taken back
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

## Sound

web-sound = A sound when it is your turn
## Board: Planet

## Scoring a real table

web-score = Score a real game
    .short = Score
    .about = Tap in what lies on your table; we count. No account, and it goes on without a connection.
web-score-who = Game and players
web-score-summary = { $game } · { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-score-undo = Undo
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
web-score-print = Print
web-score-open = Open
web-score-again = Same players again
web-score-start-over = Start over
web-score-start-over-about = Everything that was entered is cleared.
web-score-wrong = The server does not understand this: { $why }
web-score-unreadable = This is no position document.
web-score-unreadable-game = Tables of this kind cannot be opened here.
web-score-unreadable-players = There must be 1 to { $most } players.

## The score sheet, line by line

sheet-explain = Tap a line to see how it counts.
sheet-hidden = not known yet
sheet-total-why = The sum of the lines above. Who has most, wins.
