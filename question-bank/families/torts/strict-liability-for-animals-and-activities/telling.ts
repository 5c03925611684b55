import { namer } from '../../engine/namer.ts'
import type { Party } from '../../engine/party.ts'
import { defendant, plaintiff, type StrictFacts, type StrictStory } from './facts.ts'

/** A case to be told. `d` and `p` name the parties as they stand there, `keeper` and `victim` lend their pronouns. */
export interface Telling {
  readonly story: StrictStory
  readonly d: () => string
  readonly p: () => string
  readonly keeper: Party
  readonly victim: Party
}

/** Returns a telling in which nobody has been named yet. */
export function telling(facts: StrictFacts, story: StrictStory): Telling {
  const name = namer()
  const keeper = defendant(facts, story)
  const victim = plaintiff(facts, story)
  return { story, d: () => name(keeper), p: () => name(victim), keeper, victim }
}

export const CAGE = 'in a steel enclosure that an expert had designed and approved'
export const an = (noun: string) => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`)
export const walker = ({ p }: Telling) => `${p()}, who was walking home,`
