// The pictures of the animals come when the board is there.
import type { Component } from 'svelte'

class Drawn {
  of: Record<string, Component> = $state.raw({})

  constructor() {
    void import('./pictures').then(
      ({ PICTURES }) => (this.of = PICTURES),
      () => {}, // there are signs of terrains
    )
  }
}

export const drawn = new Drawn()
