# Words that every game and every tool shares.

sheet-total = total
sheet-place = place
play-winners = { $count ->
    [one] { $names } wins!
   *[other] Shared victory: { $names }
}

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
# Why something on the table cannot be chosen now.

why-over = The game is over.
why-waiting = It is not your turn. The table waits for { $names }.
why-luck = One moment: luck decides.
why-asked = Something else is asked now: { $question }
# A first game by hand, where its own texts say nothing: to another answer than the lesson's, and before the next one.

lesson-step = Lesson, { $step } of { $of }
lesson-chapter = Chapter { $number } of { $of }: { $title }
lesson-other = You went another way, and that is allowed: from here on luck and opponents are real. Take it back if you would like to see what the lesson had in mind.
lesson-freely = Look at what is asked, and try what you like: every answer can be taken back, and the rulebook explains it.

# What speaks for an answer, in a line: how the lines of the score pad change, one's own and those of whom it costs something.

hint-because = Why: { $changes }.
hint-more = { $row } +{ $points }
hint-less = { $row } −{ $points }
hint-other = { $name }: { $changes }

# How computer players of each level play.

bot-beginner = takes what brings points now, and often overlooks the better place
bot-casual = knows what is good, and does not always look twice
bot-club = has played a lot, and is careless now and then
bot-strong = judges like an expert, with small mistakes
bot-expert = the best that much experience finds at first sight
bot-master = looks ahead as well, at what the others will do
bot-random = any legal answer, all equally likely
bot-greedy = the best answer as far as it sees without looking ahead
