"""`python -m habitable`."""

from habitable.cli import main

main()
