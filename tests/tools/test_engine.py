"""What was compiled is kept for the same sources, and only for those (tools/engine.py)."""

import os
from pathlib import Path

import pytest

import engine

LIBRARIES = {"habitable/_engine.so": b"engine" * 1000, "habitable/kernel/bits.so": b"shim"}


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HABITABLE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(engine, "key", lambda: "key")
    return tmp_path / "cache" / "habitable" / "engine"


def compiled(folder: Path) -> list[Path]:
    for name, content in LIBRARIES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    return [folder / name for name in LIBRARIES]


def test_what_was_kept_is_taken(cache: Path, tmp_path: Path) -> None:
    assert engine.take(tmp_path / "before") == []
    engine.keep(compiled(tmp_path / "made"), tmp_path / "made")
    assert [path.name for path in cache.iterdir()] == ["key.zip"]
    taken = engine.take(tmp_path / "after")
    assert {path.relative_to(tmp_path / "after").as_posix(): path.read_bytes() for path in taken} == LIBRARIES


@pytest.mark.parametrize("damage", ["cut", "changed", "emptied", "no archive"])
def test_what_is_damaged_is_not_taken_but_made_anew(
    cache: Path, tmp_path: Path, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine.keep(compiled(tmp_path / "made"), tmp_path / "made")
    data = (cache / "key.zip").read_bytes()
    middle = data.index(b".so") + 6  # in what is packed
    broken = {
        "cut": data[: len(data) // 2],
        "changed": data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :],
        "emptied": b"",
        "no archive": b"habitable" * 100,
    }
    (cache / "key.zip").write_bytes(broken[damage])
    assert engine.take(tmp_path / "after") == []
    monkeypatch.setattr(engine, "compile_engine", compiled)
    assert engine.place(tmp_path / "again") == [tmp_path / "again" / name for name in LIBRARIES]
    assert (cache / "key.zip").read_bytes() == data or engine.take(tmp_path / "later")


def test_only_the_last_few_are_kept(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = compiled(tmp_path / "made")
    for i in range(engine.KEPT + 3):
        monkeypatch.setattr(engine, "key", lambda i=i: str(i))
        engine.keep(made, tmp_path / "made")
        os.utime(cache / f"{i}.zip", (i, i))
        monkeypatch.setattr(engine, "key", lambda: "0")
        assert engine.take(tmp_path / "used")  # the first is used all the time, and stays
    assert len(list(cache.iterdir())) == engine.KEPT
    assert (cache / "0.zip").is_file()


def test_a_cache_that_cannot_be_written_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("HABITABLE_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(engine, "key", lambda: "key")
    assert engine.keep(compiled(tmp_path / "made"), tmp_path / "made") == [
        tmp_path / "made" / name for name in LIBRARIES
    ]
    assert "not kept" in capsys.readouterr().out


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HABITABLE_CACHE", "XDG_CACHE_HOME", "HOME"):
        monkeypatch.delenv(name, raising=False)
    assert engine.entry() is None


# ── the key ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of a compiled module, one that it imports, and one that it does not."""
    package = tmp_path / "src" / "habitable"
    package.mkdir(parents=True)
    for name, text in (("__init__", ""), ("rules", "from habitable import types\n"), ("types", ""), ("cli", "")):
        (package / f"{name}.py").write_text(text)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "engine.py").write_text("")
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    monkeypatch.setattr(engine, "SOURCES", tmp_path / "src")
    monkeypatch.setattr(engine, "__file__", str(tmp_path / "tools" / "engine.py"))
    monkeypatch.setattr(engine, "modules", lambda: [package / "rules.py"])
    monkeypatch.setattr(engine, "cold", list[Path])
    return package


@pytest.mark.parametrize("change", ["rules", "types", "__init__"])
def test_a_change_of_what_is_compiled_or_imported_there_makes_another_key(sources: Path, change: str) -> None:
    before = engine.key()
    assert engine.key() == before
    path = sources / f"{change}.py"
    path.write_text(path.read_text() + "x: int = 1\n")
    assert engine.key() != before


def test_a_change_of_anything_else_does_not(sources: Path) -> None:
    before = engine.key()
    (sources / "cli.py").write_text("x: int = 1\n")
    assert engine.key() == before


@pytest.mark.parametrize("name", ["CFLAGS", "LDFLAGS"])
def test_other_flags_make_another_key(sources: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    before = engine.key()
    monkeypatch.setenv(name, "-O1")
    assert engine.key() != before


def test_what_is_optimised_less_makes_another_key(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = engine.key()
    monkeypatch.setattr(engine, "cold", lambda: [sources / "rules.py"])
    assert engine.key() != before


def test_what_is_optimised_less_is_compiled_and_in_nobodys_way() -> None:
    cold = engine.cold()
    assert set(cold) < set(engine.modules())
    assert not any({"kernel", "bots", "actions", "cards", "server"} & set(path.parts) for path in cold)
    assert {"__native__engine.c", "__native_habitable___games___marine___components.c"} <= engine.cold_files()


def test_every_module_to_compile_is_found_with_what_it_imports() -> None:
    found, others = engine.imported()
    assert set(engine.modules()) < set(found)
    assert {path.relative_to(engine.SOURCES).as_posix() for path in found} >= {
        "habitable/__init__.py",
        "habitable/kernel/errors.py",
        "habitable/kernel/position.py",
    }
    assert not any("cli" in path.parts for path in found)
    assert "msgspec" in others
