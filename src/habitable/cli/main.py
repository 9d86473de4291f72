"""The way in: the language, then the commands; whatever goes wrong is one clear line, never a traceback."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

import typer

from habitable import texts
from habitable.cli.app import build
from habitable.cli.files import harmless
from habitable.kernel.errors import HabitableError
from habitable.texts import Texts

WRONG = 2  # exit code for bad input
BUG = 70  # something that we did not think of
STOPPED = 130  # what shells expect after Ctrl-C


def main(arguments: Sequence[str] | None = None) -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old encoding costs a letter, not the game
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Runs the program and returns its exit code."""
    words = texts.get(texts.from_environment())
    try:
        language, rest = take_language(arguments)
        words = texts.get(language)
        code = build(words, rest)(args=rest or ["--help"], prog_name="habitable", standalone_mode=False, obj=words)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except HabitableError as error:
        return complain(words, words.explain(error.phrase))
    except typer.TyperException as error:
        return complain(words, words("cli-usage", why=error.format_message()))  # Typer's own words
    except BrokenPipeError:
        # Whoever read our output has gone. Nothing more can be said, also not by the interpreter when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        complain(words, words("cli-stopped"))
        return STOPPED
    except (EOFError, typer.Abort):
        return complain(words, words("cli-no-more-input"))
    except UnicodeError as error:
        return complain(words, words("cli-bad-encoding", error=str(error)))
    except OSError as error:
        return complain(words, file_problem(error))
    except Exception as error:
        if os.environ.get("HABITABLE_TRACEBACK") == "1":
            raise
        complain(words, words("cli-bug", error=f"{type(error).__name__}: {error}"))
        return BUG


def file_problem(error: OSError) -> str:
    problem = error.strerror or str(error)
    return f"{error.filename}: {problem}" if error.filename is not None else problem


def complain(words: Texts, problem: str) -> int:
    """One line on the error stream."""
    print(words("cli-error", problem=harmless(" ".join(problem.split()))), file=sys.stderr)
    return WRONG


def take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """`--lang` may stand anywhere; what remains is for the commands."""
    language = texts.from_environment()
    rest: list[str] = []
    waiting = iter(arguments)
    for word in waiting:
        if word == "--":
            return language, [*rest, word, *waiting]
        if word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif word == "--lang":
            language = next(waiting, "")
        else:
            rest.append(word)
    return language, rest
