"""Addresses as browsers write them: `https://Play.example.org:443/` and `https://play.example.org` are the same."""

import re
import unicodedata
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from urllib.parse import SplitResult, urlsplit

PORTS = {"http": 80, "https": 443}  # that are left out
DOTS = re.compile("[.\u3002\uff0e\uff61]")  # also those of Chinese and Japanese keyboards
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")


def origin(url: str) -> str:
    """Of an address; ValueError where it is none of a whole site."""
    scheme, _, path, query, fragment = parts = urlsplit(url)
    if scheme not in PORTS or path not in ("", "/") or query or fragment or "@" in parts.netloc:
        raise ValueError(url)
    name, port = host_of(parts), parts.port
    return f"{scheme}://{name}" + ("" if port in (None, PORTS[scheme]) else f":{port}")


@lru_cache(maxsize=256)
def host(sent: str) -> str:
    """Of what a request says in `Host`, without its port; ValueError where it is none."""
    if any(sign in sent for sign in "/?#@\\"):
        raise ValueError(sent)
    return host_of(urlsplit(f"//{sent}"))


def host_of(parts: SplitResult) -> str:
    """In lower case, letters of other alphabets in ASCII, no dot at its end."""
    name = parts.hostname or ""
    _ = parts.port  # ValueError for one that cannot be
    if ":" in name:
        return f"[{IPv6Address(name)}]"
    labels = [ascii_label(label) for label in DOTS.split(name)]
    if len(labels) > 1 and not labels[-1]:
        labels.pop()
    name = ".".join(labels)
    if not all(len(label) < 64 and LABEL.fullmatch(label) for label in labels) or len(name) > 253:
        raise ValueError(name)
    if labels[-1].isdigit():
        return str(ip_address(name))
    return name


def ascii_label(label: str) -> str:
    """As browsers do (UTS 46): other letters in Punycode."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", label).lower())
    return plain if plain.isascii() else "xn--" + plain.encode("punycode").decode()
