"""Dominant Species in a terminal: its own questions and answers."""

from collections.abc import Sequence
from functools import cached_property

from habitable.earth.terminal.screen import EarthScreen
from habitable.earth.terminal.words import Hex
from habitable.earth.view_types import AskedView
from habitable.games.dominant_species.components import ANIMALS, CARDS, ELEMENTS, SPACE_NAMES, TERRAINS
from habitable.games.dominant_species.terminal.look import LOOKS
from habitable.games.dominant_species.terminal.story import DominantSpeciesStory
from habitable.games.dominant_species.terminal.table import PANELS, DominantSpeciesTable
from habitable.games.dominant_species.terminal.words import DominantSpeciesPhrases, bonus_at
from habitable.games.dominant_species.view_types import DominantSpeciesView
from habitable.kernel.game import Choice
from habitable.present.screen import Entry

ACTION_OF = {
    "swap_or_keep": "initiative", "go_on": "initiative", "adapt": "adaptation", "protect": "regression",
    "take_abundance": "abundance", "put_abundance": "abundance", "remove": "wasteland", "deplete": "depletion",
    "glaciate": "glaciation", "speciate": "speciation", "spread": "speciation", "swarm": "speciation",
    "explore": "wanderlust", "lay": "wanderlust", "take_element": "wanderlust", "put_element": "wanderlust",
    "come": "wanderlust", "migrate": "migration", "compete": "competition", "hunt": "competition",
    "dominate": "domination", "take_card": "domination",
}  # fmt: skip
CARDS_OF = {  # the cards that may ask this
    "aquatic_tile": ("aquatic",), "aquatic_cubes": ("aquatic",), "take_from_bag": ("aquatic", "habitat"),
    "put_from_bag": ("aquatic", "habitat"), "blight_tile": ("blight",), "blight_leaves": ("blight",),
    "give_up_element": ("disease", "immigrants"), "trade_in": ("metamorphosis",), "trade_for": ("metamorphosis",),
    "spread_ice": ("ice_sheet",), "sacrifice": ("immigrants",), "follow_instinct": ("instinct",),
    "fertile_tile": ("fertile",), "victim": ("biomass", "catastrophe", "predator"),
    "catastrophe_tile": ("catastrophe",), "survivor": ("catastrophe",), "evolve": ("evolution",),
    "multiply": ("fecundity",), "wake_up": ("hibernation",), "exodus_tile": ("mass_exodus",),
    "exodus": ("mass_exodus",),
}  # fmt: skip


class DominantSpeciesScreen(EarthScreen[DominantSpeciesView]):
    view_class = DominantSpeciesView
    looks = LOOKS
    panels = PANELS
    animals, elements, terrains, cards, spaces = ANIMALS, ELEMENTS, TERRAINS, CARDS, SPACE_NAMES
    chains = ("spread", "come", "migrate", "compete", "evolve", "multiply", "wake_up", "aquatic_cubes")
    victims = ("compete", "hunt", "evolve")
    action_of, cards_of = ACTION_OF, CARDS_OF

    @cached_property
    def phrases(self) -> DominantSpeciesPhrases:
        return DominantSpeciesPhrases(self.texts)

    @cached_property
    def teller(self) -> DominantSpeciesStory:
        return DominantSpeciesStory(self.phrases, self.names)

    def table_of(self, view: DominantSpeciesView, entries: Sequence[Entry]) -> DominantSpeciesTable:
        return DominantSpeciesTable(self, view, entries)

    def rules_of(self, view: DominantSpeciesView, question: str) -> list[str]:
        if question == "place_pawn":
            actions = [line for action in view.spaces for line in self.rules_of_action(action)]
            return [self.texts("dominant-species-rules-planning"), *actions]
        if question == "save_one":
            return [self.texts("dominant-species-rules-extinction")]
        return [self.texts("dominant-species-rules-setup")] if question == "choose" else []

    def facts(self, view: DominantSpeciesView, asked: AskedView, choices: Sequence[Choice]) -> dict[str, str | int]:
        """Whose cubes hibernate beside others."""
        victims = asked.about.get("victim", [])
        return {"of": self.phrases.animal(victims[0], "of")} if victims else {}

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def words_of_space(self, view: DominantSpeciesView, choice: Choice, name: str) -> str:
        printed = self.phrases.printed(name)
        return self.phrases.space(name) + (f" ({printed})" if printed else "")

    def words_of_tile(self, view: DominantSpeciesView, verb: str, at: Hex) -> str:
        words = self.phrases
        if verb == "lay":
            return self.texts("dominant-species-empty-hex", hex=words.hex(at), points=bonus_at(view, at))
        return f"{words.tile(at)}: {words.pay(view, at)}" if verb == "dominate" else words.tile(at)

    def own_words(self, view: DominantSpeciesView, choice: Choice) -> str | None:
        """Initiative, and what Immigrants cost."""
        asked = view.question.animal if view.question is not None else None
        if choice.verb == "swap" and asked is not None:
            other = view.initiative[view.initiative.index(asked) - 1]
            return self.texts("dominant-species-answer-swap", animal=self.phrases.animal(other))
        if choice.verb == "keep":
            return self.texts("dominant-species-answer-keep")
        if choice.verb == "cube":
            return self.texts(f"dominant-species-answer-{choice.text.replace(' ', '-')}")
        if choice.verb == "sacrifice":
            surplus = sum(tile.cubes[asked] - 1 for tile in view.tiles if asked in tile.cubes) if asked else 0
            return self.texts(f"dominant-species-answer-{choice.text.replace(' ', '-')}", number=surplus)
        return None
