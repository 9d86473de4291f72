"""Marine in words: its spaces, two sorts of pawns, traits and eruptions, and what its answers bring."""

from collections.abc import Sequence
from functools import cache, lru_cache

from habitable.earth import panels
from habitable.earth.naming import MANY, Hex, Land, Named, about, and_more, aside, bare_hex, noun, plain
from habitable.earth.view_types import AskedView
from habitable.earth.words import Box, EarthWords
from habitable.games.marine.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    ELEMENTS,
    LANDS,
    OCEANS,
    SIDES,
    SPACE_NAMES,
    START_TILES,
    TERRAINS,
    TRAITS,
)
from habitable.games.marine.obstacles import SPECIAL, MarineObstacles
from habitable.games.marine.story import MarineStory
from habitable.games.marine.view_types import AnimalView, MarineView, PawnView
from habitable.kernel.game import Choice, Game
from habitable.present.words import Entry, Panel
from habitable.texts.phrases import Part, Phrase, joined, lasting, phrase

ACTION_OF = {
    "take_abundance": "abundance", "put_abundance": "abundance", "lift_or_swap": "autotrophs",
    "exchange": "autotrophs", "deplete": "depletion", "adapt": "adaptation", "replace": "adaptation",
    "guard": "regression", "speciate": "speciation", "spread": "speciation", "explore": "wanderlust",
    "lay": "wanderlust", "take_element": "wanderlust", "put_element": "wanderlust", "come": "wanderlust",
    "erupt": "tectonics", "choose_side": "tectonics", "settle": "tectonics", "migrate": "migration",
    "compete": "competition", "evolve": "evolution", "take_card": "evolution", "dominate": "domination",
}  # fmt: skip
CARDS_OF = {  # the cards that may ask this
    "divergent_card": ("divergent_evolution",), "terrestrial_element": ("terrestrial",),
    "terrestrial_tile": ("terrestrial",), "terrestrial_cubes": ("terrestrial",), "habitat_loses": ("habitat",),
    "habitat_gains": ("habitat",), "put_from_bag": ("habitat", "terrestrial"), "cascade_tile": ("trophic_cascade",),
    "remove_elements": ("trophic_cascade", "omnivore"), "niche_element": ("niche_construction",),
    "niche_corner": ("niche_construction",), "give_up_element": ("disease",), "trade_in": ("metamorphosis",),
    "trade_for": ("metamorphosis",), "swap_out": ("adaptability",), "swap_in": ("adaptability",),
    "express_trait": ("gene_expression",), "replace_trait": ("gene_expression",),
    "victim": ("asteroid", "biomass", "omnivore", "predator"), "asteroid_tile": ("asteroid",),
    "survivor": ("asteroid",), "omnivore_tile": ("omnivore",), "irradiate": ("solar_radiation",),
    "devour": ("voracious_predator",), "take_over": ("voracious_predator",), "fertile_tile": ("fertile",),
    "rich_terrain": ("rich_habitat",), "multiply": ("fecundity",), "doubling_tile": ("population_doubling",),
    "exodus_tile": ("mass_exodus",), "exodus": ("mass_exodus",),
}  # fmt: skip
TRAIT_OF = {
    "copy": "exaptation", "hide": "camouflage", "make_room": "ram_feeding", "claim": "pack_hunters",
    "shelter": "phenotypic_plasticity", "take_oldest": "living_fossil",
}  # fmt: skip
SOURCES = ("gene-pool", "box")  # of a new cube
START: dict[Hex, str] = {at: TERRAINS[terrain] for at, terrain in START_TILES}
START |= dict.fromkeys(LANDS, "land") | dict.fromkeys(OCEANS, "ocean")
EFFECTS = frozenset(name.split()[0] for name in SPECIAL)  # actions with a special space
PLACES = [(action, int(index or 0) - 1) for action, _, index in [name.partition(" ") for name in SPACE_NAMES]]
VARYING = frozenset(  # spaces beside which something lies, or a number is printed that depends on the box
    i
    for i, name in enumerate(SPACE_NAMES)
    if name.split()[0] in ("speciation", "migration", "competition", "evolution") and name not in SPECIAL
)
COLUMNS = ("points", "pool", "earth", "pawns")


class MarineWords(EarthWords[MarineView]):
    box = Box(ANIMALS, ELEMENTS, TERRAINS, ACTIONS, CARDS, SPACE_NAMES)
    reasons = ("survival", "final_scoring", "start", "special_pawns")
    start = START
    chains = ("spread", "come", "migrate", "compete", "terrestrial_cubes")
    victims = ("compete", "devour")
    action_of = ACTION_OF
    cards_of = CARDS_OF
    obstacles = MarineObstacles

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.teller = MarineStory(self)

    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def land(self, view: MarineView) -> Land:
        return {(tile.hex[0], tile.hex[1]): tile.eruption or tile.terrain for tile in view.tiles}

    def trait(self, name: str, form: str = "") -> Phrase:
        return noun(self.name, "trait", name, form)

    def reason(self, name: str) -> Phrase:
        return self.trait(name) if name in TRAITS else super().reason(name)

    def space(self, name: str) -> Part:
        """The only space of Depletion has no number; the Benthic card is called after its trait."""
        return _space(name)

    def trait_of(self, animal: AnimalView, trait: str) -> Part:
        """Exaptation with what it copies, and whether for good."""
        if trait != "exaptation" or animal.copied is None:
            return self.trait(trait)
        settled = "yes" if animal.settled else "no"
        return self.say("copy", trait=self.trait(trait), copied=self.trait(animal.copied), settled=settled)

    # ── questions ───────────────────────────────────────────────────────────────────────────────────────────────

    def heading(self, view: MarineView) -> Phrase:
        if view.over:
            return self.plain("heading-over")
        phase, last = "round" if view.round else "setup", "yes" if view.last else "no"
        return self.say("heading", phase=phase, round=str(view.round), last=last)

    def asked_animal(self, view: MarineView, choices: Sequence[Choice]) -> str | None:
        """Traits are chosen by all at once, for one animal of theirs after the other."""
        if view.hands:
            traits = {TRAITS[i] for c in choices if (i := self.names[c.answer].things.get("trait")) is not None}
            chosen_for = [animal for animal, hand in view.hands.items() if traits & set(hand)]
            if chosen_for:
                return chosen_for[0]
        return super().asked_animal(view, choices)

    def question(self, view: MarineView, choices: Sequence[Choice]) -> Part:
        """Also which pawn goes onto a space."""
        asked = view.question
        if asked is not None and asked.question == "turn" and asked.animal is not None and len(choices) > 1:
            space = self._same_space(choices)
            if space is not None:
                return _with_which(asked.animal, SPACE_NAMES[space])
        return super().question(view, choices)

    def fact(self, name: str, view: MarineView, asked: AskedView, choices: Sequence[Choice]) -> Part:
        if name == "verb":
            return choices[0].verb if choices else ""
        if name == "any":  # on the special space of Migration
            cubes = sum(tile.cubes.get(asked.animal or "", 0) for tile in view.tiles)
            return "yes" if asked.left is not None and asked.left >= cubes else "no"
        return super().fact(name, view, asked, choices)

    def effect_of(self, action: str) -> Part:
        """What an action does, also on its special space."""
        effect = self.action(action, "about")
        if action not in EFFECTS:
            return effect
        return joined([effect, self.say("rules-special", effect=self.plain(f"special-{action}"))], " ")

    def rule_of_action(self, action: str) -> Part:
        return about(self.action(action), self.effect_of(action))

    def rules_of(self, view: MarineView, question: str) -> list[Part]:
        if question == "turn":
            actions = map(self.rule_of_action, view.spaces)
            return [self.plain("rules-turn"), *actions, *self._rules_of_traits(view)]
        if question == "keep_traits":
            return [self.plain("rules-traits")]
        if question in TRAIT_OF:
            return [self._rule_of_trait(TRAIT_OF[question])]
        return [self.plain("rules-setup")] if question == "choose" else []

    def _rules_of_traits(self, view: MarineView) -> list[Part]:
        """Those of the animal whose turn it is."""
        a = _asked(view)
        return [self._rule_of_trait(trait) for trait in (*a.traits, a.copied) if trait is not None]

    def _rule_of_trait(self, trait: str) -> Part:
        return self.say("rules-trait", trait=self.trait(trait), effect=self.trait(trait, "effect"))

    def now(self, view: MarineView) -> list[list[Part]]:
        """Also whether the animal on turn will take another one."""
        out = super().now(view)
        if view.again:
            out.append([self.plain("now-again")])
        return out

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def always(self, named: Named) -> Part | None:
        things, verb = named.things, named.verb
        if verb in ("shelter", "hide", "guard"):
            return self.plain(f"answer-{verb}")
        if (i := things.get("trait")) is not None:
            return self.say("answer-effect", name=self.trait(TRAITS[i]), effect=self.trait(TRAITS[i], "effect"))
        if (i := things.get("terrain")) is not None:
            return self.terrain(TERRAINS[i])
        if (i := things.get("side")) is not None:
            return self.terrain(SIDES[i])
        if (i := things.get("source")) is not None:
            return self.plain(f"answer-{SOURCES[i]}")
        if verb == "swap":
            return self.say("answer-swap", element=self.element(ELEMENTS[things["element"]], "object"))
        return None if "space" in things or verb == "dominate" else super().always(named)

    def here(self, view: MarineView, named: Named, land: Land) -> Part:
        space = named.things.get("space")
        if space is not None:
            return self.place(view, space, named.things.get("element"))
        if named.sort:
            return super().here(view, named, land)
        asked = view.question
        if named.verb == "pass" and asked is not None and asked.question in ("shelter", "express_trait"):
            return self.plain("answer-display" if asked.question == "shelter" else "answer-keep-trait")
        if named.verb == "retrieve" and asked is not None:
            return self.say("answer-retrieve", number=asked.worth.get("retrieve", 0))
        if named.verb == "dominate":
            return self._special_pawn(view, ELEMENTS[named.things["element"]])
        return super().here(view, named, land)

    def tile_answer(self, view: MarineView, verb: str, at: Hex, land: Land) -> Part:
        if verb in ("lay", "erupt") and view.question is not None:
            place = bare_hex(at) if verb == "lay" else self.tile(at, land)
            return self.say("with-bonus", place=place, points=view.question.worth[f"{at[0]},{at[1]}"])
        return self.scoring(view, at, land) if verb == "evolve" else self.tile(at, land)

    def _special_pawn(self, view: MarineView, name: str) -> Part:
        marker = next(special.value for special in view.specials if special.element == name)
        value = _asked(view).adaptation[name]
        return self.say("answer-dominate", element=self.element(name), value=str(value), marker=str(marker))

    # ── answers about pawns ─────────────────────────────────────────────────────────────────────────────────────

    def place(self, view: MarineView, space: int, element: int | None = None) -> Part:
        """A space, with what is printed beside it or lies there, and whose pawn is bumped from it; for a special pawn
        also which one."""
        action, i = PLACES[space]
        if i < 0:
            return _place(space, element)
        pawn = view.spaces[action][i]
        bumped = None if pawn is None else pawn.animal
        if space not in VARYING:
            return _place(space, element, bumped)
        if action == "speciation":
            return _place(space, element, bumped, view.speciation[i])
        if action == "competition":
            marker = view.competition[i] if i < len(view.competition) else None
            return _place(space, element, bumped, marker, view.printed[action][i])
        if action == "migration":
            return _place(space, element, bumped, None, view.printed[action][i])
        return _place(space, element, bumped, view.evolution[i] if i < len(view.evolution) else None)

    def lines(self, view: MarineView, choices: Sequence[Choice]) -> list[Entry] | None:
        """Pawns first by the space they may go to; then, if there are several, which of them."""
        names = self.names
        if "space" not in names[choices[-1].answer].things:
            return super().lines(view, choices)
        if self._same_space(choices) is not None:
            return self._which(choices)
        out: list[Entry] = []
        spaces: dict[int, list[Choice]] = {}
        for choice in choices:
            space = names[choice.answer].things.get("space")
            if space is None:
                out.append(self.alone(choice))
            else:
                spaces.setdefault(space, []).append(choice)
        for space in sorted(spaces):
            group = spaces[space]
            if len(group) == 1:
                out.append(self.alone(group[0]))
            else:
                out.append(Entry(and_more(self.place(view, space)), tuple(group)))
        return out

    def narrowed(self, view: MarineView, choices: Sequence[Choice]) -> tuple[Part, list[Entry]]:
        asked, space = view.question, self.names[choices[0].answer].things.get("space")
        if space is None or asked is None or asked.animal is None:
            return super().narrowed(view, choices)
        return _with_which(asked.animal, SPACE_NAMES[space]), self._which(choices)

    def _which(self, choices: Sequence[Choice]) -> list[Entry]:
        """The pawns that may go onto a space."""
        return [Entry(_pawn(self.names[choice.answer].things.get("element")), (choice,)) for choice in choices]

    def _same_space(self, choices: Sequence[Choice]) -> int | None:
        """The one space onto which all these pawns would go."""
        names = self.names
        space = names[choices[0].answer].things.get("space") if choices else None
        return space if all(names[choice.answer].things.get("space") == space for choice in choices) else None

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def panels(self, view: MarineView) -> list[Panel]:
        rows: panels.Rows = [
            [
                panels.player(self, a),
                *map(str, (a.points, a.gene_pool, a.cubes, a.hand)),
                joined([self.trait_of(a, trait) for trait in a.traits]) or panels.NONE,
                self.elements([*a.printed, *a.acquired, *a.on_traits]),
            ]
            for a in view.animals
        ]
        pawns = {action: [self._pawn_on(pawn) for pawn in spaces] for action, spaces in view.spaces.items()}
        markers = panels.counted([(self.element(special.element), special.value) for special in view.specials])
        more: panels.Rows = [
            [self.plain("markers"), panels.dots(markers)],
            [self.terrain("eruption"), str(view.eruptions_left)],
        ]
        slots = [(i, card.card) for i, card in enumerate(view.cards, 1) if card is not None]
        return [
            *panels.now(self, view),
            panels.animals(self, COLUMNS, [self.plain("traits"), self.plain("elements")], rows),
            panels.actions(self, pawns, view.boxes),
            panels.tiles(self, view, {}),
            panels.elements(self, view),
            panels.cards(self, [(name, about(str(i), self.card(name))) for i, name in slots]),
            panels.stocks(self, view, view.deck, more),
        ]

    def _pawn_on(self, pawn: PawnView | None) -> Part:
        if pawn is None:
            return panels.NONE
        owner = [self.animal(pawn.animal)] if pawn.animal is not None else []
        return joined([*owner, *([self.element(pawn.special)] if pawn.special is not None else [])], " ")


def _asked(view: MarineView) -> AnimalView:
    """The animal that is asked."""
    name = view.question.animal if view.question is not None else None
    return next(a for a in view.animals if a.animal == name)


# ── spaces and pawns: the same words come again and again ───────────────────────────────────────────────────────────


@cache
def _space(name: str) -> Part:
    action, _, index = name.partition(" ")
    if not index:
        return noun("marine", "trait", action)
    called = noun("marine", "action", action)
    return called if action == "depletion" else joined([called, index], " ")


@lru_cache(MANY)
def _place(
    space: int, element: int | None, bumped: str | None = None, beside: str | None = None, cubes: int = 0
) -> Part:
    """`beside` is a terrain or an element, `cubes` how many the space allows; `element` is of a special pawn."""
    if element is not None:
        place = _place(space, None, bumped, beside, cubes)
        return lasting("marine-answer-pawn", place=place, pawn=_pawn(element))
    name = SPACE_NAMES[space]
    action, i = PLACES[space]
    parts: list[Part] = []
    if name in SPECIAL:
        parts = [plain(f"marine-special-{action}")]
    elif action == "autotrophs":
        parts = [noun("marine", "terrain", SIDES[i])]
    elif action == "tectonics":
        parts = [plain("marine-printed-border")]
    elif beside is not None:
        parts = [noun("marine", "element" if action == "speciation" else "terrain", beside)]
    if cubes:
        parts.append(phrase("marine-printed-number", number=cubes))
    if action == "evolution" and beside is not None:
        parts.append(phrase("marine-printed-slots", number=i + 1))
    words = aside(_space(name), joined(parts))
    if bumped is None:
        return words
    return lasting("marine-answer-bump", space=words, animal=noun("marine", "animal", bumped))


@cache
def _pawn(element: int | None) -> Part:
    if element is None:
        return plain("marine-answer-basic")
    return lasting("marine-answer-special", element=noun("marine", "element", ELEMENTS[element]))


@cache
def _with_which(animal: str, space: str) -> Phrase:
    question = phrase("marine-question-turn-with", space=_space(space))
    return lasting("marine-asked", animal=noun("marine", "animal", animal, "capital"), question=question)


WORDS = MarineWords
