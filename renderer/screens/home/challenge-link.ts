import { tabStorage } from '../../clients/tab-storage.ts'

/** A challenge link followed by a visitor waits here through signing up; where it can't, the address survives a sign-in. */
const waiting = tabStorage('bar-duel-challenge')
const LONGEST = 60

/** The name in `/?challenge=NAME`; null where there is none. */
export const nameIn = (search: string): string | null => {
  const name = new URLSearchParams(search).get('challenge')?.trim().slice(0, LONGEST)
  return name ? name : null
}

/** Keeps the name of `/?challenge=NAME` for the player who signs in or up in this tab. */
export function keepChallengeLink(search: string): void {
  const name = nameIn(search)
  if (name !== null) waiting.write(name)
}

/** The name to fill in, from the address or from before the sign-in; each is taken once. */
export function takeChallengeLink(search: string): string | null {
  const kept = waiting.read()
  waiting.forget()
  return nameIn(search) ?? kept
}
