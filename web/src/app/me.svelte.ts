// Who sits at this browser: a guest with a name, known to the server by a cookie.
import { api } from '../server/api'
import type { Guest } from '../wire'

export const me: { guest: Guest | null; known: boolean } = $state({ guest: null, known: false })

export async function whoAmI(): Promise<Guest | null> {
  me.guest = await api.me()
  me.known = true
  return me.guest
}

export async function becomeGuest(name: string): Promise<Guest> {
  me.guest ??= await api.newGuest(name)
  return me.guest
}

export async function rename(name: string): Promise<void> {
  me.guest = await api.rename(name)
}

export async function forgetMe(): Promise<void> {
  await api.forgetMe()
  me.guest = null
}
