"""Why a thing on Earth cannot be chosen now, in words, as both games of dominant species know it. Each game adds its
own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from habitable.earth.naming import Hex, around, wants
from habitable.earth.view_types import EarthView, TileView
from habitable.kernel.game import Choice
from habitable.present.words import At
from habitable.texts.phrases import Part, Phrase, joined, phrase

if TYPE_CHECKING:
    from habitable.earth.words import EarthWords

V = TypeVar("V", bound=EarthView)


class Obstacles(Generic[V]):
    """What a seat is asked on a table, and why it is not asked for other things."""

    def __init__(self, words: "EarthWords[V]", view: V, choices: Sequence[Choice]) -> None:
        assert view.question is not None
        self.words = words
        self.view = view
        self.asked = view.question
        self.verbs = {choice.verb for choice in choices if choice.answer}
        self.nouns = {touched.noun for choice in choices for touched in choice.touches}
        self.me = self.asked.animal or ""

    # ── each game's own ─────────────────────────────────────────────────────────────────────────────────────────

    def tile(self, tile: TileView, at: str) -> Part | None:
        """Why a tile will not do, as only this game knows it."""
        return None

    def corner(self, corner: str) -> Part | None:
        """Why a corner will not do, as only this game knows it."""
        return None

    def element(self, name: str) -> Part | None:
        """Why an element will not do, as only this game knows it."""
        return None

    def space(self, name: str) -> Part | None:
        """Why a pawn cannot be put on a space."""
        return None

    def card(self, name: str) -> Part | None:
        """Why a card that lies open cannot be taken."""
        return None

    def other(self, noun: str) -> Part | None:
        """Why nothing of this kind is asked for."""
        return None

    def own_elements(self) -> Sequence[str]:
        """Those of the animal that is asked."""
        raise NotImplementedError

    def open_cards(self) -> Sequence[str]:
        raise NotImplementedError

    # ── for both ────────────────────────────────────────────────────────────────────────────────────────────────

    def of(self, noun: str, at: At) -> Part | None:
        box = self.words.box
        if noun not in self.nouns:
            return self.other(noun)
        said: Part | None = None
        if isinstance(at, list):
            if noun == "hex" and len(at) == 2:
                said = self._hex((at[0], at[1]))
            elif noun == "corner" and len(at) == 3 and at[0] in (0, 1):
                said = self._corner(f"{'EW'[at[0]]}({at[1]},{at[2]})")
        elif noun == "element" and 0 <= at < len(box.elements):
            said = self._element(box.elements[at])
        elif noun == "space" and 0 <= at < len(box.spaces):
            said = self.space(box.spaces[at])
        elif noun == "card" and 0 <= at < len(box.cards):
            name = box.cards[at]
            away = name not in self.open_cards()
            said = self.both("earth-why-card-away", card=self.words.card(name)) if away else self.card(name)
        elif noun == "stack" and 0 <= at < len(self.view.stacks):
            said = self.both("earth-why-stack") if self.view.stacks[at].tile is None else None
        elif noun == "animal" and "assign" in self.verbs and 0 <= at < len(box.animals):
            said = self.both("earth-why-assigned", animal=self.words.animal(box.animals[at], "capital"))
        return said if said is not None else self.rule()

    def both(self, key: str, /, **arguments: Part) -> Phrase:
        """A text of both games, which call some things by other names."""
        return phrase(key, **arguments, **({"game": self.words.name} if "game" in wants(key) else {}))

    def rule(self) -> Part | None:
        """The card or the action that asks, with what it does."""
        words, question = self.words, self.asked.question
        if self.asked.card is not None:
            card = self.asked.card
            return self.both("earth-why-rule", name=words.card(card), effect=words.card(card, "effect"))
        if question not in words.action_of:
            return None
        action = words.action_of[question]
        return self.both("earth-why-rule", name=words.action(action), effect=words.action(action, "about"))

    def terrains(self, names: Sequence[str]) -> Part:
        return self.both("earth-why-terrain", terrains=joined([self.words.terrain(name) for name in names]))

    def _hex(self, at: Hex) -> Part | None:
        name = f"{at[0]},{at[1]}"
        tile = next((tile for tile in self.view.tiles if (tile.hex[0], tile.hex[1]) == at), None)
        if "lay" in self.verbs:
            return self.both("earth-why-beside" if tile is None else "earth-why-tile-there")
        if tile is None:
            return self.both("earth-why-no-tile")
        own = self.tile(tile, name)
        if own is not None or self.asked.card is not None:
            return own
        here, about = tile.cubes.get(self.me, 0), self.asked.about
        if "move" in self.verbs:
            moved = about.get("moved", []).count(name)
            return self.both(
                "earth-why-no-reach" if here == 0 else "earth-why-moved" if moved >= here else "earth-why-far"
            )
        if "come" in self.verbs:
            return self.both("earth-why-no-species" if name in about.get("sources", ()) else "earth-why-not-near")
        if "eliminate" in self.verbs:
            return self.both("earth-why-alone" if here else "earth-why-no-species")
        if "add" in self.verbs and "corner" in about:
            return self.both("earth-why-enough" if at in around(about["corner"][0]) else "earth-why-not-around")
        return None

    def _corner(self, corner: str) -> Part | None:
        element, asked = self.view.elements.get(corner), self.asked
        if "put" in self.verbs:
            if element is not None:
                return self.both("earth-why-corner-taken", element=self.words.element(element))
            touched = [hex for tile in self.view.tiles if (hex := (tile.hex[0], tile.hex[1])) in around(corner)]
            if not touched:
                return self.both("earth-why-corner-bare")
            return None if asked.hex is None else self.both("earth-why-corner-new")
        if element is None:
            return self.both("earth-why-corner-empty")
        own = self.corner(corner)
        kinds = self._kinds()
        if own is not None or asked.card is not None or not kinds or element in kinds:
            return own
        return self.both("earth-why-kind", elements=self.words.elements(kinds))

    def _kinds(self) -> Sequence[str]:
        """The elements that the question is about: of a space, or in the box of its action."""
        if "speciate" in self.verbs:
            return self.asked.about.get("elements", [self.asked.element] if self.asked.element is not None else [])
        return sorted(set(self.view.boxes.get(self.words.action_of.get(self.asked.question, ""), ())))

    def _element(self, name: str) -> Part | None:
        own = self.element(name)
        if own is not None:
            return own
        if "lose" in self.verbs:
            return self.both(
                "earth-why-printed" if name in self.own_elements() else "earth-why-not-mine",
                element=self.words.element(name),
            )
        if "take" in self.verbs or "remove" in self.verbs:
            return self.both("earth-why-not-there", element=self.words.element(name))
        return None
