// Who sits with whom.
import type { SeatInfo } from '../wire'

/** Of somebody else who has several seats in one browser: the name at another of them. */
export function sharedWith(seats: SeatInfo[], seat: number): string | null {
  const here = seats.find((one) => one.seat === seat)
  if (!here || here.mine || here.person === null) return null
  return seats.find((one) => one.person === here.person && one.seat !== seat)?.name ?? null
}
