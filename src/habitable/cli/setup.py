"""The friendly questions before a game. Enter takes what stands in brackets."""

from pathlib import Path

from habitable import bots, games
from habitable.cli import saves, seats
from habitable.cli.prompt import Prompt
from habitable.kernel.game import Game
from habitable.kernel.match import Match
from habitable.texts import Texts

USUAL_PLAYERS = 3
FIRST_BOT, USUAL_BOT = "beginner", "casual"  # for whoever has not finished a game yet, and for others


def ask_to_continue(prompt: Prompt, texts: Texts) -> tuple[Path, Match] | None:
    """The last unfinished game, if there is one and the person wants it."""
    found = saves.unfinished()
    if found is None:
        return None
    _, match = found
    title = texts(f"{match.game.name}-title")
    if prompt.yes(texts("setup-continue", game=title, names=", ".join(match.names)), default=True):
        return found
    return None


def ask_game(prompt: Prompt, texts: Texts) -> Game:
    known = games.listed()
    if len(known) == 1:
        return known[0]
    for number, game in enumerate(known, 1):
        prompt.say(f"{number:>3}  {texts(f'{game.name}-title')} — {texts(f'{game.name}-about')}")
    number = prompt.number(texts("setup-game"), range(1, len(known) + 1), 1)
    return known[number - 1]


def ask_seats(prompt: Prompt, texts: Texts, game: Game) -> list[str]:
    me = prompt.line(texts("setup-name"), seats.own_name(texts))
    usual = min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])
    players = prompt.number(texts("setup-players"), game.seats, usual)
    known = [*bots.levels(), *(f"expert-{style}" for style in bots.styles(game.name))]
    prompt.say(texts("setup-others", bots=", ".join(known)))
    usual_bot = USUAL_BOT if saves.any_finished() else FIRST_BOT
    others = [prompt.line(texts("setup-other", number=n), usual_bot) for n in range(2, players + 1)]
    return [me, *others]
