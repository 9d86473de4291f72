// Its map needs the room: the rest of the table stands below the board.
export const WIDE = true
