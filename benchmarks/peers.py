"""A peer of the benchmark, played at random on one core: `echo 2 | python benchmarks/peers.py catanatron`.

Runs in .venv-bench. Each line on standard input is a number of seconds to play for, each line on standard output what
was done in them, as JSON. Any game of OpenSpiel is a peer by its name there, such as `go(board_size=9)`.
"""

import random
import sys
from collections.abc import Callable
from typing import Any

from contest import Round, serve, timed


def catanatron() -> Callable[[float], Round]:
    """Its engine's shortest loop: random players, and no second check of the action they choose."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    players = [RandomPlayer(color) for color in Color]

    def start() -> Any:
        return Game(players)

    def play(game: Any, limit: int) -> int:
        state = game.state
        moves = 0
        while moves < limit and state.num_turns < TURNS_LIMIT and game.winning_color() is None:
            player = state.current_player()
            game.execute(player.decide(game, state.playable_actions), validate_action=False)
            moves += 1
        return moves

    return timed(start, play, lambda game: game.copy())


def open_spiel(name: str) -> Callable[[float], Round]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(state: Any, limit: int) -> int:
        moves = 0
        while moves < limit and not state.is_terminal():
            actions = state.legal_actions()  # at a chance node, the outcomes
            state.apply_action(actions[int(random.random() * len(actions))])
            moves += 1
        return moves

    return timed(game.new_initial_state, play, lambda state: state.clone())


if __name__ == "__main__":
    name = sys.argv[1]
    serve(catanatron() if name == "catanatron" else open_spiel(name))
