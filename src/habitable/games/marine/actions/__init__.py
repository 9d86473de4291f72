"""The twelve actions, in a file each: what a pawn on their spaces lets its owner do (rules 8)."""
