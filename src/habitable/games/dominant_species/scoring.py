"""Final scoring (rules/dominant-species.md 12). What tiles, survival and the bonus table pay, and who wins, is in
`earth/scoring`."""

from habitable.games.dominant_species.position import DominantSpeciesPosition
from habitable.games.dominant_species.vocabulary import FINAL_REASON
from habitable.kernel.questions import Step


class FinalScoring(Step[DominantSpeciesPosition]):
    """Every tile once more; dominance does not matter."""

    def happen(self, p: DominantSpeciesPosition) -> None:
        p.clear_markers()
        p.score_all(FINAL_REASON, p.last)
        p.tell_totals()
