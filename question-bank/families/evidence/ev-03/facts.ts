import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether words count as the statement of an opposing party (FRE 801(d)(2)). */
export type PartyFacts = {
  readonly source:
    | 'own'
    | 'silence'
    | 'adopted'
    | 'spokesman'
    | 'employee'
    | 'conspirator'
    | 'predecessor'
    | 'executor'
    | 'codefendant'
    | 'stranger'
  readonly twist:
    | 'plain'
    | 'serving'
    | 'offered by self'
    | 'unheard'
    | 'internal'
    | 'outside'
    | 'later'
    | 'boasting'
    | 'unproved'
    | 'second hand'
}

export const dimensions: { readonly [K in keyof PartyFacts]: readonly PartyFacts[K][] } = {
  source: [
    'own',
    'silence',
    'adopted',
    'spokesman',
    'employee',
    'conspirator',
    'predecessor',
    'executor',
    'codefendant',
    'stranger',
  ],
  twist: [
    'plain',
    'serving',
    'offered by self',
    'unheard',
    'internal',
    'outside',
    'later',
    'boasting',
    'unproved',
    'second hand',
  ],
}

/** What can be odd about each kind of speaker, beside the plain case that each of them has. */
const TWISTS: Partial<Record<PartyFacts['source'], readonly PartyFacts['twist'][]>> = {
  own: ['serving', 'offered by self'],
  silence: ['unheard'],
  employee: ['internal', 'outside', 'later', 'unproved'],
  conspirator: ['later', 'boasting', 'unproved'],
  predecessor: ['later'],
  stranger: ['second hand'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ source, twist }: PartyFacts): string | null {
  return twist === 'plain' || TWISTS[source]?.includes(twist) ? null : 'this twist is for other speakers'
}

/** A dress for the facts: a civil suit over something done by or for a firm. */
export interface PartySkin extends StoryHead<PartyFacts> {
  readonly opening: string
  readonly plaintiff: string
  readonly defendant: string
  readonly he: 'he' | 'she'
  readonly his: 'his' | 'her'
  /** What the words say was done; a sentence without a stop, its first letter small. */
  readonly deed: string
  /** What the defendant once said instead. */
  readonly denial: string
  /** An employee, the post, and what the post covers. */
  readonly employee: string
  readonly post: string
  readonly duty: string
  readonly partner: string
  readonly former: string
  readonly codefendant: string
  readonly stranger: string
  /** The deed as the stranger confesses it, in the first person. */
  readonly confession: string
}
