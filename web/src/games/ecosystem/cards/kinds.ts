// A picture for each kind of card; About names the authors.
import type { Component } from 'svelte'
import Bear from '~icons/game-icons/bear-head'
import Bee from '~icons/game-icons/bee'
import Deer from '~icons/game-icons/stag-head'
import Dragonfly from '~icons/game-icons/dragonfly'
import Eagle from '~icons/game-icons/eagle-head'
import Fox from '~icons/game-icons/fox-head'
import Meadow from '~icons/game-icons/high-grass'
import Rabbit from '~icons/game-icons/rabbit'
import Stream from '~icons/game-icons/river'
import Trout from '~icons/game-icons/circling-fish'
import Wolf from '~icons/game-icons/wolf-head'

export const PICTURES: Record<string, Component> = {
  M: Meadow,
  S: Stream,
  D: Deer,
  B: Bear,
  F: Fox,
  W: Wolf,
  T: Trout,
  G: Dragonfly,
  H: Bee,
  E: Eagle,
  R: Rabbit,
}
