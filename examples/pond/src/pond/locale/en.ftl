# Pond

pond-title = Pond
pond-about = Keep a card, pass the hand on: lilies, frogs, dragonflies, newts and pikes for your pond, and a secret goal. Ten minutes.

## Kinds of cards

pond-kind-lily = lily
pond-kind-frog = frog
pond-kind-dragonfly = dragonfly
pond-kind-newt = newt
pond-kind-pike = pike

## The table

pond-heading = turn { $turn } of 7
pond-heading-over = the game is over
pond-field-hand = Your hand
pond-field-kept = You keep
pond-field-ponds = The ponds
pond-field-lily = lilies
pond-field-frog = frogs
pond-field-dragonfly = dragonflies
pond-field-newt = newts
pond-field-pike = pikes
pond-field-goal = goal

## The score pad

pond-row-lily = lilies
pond-row-frog = frogs
pond-row-dragonfly = dragonflies
pond-row-newt = newts
pond-row-pike = pikes
pond-row-goal = goal

## What is asked, and what happened

pond-question-keep = Which card do you keep?
pond-answer-keep = { $kind }
pond-event-drew = The goal of { $seat }: { $kind }.
pond-event-kept = { $seat }: { $kind }.
pond-event-showed = The goal of { $seat } was { $kind }: { $points } pts.
pond-rules =
    Everybody secretly keeps one card of their hand and puts it into their pond; the rest of the hand goes to the left. The last card goes to whoever gets it.
    Lily: 1. Frog: 3 if there is a lily for it. Dragonflies: 1, 3, 6, 10, … Most newts: 6, shared. Pike: 5 if there is one only.
    Your secret goal: 2 more for each card of its kind in your pond.
