"""The action display for those who look at it: on which spaces a pawn would bring nothing now."""

from habitable.earth.table import elements_on_earth
from habitable.earth.world import World
from habitable.kernel.bits import bit
from habitable.kernel.piles import kinds


def idle_spaces(
    p: World, lying: list[tuple[range, int]], depletion: tuple[int, int], speciation: list[tuple[int, int]]
) -> dict[str, list[int]]:
    """By reason the spaces on which nobody could do anything, if all stayed as it is: by what lies beside some spaces
    (none where it is 0), by the elements beside Depletion's, and by the one beside each of Speciation's."""
    out: dict[str, list[int]] = {}
    if bare := [space for spaces, pile in lying if not pile for space in spaces]:
        out["empty"] = bare
    on_earth = kinds(elements_on_earth(p))
    space, beside = depletion
    if beside != 0 and kinds(beside) & on_earth == 0:
        out["kinds"] = [space]
    if missing := [space for space, element in speciation if element >= 0 and not on_earth & bit(element)]:
        out["element"] = missing
    return out
