"""What in a position cannot be otherwise, or is nobody's to see, and why: fields that `check_looks` leaves alone."""

ORDERED = dict.fromkeys(("migrate.first", "compete.first"), "only a search tries a chain in order")

UNLIKE: dict[str, dict[str, str]] = {
    "ecosystem": {
        "deal.hand": "the first hand that is not full gets the next card",
        "deal.left": "as many as that hand lacks",
        "hand.cards and stock": "what nobody holds and nobody has seen is as unknown as the stock",
        "hand.seen": "follows from stage and turn: hands go round",
        "turn.until": "follows from the moment and from `placing`",
    },
    "planet": {
        **dict.fromkeys(
            (
                "start",
                "round",
                "round.round",
                "lay_out",
                "lay_out.round",
                "deal",
                "deal.seat",
                "turn_up",
                "turn_up.round",
            ),
            "follows from what lies there already",
        ),
        **dict.fromkeys(
            (
                "life",
                "reveal",
                "reveal.round",
                "reveal.left",
                "take",
                "take.round",
                "take.turn",
                "lay.round",
                "lay.turn",
            ),
            "follows from the round and from the tiles that lie there or were taken",
        ),
    },
    "dominant-species": ORDERED,
    "marine": ORDERED,
}
