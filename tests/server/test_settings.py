"""How a server is set up: flags, environment, habitable.toml, and what follows for links, hosts and origins."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from habitable.kernel.errors import BadOptions
from habitable.server.operation import settings
from habitable.server.operation.settings import Settings, read
from habitable.server.protocol import addresses
from habitable.server.protocol.security import same_origin


def test_flags_before_environment_before_file_before_what_is_usual(tmp_path: Path) -> None:
    assert read({}, tmp_path, {}) == Settings("127.0.0.1", 8000, "", "", 0)
    (tmp_path / "habitable.toml").write_text('host = "10.0.0.1"\nport = 1\ndatabase = "sqlite:///file.db"\nbots = 3\n')
    environment = {"HABITABLE_PORT": "2", "HABITABLE_PUBLIC_URL": "https://a.example", "HABITABLE_HOST": "10.0.0.2"}
    found = read({"host": "10.0.0.3", "port": None}, tmp_path, environment)
    assert found == Settings("10.0.0.3", 2, "sqlite:///file.db", "https://a.example", 3)


def test_the_environment_of_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HABITABLE_BOTS", "7")
    assert read({}, tmp_path).bots == 7


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("port = ", "Invalid value"),
        ('prot = "x"', "settings: host, port, database"),
        ('port = "x"', "port"),
        ("port = 70000", "port: from 0 to 65535, not 70000"),
        ("port = -1", "from 0 to 65535"),
        ("bots = -1", "bots"),
        ("workers = 0", "1 or more"),
        ("workers = 2", "need PostgreSQL"),
        ('limits = "perhaps"', "limits"),
        ('log = "xml"', "log"),
        ('forwarded_allow_ips = "*"', "10.0.0.0/24"),
        ('forwarded_allow_ips = "10.0.0.1, proxy.example.org"', "proxy.example.org should read"),
        ('forwarded_allow_ips = "10.0.0.1/8"', "10.0.0.1/8 should read"),
        ("host = 7", "host"),
        ('public_url = "play.example.org"', "https://example.org"),
        ('public_url = "ftp://play.example.org"', "https://example.org"),
        ('public_url = "https://"', "https://example.org"),
        ('public_url = "https://play.example.org/games"', "https://example.org"),
        ('public_url = "https://[x"', "https://example.org"),
        ('public_url = "https://ada@play.example.org"', "https://example.org"),
        ('public_url = "https://play.example.org:99999"', "https://example.org"),
        ('public_url = "https://play..example.org"', "https://example.org"),
        ('public_url = "https://play.example.org?x=1"', "https://example.org"),
        ('database = "mysql://x"', "sqlite:///path/to/file"),
        ('database = "habitable.db"', "sqlite:///path/to/file"),
    ],
)
def test_settings_that_cannot_be(tmp_path: Path, text: str, word: str) -> None:
    (tmp_path / "habitable.toml").write_text(text)
    with pytest.raises(BadOptions, match=word.replace("//", "/+")):
        read({}, tmp_path, {})


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "habitable.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadOptions, match=r"habitable\.toml"):
        read({}, tmp_path, {})


def test_on_this_machine_only() -> None:
    here = Settings(port=8001)
    assert here.url == "http://127.0.0.1:8001"
    assert set(here.origins) == {"http://127.0.0.1:8001", "http://localhost:8001"}
    assert set(here.hosts) == {"127.0.0.1", "localhost"}
    assert not here.secure


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_in_the_local_network(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr(settings, "lan_address", lambda: "192.168.7.9")
    here = Settings(host=host)
    assert here.url == "http://192.168.7.9:8000"
    assert "http://192.168.7.9:8000" in here.origins
    assert set(here.hosts) == {"192.168.7.9", "127.0.0.1", "localhost"}


def test_the_address_in_the_local_network_is_one() -> None:
    assert len(settings.lan_address().split(".")) == 4


def test_ipv6() -> None:
    here = Settings(host="::1")
    assert here.url == "http://[::1]:8000"
    assert "[::1]" in here.hosts


@pytest.mark.parametrize("url", ["https://Play.Example.org", "https://Play.Example.org/"])
def test_behind_a_public_url(url: str) -> None:
    here = Settings(public_url=url)
    assert here.url == "https://Play.Example.org"
    assert here.origins == ["https://play.example.org"], "as browsers write it"
    assert here.hosts == ["play.example.org"]
    assert here.secure


@pytest.mark.parametrize(
    ("url", "origin", "host"),
    [
        ("https://a.example:443", "https://a.example", "a.example"),
        ("https://a.example:443/", "https://a.example", "a.example"),
        ("http://a.example:80", "http://a.example", "a.example"),
        ("https://a.example:80", "https://a.example:80", "a.example"),
        ("https://a.example:8443/", "https://a.example:8443", "a.example"),
        ("HTTPS://A.EXAMPLE", "https://a.example", "a.example"),
        ("https://a.example.", "https://a.example", "a.example"),
        ("https://a.example.:443/", "https://a.example", "a.example"),
        ("https://localhost", "https://localhost", "localhost"),
        ("https://10.0.0.7:8000", "https://10.0.0.7:8000", "10.0.0.7"),
        ("https://[2001:DB8:0:0::1]", "https://[2001:db8::1]", "[2001:db8::1]"),
        ("https://[::1]:8443", "https://[::1]:8443", "[::1]"),
        ("https://Żółw.example", "https://xn--w-uga1v8h.example", "xn--w-uga1v8h.example"),
        ("https://xn--w-uga1v8h.example", "https://xn--w-uga1v8h.example", "xn--w-uga1v8h.example"),
        ("https://שולחן.example:443", "https://xn--9dbeon0c.example", "xn--9dbeon0c.example"),
        ("https://straße.example", "https://xn--strae-oqa.example", "xn--strae-oqa.example"),
    ],
)
def test_a_public_url_in_every_usual_form(tmp_path: Path, url: str, origin: str, host: str) -> None:
    here = read({"public_url": url}, tmp_path, {})
    assert (here.origins, here.hosts) == ([origin], [host])
    assert here.secure == origin.startswith("https:")
    came = HTTPConnection({"type": "http", "headers": [(b"origin", url.removesuffix("/").encode("latin-1", "ignore"))]})
    if url.isascii():
        same_origin(came, here.origins)  # programs say it as they were told
    assert addresses.host(host) == addresses.host(f"{host}:443") == host
    if not host.startswith("["):
        assert addresses.host(f"{host.upper()}.:443") == host


def test_where_the_tables_are(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(database="sqlite:///x.db").store == "sqlite:///x.db"
    assert Settings(database="postgres://a@b/c").store == "postgresql://a@b/c"
    monkeypatch.setenv("XDG_DATA_HOME", "/data/of me")
    assert Settings().store == "sqlite:////data/of%20me/habitable/habitable.db"


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    assert read({"workers": 4, "database": "postgresql://a@b/c"}, tmp_path, {}).workers == 4
    assert read({"workers": 4, "database": "postgres://a@b/c"}, tmp_path, {}).workers == 4
    with pytest.raises(BadOptions, match=r"4 processes need PostgreSQL \(--database postgresql://"):
        read({"workers": 4, "database": "sqlite:///x.db"}, tmp_path, {})


@pytest.mark.parametrize(("text", "on"), [("false", False), ("0", False), ("true", True), ("1", True)])
def test_limits_can_be_switched_off(tmp_path: Path, text: str, on: bool) -> None:
    assert Settings().limits
    assert read({}, tmp_path, {"HABITABLE_LIMITS": text}).limits is on
    (tmp_path / "habitable.toml").write_text("limits = false")
    assert not read({}, tmp_path, {}).limits


def test_which_proxies_are_believed() -> None:
    assert Settings().proxies == [], "nobody, as long as there is no public address"
    assert Settings(host="0.0.0.0").proxies == []
    assert Settings(public_url="https://play.example.org").proxies == ["127.0.0.1"]
    named = Settings(public_url="https://play.example.org", forwarded_allow_ips="10.0.0.7, 10.1.0.0/16,")
    assert named.proxies == ["10.0.0.7", "10.1.0.0/16"]
