import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The claim or party that somebody would add to a federal action (FRCP 13, 14, 15, 16, 19, 20, 24), and what stands against it. */
export const facts = {
  twist: [
    'course',
    'motion-first',
    'fresh',
    'futile',
    'prejudice',
    'schedule',
    'tried',
    'objected',
    'same',
    'other',
    'sister',
    'no-notice',
    'chosen',
    'crossclaim',
    'stray',
    'counterclaim',
    'implead',
    'blame',
    'late',
    'joined',
    'apart',
    'tortfeasor',
    'claimant',
    'intervenor',
    'lender',
  ],
} as const satisfies FactTable

export type JoinderFacts = FactsOf<typeof facts>
export type Twist = JoinderFacts['twist']

/** Stored goods that are destroyed, and the people who may be parties to the action about them. */
export interface JoinderStory extends Story<JoinderFacts> {
  readonly plaintiff: Party
  /** The keeper of the goods, who is sued. */
  readonly defendant: Party
  /** Where the goods were, and whose it was: "in a moving company's warehouse". */
  readonly place: string
  /** Worked for the defendant shortly before, and what was done there as a clause and as a noun. */
  readonly third: Party
  readonly worked: string
  readonly work: string
  /** Another customer, and that customer's goods. */
  readonly other: Party
  readonly lost: string
  /** 'forty oak cabinets', 'the cabinets', and where one piece alone is in dispute: 'the cabinet'. */
  readonly goods: string
  readonly them: string
  readonly saved: string
  /** 'a fire', then 'the fire'. */
  readonly loss: string
  readonly it: string
  /** Goods that the defendant once sold. */
  readonly sold: string
}

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

/** Whether the limitations period has run before the amendment. */
export const isLate = (twist: Twist): boolean => is(twist, 'same', 'other') || isSubsidiary(twist)

/** Whether the amendment names the defendant's subsidiary. */
export const isSubsidiary = (twist: Twist): boolean => is(twist, 'sister', 'no-notice', 'chosen')

/** Whether the action is for the one piece that was saved. */
export const isForPiece = (twist: Twist): boolean => is(twist, 'claimant', 'intervenor')

/** The paper or step that is disputed, with its article. */
export function paperOf(twist: Twist, { third, other }: JoinderStory): string {
  if (isSubsidiary(twist)) return 'the claim against the subsidiary'
  switch (twist) {
    case 'course':
    case 'motion-first':
      return 'the amended complaint'
    case 'same':
      return 'the contract claim'
    case 'other':
      return 'the collision claim'
    case 'crossclaim':
    case 'stray':
      return 'the crossclaim'
    case 'counterclaim':
      return 'the counterclaim'
    case 'implead':
    case 'blame':
    case 'late':
      return 'the third-party complaint'
    case 'joined':
    case 'apart':
      return `the joinder of ${other.the}`
    case 'tortfeasor':
      return `the joinder of ${third.the} as a required party`
    case 'claimant':
      return `the joinder of ${other.the} as a required party`
    case 'intervenor':
      return `intervention as of right by ${other.the}`
    case 'lender':
      return 'intervention as of right by the lender'
    default:
      return 'the proposed amendment'
  }
}

const SUBSIDIARY: Party = { a: 'a subsidiary', the: 'the subsidiary', pronoun: 'it' }

/** The party who would rather not have the claim or party in the action. */
export function objectorOf(twist: Twist, { plaintiff, defendant, third }: JoinderStory): Party {
  if (isSubsidiary(twist)) return SUBSIDIARY
  if (is(twist, 'crossclaim', 'stray')) return third
  return is(twist, 'counterclaim', 'implead', 'blame', 'late', 'tortfeasor', 'claimant', 'intervenor')
    ? plaintiff
    : defendant
}
