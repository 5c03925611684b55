import type { Party } from './party.ts'

/** Names a party: by its role at the first mention, and as known from then on. */
export type Namer = (party: Party) => string

/** Returns a namer for one telling, in which nobody has been mentioned yet. */
export function namer(): Namer {
  const met = new Set<Party>()
  return (party) => {
    const name = met.has(party) ? party.the : party.a
    met.add(party)
    return name
  }
}
