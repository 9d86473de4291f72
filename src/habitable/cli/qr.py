"""A link as a QR code of letters: two squares above each other are one half block."""

MARGIN = 4  # squares around it, as the standard wants
BLOCKS = " ▀▄█"  # by the squares that are dark: none, the upper one, the lower one, both
INK = "\x1b[38;5;16;48;5;231m"  # black on white, whatever the colours of the terminal are
PLAIN = "\x1b[0m"


def draw(link: str, colours: bool) -> str:
    """With colours it can be read on dark and on light ground; without, on light ground."""
    import segno  # seldom wanted

    rows = [[bool(square) for square in row] for row in segno.make(link, micro=False).matrix_iter(border=MARGIN)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    lines = ("".join(map(half_block, *pair)) for pair in zip(rows[::2], rows[1::2], strict=True))
    return "\n".join(f"{INK}{line}{PLAIN}" if colours else line for line in lines)


def half_block(upper: bool, lower: bool) -> str:
    return BLOCKS[upper + 2 * lower]
