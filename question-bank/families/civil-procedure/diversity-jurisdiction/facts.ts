import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The one thing on which a federal court's diversity jurisdiction turns (28 U.S.C. 1332). */
export const facts = {
  /** The plaintiff joins the defendant's state or leaves it, before or after filing. */
  twist: [
    'charter',
    'nerve',
    'plant',
    'shareholder',
    'member',
    'llc',
    'resident',
    'resident-elsewhere',
    'visitor',
    'expatriate',
    'decedent',
    'executor',
    'joined-before',
    'joined-after',
    'left-before',
    'left-after',
    'student',
    'interest',
    'fees',
    'verdict',
    'two-claims',
    'two-plaintiffs',
    'undivided',
    'two-defendants',
    'joint',
  ],
} as const satisfies FactTable

export type DiversityFacts = FactsOf<typeof facts>
export type Twist = DiversityFacts['twist']

/** Some work that went wrong, and the people who may be parties to the action about it. */
export interface DiversityStory extends Story<DiversityFacts> {
  readonly plaintiff: Party
  /** The person who was hired, and the business that was hired instead. */
  readonly person: Party
  readonly company: Party
  /** A shareholder or member of the business. */
  readonly owner: Party
  /** A second plaintiff, and a second defendant. */
  readonly other: Party
  readonly second: Party
  /** The work, reading on after "to" with '{owner}' for whoever owns the property, and its failure, as a clause. */
  readonly work: string
  readonly failed: string
  /** The property that two plaintiffs may own together. */
  readonly thing: string
  /** The plaintiff's state, the defendant's, and a third. */
  readonly home: string
  readonly away: string
  readonly third: string
  readonly country: string
  /** An unrelated claim, reading on after a sum. */
  readonly unrelated: string
  readonly demand: string
  /** Two sums, and their total. */
  readonly parts: readonly [string, string]
  readonly total: string
  /** Damages too small by themselves, and fees on top of them. */
  readonly base: string
  readonly fees: string
  readonly interest: string
  readonly verdict: string
}

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

export const isCompany = (twist: Twist): boolean =>
  is(twist, 'charter', 'nerve', 'plant', 'shareholder', 'member', 'llc')
export const isEstate = (twist: Twist): boolean => is(twist, 'decedent', 'executor')
export const isAmount = (twist: Twist): boolean =>
  is(
    twist,
    'interest',
    'fees',
    'verdict',
    'two-claims',
    'two-plaintiffs',
    'undivided',
    'two-defendants',
    'joint',
  )

/** The person or business that did the work. */
export const hiredOf = (twist: Twist, { person, company }: DiversityStory): Party =>
  isCompany(twist) ? company : person

/** Whether there are two plaintiffs. */
export const areTwo = (twist: Twist): boolean => is(twist, 'two-plaintiffs', 'undivided')

/** Everyone on the plaintiffs' side, as they are known. */
export const plaintiffsOf = (twist: Twist, { plaintiff, other }: DiversityStory): string =>
  areTwo(twist) ? `${plaintiff.the} and ${other.the}` : plaintiff.the

/** Everyone on the defendants' side, as they are known. */
export function defendantsOf(twist: Twist, story: DiversityStory): string {
  if (isEstate(twist)) return 'the executor'
  const hired = hiredOf(twist, story).the
  return is(twist, 'two-defendants', 'joint') ? `${hired} and ${story.second.the}` : hired
}
