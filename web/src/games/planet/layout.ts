// Its board shows what a seat has: the text that names it.
export const OF_SEAT = 'planet-panel-planet'
