import { type Party, whose } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a federal judgment bars a later claim, or settles an issue in a later action. */
export const facts = {
  /** Which of the two doctrines is pleaded. */
  doctrine: ['claim', 'issue'],
  /** Each twist belongs to one of them. */
  twist: [
    'other-theory',
    'later-ads',
    'venue',
    'no-claim',
    'one-notice',
    'two-notices',
    'appeal',
    'vacated',
    'default-claim',
    'competitor',
    'successor',
    'class',
    'defensive',
    'offensive',
    'waited',
    'inconsistent',
    'stranger',
    'controlled',
    'default-issue',
    'winner',
    'general',
    'alternative',
    'affirmed',
    'conviction',
    'acquittal',
    'reformulated',
  ],
} as const satisfies FactTable

export type PreclusionFacts = FactsOf<typeof facts>
export type Twist = PreclusionFacts['twist']

/** A business that praises its goods, and competitors who say that the praise is false. */
export interface PreclusionStory extends Story<PreclusionFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** Another competitor, whose sales suffered too. */
  readonly rival: Party
  /** A business that sells the goods and ran the same advertisements. */
  readonly shop: Party
  /** The praise, reading on after "advertised". */
  readonly ads: string
  /** The disputed fact as the plaintiff and as the defendant would have it, reading on after "that". */
  readonly untrue: string
  readonly true: string
  /** A change of the goods, reading on after the defendant. */
  readonly change: string
}

const SUITS_BY_RIVAL: readonly Twist[] = ['competitor', 'successor', 'class']

/** The action that the motion would end: that of the rival, or the second or third of the plaintiff. */
export function laterAction(twist: Twist, { plaintiff, rival }: PreclusionStory): string {
  if (SUITS_BY_RIVAL.includes(twist)) return `${whose(rival)} action`
  return `${whose(plaintiff)} ${twist === 'two-notices' ? 'third' : 'second'} action`
}
