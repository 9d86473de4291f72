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

# Player aids, to be printed.

aid-name = Player aid
aid-scoring = Scoring
aid-end = The end
aid-actions = The actions
aid-basics = What counts
aid-points = points
aid-terrain = terrain
aid-printed = printed
aid-times = { $animal } × { $times }
