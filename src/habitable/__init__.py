"""One digital table for board games about life."""

from habitable._form import compiled, prefer_plain_sources

__all__ = ["__version__", "compiled"]

__version__ = "0.1.0"

prefer_plain_sources()
