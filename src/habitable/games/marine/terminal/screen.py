"""Marine in a terminal: its own questions and answers."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from habitable.earth.terminal.screen import EarthScreen
from habitable.earth.terminal.words import Hex, number
from habitable.earth.view_types import AskedView
from habitable.games.marine.components import (
    ANIMALS,
    CARDS,
    ELEMENTS,
    SIDES,
    SPACE_NAMES,
    TERRAINS,
    TRAITS,
)
from habitable.games.marine.terminal.look import LOOKS
from habitable.games.marine.terminal.story import MarineStory
from habitable.games.marine.terminal.table import PANELS, MarineTable
from habitable.games.marine.terminal.words import MarinePhrases, bonus_at, pawn_on
from habitable.games.marine.view_types import MarineView
from habitable.kernel.game import Choice, View
from habitable.present.screen import Entry

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
VOLCANIC = tuple(SIDES)


class MarineScreen(EarthScreen[MarineView]):
    view_class = MarineView
    looks = LOOKS
    panels = PANELS
    animals, elements, terrains, cards, spaces, traits = ANIMALS, ELEMENTS, TERRAINS, CARDS, SPACE_NAMES, TRAITS
    chains = ("spread", "come", "migrate", "compete", "terrestrial_cubes")
    victims = ("compete", "devour")
    action_of, cards_of = ACTION_OF, CARDS_OF

    @cached_property
    def phrases(self) -> MarinePhrases:
        return MarinePhrases(self.texts)

    @cached_property
    def teller(self) -> MarineStory:
        return MarineStory(self.phrases, self.names)

    def table_of(self, view: MarineView, entries: Sequence[Entry]) -> MarineTable:
        return MarineTable(self, view, entries)

    # ── questions ───────────────────────────────────────────────────────────────────────────────────────────────

    def asked_animal(self, view: MarineView, choices: Sequence[Choice]) -> str | None:
        """Traits are chosen by all at once, for one animal of theirs after the other."""
        traits = {TRAITS[i] for choice in choices if (i := number(choice, "trait")) is not None}
        chosen_for = [animal for animal, hand in view.hands.items() if traits & set(hand)]
        return chosen_for[0] if chosen_for else super().asked_animal(view, choices)

    def own_question(self, view: MarineView, asked: AskedView, choices: Sequence[Choice]) -> str | None:
        """Which pawn goes onto a space?"""
        spaces = {number(choice, "space") for choice in choices}
        space = spaces.pop() if len(spaces) == 1 else None
        if asked.question != "turn" or space is None or len(choices) == 1:
            return None
        return self.texts("marine-question-turn-with", space=self.phrases.space(SPACE_NAMES[space]))

    def facts(self, view: MarineView, asked: AskedView, choices: Sequence[Choice]) -> dict[str, str | int]:
        cubes = sum(tile.cubes.get(asked.animal or "", 0) for tile in view.tiles)
        many = asked.left is not None and asked.left >= cubes  # on the special space of Migration
        return {"verb": choices[0].verb if choices else "", "any": "yes" if many else "no"}

    def about(self, action: str) -> str:
        """What an action does, also on its special space."""
        about, special = self.phrases.action(action, "about"), f"marine-special-{action}"
        if not self.texts.has(special):
            return about
        return f"{about} {self.texts('marine-rules-special', effect=self.texts(special))}"

    def rules_of_action(self, action: str) -> list[str]:
        return [f"{self.phrases.action(action)}: {self.about(action)}"]

    def rules_of(self, view: MarineView, question: str) -> list[str]:
        if question == "turn":
            actions = [line for action in view.spaces for line in self.rules_of_action(action)]
            return [self.texts("marine-rules-turn"), *actions, *self._rules_of_traits(view)]
        if question == "keep_traits":
            return [self.texts("marine-rules-traits")]
        if question in TRAIT_OF:
            return [self._rule_of_trait(TRAIT_OF[question])]
        return [self.texts("marine-rules-setup")] if question == "choose" else []

    def _rules_of_traits(self, view: MarineView) -> list[str]:
        """Those of the animal whose turn it is."""
        asked = view.question.animal if view.question is not None else None
        a = next(a for a in view.animals if a.animal == asked)
        return [self._rule_of_trait(trait) for trait in (*a.traits, a.copied) if trait is not None]

    def _rule_of_trait(self, trait: str) -> str:
        effect = self.phrases.trait(trait, "effect")
        return self.texts("marine-rules-trait", trait=self.phrases.trait(trait), effect=effect)

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def words_of_space(self, view: MarineView, choice: Choice, name: str) -> str:
        place = self._place(view, name)
        return place if choice.verb == "pawn" else f"{place}, {self._pawn(choice)}"

    def _place(self, view: MarineView, name: str) -> str:
        """A space, with what is printed beside it, and whose pawn is bumped there."""
        place, printed = self.phrases.space(name), self.phrases.printed(view, name)
        words = f"{place} ({printed})" if printed else place
        pawn = pawn_on(view, name)
        if pawn is None or pawn.animal is None:
            return words
        return self.texts("marine-answer-bump", space=words, animal=self.phrases.animal(pawn.animal))

    def _pawn(self, choice: Choice) -> str:
        element = number(choice, "element")
        if element is None:
            return self.texts("marine-answer-basic")
        return self.texts("marine-answer-special", element=self.phrases.element(ELEMENTS[element]))

    def words_of_tile(self, view: MarineView, verb: str, at: Hex) -> str:
        words = self.phrases
        if verb == "lay":
            terrain = view.question.terrain if view.question is not None else None
            points = bonus_at(view, at, (terrain or "",))
            return self.texts("marine-with-bonus", place=words.hex(at), points=points)
        if verb == "erupt":
            return self.texts("marine-with-bonus", place=words.tile(at), points=bonus_at(view, at, VOLCANIC))
        return f"{words.tile(at)}: {words.pay(view, at)}" if verb == "evolve" else words.tile(at)

    def own_words(self, view: MarineView, choice: Choice) -> str | None:
        words, verb = self.phrases, choice.verb
        asked = view.question.question if view.question is not None else ""
        if verb == "pass" and asked in ("shelter", "express_trait"):
            return self.texts("marine-answer-display" if asked == "shelter" else "marine-answer-keep-trait")
        if verb in ("shelter", "hide", "guard"):
            return self.texts(f"marine-answer-{verb}")
        if verb == "retrieve":
            return self.texts("marine-answer-retrieve", number=self._pawns_out(view))
        if (i := number(choice, "trait")) is not None:
            return self.texts(
                "marine-answer-effect", name=words.trait(TRAITS[i]), effect=words.trait(TRAITS[i], "effect")
            )
        if (i := number(choice, "terrain")) is not None:
            return words.terrain(TERRAINS[i])
        if (i := number(choice, "side")) is not None:
            return words.terrain(SIDES[i])
        if (i := number(choice, "source")) is not None:
            return self.texts(f"marine-answer-{SOURCES[i]}")
        if verb in ("swap", "dominate") and (i := number(choice, "element")) is not None:
            return self._words_of_element(view, verb, ELEMENTS[i])
        return None

    def _words_of_element(self, view: MarineView, verb: str, name: str) -> str:
        if verb == "swap":
            return self.texts("marine-answer-swap", element=self.phrases.element(name, "object"))
        asked = view.question.animal if view.question is not None else None
        value = next(a.adaptation[name] for a in view.animals if a.animal == asked)
        marker = next(special.value for special in view.specials if special.element == name)
        element = self.phrases.element(name)
        return self.texts("marine-answer-dominate", element=element, value=str(value), marker=str(marker))

    def _pawns_out(self, view: MarineView) -> int:
        """How many pawns a player gets back."""
        asked = view.question.animal if view.question is not None else None
        spaces = [pawn for row in view.spaces.values() for pawn in row]
        own = next(a for a in view.animals if a.animal == asked).benthic
        return sum(pawn is not None and pawn.animal == asked for pawn in spaces) + (own is not None)

    def ways(self, view: View, choice: Choice) -> list[str]:
        """An element that is exchanged is not named alone: it may also be taken."""
        ways = super().ways(view, choice)
        verbs = {"swap", self.texts("marine-verb-swap")}
        return ways if choice.verb != "swap" else [way for way in ways if way.split()[0] in verbs]

    def own_ways(self, view: MarineView, choice: Choice, things: str) -> list[str] | None:
        words = self.phrases
        if (i := number(choice, "space")) is not None:
            name, element = SPACE_NAMES[i], number(choice, "element")
            spaces = [name, words.space(name)]
            if element is None:
                return spaces
            elements = [ELEMENTS[element], words.element(ELEMENTS[element])]
            pairs = list(zip(spaces, elements, strict=True))
            return [f"{space} {element}" for space, element in pairs] + [
                f"{element} {space}" for space, element in pairs
            ]
        if (i := number(choice, "trait")) is not None:
            return [things.replace("_", " "), words.trait(TRAITS[i])]
        if (i := number(choice, "terrain")) is not None:
            return [words.terrain(TERRAINS[i])]
        if (i := number(choice, "side")) is not None:
            return [words.terrain(SIDES[i])]
        if (i := number(choice, "source")) is not None:
            return [things.replace("_", " "), self.texts(f"marine-answer-{SOURCES[i]}")]
        return None

    # ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def entries(self, view: View, choices: Sequence[Choice]) -> list[Entry]:
        """Pawns first by the space they may go to; then, if there are several, which of them."""
        spaces: dict[int, list[Choice]] = {}
        others = []
        for choice in choices:
            space = number(choice, "space")
            if space is None:
                others.append(choice)
            else:
                spaces.setdefault(space, []).append(choice)
        if not spaces:
            return super().entries(view, choices)
        if len(spaces) == 1 and not others:
            return [Entry(self._pawn(choice), (choice,)) for choice in choices]
        out = [Entry(self.words(view, choice), (choice,)) for choice in others]
        for space, group in sorted(spaces.items()):
            several = f"{self._place(self.seen(view), SPACE_NAMES[space])} …"
            out.append(Entry(several if len(group) > 1 else self.words(view, group[0]), tuple(group)))
        return out

    # ── events ──────────────────────────────────────────────────────────────────────────────────────────────────

    def news(self, events: Sequence[dict[str, Any]]) -> list[str]:
        """What lies on the table anyway, and traits that one is asked about, need not be told."""
        return super().news([event for event in events if event["event"] not in ("marked", "trait_dealt")])
