"""Dominant Species in words: its spaces, tundra and initiative, and what its answers bring."""

from collections.abc import Sequence
from functools import cache

from habitable.earth import panels
from habitable.earth.naming import Hex, Land, Named, aside, bare_hex
from habitable.earth.view_types import AskedView
from habitable.earth.words import Box, EarthWords
from habitable.games.dominant_species.components import (
    ACTIONS,
    ANIMALS,
    CARDS,
    COMPETITION_TERRAINS,
    ELEMENTS,
    MIGRATION_CUBES,
    SPACE_NAMES,
    SPECIATION_ELEMENTS,
    START_TILES,
    TERRAINS,
    TUNDRA,
)
from habitable.games.dominant_species.obstacles import DominantSpeciesObstacles
from habitable.games.dominant_species.story import DominantSpeciesStory
from habitable.games.dominant_species.view_types import DominantSpeciesView, TileView
from habitable.kernel.game import Choice, Game
from habitable.present.words import At, Panel, dashes
from habitable.texts.phrases import Part, Phrase, joined

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
START = {at: TERRAINS[TUNDRA if at == (0, 0) else terrain] for at, terrain in START_TILES}
SACRIFICES = ("element", "pawn", "species")
RESET = ("save_one", "deal_card", "draw_disk", "turn_up")  # questions of this phase
COLUMNS = ("points", "pool", "earth", "dominates", "pawns")


def phase(view: DominantSpeciesView) -> str:
    question = view.question.question if view.question is not None else ""
    if view.round == 0:
        return "setup"
    return "planning" if question == "place_pawn" else "reset" if question in RESET else "execution"


class DominantSpeciesWords(EarthWords[DominantSpeciesView]):
    box = Box(ANIMALS, ELEMENTS, TERRAINS, ACTIONS, CARDS, SPACE_NAMES)
    reasons = ("survival", "final_scoring", "start")
    start = START
    chains = ("spread", "come", "migrate", "compete", "evolve", "multiply", "wake_up", "aquatic_cubes")
    victims = ("compete", "hunt", "evolve")
    action_of = ACTION_OF
    cards_of = CARDS_OF
    obstacles = DominantSpeciesObstacles

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.teller = DominantSpeciesStory(self)

    # ── names ───────────────────────────────────────────────────────────────────────────────────────────────────

    def land(self, view: DominantSpeciesView) -> Land:
        return {(tile.hex[0], tile.hex[1]): "tundra" if tile.tundra else tile.terrain for tile in view.tiles}

    def space(self, name: str) -> Part:
        """The only space of an action has no number, nor has what is done without a pawn."""
        action, _, index = name.partition(" ")
        alone = not index or action in ("initiative", "wasteland", "depletion")
        return self.action(action) if alone else joined([self.action(action), index], " ")

    def printed(self, name: str) -> Part:
        """What is printed beside a space."""
        action, index = name.split()
        i = int(index) - 1
        if action == "speciation":
            return self.element(ELEMENTS[SPECIATION_ELEMENTS[i]])
        if action == "migration":
            return self.say("printed-number", number=MIGRATION_CUBES[i])
        if action == "competition":
            return joined([self.terrain(TERRAINS[t]) for t in [*COMPETITION_TERRAINS[i], TUNDRA]])
        return ""

    # ── questions ───────────────────────────────────────────────────────────────────────────────────────────────

    def heading(self, view: DominantSpeciesView) -> Phrase:
        if view.over:
            return self.plain("heading-over")
        last = "yes" if view.last else "no"
        return self.say("heading", round=str(view.round), phase=self.plain(f"phase-{phase(view)}"), last=last)

    def fact(self, name: str, view: DominantSpeciesView, asked: AskedView, choices: Sequence[Choice]) -> Part:
        """Whose cubes hibernate beside others."""
        victims = asked.about.get("victim")
        if name == "of" and victims:
            return self.animal(victims[0], "of")
        return super().fact(name, view, asked, choices)

    def rules_of(self, view: DominantSpeciesView, question: str) -> list[Part]:
        if question == "place_pawn":
            return [self.plain("rules-planning"), *map(self.rule_of_action, view.spaces)]
        if question == "save_one":
            return [self.plain("rules-extinction")]
        return [self.plain("rules-setup")] if question == "choose" else []

    def now(self, view: DominantSpeciesView) -> list[list[Part]]:
        """Also the space whose pawn acts, what is left of it, and which Glaciation pawn acts."""
        asked, out = view.question, super().now(view)
        if asked is None:
            return out
        if asked.space is not None:
            out.insert(0, [self.space(asked.space)])
        if terrains := asked.about.get("terrains"):
            out.append([self.plain("now-terrains"), joined([self.terrain(name) for name in terrains])])
        if protected := asked.about.get("protected"):
            pairs = [pair.split() for pair in protected]
            kept = [joined([self.animal(animal), self.element(element)], " – ") for animal, element in pairs]
            out.append([self.plain("now-protected"), joined(kept)])
        if asked.question == "glaciate":
            out.append([self.plain(f"now-{dashes(view.glaciation_acts)}")])
        return out

    # ── answers ─────────────────────────────────────────────────────────────────────────────────────────────────

    def always(self, named: Named) -> Part | None:
        things = named.things
        if (i := things.get("space")) is not None:
            return aside(self.space(SPACE_NAMES[i]), self.printed(SPACE_NAMES[i]))
        if (i := things.get("sleep")) is not None:
            return self.plain(f"answer-cube-{('awake', 'asleep')[i]}")
        if named.verb == "keep":
            return self.plain("answer-keep")
        if (i := things.get("sacrifice")) is not None and SACRIFICES[i] != "species":
            return self.plain(f"answer-sacrifice-{SACRIFICES[i]}")
        return super().always(named)

    def here(self, view: DominantSpeciesView, named: Named, land: Land) -> Part:
        """Initiative, and what Immigrants cost."""
        asked = view.question
        if named.hexes or named.corner is not None or asked is None:
            return super().here(view, named, land)
        if named.verb == "swap" and asked.animal is not None:
            other = view.initiative[view.initiative.index(asked.animal) - 1]
            return self.say("answer-swap", animal=self.animal(other))
        if named.verb == "sacrifice":
            return self.say("answer-sacrifice-species", number=asked.worth["species"])
        return super().here(view, named, land)

    def tile_answer(self, view: DominantSpeciesView, verb: str, at: Hex, land: Land) -> Part:
        if verb == "lay" and view.question is not None:
            return _empty(self.name, at, view.question.worth[f"{at[0]},{at[1]}"])
        return self.scoring(view, at, land) if verb == "dominate" else self.tile(at, land)

    def why_not(self, view: DominantSpeciesView, choices: Sequence[Choice], noun: str, at: At) -> Part | None:
        """Also why one is not asked any more while others still place pawns."""
        if noun == "space" and not choices and not view.over and phase(view) == "planning":
            hands = [animal.hand for animal in view.animals if animal.seat == view.seat]
            if hands and not any(hands):
                return self.plain("why-no-pawns")
        return super().why_not(view, choices, noun, at)

    # ── the table ───────────────────────────────────────────────────────────────────────────────────────────────

    def panels(self, view: DominantSpeciesView) -> list[Panel]:
        rows: panels.Rows = [
            [
                panels.player(self, a),
                *map(str, (a.points, a.gene_pool, a.cubes, a.dominates, a.hand)),
                self.elements(a.elements),
            ]
            for a in view.animals
        ]
        pawns = {
            action: [self.animal(name) if name is not None else panels.NONE for name in spaces]
            for action, spaces in view.spaces.items()
        }
        order = joined([self.animal(name) for name in view.initiative], " → ")
        more: panels.Rows = [
            [self.plain("initiative"), order],
            [self.terrain("tundra"), str(view.tundra_left)],
        ]
        return [
            *panels.now(self, view),
            panels.animals(self, COLUMNS, [self.plain("row-elements")], rows),
            panels.actions(self, pawns, view.boxes | view.squares),
            panels.tiles(self, view, {(tile.hex[0], tile.hex[1]): self._about(tile) for tile in view.tiles}),
            panels.elements(self, view),
            panels.cards(self, [(name, self.card(name)) for name in view.cards]),
            panels.stocks(self, view, len(view.deck), more),
        ]

    def _about(self, tile: TileView) -> list[Part]:
        """Who hibernates there, and who dominates it."""
        out: list[Part] = [
            self.say("picture-asleep", animal=self.animal(name), number=str(n)) for name, n in tile.asleep.items()
        ]
        if tile.dominant is not None:
            out.append(self.say("picture-dominant", animal=self.animal(tile.dominant)))
        return out


@cache
def _empty(game: str, at: Hex, points: int) -> Phrase:
    return Phrase(f"{game}-empty-hex", {"hex": bare_hex(at), "points": points})


WORDS = DominantSpeciesWords
