"""Why something on the table cannot be chosen: there is always an answer, and it reads like the rulebook."""

from typing import Any

import pytest

from games import worded
from games.dominant_species import build as land
from games.dominant_species.words import animal
from games.ecosystem import build as cards
from games.marine import build as sea
from games.planet import build as globe
from games.variants import LONG, every_table, table_id
from habitable import games
from habitable.games.dominant_species.actions.domination import Dominate
from habitable.games.dominant_species.actions.wanderlust import Lay
from habitable.kernel.game import Game, Touched
from habitable.kernel.position import NATURE, Position
from habitable.kernel.rng import Rng

pytestmark = pytest.mark.compiled

TABLES = every_table()[::7]


def things(game: Game) -> list[Touched]:
    """Everything of the box that any answer is about."""
    seen = [touched for answer in range(game.vocabulary.size) for touched in game.choices[answer].touches]
    return [Touched(noun, list(at) if isinstance(at, tuple) else at) for noun, at in dict.fromkeys(map(hashable, seen))]


def hashable(touched: Touched) -> tuple[str, Any]:
    return touched.noun, tuple(touched.at) if isinstance(touched.at, list) else touched.at


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_whatever_is_not_offered_has_a_reason(table: tuple[str, int, dict[str, Any]]) -> None:
    name, seats, options = table
    game, words, rng = games.get(name), games.words(name), Rng(seats)
    p = game.start(seats, game.make_options(options))
    box, said = things(game), set()
    for step in range(40_000):
        if p.over():
            break
        seat = p.turn()
        if step % (LONG.get(name, 1) * 4) == 0:
            for eyes in range(seats):
                view = game.view(p, eyes)
                choices = [game.choices[answer] for answer in p.options(eyes)] if eyes in p.asked() else []
                offered = [touched for choice in choices for touched in choice.touches]
                for thing in box:
                    reason = words.why_not(view, choices, thing.noun, thing.at)
                    assert (reason is None) == (thing in offered), thing
                    if reason is not None and str(reason) not in said:
                        said.add(str(reason))
                        worded.check([reason])
        p.play(seat, p.draw(seat, rng))
    assert p.over() or LONG.get(name)
    assert words.why_not(game.view(p, 0), [], "none", 0) is not None


@pytest.mark.parametrize("name", games.GAMES)
def test_nonsense_gets_an_answer_too(name: str) -> None:
    game, rng = games.get(name), Rng(1)
    p = game.start(2, game.make_options({}))
    for _ in range(300):
        seat = p.turn()
        if seat != NATURE:
            choices = [game.choices[answer] for answer in p.options(seat)]
            for noun in {touched.noun for choice in choices for touched in choice.touches} | {"nothing"}:
                for at in (-1, 10**9, [], [0], [99, -99], [7, 0, 0], [1, 9, 9], [0, 0, 0, 0]):
                    assert games.words(name).why_not(game.view(p, seat), choices, noun, at) is not None
        p.play(seat, p.draw(seat, rng))
        if p.over():
            break


def why(name: str, p: Position, noun: str, at: int | list[int], seat: int | None = None) -> str:
    game = games.get(name)
    eyes = p.turn() if seat is None else seat
    choices = [game.choices[answer] for answer in p.options(eyes)] if eyes in p.asked() else []
    said = games.words(name).why_not(game.view(p, eyes), choices, noun, at)
    return "" if said is None else worded.say(said)


# ── Ecosystem ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ecosystem() -> None:
    p = cards.table("MMMMM", "M", "M", hands=["RS", "SS", "DD"])
    assert why("ecosystem", p, "hand", 0) == "You have no such card in your hand: meadow."
    assert why("ecosystem", p, "hand", 10) == ""
    assert why("ecosystem", p, "cell", [0, 0]) == "Something else is asked now: Which card do you choose?"
    cards.say(p, "0: choose R")
    assert why("ecosystem", p, "hand", 1, seat=0) == "It is not your turn. The table waits for Bob, Cy."
    cards.say(p, "1: choose S", "2: choose D")
    assert why("ecosystem", p, "cell", [0, 0]) == "A card lies here already."
    assert why("ecosystem", p, "cell", [2, 2]).startswith("A card goes beside another one.")
    assert why("ecosystem", p, "cell", [0, 5]) == "Here the ecosystem would grow beyond 5 columns and 4 rows."
    assert why("ecosystem", p, "cell", [1, 0]) == ""
    cards.say(p, "0: place 1 0", *[f"{seat}: {cards.legal(p, seat)[0]}" for seat in (1, 2)])
    assert why("ecosystem", p, "cell", [1, 1], seat=0) == "There is no card here to swap."


# ── Planet ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_planet() -> None:
    p = globe.table("", "", piles=((7,), (8,)))
    assert why("planet", p, "face", 3) == "First take a tile; then choose a face for it."
    assert why("planet", p, "tile", 1) == ""
    assert why("planet", p, "tile", 8) == "Tile 8 lies in the pile of round 12."
    assert why("planet", p, "tile", 20) == "Tile 20 is not among the tiles to take."
    assert why("planet", p, "tile", 1, seat=1) == "It is not your turn. The table waits for Ada."
    globe.say(p, "0: take 1")
    assert why("planet", p, "tile", 2) == "First lay the tile that you hold: 1."
    p = globe.table("OOOOO", "")
    globe.say(p, "0: take 1")
    assert why("planet", p, "face", 0) == "A tile lies on face 0 already, and stays there."


# ── Dominant Species ────────────────────────────────────────────────────────────────────────────────────────────────


def space(name: str, games_name: str = "dominant-species") -> int:
    vocabulary = games.get(games_name).vocabulary
    noun = next(verb.nouns[0] for verb in vocabulary.verbs if verb.name == "pawn")
    return list(noun.texts).index(name)


def element(games_name: str, name: str) -> int:
    return list(games.words(games_name).box.elements).index(name)  # type: ignore[attr-defined]


def ds(p: Position, noun: str, at: int | list[int], seat: int | None = None) -> str:
    return why("dominant-species", p, noun, at, seat)


def test_dominant_species_pawns() -> None:
    p = land.luck(land.start("Re I"))
    assert ds(p, "space", space("domination 1")) == ""
    assert ds(p, "hex", [0, 0]).startswith("Something else is asked now: Insects: Where do you place a pawn?")
    land.answer(p, "I: pawn initiative 1", "Re: pawn adaptation 1", "I: pawn adaptation 2")
    assert ds(p, "space", space("initiative 1")) == "The space is taken by a pawn of the insects."
    assert ds(p, "space", space("adaptation 1")) == "Your own pawn stands here."
    while "keep" not in land.options(p):
        land.answer(p, land.options(p)[0])
    assert ds(p, "space", space("abundance 1")).startswith("Pawns are placed in the planning phase.")
    land.answer(p, "I: keep")
    assert ds(p, "space", space("initiative 1")) == "From Initiative the pawn goes on to another action."


def test_dominant_species_tiles() -> None:
    p = land.earth("T Re2 Ar1", "S Re3", "D I1", pawns={"glaciation": "Re"})
    land.execute(p, "glaciation")
    assert ds(p, "hex", [0, 0]) == "This tile is tundra already."
    assert ds(p, "hex", [3, -3]) == "There is no tile here."
    p = land.ask(land.s0(), Lay(animal("Re"), 0))
    assert ds(p, "hex", [0, 0]) == "A tile lies here already."
    assert ds(p, "hex", [3, -3]) == "A new tile goes beside the tiles of Earth."
    p = land.ask(land.s0(), Dominate(animal("Re")))
    p.scored = 1 << p.grid().index[0, 0]
    assert ds(p, "hex", [0, 0]) == "A Domination has scored this tile in this turn already."


def test_dominant_species_species() -> None:
    grass = land.earth("T", "S I3", "D Am2", elements="E(0,0) grass, W(2,0) grub", pawns={"speciation": "- - - - - Ar"})
    p = land.execute(grass, "speciation")
    assert ds(p, "corner", [1, 2, 0]) == "Only these elements count now: grass."
    assert ds(p, "corner", [0, 3, 0]) == "No element lies on this corner."
    land.answer(p, "Ar: speciate E(0,0)", *["Ar: add 1,0"] * 2)
    assert ds(p, "hex", [1, 0]) == "You have added as many species here as the terrain allows."
    assert ds(p, "hex", [-1, 0]) == "There is no tile here."
    p = land.earth("T M1", "S M1", "D M1", "2,-1 sea", "-1,1 forest", animals="M B", pawns={"migration": "M"})
    land.answer(land.execute(p, "migration"), "M: move 1,0 > 1,-1")
    assert ds(p, "hex", [-1, 1]) == ""
    land.answer(p, "M: move 0,0 > 1,0")
    assert ds(p, "hex", [-1, 1]) == "No species of yours can come here now."
    competing = land.earth("F Re1 M1", "T Re1 I1", "D M1 I1", "1,1 sea Re1 Am1", pawns={"competition": "- - Re"})
    p = land.execute(competing, "competition")
    assert ds(p, "hex", [1, 1]) == "Only these terrains count now: forest, desert, tundra."
    assert ds(p, "hex", [1, 0]) == "No species of yours lives here."
    p = land.execute(land.s0(abundance="sun", pawns={"abundance": "Re"}), "abundance")
    assert ds(p, "element", element("dominant-species", "meat")) == "There is none there now: meat."
    land.answer(p, "take sun")
    taken = next(iter(games.get("dominant-species").view(p, p.turn()).elements))  # type: ignore[attr-defined]
    side, at = "EW".index(taken[0]), [int(n) for n in taken[2:-1].split(",")]
    assert ds(p, "corner", [side, *at]).startswith("This corner has an element already: ")
    assert ds(p, "corner", [0, 3, 0]) == "No tile touches this corner."


# ── Marine ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def marine(p: Position, noun: str, at: int | list[int]) -> str:
    return why("marine", p, noun, at)


def test_marine_pawns() -> None:
    pawns = {"depletion 1": "X", "adaptation 1": "F", "wanderlust 1": "sun"}
    p = sea.turn(sea.s0(pawns=pawns, control={"sun": "F", "algae": "F"}), "X")
    at = {name: space(name, "marine") for name in ("abundance 1", *pawns, "adaptation 3", "benthic", "migration 1")}
    assert marine(p, "space", at["migration 1"]) == ""
    assert marine(p, "space", at["abundance 1"]) == "A basic pawn goes only after all your pawns on the display."
    assert marine(p, "space", at["depletion 1"]) == "Your own pawn stands here."
    bump = "A pawn of the fishes stands here: only a special pawn could bump it."
    assert marine(p, "space", at["adaptation 1"]) == bump
    assert marine(p, "space", at["adaptation 3"]) == "Only a special pawn may stand here."
    assert marine(p, "space", at["wanderlust 1"]) == "A special pawn stands here, and nobody may bump it."
    assert marine(p, "space", at["benthic"]) == "It belongs to another animal."
    p = sea.turn(sea.s0(pawns=pawns, control={"sun": "F", "algae": "F"}), "F")
    assert marine(p, "element", element("marine", "sun")).startswith("This special pawn stands on the display")
    assert marine(p, "element", element("marine", "worms")) == "You do not control this special pawn: worms."


def test_marine_tiles() -> None:
    p = sea.act(sea.s0(), "X", "tectonics 1")
    assert marine(p, "hex", [0, -3]) == "This tile has erupted already."
    assert marine(p, "hex", [0, 0]) == "From this space only tiles on the border erupt."


def test_marine_competition_cards_and_values() -> None:
    herd = sea.s0("Reef X2 R3", "Kelp X1 C2", competition="reef", slots="annelids mollusks producers disease fertile")
    p = sea.play(herd, "X: pawn competition 1")
    assert marine(p, "hex", [1, -1]) == "Only these terrains count now: reef."
    markers, slots = "land kelp kelp reef ocean", "annelids mollusks producers disease fertile"
    p = sea.play(sea.s0("Reef X4", evolution=markers, slots=slots), "X: pawn evolution 2")
    assert marine(p, "hex", [0, 0]) == "Only these terrains count now: kelp."
    p = sea.play(sea.s0("Kelp X4", evolution=markers, slots=slots), "X: pawn evolution 2", "evolve 1,-1")
    box = list(games.words("marine").box.cards)  # type: ignore[attr-defined]
    assert marine(p, "card", box.index("producers")) == "From this space only cards up to slot 2 can be taken."
    assert marine(p, "card", box.index("asteroid")) == "This card does not lie open: Asteroid."
    assert marine(p, "card", box.index("mollusks")) == ""


def test_a_chosen_start_narrows_what_can_follow() -> None:
    p = land.execute(land.earth("T M1", "S M1", "2,-1 sea M1", "D", pawns={"migration": "M"}), "migration")
    game = games.get("dominant-species")
    begun = [choice for a in p.options(p.turn()) if (choice := game.choices[a]).text.startswith("move 0,0")]
    reason = games.words(game.name).why_not(game.view(p, p.turn()), begun, "hex", [2, -1])
    assert reason is not None
    assert worded.say(reason).startswith("That is too far to move")


def test_whoever_has_no_pawn_left_does_not_place_one() -> None:
    p = land.luck(land.start("Re I"))
    while "keep" not in land.options(p) and p.animal(animal("I")).hand:
        land.answer(p, land.options(p)[0])
    assert ds(p, "space", space("domination 1"), seat=1 - p.turn()).startswith("You have no pawn left in hand")


def test_animals_and_elements_that_are_gone() -> None:
    p = land.begin(2, animals="choose")
    land.answer(p, "assign birds")
    assert ds(p, "animal", 2) == "Birds cannot be chosen any more."
    p = land.take(land.s0(displays={"M": "meat meat grass sun"}), "B", "disease")
    assert ds(p, "element", element("dominant-species", "meat")) == "It is printed and cannot be lost: meat."
    assert ds(p, "element", element("dominant-species", "seed")) == "You have no such element: seed."
