"""Positions of Marine under test, written the way rules/marine.md 15 writes them.

Animals are R C F X, the tiles in the middle Reef Land Kelp Sand Ocean Seamount Meadow, any other hex reads "2,-1".

    p = s0("Meadow R4", "Seamount X3 C2", stacks=["seamount", "-", "-"], wanderlust="algae")
    play(p, "X: pawn wanderlust 1", "explore 1", "nature: turn_up kelp", "lay -2,1", "take algae", "put W(-2,1)")
    assert options(p) == ["pass", "come -1,0"]
    answer(p, "R: come -1,0", "R: pass", "C: pass")
    assert cubes(p, "-2,1") == "R1"
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any

from games.marine.words import SHORT, animal, corner, hexagon, pile, space, trait_set
from habitable.earth.ground import NONE, Tile
from habitable.games.marine.actions import evolution as evolution_action
from habitable.games.marine.actions.execute import execute
from habitable.games.marine.board import FED, UNFED, Animal
from habitable.games.marine.components import (
    ANIMALS,
    ASTEROID,
    BENTHIC_SPACE,
    CARDS,
    CORNERS,
    CUBES,
    ELEMENTS,
    ERUPTIONS,
    GEYSER,
    GRID,
    HEXES,
    LAND,
    LANDS,
    MARKERS,
    OCEAN,
    OCEANS,
    PAWNS,
    RAM_FEEDING,
    SIDES,
    SLOTS,
    SPECIAL_PAWN,
    STACKS,
    START_CUBES,
    START_ELEMENTS,
    START_ERUPTIONS,
    START_TILES,
    TERRAINS,
    TILES,
    TOKENS,
    TRAITS,
    TURN_LIMIT,
    VENT,
)
from habitable.games.marine.game import MARINE, MarineOptions, components, read_components
from habitable.games.marine.nature import Refill
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.rounds import Reseed
from habitable.games.marine.turn import Turn
from habitable.games.marine.vocabulary import SOURCES
from habitable.kernel import piles
from habitable.kernel.bits import bit
from habitable.kernel.position import NATURE, Question
from habitable.kernel.rng import Rng

EMPTY = "empty"  # a stack
AT_THE_START = {**dict(START_TILES), **dict.fromkeys(LANDS, LAND), **dict.fromkeys(OCEANS, OCEAN)}
SIDE_AT_THE_START = dict(START_ERUPTIONS)


# ── building ────────────────────────────────────────────────────────────────────────────────────────────────────────


def earth(
    *tiles: str,
    animals: str | Sequence[str] = SHORT,
    traits: Mapping[str, str] | None = None,
    copied: Mapping[str, str] | None = None,
    settled: str = "",
    elements: str = "",
    alternative: bool = False,
    displays: Mapping[str, str] | None = None,
    sheltered: Mapping[str, str] | None = None,
    points: Mapping[str, int] | None = None,
    pools: Mapping[str, int] | None = None,
    eliminated: Mapping[str, int] | None = None,
    pawns: Mapping[str, str] | None = None,
    sapient: str = "",
    control: Mapping[str, str] | None = None,
    abundance: str = "",
    autotrophs: str = "",
    depletion: str = "",
    adaptation: str = "",
    regression: str = "",
    speciation: str = "",
    wanderlust: str = "",
    guards: str = "",
    bag: str | None = None,
    competition: str = "",
    evolution: str = "",
    stacks: Sequence[str] = ("-", "-", "-"),
    slots: str = "",
    deck: int = 0,
    discard: str = "",
    spare_traits: str | None = None,
    retrieved: str = "",
    last: bool = False,
    turns: int = 0,
    turn_limit: int = TURN_LIMIT,
    downwards: bool = False,
    components_: Any = None,
) -> MarinePosition:
    """A table with nobody asked yet.

    tiles       "Reef R2 X1", "Sand vent X1", "2,-1 kelp": start hexes have their start terrain
    animals     in play: "R F X", one for each seat; or for each seat what it plays: ["R X", "C F"]
    traits      {"R": "carnivore", "X": "flight sapience"}; they have done nothing yet, but that Ram Feeding is fed
    copied      what Exaptation copies; for good for those in `settled`
    elements    "E(0,0) worms, W(1,-1) sun"
    alternative nothing is printed on the displays
    displays    the tokens on the grey slots: {"F": "algae sun"}; `sheltered` are those on Phenotypic Plasticity
    pools       gene pools; who is not named has all cubes that are not elsewhere. Cubes missing are in the box
    pawns       {"evolution 5": "sun", "migration 1": "F", "benthic R": "R"}: basic pawns by animal, special ones
                by element; all other basic pawns are available
    control     {"sun": "R 12"}: who controls a special pawn, and its value (2 unless given)
    guards      whose cubes are in Regression: "R R"
    bag         when it is given, all tokens that are then nowhere lie in the Autotrophs box
    stacks      the terrain of the face-up tile, "-" for none, "empty" when no tile is under it either
    slots       Evolution cards, slot 1 first, "-" for none; `deck` says how many more come, `discard` has its top last
    spare_traits  those that nobody has, all but the players' unless given (the others are nowhere)
    retrieved   whose figures are on the right
    components_ a component file: {"cards": {"biomass": {"symbol": "fish"}}}
    """
    owners = [[name] for name in animals.split()] if isinstance(animals, str) else [a.split() for a in animals]
    seat_of = {animal(name): seat for seat, owned in enumerate(owners) for name in owned}
    box = components(read_components(options_of(components=components_).components))
    laid = [lay(text) for text in tiles]
    token_at = [NONE] * CORNERS
    for place, element in pairs(elements):
        assert token_at[corner(place)] == NONE, f"two elements on {place}"
        token_at[corner(place)] = ELEMENTS.index(element)
    by_hex: list[Tile | None] = [None] * HEXES
    for hex, tile in laid:
        assert by_hex[hex] is None, f"two tiles on {GRID.hex_text(hex)}"
        tile.supply = sum(piles.one(token_at[c]) for c in GRID.around[hex] if token_at[c] >= 0)
        by_hex[hex] = tile
    spaces = pawns_on_spaces(pawns or {})
    all_animals = [
        make_animal(
            a,
            seat_of[a],
            pawns_in_play=PAWNS[len(seat_of) - 2],
            on_earth=sum(tile.of(a) for _, tile in laid) + guards.split().count(name),
            on_display=spaces.count(a),
            printed=0 if alternative else box.printed[a],
            acquired=pile((displays or {}).get(name, "")),
            sheltered=pile((sheltered or {}).get(name, "")),
            points=(points or {}).get(name, 0),
            pool=(pools or {}).get(name),
            eliminated=(eliminated or {}).get(name, 0),
            traits=trait_set((traits or {}).get(name, "")),
            copied=TRAITS.index((copied or {})[name]) if name in (copied or {}) else NONE,
            settled=name in settled.split(),
            sapient=name in sapient.split(),
        )
        if a in seat_of
        else None
        for a, name in enumerate(SHORT)
    ]
    in_play = [a for a in all_animals if a is not None]
    boxes = {
        "abundance": pile(abundance),
        "autotrophs": pile(autotrophs),
        "depletion": pile(depletion),
        "adaptation": pile(adaptation),
        "regression": pile(regression),
        "wanderlust": pile(wanderlust),
    }
    beside = row(speciation, ELEMENTS, 4)
    lying = sum(boxes.values()) + sum(piles.one(e) for e in [*beside, *token_at] if e >= 0)
    lying += sum(a.acquired + a.sheltered + (pile("plankton") if a.fed == FED else 0) for a in in_play)
    rest = pile(" ".join(ELEMENTS * TOKENS)) - lying
    in_bag = rest if bag is None else pile(bag)
    boxes["autotrophs"] += rest - in_bag
    controller, values = control_of(control or {})
    face_up, face_down, unseen = tile_stacks(stacks, laid)
    shown = [TERRAINS.index(name) for name in [*competition.split(), *evolution.split()]]
    face_up_cards, discarded = row(slots, CARDS, SLOTS), [CARDS.index(name) for name in discard.split()]
    known_cards = [*discarded, *(card for card in face_up_cards if card >= 0)]
    kept = sum(int(a.traits) for a in in_play)
    p = MarinePosition(
        len(owners),
        box,
        upwards=not downwards,
        turn_limit=turn_limit,
        animals=list(all_animals),
        tiles=by_hex,
        elements=token_at,
        spaces=spaces,
        control=controller,
        values=values,
        **boxes,
        speciation=beside,
        guards=sum(piles.one(animal(name)) for name in guards.split()),
        bag=in_bag,
        competition=[TERRAINS.index(name) for name in competition.split()],
        evolution=[TERRAINS.index(name) for name in evolution.split()],
        markers=sum(piles.one(t) * (MARKERS - shown.count(t)) for t in range(len(TERRAINS))),
        face_up=face_up,
        face_down=face_down,
        unseen=unseen,
        covers_left=ERUPTIONS - sum(tile.cover != 0 for _, tile in laid),
        slots=face_up_cards,
        deck=deck,
        unknown=sum(bit(card) for card in range(len(CARDS)) if card not in known_cards),
        discard=discarded,
        hands=[0] * len(ANIMALS),
        spare_traits=trait_set(" ".join(TRAITS)) & ~kept if spare_traits is None else trait_set(spare_traits),
        retrieved=sum(bit(animal(name)) for name in retrieved.split()),
        round=1,
        turns=turns,
        again=False,
        last=last or ASTEROID in discarded,
        noticed=[0] * len(ANIMALS),
        land=sum(bit(hex) for hex, _ in laid),
        covers=sum(bit(hex) for hex, tile in laid if tile.cover),
        present=[sum(bit(hex) for hex, tile in laid if tile.of(a)) for a in range(len(ANIMALS))],
        on_covers=[sum(tile.of(a) for _, tile in laid if tile.cover) for a in range(len(ANIMALS))],
        tally=[(points or {}).get(name, 0) if source == "start" else 0 for name in SHORT for source in SOURCES],
    )
    if spare_traits is None:
        MARINE.check_invariants(p)
    return p


def lay(text: str) -> tuple[int, Tile]:
    """A tile from a text: "Reef R2 X1", "Sand vent", "2,-1 kelp F1"."""
    name, *words = text.split()
    hex = hexagon(name)
    terrain = next((TERRAINS.index(word) for word in words if word in TERRAINS), None)
    if terrain is None:
        terrain = AT_THE_START[GRID.hexes[hex]]
    cover = VENT if "vent" in words else GEYSER if "geyser" in words else 0
    cubes = 0
    for word in words:
        if word not in TERRAINS and word not in SIDES:
            cubes += int(word[1:]) * bit(8 * animal(word[0]))
    return hex, Tile(terrain, cover, cubes, 0)


def pairs(text: str) -> list[tuple[str, str]]:
    """The pairs of "E(0,0) worms, W(1,-1) sun"."""
    entries = [entry.split() for entry in text.replace(", ", "; ").split("; ") if entry.strip()]
    return [(place, thing) for place, thing in entries]


def row(text: str, names: Sequence[str], length: int) -> list[int]:
    """Things in their places: "sun - algae"."""
    things = [NONE if name == "-" else names.index(name) for name in text.split()]
    assert len(things) <= length
    return things + [NONE] * (length - len(things))


def pawns_on_spaces(pawns: Mapping[str, str]) -> list[int]:
    spaces = [NONE] * (BENTHIC_SPACE + len(ANIMALS))
    for where, pawn in pawns.items():
        number = animal(pawn) if pawn in SHORT else SPECIAL_PAWN + ELEMENTS.index(pawn)
        name, _, owner = where.partition(" ") if where.startswith("benthic") else (where, "", "")
        spaces[space(name) + (animal(owner) if owner else 0)] = number
    return spaces


def control_of(control: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """Controllers and values of the special pawns, from {"sun": "R 12"}."""
    controller, values = [NONE] * len(ELEMENTS), [1] * len(ELEMENTS)
    for element, text in control.items():
        who, _, number = text.partition(" ")
        controller[ELEMENTS.index(element)] = animal(who)
        values[ELEMENTS.index(element)] = int(number or 2)
    return controller, values


def make_animal(
    a: int,
    seat: int,
    *,
    pawns_in_play: int,
    on_earth: int,
    on_display: int,
    printed: int,
    acquired: int,
    sheltered: int,
    points: int,
    pool: int | None,
    eliminated: int,
    traits: int,
    copied: int,
    settled: bool,
    sapient: bool,
) -> Animal:
    free = CUBES - on_earth
    if pool is not None:
        assert not eliminated, "either the gene pool or the cubes in the box"
        eliminated = free - pool
    hand = pawns_in_play + (1 if sapient else 0) - on_display
    assert hand >= 0, f"{SHORT[a]} has not so many pawns"
    active = traits | (bit(copied) if copied >= 0 else 0)
    fed = FED if active & bit(RAM_FEEDING) else UNFED
    out = free - eliminated, eliminated, points, acquired
    return Animal(seat, *out, printed, hand, traits, copied, settled, sheltered, fed, sapient)


def tile_stacks(stacks: Sequence[str], laid: Sequence[tuple[int, Tile]]) -> tuple[list[int], list[int], int]:
    """Face-up terrains, numbers of face-down tiles, and which tiles these are: all that are not elsewhere."""
    face_up = [NONE if name in ("-", EMPTY) else TERRAINS.index(name) for name in stacks]
    left = list(TILES)
    for terrain in [*(tile.terrain for _, tile in laid), *(t for t in face_up if t >= 0)]:
        left[terrain] -= 1
    assert min(left) >= 0, "more tiles of a terrain than in the box"
    face_down = [0] * STACKS
    for _, i in zip(range(sum(left)), cycle(i for i in range(STACKS) if stacks[i] != EMPTY), strict=False):
        face_down[i] += 1
    assert sum(face_down) == sum(left), "all stacks are empty, but not all tiles are on Earth"
    return face_up, face_down, sum(piles.one(terrain) * n for terrain, n in enumerate(left))


START = ", ".join(f"{side}({q},{r}) {ELEMENTS[element]}" for (side, q, r), element in START_ELEMENTS)


def start_tiles(animals: str | Sequence[str], others: Iterable[str] = ()) -> list[str]:
    """The start tiles, three cubes of each animal on the reef. `others` replace those on their hexes, or come in
    addition: "Reef" is a reef without cubes."""
    given = {hexagon(text.split()[0]): text for text in others}
    playing = animals.split() if isinstance(animals, str) else " ".join(animals).split()
    for at in AT_THE_START:
        hex = GRID.index[at]
        words = [GRID.hex_text(hex)]
        if at in SIDE_AT_THE_START:
            words.append(SIDES[SIDE_AT_THE_START[at] - 1])
        if at == (0, 0):
            words += [f"{name}{START_CUBES}" for name in playing]
        given.setdefault(hex, " ".join(words))
    return list(given.values())


def s0(*tiles: str, animals: str | Sequence[str] = SHORT, without: str = "", **changes: Any) -> MarinePosition:
    """The start (rules/marine.md 4) before anything is drawn. Tiles replace those of the start, or come in addition;
    `without` names corners whose start element is missing ("all"), and `elements` adds some."""
    kept = [f"{place} {element}" for place, element in pairs(START) if place not in without.split()]
    if without == "all":
        kept = []
    changes["elements"] = ", ".join([*kept, *([changes["elements"]] if "elements" in changes else [])])
    return earth(*start_tiles(animals, tiles), animals=animals, **changes)


def begin(seats: int, **options: Any) -> MarinePosition:
    """A new game; Nature has not answered yet."""
    return MARINE.start(seats, options_of(**options))


def options_of(**options: Any) -> MarineOptions:
    made = MARINE.make_options(options)
    assert isinstance(made, MarineOptions)
    return made


def start(animals: str, seats: int = 0, **options: Any) -> MarinePosition:
    """A new game of these animals, one for each seat unless `seats` are given."""
    names = [ANIMALS[animal(name)] for name in animals.split()]
    return begin(seats or len(names), animals=names, **options)


def keeping(kept: Mapping[str, str], **options_: Any) -> MarinePosition:
    """A new game whose animals, named by food chain, keep these traits: {"R": "flight", "X": "solitary"}, of
    superheroes two each. What the traits do at setup comes next."""
    p = start(" ".join(kept), **options_)
    while not options(p)[0].startswith("deal_trait"):
        p.play(p.turn(), p.options(p.turn())[0])
    taken = " ".join(kept.values()).split()
    others = iter([name for name in TRAITS if name not in (*taken, "exaptation")])
    said = []
    for traits in kept.values():
        dealt = [*traits.split(), next(others), next(others)][:3]
        answer(p, *(f"deal_trait {name}" for name in dealt))
        said.append(f"discard {dealt[2]}" if len(traits.split()) == 2 else f"keep {dealt[0]}")
    for seat, text in enumerate(said):
        p.play(seat, MARINE.vocabulary.parse(text))
    return p


# ── asking and answering ────────────────────────────────────────────────────────────────────────────────────────────


def ask(p: MarinePosition, *questions: Question[MarinePosition]) -> MarinePosition:
    """Puts questions on the stack, the last one on top, and runs what needs no answer."""
    for question in questions:
        p.push(question)
    p.settle()
    return p


def turn(p: MarinePosition, who: str) -> MarinePosition:
    """An animal's turn."""
    p.top = None
    return ask(p, Turn(animal(who)))


def may(p: MarinePosition, who: str) -> list[str]:
    """What an animal may do in its turn, in words; when that is only to retrieve, nobody would be asked."""
    p.top = None
    p.push(Turn(animal(who)))
    return options(p)


def play(p: MarinePosition, first: str, *lines: str) -> MarinePosition:
    """A turn from its first answer on: "X: pawn abundance 2", "take algae", "put E(-1,2)". "F: special sun
    adaptation 3" places a special pawn, "R: retrieve" takes all back."""
    who, _, text = first.partition(": ")
    return answer(turn(p, who), text, *lines)


def act(p: MarinePosition, who: str, where: str) -> MarinePosition:
    """The action of a space and nothing after it, as if a pawn had been placed: when it is done, nobody is asked."""
    p.top = None
    p.begin_effect()
    execute(p, space(where), animal(who))
    p.settle()
    return p


def take(p: MarinePosition, who: str, card: str, slot: int = 1, scored: str = "Reef") -> MarinePosition:
    """An animal takes a card because it thrives on the tile just scored; the other slots are left as they are."""
    p.top = None
    p.slots = p.slots.copy()
    old = p.slots[slot - 1]
    p.unknown |= bit(old) if old >= 0 else 0
    p.slots[slot - 1] = CARDS.index(card)
    p.unknown &= ~bit(CARDS.index(card))
    p.push(Refill())
    evolution_action.take(p, animal(who), slot - 1, hexagon(scored) if scored else NONE)
    p.settle()
    MARINE.check_invariants(p)
    return p


def done(p: MarinePosition) -> bool:
    """Whether a card has been carried out: nobody is asked any more, and nothing was lost on the way."""
    MARINE.check_invariants(p)
    return p.over()


def reseed(p: MarinePosition) -> MarinePosition:
    """A Reseeding; then Nature is asked."""
    p.top = None
    return ask(p, Reseed())


def asked(p: MarinePosition) -> str:
    """The animal that is asked, "nature", "seat 1" for what is no animal's, or "" for nobody."""
    if p.top is None:
        return ""
    if p.turn() == NATURE:
        return "nature"
    who = getattr(p.top, "animal", None)
    return f"seat {p.turn()}" if who is None else SHORT[who]


def options(p: MarinePosition) -> list[str]:
    """What may be answered now, in words."""
    return [MARINE.vocabulary.text(option) for option in p.options(p.turn())]


def things(p: MarinePosition, verb: str = "") -> list[str]:
    """The options without their verb, and without "pass"; of one verb only, if it is given."""
    said = [text.partition(" ") for text in options(p) if text != "pass"]
    return [thing for word, _, thing in said if verb in ("", word)]


def answer(p: MarinePosition, *lines: str) -> MarinePosition:
    """Answers for whoever is asked: "pass", "erupt -1,3". "R: pass" also says who must be asked. After every answer all
    that must always hold is looked at."""
    for line in lines:
        who, colon, text = line.rpartition(": ")
        if colon:
            assert asked(p) == who, f"{line}: {asked(p) or 'nobody'} is asked"
        p.play(p.turn(), MARINE.vocabulary.parse(text))
        MARINE.check_invariants(p)
    return p


def luck(p: MarinePosition, seed: int = 1) -> MarinePosition:
    """Nature answers anything, until somebody else is asked."""
    rng = Rng(seed)
    while p.turn() == NATURE:
        p.play(NATURE, p.draw(NATURE, rng))
    MARINE.check_invariants(p)
    return p


def events(p: MarinePosition, *lines: str) -> list[dict[str, Any]]:
    """The events that these answers tell everybody."""
    p.log = []
    answer(p, *lines)
    told = [MARINE.events.show(event, None) for event in p.log]
    p.log = None
    return told
