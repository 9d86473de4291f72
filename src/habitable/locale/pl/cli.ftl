cli-help = Board games about life: play in the terminal, score, replay, simulate.
cli-epilog = habitable play — and off you go.
cli-games-help = What can be played: players, options, computer players.
cli-play-help = Play a game here, in the terminal.
cli-score-help = Score a position that is described in a file.
cli-replay-help = Walk through a recorded game.
cli-simulate-help = Let computer players play many games and compare them.
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-lang-help = Language of the texts; otherwise the one of your environment.
cli-version-help = Show the version and leave.
cli-install-completion = Teach your shell to complete these commands.
cli-show-completion = Show the completion script, to copy or change it.
cli-version = habitable { $version } ({ $form ->
    [compiled] compiled engine
   *[plain] plain Python engine
})
cli-error = habitable: { $problem }
cli-stopped = stopped
cli-no-more-input = the input has ended
cli-bad-encoding = this text cannot be read or shown: { $error }
cli-file-error = { $file }: { $error }
cli-no-terminal = this needs a terminal: a keyboard to answer and a window to draw in
cli-plain-engine = note: the engine runs as plain Python, about ten times slower; with a C compiler, reinstall to compile it
