"""The finite language of a game's answers: verbs with their things, as ids, as text, and back."""

from collections.abc import Iterable, Sequence

from habitable.kernel.errors import IllegalAnswer


class Noun:
    """A sort of thing an answer can name: kinds, cells, tiles. `texts` are their words in the notation."""

    def __init__(self, name: str, texts: Sequence[str]) -> None:
        self.name = name
        self.texts = list(texts)


class Verb:
    """A block of answers `name thing thing ...`: all combinations of the nouns' things, or the `only` ones."""

    def __init__(self, name: str, *nouns: Noun, only: Iterable[tuple[int, ...]] | None = None) -> None:
        self.name = name
        self.nouns = nouns
        self.things: list[tuple[int, ...]] = [()]
        if only is not None:
            self.things = list(only)
        else:
            for noun in nouns:
                self.things = [(*before, i) for before in self.things for i in range(len(noun.texts))]


class Vocabulary:
    """All answers of a game: ids 0 .. size-1, each with a verb and things, and a text of its own. `also` are texts that
    mean the same as a verb's answer, by its place among those."""

    def __init__(self, *verbs: Verb, also: dict[str, tuple[str, int]] | None = None) -> None:
        self.verbs = verbs
        self._first: dict[str, int] = {}
        self._answers: list[tuple[Verb, tuple[int, ...]]] = []
        for verb in verbs:
            self._first[verb.name] = len(self._answers)
            self._answers += [(verb, things) for things in verb.things]
        self._texts = [
            " ".join([verb.name, *(noun.texts[i] for noun, i in zip(verb.nouns, things, strict=True))])
            for verb, things in self._answers
        ]
        self._ids = {text.casefold(): i for i, text in enumerate(self._texts)}
        if len(self._ids) < len(self._texts) or self._ids.keys() & (also or {}):
            raise ValueError("two answers have the same text")
        self._ids |= {text: self._first[verb] + i for text, (verb, i) in (also or {}).items()}

    @property
    def size(self) -> int:
        return len(self._answers)

    def first(self, verb: str) -> int:
        """The first id of a verb's block."""
        return self._first[verb]

    def text(self, answer: int) -> str:
        return self._texts[answer]

    def verb(self, answer: int) -> str:
        return self._answers[answer][0].name

    def things(self, answer: int) -> list[tuple[str, int]]:
        """The things an answer names, as (noun, number)."""
        verb, things = self._answers[answer]
        return [(noun.name, i) for noun, i in zip(verb.nouns, things, strict=True)]

    def parse(self, text: str) -> int:
        """The id of an answer's text; capitals and the amount of space do not matter."""
        words = " ".join(text.split()).casefold()
        if words in self._ids:
            return self._ids[words]
        verb = words.split(" ")[0]
        for known in self.verbs:
            if known.name == verb:
                first = self._first[verb]
                raise IllegalAnswer("illegal-reads-like", answer=text.strip(), like=self._texts[first])
        known_verbs = ", ".join(known.name for known in self.verbs)
        raise IllegalAnswer("illegal-begins-with", answer=text.strip(), verbs=known_verbs)
