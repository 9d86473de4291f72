"""How a server is set up: flags before environment variables before `habitable.toml` before what is usual."""

import os
import socket
import tomllib
from functools import cache
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote, urlsplit

import msgspec
from platformdirs import user_data_path

from habitable.kernel.complaints import complaint
from habitable.kernel.errors import BadOptions
from habitable.server.protocol import addresses
from habitable.server.protocol.bounds import Bounds

FILE = "habitable.toml"
LOCAL = ("127.0.0.1", "localhost")
EVERYWHERE = ("0.0.0.0", "::", "")  # hosts that stand for every address of this machine


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    public_url: str = ""  # as people reach it; decides links, cookies, origins and hosts
    bots: int = 0  # processes for bots; 0 for one less than there are cores
    workers: int = 1  # processes that serve people; more than one needs PostgreSQL
    limits: bool = True  # on how fast a visitor may send
    forwarded_allow_ips: str = ""  # of proxies that say truly where a visitor comes from
    log: Literal["text", "json"] = "text"
    bounds: Bounds = Bounds()  # on what anybody may ask for

    @property
    def url(self) -> str:
        """Without a slash at its end."""
        return self.public_url.rstrip("/") or self._url(lan_address() if self.host in EVERYWHERE else self.host)

    @property
    def secure(self) -> bool:
        return urlsplit(self.url).scheme == "https"

    @property
    def origins(self) -> list[str]:
        """The pages from which changes are taken, as browsers write them."""
        return list(map(addresses.origin, [self.url] if self.public_url else [self.url, *map(self._url, LOCAL)]))

    @property
    def hosts(self) -> list[str]:
        """The names by which we may be called: any other is somebody's trick."""
        name = addresses.host_of(urlsplit(self.url))
        return [name] if self.public_url else [name, *LOCAL]

    @property
    def proxies(self) -> list[str]:
        """A public address means a proxy, as a rule on this machine. Whoever else says to be one is not believed."""
        named = self.forwarded_allow_ips or (LOCAL[0] if self.public_url else "")
        return [one.strip() for one in named.split(",") if one.strip()]

    def _url(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def store(self) -> str:
        if self.database.startswith("postgres://"):
            return self.database.replace("postgres", "postgresql", 1)
        return self.database or f"sqlite:///{quote(str(user_data_path('habitable') / 'habitable.db'))}"


@cache
def lan_address() -> str:
    """This machine's address in its network. Connecting a UDP socket sends nothing: it only chooses a way out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # kept free for documentation
        except OSError:
            return LOCAL[0]
        address: str = way.getsockname()[0]
        return address


def read(flags: dict[str, Any], folder: Path, environment: dict[str, str] | None = None) -> Settings:
    """BadOptions names what is wrong and where it stands."""
    environment = dict(os.environ) if environment is None else environment
    values, file = written(folder), folder / FILE
    names = Settings.__struct_fields__
    values |= {name: environment[key] for name in names if (key := f"HABITABLE_{name.upper()}") in environment}
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions("settings-wrong", why=complaint(error), names=", ".join(names), file=str(file)) from None
    check(settings)
    return settings


def written(folder: Path) -> dict[str, Any]:
    """What stands in a folder's `habitable.toml`."""
    file = folder / FILE
    if not file.is_file():
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions("wrong-value", place=str(file), why=str(error)) from None


def check(settings: Settings) -> None:
    if not 0 <= settings.port <= 65535:
        raise BadOptions("wrong-range", place="port", least=0, most=65535, given=str(settings.port))
    if settings.bots < 0:
        raise BadOptions("settings-bots", place="bots", given=str(settings.bots))
    if settings.database and urlsplit(settings.database).scheme not in ("sqlite", "postgresql", "postgres"):
        raise BadOptions("database-address", place="database")
    if settings.workers < 1:
        raise BadOptions("settings-workers", place="workers", given=str(settings.workers))
    if settings.workers > 1 and settings.store.startswith("sqlite:"):
        raise BadOptions("settings-postgresql", place="workers", given=str(settings.workers))
    for one in settings.proxies:
        try:
            _ = ip_network(one) if "/" in one else ip_address(one)
        except ValueError:
            raise BadOptions("settings-proxies", place="forwarded_allow_ips", given=one) from None
    if settings.public_url:
        try:
            addresses.origin(settings.public_url)
        except ValueError:
            raise BadOptions("settings-public-url", place="public_url", given=settings.public_url) from None
