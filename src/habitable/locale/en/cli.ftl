# The command line: commands and their help, playing in the terminal.

cli-help = Board games about life: play them in the terminal, score a table, replay and simulate games.
cli-epilog = To begin: habitable play
cli-games-help = What can be played: numbers of players, options, computer players.
cli-rules-help = Read the rulebook of a game, or one section of it.
cli-aid-help = Draw the player aid of a game, one page to print for a real table (SVG).
cli-play-help = Play a game in the terminal. Without arguments a few questions are asked. During the game, ? explains everything.
cli-score-help = Score a position that is described in a file.
cli-replay-help = Walk through a recorded game.
cli-draw-help = Draw a position document, or a moment of a recorded game, as a picture (SVG).
cli-simulate-help = Let computer players play many games, and compare them.
cli-arena-help = Compare computer players: the same deals in all seatings.
cli-train-help = Let computer players learn a game by playing against themselves.
cli-help-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-lang-help = Language of all texts; may stand anywhere. Otherwise that of your environment.
cli-version-help = Show the version and leave.
cli-help-help = Show this help and leave.
cli-install-completion = Teach your shell to complete these commands.
cli-show-completion = Show the completion script, to copy or change it.
cli-version = habitable { $version } ({ $form ->
    [compiled] compiled engine
   *[plain] plain Python engine
})
cli-error = habitable: { $problem }
cli-usage = { $why } (help: habitable --help)
cli-stopped = stopped
cli-no-more-input = the input has ended
cli-bad-encoding = this text cannot be read: { $error }
cli-bug = this should not have happened: { $error }
cli-bad-option = "{ $text }" should read key=value
cli-components-help = A component file of your own, for games that take one (planet, marine): the same as --option components=@FILE.
cli-no-terminal = this needs a terminal: a keyboard to answer and a window to draw in
cli-plain-engine = note: the engine runs as plain Python, about ten times slower than compiled; install it where there is a C compiler to have it compiled

## habitable games

games-name-help = Only this game.
rules-game-help = The game.
rules-topic-help = A section, by its name or a part of its title; otherwise what mentions it.
games-players = { $fewest } to { $most } players
games-styles = Styles, as in expert-{ $style }
games-bots = Computer players
games-start = Start like this: { $command }

## habitable play

play-game-help = The game; see: habitable games. With --resume: the file of a saved game.
play-seat-help = Who plays, once for each seat in turn: a computer player (beginner, casual, club, strong, expert, master), me, or any other name for a person at this keyboard.
play-option-help = An option of the game, such as deal=10; see: habitable games.
play-resume-help = Continue the last unfinished game, or the one in the file that is named.
play-save-help = Save the game in this file instead of the usual folder.
play-letters-help = Draw cards with letters only, without pictures.
play-seed-help = Make luck and computer players the same every time, for shows and tests.
play-lesson-help = A first game by hand: luck and computer players follow a script, and you are told what to do, one thing at a time.
play-chapter-help = With --lesson: begin at this chapter. What comes before is answered for you.

play-me = me
play-you = You
play-empty-name = a seat needs a name
play-no-people = nobody would sit at the keyboard; to watch computer players: habitable simulate { $game } --bots { $bots }
play-window = this window is too small: { $width } columns and { $height } lines; { $narrowest } and { $lowest } are needed
play-nothing-to-resume = there is no unfinished game in { $folder }
play-already-over = { $file }: this game is over; to look at it: habitable replay
play-lesson-alone = a lesson has seats and options of its own: habitable play GAME --lesson. To go on with one: habitable play --resume
play-chapter-alone = a chapter belongs to a lesson: habitable play GAME --lesson --chapter N
play-farewell =
    The game is saved: { $file }
    Continue with: { $command }

## Questions before a game

setup-continue = An unfinished game waits: { $game }, with { $names }. Continue it?
setup-game = Which game?
setup-name = What is your name?
setup-players = How many players?
setup-others = Who else? Computer players are { $bots }; any other name is a person who shares this keyboard.
setup-other = Player { $number }?
setup-wrong-number = A number from { $first } to { $last }, please.
setup-yes = yes
setup-no = no

## During a game

play-more = (? for help)
play-back = (Enter: back, ? for help)
play-go-on = Press Enter to go on.
play-not-understood = “{ $line }” is no answer here. Type a number from { $first } to { $last }, an answer in words, or ? for help.
play-ambiguous = “{ $line }” may mean: { $words }
play-not-commanded = “{ $word }” begins an answer here; the command is { $command }.
play-not-undone = Nothing was taken back.
play-agree = { $name } would like to take back an answer, and luck or other answers came after it. { $other }, do you agree?
play-hand-over = Pass the keyboard to { $name }. { $name }: press Enter when nobody else is looking.
play-hand-over-undo = { $name }: to take back your answer before others see it, type undo.
play-hint = Hint: { $answer } looks best.
play-hint-next = Next: { $answer }, { $less ->
    [0] just as good
    [one] worth { $less } point less
   *[other] worth { $less } points less
}.
play-hint-only = Hint: { $answer } is all you can do.
play-hint-lesson = The lesson has this in mind: { $answer }
play-saved = Saved: { $file }
play-not-saved = The game could not be saved: { $error }
play-record = The record of this game: { $file }
play-help =
    Answer with the number, or in words as above; the beginning of a word is enough where it is clear.
    ?            this help, with the rules for the question
    list         all answers with their numbers
    hint         what a computer player would do
    undo         take back your last answer; others must agree once they have answered or luck has spoken
    score        the score sheet as it stands
    log          what happened; log 100 for more lines
    save FILE    save under this name from now on (the game is saved after every answer anyway)
    quit         leave; the game can be continued later
    /undo        the command (any), where an answer begins with the same word

# What can be typed for a command; the English word always works too.
play-word-help = help
play-word-list = list
play-word-undo = undo
play-word-hint = hint
play-word-score = score
play-word-log = log
play-word-save = save
play-word-quit = quit
