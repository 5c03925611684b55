import { type Party, whose } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/**
 * The further claim on which a federal court's supplemental jurisdiction is in doubt (28 U.S.C.
 * 1367), and the fate of the first.
 */
export const facts = {
  twist: [
    'joined',
    'unrelated',
    'party',
    'counterclaim',
    'permissive',
    'own-basis',
    'crossclaim',
    'impleader',
    'upsloping',
    'against-third',
    'against-third-federal',
    'small-plaintiff',
    'nondiverse-plaintiff',
    'small-defendant',
    'intervenor',
    'intervenor-federal',
    'required',
    'merits',
    'frivolous',
    'dropped',
    'removed',
  ],
} as const satisfies FactTable

export type SupplementalFacts = FactsOf<typeof facts>
export type Twist = SupplementalFacts['twist']

/** A spill, and the people who may be parties to the action about it. */
export interface SupplementalStory extends Story<SupplementalFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** Installed the tank. */
  readonly third: Party
  /** Another victim of the spill. */
  readonly other: Party
  /** The plaintiff's state, the defendant's, and a third. */
  readonly home: string
  readonly away: string
  readonly elsewhere: string
  /** The contents of the tank. */
  readonly liquid: string
  /** 'a vineyard', then 'the vineyard', and how the liquid got there. */
  readonly land: string
  readonly it: string
  readonly flowed: 'onto' | 'into'
  /** The property that was lost, reading on after "the value of". */
  readonly lost: string
  /** Goods that the plaintiff once sold to the defendant. */
  readonly goods: string
  readonly large: string
  readonly medium: string
  /** Enough for a claim that stands alone. */
  readonly ample: string
  readonly small: string
}

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

/** Whether the action was brought under a federal statute. */
export const isFederal = (twist: Twist): boolean =>
  is(twist, 'joined', 'unrelated', 'party') || isLate(twist) || twist.endsWith('federal')

/** Whether something became of the federal claim. */
const isLate = (twist: Twist): boolean => is(twist, 'merits', 'frivolous', 'dropped', 'removed')

/** The further claim, as it is known. */
export function claimOf(twist: Twist, { plaintiff, third, other }: SupplementalStory): string {
  switch (twist) {
    case 'unrelated':
      return 'the contract claim'
    case 'counterclaim':
    case 'permissive':
    case 'own-basis':
      return 'the counterclaim'
    case 'crossclaim':
      return 'the crossclaim'
    case 'impleader':
      return 'the third-party claim'
    case 'upsloping':
      return `${whose(third)} claim against ${plaintiff.the}`
    case 'against-third':
    case 'against-third-federal':
      return `${whose(plaintiff)} claim against ${third.the}`
    case 'party':
    case 'small-defendant':
      return `the claim against ${third.the}`
    case 'small-plaintiff':
    case 'nondiverse-plaintiff':
    case 'intervenor':
    case 'intervenor-federal':
    case 'required':
      return `${whose(other)} claim`
    default:
      return 'the negligence claim'
  }
}

/** The party who would rather not have the claim heard there. */
export function objectorOf(twist: Twist, { plaintiff, defendant, third }: SupplementalStory): Party {
  if (is(twist, 'counterclaim', 'permissive', 'own-basis', 'upsloping', 'required', 'removed'))
    return plaintiff
  return is(
    twist,
    'party',
    'crossclaim',
    'impleader',
    'against-third',
    'against-third-federal',
    'small-defendant',
  )
    ? third
    : defendant
}

/** The party that makes the further claim. */
export function claimantOf(twist: Twist, { plaintiff, defendant, third, other }: SupplementalStory): Party {
  if (is(twist, 'counterclaim', 'permissive', 'own-basis', 'crossclaim', 'impleader')) return defendant
  if (twist === 'upsloping') return third
  return is(twist, 'small-plaintiff', 'nondiverse-plaintiff', 'intervenor', 'intervenor-federal', 'required')
    ? other
    : plaintiff
}
