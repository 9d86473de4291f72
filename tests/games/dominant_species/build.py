"""Positions of Dominant Species under test, written the way rules/dominant-species.md 16 writes them.

Animals are M Re B Am Ar I, the start hexes T W S D Mt F J, any other hex reads "2,-1".

    p = earth("T Re2 Ar1", "W tundra Ar1 I1", "S Re3", "2,-1 sea", elements="W(1,-1) sun", pawns={"glaciation": "Re"})
    execute(p, "glaciation")
    assert options(p) == ["pass", "glaciate 1,-1"]
    answer(p, "Re: glaciate 1,-1")
    assert cubes(p, "S") == "Re1"
"""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

from games.dominant_species.words import PLACES, SHORT, animal, card_set, corner, hexagon, name_of, pile
from habitable.earth import ground
from habitable.earth.ground import NONE
from habitable.games.dominant_species.actions.domination import TakeCard
from habitable.games.dominant_species.actions.execute import Act
from habitable.games.dominant_species.board import Animal, Tile
from habitable.games.dominant_species.components import (
    ACTIONS,
    ALL_PAWNS,
    ANIMALS,
    CARDS,
    CORNERS,
    CUBES,
    DISKS,
    ELEMENTS,
    FIRST_SPACE,
    GRID,
    HEXES,
    HOME_ELEMENT,
    LONG_DECK_ONLY,
    PAWNS,
    PRINTED,
    SPACES,
    SPACES_OF,
    STACKED,
    STACKS,
    START_CUBES,
    START_ELEMENTS,
    START_TILES,
    TERRAINS,
    TUNDRA,
    TUNDRA_TILES,
    TURN_LIMIT,
)
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.nature import DealCard
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.rounds import Reset
from habitable.games.dominant_species.vocabulary import SOURCES
from habitable.kernel import piles
from habitable.kernel.bits import bit
from habitable.kernel.position import NATURE, Question
from habitable.kernel.rng import Rng
from habitable.kernel.state import stack

BOX = [sum(terrain == t for _, terrain in START_TILES) + STACKED[t] for t in range(len(STACKED))]  # tiles in the box
EMPTY = "empty"  # a stack


# ── building ────────────────────────────────────────────────────────────────────────────────────────────────────────


def earth(
    *tiles: str,
    animals: str | Sequence[str] = SHORT,
    elements: str = "",
    displays: Mapping[str, str] | None = None,
    points: Mapping[str, int] | None = None,
    pools: Mapping[str, int] | None = None,
    eliminated: Mapping[str, int] | None = None,
    pawns: Mapping[str, str] | None = None,
    hands: Mapping[str, int] | None = None,
    initiative: str = "",
    adaptation: str = "",
    regression: str = "",
    abundance: str = "",
    wasteland: str = "",
    depletion: str = "",
    wanderlust: str = "",
    bag: str | None = None,
    stacks: Sequence[str] = ("-", "-", "-"),
    available: str = "",
    deck: str | None = None,
    edition: str = "second",
    scored: str = "",
    asleep: Mapping[str, int] | None = None,
    hibernator: str = "",
    turn: int = 3,
    last: bool = False,
    turn_limit: int = TURN_LIMIT,
) -> DominantSpeciesPosition:
    """A table with nobody asked yet.

    tiles       "S Re2 I1", "W tundra Ar1", "2,-1 sea": start hexes have their start terrain, T is tundra
    animals     in play: "M B I", one for each seat; or for each seat what it plays: ["M B Ar", "Re Am I"]
    elements    "E(0,0) grass, W(1,-1) sun"
    displays    all elements of an animal, printed included; who is not named has the printed ones
    pools       gene pools; who is not named has all cubes that are not elsewhere. Cubes missing are eliminated
    pawns       {"glaciation": "- Re B"}: from the left-most space on; who is not named in `hands` holds the rest
    bag         when it is given, all disks that are then nowhere lie in the Wasteland box
    stacks      the terrain of the face-up tile, "-" for none, "empty" when no tile is under it either
    available   cards; `deck` is all others, unless it is given or Ice Age is available already
    """
    owners = [[name] for name in animals.split()] if isinstance(animals, str) else [a.split() for a in animals]
    playing = sorted(animal(name) for owned in owners for name in owned)
    seat_of = {animal(name): seat for seat, owned in enumerate(owners) for name in owned}
    long_deck = edition == "first"
    laid = [lay(text) for text in tiles]
    by_hex: list[ground.Tile | None] = [None] * HEXES
    disk_at = [NONE] * CORNERS
    for place, element in pairs(elements):
        assert disk_at[corner(place)] == NONE, f"two elements on {place}"
        disk_at[corner(place)] = ELEMENTS.index(element)
    for hex, tile in laid:
        assert by_hex[hex] is None, f"two tiles on {GRID.hex_text(hex)}"
        tile.supply = sum(piles.one(disk_at[c]) for c in GRID.around[hex] if disk_at[c] >= 0)
        by_hex[hex] = tile
    on_display = row_of_pawns(pawns or {})
    acquired = {a: pile((displays or {}).get(SHORT[a], "")) for a in playing}
    for a in playing:
        if acquired[a]:
            acquired[a] -= piles.one(HOME_ELEMENT[a]) * PRINTED[a]
    face_up, face_down, unseen = tile_stacks(stacks, laid)
    squares = [pile(text) for text in (adaptation, regression, abundance, wasteland, depletion, wanderlust)]
    lying = sum(squares) + sum(acquired.values()) + sum(piles.one(e) for e in disk_at if e >= 0)
    rest = sum(piles.one(e) * DISKS for e in range(len(ELEMENTS))) - lying
    in_bag = rest if bag is None else pile(bag)
    squares[3] += rest - in_bag
    cards = sum(bit(card) for card in range(len(CARDS)) if long_deck or card not in LONG_DECK_ONLY)
    p = DominantSpeciesPosition(
        seats=len(owners),
        long_deck=long_deck,
        leftmost_pawn=edition == "first",
        turn_limit=turn_limit,
        animals=[
            make_animal(a, seat_of[a], len(playing), laid, on_display, acquired[a], points, pools, eliminated, hands)
            if a in seat_of
            else None
            for a in range(6)
        ],
        tiles=by_hex,
        elements=disk_at,
        spaces=on_display,
        initiative=[animal(name) for name in initiative.split()] or playing[::-1],
        adaptation=squares[0],
        regression=squares[1],
        abundance=squares[2],
        wasteland=squares[3],
        depletion=squares[4],
        wanderlust=squares[5],
        bag=in_bag,
        face_up=face_up,
        face_down=face_down,
        unseen=unseen,
        deck=card_set(deck) if deck is not None else 0 if "ice_age" in available else cards & ~card_set(available),
        available=card_set(available),
        covers_left=TUNDRA_TILES - sum(tile.cover != 0 for _, tile in laid),
        scored=sum(bit(hexagon(name)) for name in scored.split()),
        hibernator=animal(hibernator) if hibernator else NONE,
        asleep=[(asleep or {}).get(name_of(hex), 0) for hex in range(HEXES)],
        round=turn,
        last=last,
        land=sum(bit(hex) for hex, _ in laid),
        covers=sum(bit(hex) for hex, tile in laid if tile.cover),
        present=[sum(bit(hex) for hex, tile in laid if tile.of(a)) for a in range(6)],
        on_covers=[sum(tile.of(a) for _, tile in laid if tile.cover) for a in range(6)],
        tally=[(points or {}).get(SHORT[a], 0) if source == "start" else 0 for a in range(6) for source in SOURCES],
    )
    for hex, _ in laid:
        p.tile_changed(hex)
    DOMINANT_SPECIES.check_invariants(p)
    return p


def lay(text: str) -> tuple[int, Tile]:
    """A tile from a text: "S Re2 I1", "W tundra", "2,-1 sea M1"."""
    name, *words = text.split()
    terrain = next((TERRAINS.index(word) for word in words if word in TERRAINS[:-1]), None)
    if terrain is None:
        terrain = dict(START_TILES)[PLACES[name]]
    cubes = 0
    for word in words:
        if word not in TERRAINS:
            kind = word.rstrip("0123456789")
            cubes += int(word[len(kind) :]) * bit(8 * animal(kind))
    return hexagon(name), Tile(terrain, TUNDRA if name == "T" or "tundra" in words else 0, cubes, 0, NONE)


def pairs(text: str) -> list[tuple[str, str]]:
    """The pairs of "E(0,0) grass, W(1,-1) sun"."""
    entries = [entry.split() for entry in text.replace(", ", "; ").split("; ") if entry.strip()]
    return [(place, thing) for place, thing in entries]


def row_of_pawns(pawns: Mapping[str, str]) -> list[int]:
    spaces = [NONE] * SPACES
    for action, row in pawns.items():
        assert len(row.split()) <= SPACES_OF[ACTIONS.index(action)]
        for i, name in enumerate(row.split()):
            if name != "-":
                spaces[FIRST_SPACE[ACTIONS.index(action)] + i] = animal(name)
    return spaces


def make_animal(
    a: int,
    seat: int,
    playing: int,
    laid: Sequence[tuple[int, Tile]],
    spaces: Sequence[int],
    acquired: int,
    points: Mapping[str, int] | None,
    pools: Mapping[str, int] | None,
    eliminated: Mapping[str, int] | None,
    hands: Mapping[str, int] | None,
) -> Animal:
    name = SHORT[a]
    free = CUBES[playing - 2] - 1 - sum(tile.of(a) for _, tile in laid)
    gone = (eliminated or {}).get(name, 0)
    if name in (pools or {}):
        assert name not in (eliminated or {}), "either the gene pool or the eliminated cubes"
        gone = free - (pools or {})[name]
    placed = spaces.count(a)
    hand = (hands or {}).get(name, max(0, PAWNS[playing - 2] - placed))
    supply = ALL_PAWNS - hand - placed
    return Animal(seat, free - gone, gone, (points or {}).get(name, 0), hand, supply, acquired)


def tile_stacks(stacks: Sequence[str], laid: Sequence[tuple[int, Tile]]) -> tuple[list[int], list[int], int]:
    """Face-up terrains, numbers of face-down tiles, and which tiles these are: all that are not elsewhere."""
    face_up = [NONE if name in ("-", EMPTY) else TERRAINS.index(name) for name in stacks]
    left = list(BOX)
    for terrain in [*(tile.terrain for _, tile in laid), *(t for t in face_up if t >= 0)]:
        left[terrain] -= 1
    assert min(left) >= 0, "more tiles of a terrain than in the box"
    face_down = [0] * STACKS
    for _, i in zip(range(sum(left)), cycle(i for i in range(STACKS) if stacks[i] != EMPTY), strict=False):
        face_down[i] += 1
    assert sum(face_down) == sum(left), "all stacks are empty, but not all tiles are on Earth"
    return face_up, face_down, sum(piles.one(terrain) * n for terrain, n in enumerate(left))


def start_tiles(animals: str | Sequence[str], extra: Mapping[str, str] | None = None) -> list[str]:
    """The start tiles (rules/dominant-species.md 4.3) with the cubes of these animals; `extra` adds words: {"S": "B1"},
    {"W": "tundra"}."""
    playing = animals.split() if isinstance(animals, str) else " ".join(animals).split()
    cubes = {at: [f"{SHORT[a]}{n}" for a, n in placed if SHORT[a] in playing] for at, placed in START_CUBES}
    return [" ".join([name, *cubes.get(at, []), (extra or {}).get(name, "")]) for name, at in PLACES.items()]


START = ", ".join(f"{side}({q},{r}) {ELEMENTS[element]}" for (side, q, r), element in START_ELEMENTS)


def s0(
    animals: str | Sequence[str] = SHORT, extra: Mapping[str, str] | None = None, without: str = "", **changes: Any
) -> DominantSpeciesPosition:
    """The standard setup (rules/dominant-species.md 4.3, 5) before anything is drawn: `without` names corners whose
    element is missing, and `elements` adds some."""
    kept = [f"{place} {element}" for place, element in pairs(START) if place not in without.split()]
    changes["elements"] = ", ".join([*kept, *([changes["elements"]] if "elements" in changes else [])])
    return earth(*start_tiles(animals, extra), animals=animals, **{"turn": 1, **changes})


def begin(seats: int, **options: Any) -> DominantSpeciesPosition:
    """A new game; Nature has not answered yet."""
    return DOMINANT_SPECIES.start(seats, DOMINANT_SPECIES.make_options(options))


def start(animals: str, **options: Any) -> DominantSpeciesPosition:
    """A new game of these animals, one for each seat."""
    return begin(len(animals.split()), animals=[ANIMALS[animal(name)] for name in animals.split()], **options)


# ── asking and answering ────────────────────────────────────────────────────────────────────────────────────────────


def ask(p: DominantSpeciesPosition, *questions: Question[DominantSpeciesPosition]) -> DominantSpeciesPosition:
    """Puts questions on the stack, the last one on top, and runs what needs no answer."""
    for question in questions:
        p.push(question)
    p.settle()
    return p


def execute(p: DominantSpeciesPosition, action: str) -> DominantSpeciesPosition:
    """Executes one action of the display and nothing after it: when it is done, nobody is asked."""
    p.top = None
    Act(ACTIONS.index(action)).happen(p)
    if isinstance(p.top, Act):
        p.top = None
    for question in stack(p):
        if isinstance(question.below, Act):
            question.below = None
    p.settle()
    return p


def execute_from(p: DominantSpeciesPosition, action: str) -> DominantSpeciesPosition:
    """Executes an action and everything that follows it in the turn."""
    p.top = None
    return ask(p, Reset(), Act(ACTIONS.index(action)))


def reset(p: DominantSpeciesPosition) -> DominantSpeciesPosition:
    """Extinction, Survival, Reseed; then Nature is asked."""
    p.top = None
    return ask(p, Reset())


def take(p: DominantSpeciesPosition, who: str, card: str, scored: str = "T") -> DominantSpeciesPosition:
    """An animal takes a card, the only one available, because it dominates the tile just scored."""
    p.top = None
    p.available = card_set(card)
    p.deck &= ~p.available
    return ask(p, TakeCard(animal(who), hexagon(scored)))


def asked(p: DominantSpeciesPosition) -> str:
    """The animal that is asked, "nature", or "" for nobody."""
    if p.top is None:
        return ""
    if p.turn() == NATURE:
        return "nature"
    return SHORT[p.top.animal]  # type: ignore[attr-defined]


def options(p: DominantSpeciesPosition) -> list[str]:
    """What may be answered now, in words."""
    vocabulary = DOMINANT_SPECIES.vocabulary
    return [vocabulary.text(option) for option in p.options(p.turn())]


def things(p: DominantSpeciesPosition) -> list[str]:
    """The options without their verb, and without "pass"."""
    return [text.partition(" ")[2] for text in options(p) if text != "pass"]


def answer(p: DominantSpeciesPosition, *lines: str) -> DominantSpeciesPosition:
    """Answers for whoever is asked: "pass", "glaciate -1,0". "Re: pass" also says who must be asked. After every answer
    all that must always hold is looked at."""
    for line in lines:
        who, colon, text = line.rpartition(": ")
        if colon:
            assert asked(p) == who, f"{line}: {asked(p) or 'nobody'} is asked"
        p.play(p.turn(), DOMINANT_SPECIES.vocabulary.parse(text))
        DOMINANT_SPECIES.check_invariants(p)
    return p


def deal(p: DominantSpeciesPosition) -> DominantSpeciesPosition:
    """Nature deals cards, until something else is asked."""
    while isinstance(p.top, DealCard):
        p.play(NATURE, p.options(NATURE)[0])
    DOMINANT_SPECIES.check_invariants(p)
    return p


def luck(p: DominantSpeciesPosition, seed: int = 1) -> DominantSpeciesPosition:
    """Nature answers anything, until an animal is asked."""
    rng = Rng(seed)
    while p.turn() == NATURE:
        p.play(NATURE, p.draw(NATURE, rng))
    DOMINANT_SPECIES.check_invariants(p)
    return p
