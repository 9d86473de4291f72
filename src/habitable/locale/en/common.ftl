# Words that every game and every tool shares.

sheet-total = total
sheet-place = place

# Said for a game that has no words of its own for it.

words-question = What do you answer?
words-table = the table
