import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a party to a federal action may have what it asks for in discovery. */
export const facts = {
  /** The ground on which discovery is refused. */
  ground: ['scope', 'work product', 'privilege', 'expert', 'disclosure'],
  /** Each twist belongs to one of them. */
  twist: [
    'inadmissible',
    'unpleaded',
    'costly',
    'backup',
    'backup-only',
    'routine',
    'statement',
    'died',
    'impressions',
    'own',
    'names',
    'seen',
    'told',
    'consultant',
    'fire',
    'draft',
    'data',
    'strategy',
    'bystander',
    'careful',
    'careless',
    'slow',
    'order',
    'stranger',
    'chosen',
    'others',
  ],
} as const satisfies FactTable

export type DiscoveryFacts = FactsOf<typeof facts>
export type Twist = DiscoveryFacts['twist']

/** An accident at a business, somebody who was hurt, and those who know about it. */
export interface DiscoveryStory extends Story<DiscoveryFacts> {
  readonly plaintiff: Party
  /** A business, which is an "it". */
  readonly defendant: Party
  /** Somebody who works for neither party. */
  readonly witness: Party
  /** Somebody who works for the defendant. */
  readonly employee: Party
  readonly expert: Party
  /** The accident, reading on after "when", and its place, with the business as a new party. */
  readonly event: string
  readonly place: string
  /** The accident, reading on after "saw". */
  readonly sight: string
  /** The part that failed, at its first mention and later, and its state: "the chair's clamp", 'the clamp', 'worn'. */
  readonly partFirst: string
  readonly part: string
  readonly state: string
  /** The defect, reading on after "that". */
  readonly cause: string
  /** Such things of the defendant, in the plural. */
  readonly machines: string
  /** Records that have nothing to do with the accident, and the wrong that they might show, reading on after "that". */
  readonly records: string
  readonly grievance: string
}
