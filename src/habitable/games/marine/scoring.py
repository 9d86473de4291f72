"""Final scoring (rules/marine.md 10). What tiles, survival and the bonus table pay, and who wins, is in
`earth/scoring`; `position` asks the traits that have a say."""

from habitable.earth.scoring import score_all, tell_totals
from habitable.games.marine.components import ELEMENTS
from habitable.games.marine.position import MarinePosition
from habitable.games.marine.vocabulary import FINAL_REASON, PAWNS_REASON
from habitable.kernel.questions import Step


class FinalScoring(Step[MarinePosition]):
    """Every tile once more, then the special pawns (rules/marine.md A-02)."""

    def happen(self, p: MarinePosition) -> None:
        score_all(p, FINAL_REASON, p.last)
        for element in range(len(ELEMENTS)):
            if p.control[element] >= 0:
                p.gain(p.control[element], p.values[element], PAWNS_REASON)
        tell_totals(p)
