import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a promised performance is due, excused, or discharged. */
export const facts = {
  /** The question that a court asks: an express condition, the exchange itself, a later event, or a later agreement. */
  issue: ['condition', 'exchange', 'event', 'agreement'],
  /** Each twist belongs to one of them. */
  twist: [
    'strict',
    'prevention',
    'waiver',
    'retracted',
    'taste',
    'utility',
    'substantial',
    'material',
    'divisible',
    'order',
    'burned',
    'fault',
    'rebuild',
    'cost',
    'illness',
    'ban',
    'strike',
    'parade',
    'profit',
    'accord',
    'check',
    'undisputed',
    'novation',
    'delegation',
  ],
} as const satisfies FactTable

export type ExcuseFacts = FactsOf<typeof facts>
export type Twist = ExcuseFacts['twist']

/** An owner of a building and the builder who works on it. */
export interface ExcuseStory extends Story<ExcuseFacts> {
  readonly owner: Party
  readonly builder: Party
  /** 'a dance hall', then 'the hall'. */
  readonly building: readonly [a: string, the: string]
  readonly price: string
  readonly bonus: string
  /** The brand that the plans call for, and the one that was used. */
  readonly brand: readonly [asked: string, used: string]
}
