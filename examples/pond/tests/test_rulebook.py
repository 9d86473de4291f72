"""The book is alike in three languages and explains every card and every question."""

from habitable.rulebook.checking import check


def test_the_rulebook() -> None:
    check("pond", explained=("kind",))
