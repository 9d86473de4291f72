"""What a person typed: a number, a command, or an answer in words (the beginning is enough where it is clear)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from habitable.kernel.game import Choice
from habitable.present.screen import numbered
from habitable.present.words import Entry
from habitable.texts import Texts

COMMANDS = ("help", "list", "undo", "hint", "score", "log", "save", "quit")
SLASH = "/"  # before a word that is both, the command is meant


@dataclass(frozen=True)
class Command:
    name: str
    rest: str


@dataclass(frozen=True)
class Answer:
    """The choices that are meant; of several the person is asked again."""

    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Unclear:
    """Nothing, or different things, with the words that begin like this."""

    candidates: tuple[str, ...]


Understood = Command | Answer | Unclear


def command_words(texts: Texts) -> dict[str, str]:
    """The words for the commands: English always, and those of the language."""
    words = {"?": "help"}
    for name in COMMANDS:
        words |= dict.fromkeys((name, texts(f"play-word-{name}").casefold()), name)
    return words


def understand(
    line: str, entries: Sequence[Entry], ways: Mapping[str, Choice], commands: Mapping[str, str]
) -> Understood:
    """`ways` are all texts for the legal answers, `commands` all words for the commands. Where a word is both, it is
    the answer: a game without this command can be played, one without this answer cannot."""
    typed = line.casefold().replace("−", "-").split()
    if not typed:
        return Unclear(())
    if len(typed) == 1 and typed[0].isdecimal():
        entry = numbered(entries).get(int(typed[0])) if len(typed[0]) < 5 else None
        return Unclear(()) if entry is None else Answer(entry.choices)
    rest = line.split(maxsplit=1)[1].strip() if len(typed) > 1 else ""
    whole = " ".join(typed)
    if whole in ways:
        return Answer((ways[whole],))
    if typed[0].removeprefix(SLASH) in commands and (typed[0].startswith(SLASH) or not answers(ways, typed)):
        return Command(commands[typed[0].removeprefix(SLASH)], rest)
    meant = {way: choice for way, choice in ways.items() if begins(way.split(), typed)}
    if typed[0] in commands:
        meant = {way: choice for way, choice in meant.items() if way.split()[0] == typed[0]}
    begun = {word: name for word, name in commands.items() if word.startswith(typed[0])}
    if answers(meant, typed):
        begun = {}
    if begun and not meant and len(set(begun.values())) == 1:
        return Command(next(iter(begun.values())), rest)
    if meant and not begun:
        return Answer(tuple({choice.answer: choice for choice in meant.values()}.values()))
    return Unclear((*begun, *meant))


def answers(ways: Iterable[str], typed: Sequence[str]) -> bool:
    """Whether an answer has the first typed word, whole, and goes on as typed."""
    return any(way.split()[0] == typed[0] and begins(way.split(), typed) for way in ways)


def begins(way: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether each typed word begins the word in its place; numbers must be whole."""
    if len(typed) > len(way):
        return False
    return all(
        word == full or (full.startswith(word) and not full.lstrip("-").isdecimal())
        for word, full in zip(typed, way, strict=False)
    )
