"""Ecosystem: draft cards, build a 5 × 4 ecosystem, score eleven kinds. Law: rules/ecosystem.md."""
