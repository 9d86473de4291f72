"""Pond: 2 to 4 players fill their ponds from hands that go round. README.md has the rules."""
