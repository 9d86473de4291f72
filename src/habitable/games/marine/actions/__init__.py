"""The twelve actions, in a file each: what a pawn on their spaces lets its owner do (rules/marine.md 8)."""
