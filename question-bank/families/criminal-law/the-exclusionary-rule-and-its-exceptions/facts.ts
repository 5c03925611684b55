import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether evidence that goes back to a violation of the Fourth Amendment, or of Miranda, is excluded. */
export const facts = {
  /** The ground that may save the evidence: what the police relied on, how it was come by, or what it is used for. */
  ground: ['reliance', 'link', 'use'],
  /** Each twist belongs to one ground. */
  twist: [
    'weak-warrant',
    'blank-warrant',
    'bare-warrant',
    'needed-lie',
    'needless-lie',
    'clerk-record',
    'careless-record',
    'knowing-record',
    'old-precedent',
    'found-warrant',
    'warned-confession',
    'free-return',
    'home-arrest',
    'own-decision',
    'prompted-decision',
    'search-party',
    'no-knock',
    'willing-witness',
    'contradict-accused',
    'contradict-witness',
    'grand-jury',
    'forfeiture',
    'unwarned-contradiction',
    'involuntary-contradiction',
  ],
} as const satisfies FactTable

export type ExclusionFacts = FactsOf<typeof facts>
export type Twist = ExclusionFacts['twist']

/** Goods small enough for a pocket, and who is thought to deal in them. */
export interface ExclusionStory extends Story<ExclusionFacts> {
  readonly suspect: Party
  readonly detective: Party
  /** Reads on after "suspected … of", "believed that … was" and "was". */
  readonly dealing: string
  /** The goods, in the plural, beginning with "the". */
  readonly goods: string
  /** Where the suspect works, beginning with "the". */
  readonly place: string
  readonly charge: string
  readonly admits: string
  /** Reads on after "never", in the past tense. */
  readonly denied: string
}
