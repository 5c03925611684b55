import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The fate of a share of land that two or three people own, on which it depends whether it escapes survivorship. */
export const facts = {
  /** 'sold': the co-owner who did not sell dies. 'inside': sold to another co-owner. */
  twist: [
    'will',
    'secret',
    'sold',
    'own-deed',
    'kept',
    'lien',
    'title',
    'judgment',
    'execution',
    'contract',
    'listing',
    'sought',
    'made',
    'split',
    'use',
    'murder',
    'accident',
    'three-buyer',
    'three-left',
    'inside',
    'entirety',
    'unspecified',
  ],
} as const satisfies FactTable

export type SeveranceFacts = FactsOf<typeof facts>
export type Twist = SeveranceFacts['twist']

/** Land that several people own, and the people who deal with them. */
export interface SeveranceStory extends Story<SeveranceFacts> {
  readonly grantor: Party
  /** The co-owner who acts, and the others. */
  readonly actor: Party
  readonly other: Party
  readonly third: Party
  /** Buyer, lender, or creditor. */
  readonly outsider: Party
  /** A relative of the person who dies, and takes under the will. */
  readonly heir: Party
  /** 'a lake cottage', then 'the cottage'. */
  readonly land: string
  readonly it: string
  readonly sum: string
  /** Two parts of the land, each for one owner to use. */
  readonly parts: readonly [string, string]
}

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

export const areThree = (twist: Twist): boolean => is(twist, 'three-buyer', 'three-left', 'inside')

/** The person whose death raises the question. */
export function deadOf(twist: Twist, { actor, other, outsider }: SeveranceStory): Party {
  if (twist === 'three-buyer') return outsider
  return is(twist, 'sold', 'murder', 'accident', 'three-left', 'inside') ? other : actor
}

/** The person who claims an interest in spite of survivorship. */
export const claimantOf = (twist: Twist, { outsider, heir }: SeveranceStory): Party =>
  is(twist, 'secret', 'kept', 'lien', 'judgment', 'execution', 'contract', 'entirety') ? outsider : heir

/** The person who claims that survivorship took everything. */
function survivorOf(twist: Twist, { actor, other, third, outsider }: SeveranceStory): Party {
  if (areThree(twist)) return third
  if (twist === 'sold') return outsider
  return is(twist, 'murder', 'accident') ? actor : other
}

/** The people who are sued, as they are known: the survivor, or both of those who are left of three. */
export function defendantsOf(twist: Twist, story: SeveranceStory): string {
  const { other, third, outsider } = story
  if (twist === 'three-buyer') return `${other.the} and ${third.the}`
  return twist === 'three-left' ? `${third.the} and ${outsider.the}` : survivorOf(twist, story).the
}
