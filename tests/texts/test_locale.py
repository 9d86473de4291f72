"""Every text exists in every language, takes the same arguments, is used, and knows the plurals of its language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import habitable
from habitable import found, games, lessons
from habitable.bots import BOTS, styles
from habitable.cli.app import COMMANDS
from habitable.cli.typed import COMMANDS as WORDS
from habitable.games.dominant_species import components
from habitable.games.dominant_species.game import DOMINANT_SPECIES
from habitable.games.dominant_species.terminal import table as dominant_species_table
from habitable.games.dominant_species.words import COLUMNS
from habitable.games.ecosystem.components import NAMES
from habitable.games.ecosystem.view import MOMENTS
from habitable.games.ecosystem.words import SIDES
from habitable.games.marine import components as marine
from habitable.games.marine import vocabulary as marine_vocabulary
from habitable.games.marine.game import MARINE
from habitable.games.marine.terminal import panels as marine_panels
from habitable.games.marine.terminal import table as marine_table
from habitable.games.planet.box import read as read_box
from habitable.games.planet.components import KIND_NAMES
from habitable.games.planet.components import NAMES as TERRAINS
from habitable.kernel import questions
from habitable.kernel.game import Game
from habitable.kernel.state import name_of
from habitable.texts import LANGUAGES, Texts, get, numeral, rooms, source

SOURCES = Path(habitable.__file__).parent
PLURALS = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}, "he": {"one", "two", "other"}}
NATURES_VERBS = ("draw", "turn_up", "mark", "deal", "deal_trait", "begin")  # nobody types them
EVERY_LANGUAGE = {"planet-animal-named"}  # given in all three, each takes its own
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Message(Visitor):
    """What a test wants to know of a message: its arguments, plurals, and the messages it is made of."""

    def __init__(self, entry: ast.Message) -> None:
        self.entry = entry
        self.attributes = {attribute.id.name for attribute in entry.attributes}
        self.variables: set[str] = set()
        self.numbers: set[str] = set()  # those that must be numbers
        self.plurals: list[tuple[str, set[str]]] = []  # the variable and the forms
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & (CATEGORIES - {"other"}):
            assert isinstance(node.selector, ast.VariableReference)
            self.plurals.append((node.selector.id.name, keys))
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            assert isinstance(argument, ast.VariableReference)
            self.numbers.add(argument.id.name)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Message]:
    out: dict[str, Message] = {}
    for path in rooms(language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{path}: {entry.id.name} stands there twice"
                out[entry.id.name] = Message(entry)
    return out


@cache
def bundle_of(language: str) -> FluentBundle:
    out = FluentBundle([language], use_isolating=False)
    for path in rooms(language):
        out.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return out


# ── keys that the program puts together ─────────────────────────────────────────────────────────────────────────────


PAGE_KEYS = "|".join(["web", "earth", *found.own()])  # with which the keys begin that the page writes


def of_game(game: Game) -> Iterator[str]:
    """What every game with a screen and a board must have."""
    yield from (f"{game.name}-{sort}" for sort in ("title", "about", "pitch", "length", "weight"))
    for option in game.options.__struct_fields__:
        yield from (f"{game.name}-option-{option}", f"{game.name}-label-{option}")
    for event in game.events.names:
        yield f"{game.name}-event-{event}"
    sheet = game.sheet(game.start(game.seats[0]))
    yield f"{game.name}-sheet-ties"
    for row in sheet.rows + sheet.facts:
        yield f"{game.name}-sheet-{row.name.replace('_', '-')}"  # how it counts, on the page
        yield f"{game.name}-row-{row.name}"


def made() -> set[str]:
    """The keys that are not written anywhere as they are: from the data of the games, bots and commands."""
    keys = {key for game in games.listed() for key in of_game(game)}
    keys |= {f"cli-{command}-help" for command in COMMANDS}
    keys |= {f"play-word-{word}" for word in WORDS}
    keys |= {f"bot-{bot}" for bot in BOTS}
    keys |= {f"{game}-style-{style}" for game in games.GAMES for style in styles(game)}
    keys |= set(of_server())
    keys |= {f"ecosystem-kind-{kind}" for kind in NAMES}
    keys |= {f"ecosystem-rules-{moment}" for moment in MOMENTS}
    keys |= {f"ecosystem-verb-{verb}" for verb in ("noswap", *MOMENTS)}
    keys |= {f"ecosystem-beside-{side}" for side in SIDES}
    keys |= {key for game in games.GAMES for key in said_in(found.folder(game), game)}
    keys |= {*said_in(SOURCES / "earth", "dominant-species"), *of_dominant_species()}
    keys |= {*said_in(SOURCES / "earth", "marine"), *of_marine()}
    keys |= {key for game in games.GAMES if lessons.can(game) for key in of_lesson(game)}
    keys |= {f"planet-terrain-{terrain}" for terrain in TERRAINS}
    keys |= {f"planet-animal-{animal.id}" for animal in read_box("").animals}
    keys |= {f"planet-requirement-{kind}" for kind in KIND_NAMES}
    keys |= {f"planet-verb-{verb}" for verb in ("take", "lay")}
    return {key.replace("_", "-") for key in keys}


def counted_in(folder: Path) -> Iterator[str]:
    """The nouns with which a rulebook counts: {{points PATH}}."""
    for path in folder.glob("rules/*.md"):
        yield from re.findall(r"\{\{([a-z-]+) ", path.read_text(encoding="utf-8"))


def of_server() -> Iterator[str]:
    """What it says when something cannot be done: the codes of its refusals."""
    for path in (SOURCES / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        codes = re.findall(r"\bRefus(?:al|ed)\(\s*(?:[\w.]+,\s*)?\"([a-z-]+)\"", text)
        codes += re.findall(r"super\(\).__init__\(\d+, \"([a-z-]+)\"", text)
        yield from (f"refused-{code}" for code in codes)


def said_in(folder: Path, game: str) -> Iterator[str]:
    """What the words and screens in a folder say, for a game."""
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        said = re.findall(r"\.(?:say|text|plain)\(\s*\"([a-z0-9-]+)(?:\.[a-z]+)?\"", text)
        said += re.findall(r"f\"\{game\}-([a-z0-9-]+)\"", text)
        yield from (f"{game}-{key}" for key in said)


def of_dominant_species() -> Iterator[str]:
    """Its things, verbs, questions, and the parts of its table."""
    for sort, names in (
        ("animal", components.ANIMALS),
        ("terrain", components.TERRAINS),
        ("element", components.ELEMENTS),
        ("action", components.ACTIONS),
        ("card", components.CARDS),
        ("reason", ("survival", "final_scoring", "start")),
        ("phase", ("setup", "planning", "execution", "reset")),
        ("column", COLUMNS),
        ("panel", dominant_species_table.PANELS),
        ("answer-sacrifice", ("element", "pawn", "species")),
        ("answer-cube", ("awake", "asleep")),
        ("answer", ("pass", "done")),
        ("now", ("space1", "leftmost_pawn")),
        ("sheet", ("so_far",)),  # of a real table, on the page
        ("question", ("migrate-to", "compete-on", "hunt-on", "evolve-on", *asked_in("dominant_species"))),
        ("verb", typed_verbs(DOMINANT_SPECIES)),
    ):
        yield from (f"dominant-species-{sort}-{name}" for name in names)


def of_marine() -> Iterator[str]:
    for sort, names in (
        ("animal", marine.ANIMALS),
        ("terrain", [*marine.TERRAINS, *marine.SIDES]),
        ("element", marine.ELEMENTS),
        ("action", marine.ACTIONS),
        ("special", {marine.SPACE_NAMES[space].split()[0] for space in marine.SPECIAL_SPACES}),
        ("card", marine.CARDS),
        ("symbol", marine.SYMBOLS[1:]),
        ("sheet", ("so_far",)),
        ("trait", marine.TRAITS),
        ("reason", set(marine_vocabulary.REASONS) - set(marine.ACTIONS)),
        ("column", marine_panels.COLUMNS),
        ("panel", marine_table.PANELS),
        ("answer", ("pass", "done", "display", "keep_trait", "shelter", "hide", "guard", "gene_pool", "box")),
        ("question", ("migrate-to", "compete-on", "devour-on", *asked_in("marine"))),
        ("verb", typed_verbs(MARINE)),
    ):
        yield from (f"marine-{sort}-{name}" for name in names)


def asked_in(game: str) -> Iterator[str]:
    """The names of all questions of a game that seats are asked; those that others are made of are none."""
    for kind in every_kind_of(questions.Pick, questions.Listed, questions.Together):
        own = kind.__module__.startswith(f"habitable.games.{game}.")
        if own and not kind.__subclasses__() and not issubclass(kind, questions.Draw):
            yield name_of(kind)


def every_kind_of(*shapes: type) -> Iterator[type]:
    for shape in shapes:
        yield shape
        yield from every_kind_of(*shape.__subclasses__())


def typed_verbs(game: Game) -> list[str]:
    return [verb.name for verb in game.vocabulary.verbs if verb.name not in NATURES_VERBS]


def of_lesson(game: str) -> Iterator[str]:
    yield from ("lesson-other", "lesson-freely")
    yield from (f"{game}-lesson-{name}" for step in lessons.get(game).steps for name in step.tell)
    yield from (f"{game}-lesson-chapter-{step.chapter}" for step in lessons.get(game).steps if step.chapter)


def may_be_made() -> Iterator[re.Pattern[str]]:
    """Keys that a game has where it needs them."""
    for name in games.GAMES:
        yield from (re.compile(f"(rulebook|{name})-{noun}") for noun in counted_in(found.folder(name)))
        yield re.compile(f"{name}-(event-.*-hidden|virtual-player|rulebook-same|document-.*|lesson-.*-(other|freely))")
        yield re.compile(f"{name}-answer-.*-hint")
        yield re.compile(f"{name}-score-(wrong|unreadable)-.*")
        for beginning in re.findall(r"\bf\"([a-z-]+-)\{", words_of(name)):
            yield re.compile(f"{name}-{beginning}[a-z0-9-]+")
    for beginning in set(re.findall(rf"`((?:{PAGE_KEYS})-[a-z-]*)\$\{{", page())):
        yield re.compile(f"{beginning}[a-z0-9-]+")
    for code in set(re.findall(r"new Refusal\('([a-z-]+)'", page())):
        yield re.compile(f"refused-{code}")


def words_of(game: str) -> str:
    """The sources that say something about a game, in keys without its name."""
    places = [found.folder(game), *([SOURCES / "earth"] if game in ("dominant-species", "marine") else [])]
    return "\n".join(path.read_text(encoding="utf-8") for place in places for path in place.rglob("*.py"))


def page() -> str:
    """The sources of the browser's page, which says the same texts."""
    folder = Path(__file__).resolve().parents[2] / "web" / "src"
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.*") if path.suffix != ".css")


def written() -> set[str]:
    """Every string in the sources that looks like a key; in the words of a game, like the end of one of its own."""
    text = "\n".join([page(), *(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))])
    whole = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)+)(?:\.[a-z]+)?[\"']", text))
    return whole | {
        f"{name}-{key}"
        for name in games.GAMES
        for key in re.findall(r"\"([a-z]+(?:-[a-z0-9]+)*)(?:\.[a-z]+)?\"", words_of(name))
    }


def test_every_key_that_the_page_writes_exists() -> None:
    keys = set(re.findall(rf"\bt\(\s*'((?:{PAGE_KEYS})-[a-z0-9-]*[a-z0-9])['.]", page()))
    assert len(keys) > 300
    assert keys <= set(messages("en"))


def test_the_page_makes_no_key_that_only_the_terminal_has() -> None:
    """It is not sent those."""
    sent = set(re.findall(r"^([a-z][\w-]*) =", source("en"), re.MULTILINE))
    starts = tuple(set(re.findall(r"`([a-z][a-z-]*-)\$\{", page())))
    assert "bot-" in starts
    assert [key for key in messages("en") if key.startswith(starts) and key not in sent] == []


# ── tests ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_language_has_the_same_files() -> None:
    house = {language: {path.name for path in (SOURCES / "locale" / language).iterdir()} for language in LANGUAGES}
    assert all(names == house["en"] for names in house.values())
    for language in LANGUAGES:
        words = {found.folder(game) / "locale" / f"{language}.ftl" for game in games.GAMES}
        assert words <= set(rooms(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_exists_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert set(other) == set(english)
    for key, message in english.items():
        assert other[key].variables == ({language} if key in EVERY_LANGUAGE else message.variables), key
        assert other[key].attributes == message.attributes, key
        assert (other[key].entry.value is None) == (message.entry.value is None), key


def test_every_key_that_the_program_makes_exists() -> None:
    assert made() <= set(messages("en"))


def test_no_key_is_unused() -> None:
    used = made() | written() | {key for message in messages("en").values() for key in message.references}
    patterns = list(may_be_made())
    unused = [key for key in messages("en") if key not in used and not any(p.fullmatch(key) for p in patterns)]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_complete(language: str) -> None:
    for key, message in messages(language).items():
        for _, forms in message.plurals:
            assert forms == PLURALS[language], key
        names = {name for name, _ in message.plurals}
        assert names == {name for name, _ in messages("en")[key].plurals}, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sample", [0, 1, 2, 5, 21, 2.5, "text"])
def test_every_text_can_be_made(language: str, sample: float | str) -> None:
    bundle = bundle_of(language)
    for key, message in messages(language).items():
        number = 3 if isinstance(sample, str) else sample
        arguments = {name: number if name in message.numbers else sample for name in message.variables}
        made_of = bundle.get_message(key)
        for pattern in (made_of.value, *made_of.attributes.values()):
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, arguments)
                assert errors == [], key
                assert "{" not in str(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_sign_for_minus(language: str) -> None:
    """In numbers that a text is given, and in those that it writes itself; what is to be typed keeps its hyphens."""
    texts = get(language)
    assert "−5" in texts("ecosystem-points", points=-5)
    assert "−1" in texts("simulate-number", value=-1.25)
    assert texts("play-saved", file="/tmp/a-5 -6").endswith("/tmp/a-5 -6")
    assert numeral(-5) == "−5"
    assert numeral("E(-1,-2) -3") == "E(-1,-2) −3"  # a corner is called what is typed for it
    for path in rooms(language):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert numeral(line) == line, f"{path}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_asked_without_keys_of_the_terminal(language: str) -> None:
    """The page asks the same ones."""
    texts = get(language)
    questions = [key for key in messages(language) if re.search(r"-question-", key)]
    assert len(questions) > 100
    for key in questions:
        arguments = {
            name: 2 if name in messages(language)[key].numbers else "x" for name in messages(language)[key].variables
        }
        assert "Enter" not in texts(key, **arguments), key


def test_the_card_that_is_placed_is_a_certain_one() -> None:
    texts = get("en")
    kind = texts("ecosystem-kind-rabbit.the")
    assert texts("ecosystem-question-place", kind=kind) == "Where do you place the rabbit?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_those_of_fluent(language: str) -> None:
    """Each message is parsed alone, and most are not even parsed: what comes out must be the same."""
    bundle, words = bundle_of(language), Texts(language)
    for key, message in messages(language).items():
        arguments = {name: 3 if name in message.numbers else "{ $x }" for name in message.variables}
        pattern = bundle.get_message(key).value
        if pattern is not None:
            assert (words(key, **arguments), []) == bundle.format_pattern(pattern, arguments)
