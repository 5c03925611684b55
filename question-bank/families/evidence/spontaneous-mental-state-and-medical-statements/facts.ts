import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether spontaneous words, words on a state, or words to physicians come in (FRE 803(1)–(4)). */
export const facts = {
  matter: ['event', 'state', 'medical', 'confession'],
  /** Each twist belongs to one matter. */
  twist: [
    'describing',
    'delayed',
    'cry',
    'shaking',
    'calm',
    'intent',
    'dread',
    'pain',
    'memory',
    'reason',
    'symptoms',
    'cause',
    'parent',
    'hired',
    'driver',
    'fault',
    'roommate',
    'available',
  ],
} as const satisfies FactTable

export type SpontaneousFacts = FactsOf<typeof facts>
export type Twist = SpontaneousFacts['twist']

/** An accident, the person who was hurt, the one who is sued, and one who saw it. */
export interface SpontaneousStory extends Story<SpontaneousFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  readonly bystander: Party
  /** The accident, as a sentence that introduces the plaintiff; told of the plaintiff; and as a clause after "when". */
  readonly accident: string
  readonly met: string
  readonly happened: string
  readonly event: string
  /** The one who is sued, as the story leads to them. */
  readonly sued: string
  /** The event, as it is seen and afterward; a clause with a small first letter. */
  readonly now: string
  readonly past: string
  /** The bystander's plan for the next day, and that it was done. */
  readonly plan: string
  readonly done: string
  /** The deed that the bystander remembers, after "I", and that it was done. */
  readonly memory: string
  readonly remembered: string
  readonly fear: string
  /** The part of the body that was hurt, and what hit it. */
  readonly limb: string
  readonly cause: string
  /** Whose fault that was, after "because". */
  readonly fault: string
  /** A crime to which the bystander confesses, after "I". */
  readonly crime: string
}
