# Ecosystem. Words as in the glossary of the rules.

ecosystem-title = Ecosystem
ecosystem-about = Draft cards and lay them into your own ecosystem, 5 wide and 4 high. Eleven kinds score, each in its own way, and gaps cost points.
ecosystem-virtual-player = Matt

## Options

ecosystem-option-deal = cards dealt to each hand: 11 (one is kept after stage I), or 10 as in the original English edition
ecosystem-option-orientation = fixed: every ecosystem becomes 5 wide and 4 high; free: 4 wide and 5 high is allowed too (house rule)
ecosystem-option-placing = after_reveal: place when all have shown their card, as in the rules; with_pick: choose, place and swap in one go, for games by correspondence
ecosystem-option-memory = shown: hands that you have held stay known to you, as if you remembered them; own: only the hand that you hold is shown
ecosystem-option-gap-points = points for 0, 1, 2, … gaps in an ecosystem; the last number also counts for more

## Kinds of cards

ecosystem-kind-meadow = meadow
    .object = a meadow
    .the = the meadow
ecosystem-kind-stream = stream
    .object = a stream
    .the = the stream
ecosystem-kind-deer = deer
    .object = a deer
    .the = the deer
ecosystem-kind-bear = bear
    .object = a bear
    .the = the bear
ecosystem-kind-fox = fox
    .object = a fox
    .the = the fox
ecosystem-kind-wolf = wolf
    .object = a wolf
    .the = the wolf
ecosystem-kind-trout = trout
    .object = a trout
    .the = the trout
ecosystem-kind-dragonfly = dragonfly
    .object = a dragonfly
    .the = the dragonfly
ecosystem-kind-bee = bee
    .object = a bee
    .the = the bee
ecosystem-kind-eagle = eagle
    .object = an eagle
    .the = the eagle
ecosystem-kind-rabbit = rabbit
    .object = a rabbit
    .the = the rabbit

## Score sheet

ecosystem-row-meadow = { ecosystem-kind-meadow }
ecosystem-row-stream = { ecosystem-kind-stream }
ecosystem-row-deer = { ecosystem-kind-deer }
ecosystem-row-bear = { ecosystem-kind-bear }
ecosystem-row-fox = { ecosystem-kind-fox }
ecosystem-row-wolf = { ecosystem-kind-wolf }
ecosystem-row-trout = { ecosystem-kind-trout }
ecosystem-row-dragonfly = { ecosystem-kind-dragonfly }
ecosystem-row-bee = { ecosystem-kind-bee }
ecosystem-row-eagle = { ecosystem-kind-eagle }
ecosystem-row-rabbit = { ecosystem-kind-rabbit }
ecosystem-row-gap-points = gap points
ecosystem-row-longest-stream = longest stream
ecosystem-row-wolves = wolves
ecosystem-row-gaps = gaps

## The table

ecosystem-heading = { $stage ->
    [1] stage I
   *[2] stage II
} · turn { $turn } of 10{ $direction ->
    [left] {" "}· hands pass to the left
    [right] {" "}· hands pass to the right
   *[none] {""}
}
ecosystem-heading-passing = { $stage ->
    [1] stage I
   *[2] stage II
} · turn { $turn } of 10 · hands pass { $stage ->
    [1] to the left
   *[2] to the right
}, yours to { $name }
ecosystem-heading-deal = { $stage ->
    [1] stage I
   *[2] stage II
} · the cards are dealt
ecosystem-heading-over = the game is over
ecosystem-points = { $points } pts
ecosystem-fact-wolves = Wolves:
ecosystem-fact-streams = Longest stream:
ecosystem-fact-hands = Hands:
ecosystem-fact-matt = Matt's pile:
ecosystem-panel-hand = Your hand
ecosystem-panel-board = Ecosystem of { $name }
ecosystem-panel-matt = Matt's pile
ecosystem-fact-points = Points:
ecosystem-fact-gaps = { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
} { $points }

## Questions and answers

ecosystem-question-choose = Which card do you choose?
ecosystem-question-place = Where do you place { $kind }?
ecosystem-question-swap = Your rabbit lets you swap two cards. Which one first?
ecosystem-question-swap-with = { $card }: swap it with which card?
ecosystem-card-at = { $kind } ({ $row } { $column })
ecosystem-answer-place = row { $row }, column { $column }
ecosystem-answer-swap = swap { $card } and { $other }
ecosystem-answer-swap-first = swap { $card } …
ecosystem-answer-noswap = no swap
ecosystem-verb-choose = choose
ecosystem-verb-place = place
ecosystem-verb-swap = swap
ecosystem-verb-noswap = noswap

# Places as the page says them; a terminal has the numbers that one types.
ecosystem-place = row { $row }, column { $column }
ecosystem-place-above = new row above, column { $column }
ecosystem-place-below = new row below, column { $column }
ecosystem-place-left = row { $row }, new column on the left
ecosystem-place-right = row { $row }, new column on the right
ecosystem-place-beside = { $place } ({ $cards })
ecosystem-beside-left = { $kind } on the left
ecosystem-beside-right = { $kind } on the right
ecosystem-beside-above = { $kind } above
ecosystem-beside-below = { $kind } below
ecosystem-board-card = { $kind }, { $place }

## Rules, for the question that is asked

ecosystem-rules-choose = Everybody secretly chooses one card of their hand; then all show it and place it. The rest of the hand goes on to a neighbour: to the left in stage I, to the right in stage II.
    .typing = Type a number, a letter or a name: 3, R, rabbit, choose R.
ecosystem-rules-place = A card goes beside another one (sides, not corners), and the ecosystem must fit into 5 columns and 4 rows. The lit places are allowed. Once there, a card moves only by a rabbit.
    .typing = Type the number of a place, or its row and column: 3, 1 4, place 1 4.
ecosystem-rules-swap = After placing a rabbit you may exchange any two cards of your ecosystem, once.
    .typing = Type the number of one card and then of the other, or both places at once: swap 0 0 2 3. Number 1, noswap, leaves everything as it is.
ecosystem-rules-scoring =
    M meadow: by size of each meadow, 2 cards 3 points, 3 cards 6, 4 cards 10, 5 or more 15
    S stream: the longest stream at the table 8, the second 5
    D deer: 2 for each row and each column with a deer
    B bear: 2 for each bee and each trout beside it
    F fox: 3 if there is no bear and no wolf beside it
    W wolf: most wolves at the table 12, then 8, then 4
    T trout: 2 for each stream card and each dragonfly beside it
    G dragonfly: the length of each stream beside it
    H bee: 3 for each meadow card beside it
    E eagle: 2 for each trout and each rabbit within 2 cards
    R rabbit: 1, and a swap when you place it
    A gap is a kind without points. Points by the number of gaps: { $gaps }.

## Events

ecosystem-event-stage = { $stage ->
    [1] Stage I begins.
   *[2] Stage II begins.
}
ecosystem-event-dealt = { $hand } is dealt { $a_kind }.
ecosystem-event-dealt-hidden = { $hand } is dealt a card.
ecosystem-dealt-hand = { $hand } is dealt { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
ecosystem-event-revealed = { $seat } reveals { $a_kind }.
ecosystem-event-matt-revealed = Matt turns up { $a_kind }.
ecosystem-event-placed = { $seat } places { $a_kind }.
ecosystem-event-swapped = { $seat } swaps two cards of the ecosystem.
ecosystem-event-received = { $seat } gets the hand of { $giver }.
ecosystem-event-received-hidden = { $seat } gets the hand of { $giver }.
ecosystem-event-scored = { $seat }, { $kind }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ecosystem-event-gaps = { $seat }, { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ecosystem-event-total = { $seat }, total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## What is wrong with a position document

ecosystem-wrong-rows = { $place }: an ecosystem has { $rows } rows, separated by /, not { $given }
ecosystem-wrong-row = { $place }, row { $row }: a row has { $columns } letters, not { $given }
ecosystem-wrong-card = { $place }, row { $row }, column { $column }: "{ $given }" is no card (cards: { $letters }, . for none)
ecosystem-wrong-matt-two = { $place }: Matt plays only with two players, not { $boards }
ecosystem-without-matt = Two ecosystems without Matt's pile: nobody else contended for wolves and streams. To count him, add his cards: "matt": "SSWM…".

## On the page

ecosystem-pitch = Draft cards and lay out a small world of meadows, streams and animals.
ecosystem-length = 20 minutes
ecosystem-weight = easy to learn
ecosystem-label-deal = Cards in a hand
    .about = Eleven as in newer editions, where one is kept after the first stage, or ten as in the first English one.
ecosystem-label-orientation = Shape of the ecosystem
    .about = Five wide and four high, or also turned on its side (a house rule).
ecosystem-label-placing = When a card is placed
    .about = After all have shown theirs, as in the rules; or choose and place in one go, which suits games over several days.
ecosystem-label-memory = Memory
    .about = Hands that you have held stay shown, or only the one in your hand is, and the rest is left to your own memory.
ecosystem-label-gap-points = Points for gaps
    .about = For 0, 1, 2, … gaps; the last number also counts for more. Usually 12 12 12 7 3 0 −5.
ecosystem-board-table = The board
ecosystem-board-own = Your ecosystem
ecosystem-board-own-empty = Your ecosystem begins with the first card that you choose.
ecosystem-board-others = The others
ecosystem-board-empty = empty
ecosystem-board-place-here = Place { $kind } here: { $where }
ecosystem-board-swap-this = Swap { $card } …
ecosystem-board-swap-with = Swap with { $card }
ecosystem-board-first = { $card }: chosen to be swapped
ecosystem-board-cards = { $kind }, { $many ->
    [one] { $many } card
   *[other] { $many } cards
}
ecosystem-board-points = Points by kind
ecosystem-board-gaps-later = at the end
ecosystem-board-so-far = So far
ecosystem-board-gaps = { $gaps ->
    [one] { $gaps } gap
   *[other] { $gaps } gaps
}
ecosystem-board-race-wolf = Most wolves
ecosystem-board-race-stream = Longest stream
ecosystem-board-gets = gets your hand
ecosystem-board-gives = gives you their hand
ecosystem-board-ready = ready
ecosystem-board-holds = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
ecosystem-board-pile = Matt’s pile
ecosystem-board-matt = Not a person: with two players a third hand goes round, and each turn a card of it falls onto his pile. The pile competes with you for wolves and streams.
ecosystem-board-enlarge = Enlarge the ecosystem of { $name }
ecosystem-board-change = { $points } points: { $parts }
ecosystem-board-no-change = No points change.
ecosystem-sheet-meadow = Each meadow counts by its size: 1 card 0, 2 cards 3, 3 cards 6, 4 cards 10, 5 or more 15. Corners do not join.
ecosystem-sheet-stream = The longest stream at the table brings 8, the second 5. Equal ones all get the full prize, and the next place is lost.
ecosystem-sheet-deer = 2 for each row and 2 for each column with at least one deer.
ecosystem-sheet-bear = 2 for each bee and 2 for each trout beside a bear.
ecosystem-sheet-fox = 3 for each fox with no bear and no wolf beside it.
ecosystem-sheet-wolf = Most wolves at the table bring 12, then 8, then 4; they need not touch. Equal ones all get the full prize, and the next places are lost.
ecosystem-sheet-trout = 2 for each stream card and 2 for each dragonfly beside a trout.
ecosystem-sheet-dragonfly = Each dragonfly brings the length of every stream beside it; the same stream counts once for it.
ecosystem-sheet-bee = 3 for each meadow card beside a bee.
ecosystem-sheet-eagle = 2 for each trout and each rabbit at most 2 steps from an eagle, diagonal neighbours included.
ecosystem-sheet-rabbit = 1 for each rabbit.
ecosystem-sheet-gap-points = A gap is a kind that brought no points, whether it lies there or not. Points by the number of gaps: { $gaps }.
ecosystem-sheet-longest-stream = The number of cards in the longest stream, branches included. It decides who gets the prizes for streams.
ecosystem-sheet-wolves = The number of wolves. It decides who gets the prizes for wolves.
ecosystem-sheet-gaps = The number of kinds that brought no points.
ecosystem-sheet-ties = With equal totals fewer gaps win; if these are equal too, the victory is shared.
ecosystem-gaps-of = without points: { $kinds }
ecosystem-no-gaps = no gaps
ecosystem-lit = Framed: the cards that count here.
ecosystem-lit-helped = Also bright: the cards they count by.
ecosystem-lit-gaps = Framed: cards whose kind brought nothing.

## Player aid

ecosystem-aid-turn = A turn, all at the same time
ecosystem-aid-choose = Choose a card of your hand and lay it face down.
ecosystem-aid-reveal = When everybody has chosen, all turn their cards up.
ecosystem-aid-place = Place your card beside another one (sides, not corners); in the end all fit into { $columns } columns and { $rows } rows.
ecosystem-aid-pass = Pass the rest of your hand: to the left in stage I, to the right in stage II.
ecosystem-aid-stages = Each of the two stages has { $turns } turns. The card that is left after stage I stays in your hand.
## Why something cannot be chosen now

ecosystem-why-no-card = You have no such card in your hand: { $kind }.
ecosystem-why-taken = A card lies here already.
ecosystem-why-alone = A card goes beside another one. Sides count, corners do not.
ecosystem-why-too-large = Here the ecosystem would grow beyond { $columns } columns and { $rows } rows.
ecosystem-why-no-swap = There is no card here to swap.
## A first game by hand

ecosystem-lesson-goal = You lay out a small world of cards, 5 wide and 4 high. Each kind of card scores in its own way, mostly by what lies beside it. Whoever has the most points after twenty cards wins.
ecosystem-lesson-hand = These eleven cards are your hand. Each turn everybody secretly chooses one card and lays it down; then the rest of the hand goes on to a neighbour.
ecosystem-lesson-meadow = Let us begin with something simple: meadows. Meadow cards side by side are one meadow, and the larger it is, the more it brings. Choose a meadow.
ecosystem-lesson-meadow-other = A good beginning, too. Meadows would have come first here, but every card has its use.
ecosystem-lesson-passed = Your card lies in the middle of your ecosystem. All hands have gone one place to the left: what you hold now comes from your neighbour, and yours will come back when it has gone round.
ecosystem-lesson-meadow-again = One meadow card alone brings nothing; two side by side bring 3. Choose a second meadow.
ecosystem-lesson-meadow-again-other = You can do that. A pair of meadows would have brought 3, and there will be more of them.
ecosystem-lesson-meadow-again-freely = You hold your neighbour's hand now, and yours will come back when it has gone round. Look for a card that goes well with what you have, and choose it.
ecosystem-lesson-beside = A card goes beside one that lies there already: side to side, corners do not count. Put the meadow to the right of the first one.
ecosystem-lesson-beside-other = That is a neighbour as well. The world can grow in every direction until it is 5 wide and 4 high.
ecosystem-lesson-beside-freely = A card goes beside one that lies there already: side to side, corners do not count. The lit places are free. Choose one.
ecosystem-lesson-meadow-worth = Your meadow of two cards brings { $meadow } now. It is lit on the board, and the list of points below it always tells what each kind brings.
ecosystem-lesson-bee = Now somebody who likes meadows: a bee brings 3 for every meadow card beside it. Choose the bee.
ecosystem-lesson-bee-other = Fine. The bee goes on to your neighbour then; cards that you leave are cards for somebody else.
ecosystem-lesson-bee-freely = Most animals look at their neighbours: a bee brings 3 for every meadow card beside it, a trout 2 for every stream card. Choose something that fits what you have.
ecosystem-lesson-bee-place = Put the bee at the right end, beside the second meadow card.
ecosystem-lesson-bee-place-other = That works, too, if it touches a meadow there. What lies at a corner does not count.
ecosystem-lesson-bee-place-freely = Where does this card touch what it likes? Choose a place; what it would bring is shown before you decide.
ecosystem-lesson-bee-worth = The bee touches one meadow card: { $bee }. One card can serve two: the meadow counts for itself, and for the bee.
ecosystem-lesson-third = This is your own first hand again, without the cards that others took. There is still a meadow in it: three together bring 6 instead of 3. Choose it.
ecosystem-lesson-third-other = Why not. Your meadow can still grow later.
ecosystem-lesson-third-freely = A hand comes back after it has gone round, without what others took from it. So one can wait for a card, and hope. Choose one.
ecosystem-lesson-third-place = Put it below the second meadow card, so that all three are one meadow.
ecosystem-lesson-third-place-other = Good. Only cards that touch side to side are one meadow: look what it brings now.
ecosystem-lesson-third-place-freely = Put it where it brings the most, or where it leaves room for what you hope for.
ecosystem-lesson-gaps = The meadow brings { $meadow } now. But look: a kind that brings you nothing is a gap, and you still have { $gaps } of them. Few gaps bring up to 12 points in the end, many cost 5. So collect a little of nearly everything.
ecosystem-lesson-rabbit = The easiest gap to fill is the rabbit's: it always brings 1. And when you lay it down, you may swap two cards. Choose the rabbit.
ecosystem-lesson-rabbit-other = As you like. Just keep an eye on the gaps: a new kind is often worth more than another card of an old one.
ecosystem-lesson-rabbit-freely = A kind that brings you nothing is a gap: { $gaps } at the moment. Few gaps bring up to 12 points in the end, many cost 5. Choose a kind that you do not have yet.
ecosystem-lesson-rabbit-place = Put the rabbit below the first meadow card, at the left. You will see at once what for.
ecosystem-lesson-rabbit-place-other = The rabbit is at home anywhere. Now think about which two cards should change places.
ecosystem-lesson-rabbit-place-freely = Put it where it brings something, and no gap stays that you could fill.
ecosystem-lesson-swap = Now swap two cards: the bee and the rabbit. Where the rabbit sits, the bee would touch two meadow cards.
ecosystem-lesson-swap-other = That is a swap as well, or none: nobody must. Between the meadow cards the bee would have brought twice as much.
ecosystem-lesson-swap-freely = A rabbit lets you swap two cards once, when it is laid down. After any other card you simply go on.
ecosystem-lesson-swap-worth = The bee brings { $bee } now, and the meadow is as large as before. That is how the whole game goes: choose, lay down, pass on.
ecosystem-lesson-others = Two kinds are a race with the others: the longest stream and the most wolves at the table. And a fox brings 3 only while no bear and no wolf lies beside it. Whatever you want to know about a card, the rulebook has a picture of it.
ecosystem-lesson-end = The rest is yours: fifteen more cards, in the second half handed round the other way. A hint is always at hand, and any answer can be taken back. Enjoy it!

## What people look for in the rulebook, with the book's words for it
ecosystem-rulebook-same = fish fishes trout; honey bee bees; hidden hide secret secrets see sees; minus negative penalty gap gaps; grid size rectangle columns rows; hole holes missing gap gaps; hare bunny rabbit; pack wolf wolves; bird eagle; grass meadow; share shared both

## A real game, entered to be counted

ecosystem-score-whose = Whose cards
ecosystem-score-cards = { $cards } of { $all } cards
ecosystem-score-full = all cards
ecosystem-score-kinds = Kinds of cards
ecosystem-score-kinds-about = Choose a kind, then tap every place where it lies. With a keyboard: arrows, and the letter of the kind.
ecosystem-score-erase = no card
ecosystem-score-cell = row { $row }, column { $column }: { $card }
ecosystem-score-clear = Clear this board
ecosystem-score-turn = Cards lie 4 wide and 5 high
ecosystem-score-next = Next: { $name }
ecosystem-score-to-sheet = Score sheet
ecosystem-score-matt = Matt plays with us
    .about = With two players his pile contends for streams and wolves. Count these in it; the rest does not matter.
ecosystem-score-matt-streams = Streams in Matt’s pile
ecosystem-score-matt-wolves = Wolves in Matt’s pile
ecosystem-score-wrong-boards = This board is not possible.
ecosystem-score-wrong-matt = Matt’s pile does not have so many cards.
ecosystem-score-unreadable-board = Board { $player }: it needs four rows of five letters.
ecosystem-score-unreadable-card = Board { $player }, row { $row }, column { $column }: “{ $letter }” is no card.

## Styles of computer players

ecosystem-style-hunter = hunter
    .about = likes wolves and foxes more than others do
ecosystem-style-gardener = gardener
    .about = likes meadows and bees more than others do
ecosystem-style-angler = angler
    .about = likes streams and trout more than others do
ecosystem-style-birdwatcher = birdwatcher
    .about = likes eagles more than others do
