"""Areas and the winners of animals by the letter of the rules, slowly: an oracle for the real thing."""

Place = tuple[int, int]  # face and edge


def next_of(i: int) -> int:
    return i % 5 + 1


def prev_of(i: int) -> int:
    return (i + 3) % 5 + 1


def faces() -> dict[int, list[int]]:
    out = {0: [1, 2, 3, 4, 5], 11: [6, 10, 9, 8, 7]}
    for i in range(1, 6):
        out[i] = [0, prev_of(i), 5 + prev_of(i), 5 + i, next_of(i)]
        out[5 + i] = [11, 5 + next_of(i), next_of(i), i, 5 + prev_of(i)]
    return out


FACES = faces()


def beside(field: int) -> list[int]:
    f, e = divmod(field, 5)
    g = FACES[f][e]
    return [5 * f + (e + 1) % 5, 5 * f + (e + 4) % 5, 5 * g + FACES[g].index(f)]


def areas(letters: str, terrain: str) -> list[tuple[int, str]]:
    """Size and touched terrains of every area, largest first."""
    left = {field for field, letter in enumerate(letters) if letter == terrain}
    out = []
    while left:
        area: set[int] = set()
        edge = {left.pop()}
        while edge:
            area |= edge
            edge = {near for field in edge for near in beside(field)} & left
            left -= edge
        around = {letters[near] for field in area for near in beside(field)} - {terrain, "."}
        out.append((len(area), "".join(letter for letter in "OFDMI" if letter in around)))
    return sorted(out, key=lambda found: (-found[0], found[1]))


def shown(letters: str, habitat: str, kind: str, other: str | None) -> list[int]:
    """The list L of rules/planet.md 5."""
    found = areas(letters, habitat)
    if kind == "most":
        return [len(found)]
    assert other is not None
    return [size for size, around in found if (other in around) == (kind == "adjacent")]


def winner(lists: list[list[int]], kind: str, round: int) -> int | None:
    """Who takes the card; None where it is tied or nobody qualifies."""
    left = list(range(len(lists)))
    for place in range(3 if round == 12 and kind != "most" else 1):
        values = {seat: (lists[seat] + [0, 0, 0])[place] for seat in left}
        best = max(values.values())
        if place == 0 and best == 0:
            return None
        left = [seat for seat in left if values[seat] == best]
    return left[0] if len(left) == 1 else None
