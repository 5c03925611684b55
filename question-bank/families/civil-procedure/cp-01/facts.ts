import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a federal court has diversity jurisdiction (28 U.S.C. 1332). */
export type DiversityFacts = {
  /**
   * What stands between the parties: what the defendant is and what ties it to the plaintiff's state, or, against
   * a plain person, how the plaintiff moved. 'join' is a move to the defendant's state, 'leave' one out of it.
   */
  readonly party:
    | 'corporation chartered there'
    | 'corporation run from there'
    | 'corporation with a plant there'
    | 'corporation with an owner there'
    | 'llc with a member there'
    | 'llc run from there'
    | 'resident there'
    | 'resident elsewhere'
    | 'visitor there'
    | 'expatriate'
    | 'decedent of there'
    | 'executor of there'
    | 'join before'
    | 'join after'
    | 'leave before'
    | 'leave after'
    | 'student'
  readonly amount:
    | 'exact'
    | 'interest'
    | 'fees'
    | 'verdict'
    | 'joined claims'
    | 'two plaintiffs'
    | 'undivided'
    | 'two defendants'
    | 'joint defendants'
}

export const dimensions: { readonly [K in keyof DiversityFacts]: readonly DiversityFacts[K][] } = {
  party: [
    'corporation chartered there',
    'corporation run from there',
    'corporation with a plant there',
    'corporation with an owner there',
    'llc with a member there',
    'llc run from there',
    'resident there',
    'resident elsewhere',
    'visitor there',
    'expatriate',
    'decedent of there',
    'executor of there',
    'join before',
    'join after',
    'leave before',
    'leave after',
    'student',
  ],
  amount: [
    'exact',
    'interest',
    'fees',
    'verdict',
    'joined claims',
    'two plaintiffs',
    'undivided',
    'two defendants',
    'joint defendants',
  ],
}

/** Parties between whom there is no diversity. */
export const SAME: ReadonlySet<DiversityFacts['party']> = new Set([
  'corporation chartered there',
  'corporation run from there',
  'llc with a member there',
  'resident there',
  'expatriate',
  'decedent of there',
  'join before',
  'leave after',
])

/** Demands that do not exceed the required sum. */
export const SHORT: ReadonlySet<DiversityFacts['amount']> = new Set([
  'exact',
  'interest',
  'two plaintiffs',
  'two defendants',
])

export function isCompany(facts: DiversityFacts): boolean {
  return facts.party.startsWith('corporation') || facts.party.startsWith('llc')
}

export function isMove(facts: DiversityFacts): boolean {
  return /^(?:join|leave|student)/.test(facts.party)
}

/** True where more than one claim or more than two parties stand in the complaint. */
export function isMany(facts: DiversityFacts): boolean {
  return /joined|two|undivided|joint/.test(facts.amount)
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: DiversityFacts): string | null {
  if (SAME.has(facts.party) && SHORT.has(facts.amount)) return 'two grounds to dismiss'
  const second = ['two plaintiffs', 'undivided', 'two defendants', 'joint defendants'].includes(facts.amount)
  if (second && (facts.party === 'resident elsewhere' || facts.party === 'visitor there'))
    return 'aliens beside citizens of states are a rule of their own'
  const single = facts.amount === 'fees' || facts.amount === 'verdict'
  if (single && ['llc run from there', 'resident elsewhere', 'executor of there'].includes(facts.party))
    return 'no other reason for jurisdiction could tempt'
  if (single && facts.party === 'visitor there') return 'no other reason for jurisdiction could tempt'
  return null
}

/** A dress for the facts. */
export interface DiversitySkin extends StoryHead<DiversityFacts> {
  readonly plaintiff: string
  /** The second plaintiff or second defendant. */
  readonly other: string
  /** Name of the defendant as a company, without "Inc." or "LLC", and as a person. */
  readonly company: string
  readonly person: string
  readonly executor: string
  /** The plaintiff's state, the defendant's, a third and a fourth. */
  readonly home: string
  readonly away: string
  readonly third: string
  readonly fourth: string
  /** Country and city of the foreign defendant. */
  readonly country: string
  readonly city: string
  /** What the suit is about, reading on after "over". */
  readonly dispute: string
  /** Two unrelated losses, reading on after "for". */
  readonly losses: readonly [string, string]
  /** What two plaintiffs could own together. */
  readonly property: string
  /** Two sums under the limit that pass it together, one a little under it, what is owed on top, a demand, a verdict. */
  readonly sums: readonly [string, string, string, string, string, string]
  readonly total: string
}
