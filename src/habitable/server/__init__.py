"""The server: tables that people share, each an append-only log of answers in a database."""
