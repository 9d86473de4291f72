"""Final scoring (rules/dominant-species.md 12). What tiles, survival and the bonus table pay, and who wins, is in
`earth/scoring`."""

from habitable.earth.scoring import score_all, tell_totals
from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import FINAL_REASON
from habitable.kernel.questions import Step


class FinalScoring(Step[DominantSpeciesPosition]):
    """Every tile once more; dominance does not matter."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.clear_markers()
        score_all(p, FINAL_REASON, p.last)
        tell_totals(p)
