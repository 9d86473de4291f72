"""Dominant Species: Marine: four classes of animals in an ocean that erupts. Law: rules/marine.md."""
