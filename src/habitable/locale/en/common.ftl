# Words that every game and every tool shares.

sheet-total = total
sheet-place = place

# Numbers with their nouns, in rulebooks.

rulebook-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rulebook-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Said for a game that has no words of its own for it.

words-question = What do you answer?
words-table = the table
