"""How a server is set up: flags before environment variables before `habitable.toml` before what is usual."""

import os
import tomllib
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from platformdirs import user_data_path

from habitable.kernel.errors import BadOptions

FILE = "habitable.toml"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""  # as people reach it; decides links, cookies, origins and hosts
    bots: int = 0  # processes for bots; 0 for one less than there are cores

    @property
    def url(self) -> str:
        """Without a slash at its end."""
        return (
            self.public_url.rstrip("/") or f"http://{'127.0.0.1' if self.host == '0.0.0.0' else self.host}:{self.port}"
        )

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def origins(self) -> list[str]:
        here = [self.url]
        if not self.public_url:
            here += [f"http://{name}:{self.port}" for name in ("127.0.0.1", "localhost")]
        return here

    @property
    def hosts(self) -> list[str]:
        """The names by which we may be called: any other is somebody's trick."""
        name = urlsplit(self.url).hostname or ""
        return [name] if self.public_url else [name, "127.0.0.1", "localhost"]

    @property
    def store(self) -> str:
        return self.database or f"sqlite:///{user_data_path('habitable', ensure_exists=True) / 'habitable.db'}"


def read(flags: dict[str, Any], folder: Path, environment: dict[str, str] | None = None) -> Settings:
    """BadOptions names what is wrong and where it stands."""
    environment = dict(os.environ) if environment is None else environment
    values: dict[str, Any] = {}
    file = folder / FILE
    if file.is_file():
        try:
            values |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadOptions(f"{file}: {error}") from None
    names = Settings.__struct_fields__
    values |= {name: environment[key] for name in names if (key := f"HABITABLE_{name.upper()}") in environment}
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{error} (settings: {', '.join(names)}; flags, HABITABLE_… or {file})") from None
    if not 0 <= settings.port <= 65535:
        raise BadOptions(f"port: {settings.port} should be 0 to 65535")
    if settings.public_url and urlsplit(settings.public_url).scheme not in ("http", "https"):
        raise BadOptions(f"public_url: {settings.public_url} should begin with https:// or http://")
    return settings
