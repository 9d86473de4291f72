"""Dominant Species: six classes of animals on an Earth that freezes. Law: rules/dominant-species.md."""
