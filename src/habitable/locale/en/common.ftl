# Words that every game and every tool shares.

sheet-total = total
sheet-place = place
