import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a statement is that of an opposing party (FRE 801(d)(2)). */
export const facts = {
  source: [
    'own',
    'silence',
    'adopted',
    'spokesman',
    'employee',
    'conspirator',
    'predecessor',
    'executor',
    'codefendant',
    'stranger',
  ],
  twist: [
    'plain',
    'serving',
    'offered by self',
    'unheard',
    'internal',
    'outside',
    'later',
    'boasting',
    'unproved',
    'second hand',
  ],
} as const satisfies FactTable

export type PartyFacts = FactsOf<typeof facts>

/** A civil action in federal court over something done by or for the owner of a business. */
export interface PartyStory extends Story<PartyFacts> {
  readonly plaintiff: Party
  /** The owner of a business. */
  readonly defendant: Party
  /** The plaintiff's loss, as a sentence that introduces the plaintiff. */
  readonly loss: string
  /** The claim, reading on after "for". */
  readonly claim: string
  /** The business, without an article. */
  readonly shop: string
  /** The deed in question; a sentence without a stop, its first letter small. */
  readonly deed: string
  /** The deed as one who took part tells it, reading on after "We", and while it's going on, after "are". */
  readonly act: string
  readonly doing: string
  /** The deed at its first mention, which names what it was done to: after "to", after "had", and after "of". */
  readonly plan: string
  readonly wrong: string
  readonly charge: string
  /** The deed as one who takes part brags of it while it's going on; a sentence without a stop. */
  readonly boast: string
  /** The defendant's own account, which contradicts the deed, whoever did it. */
  readonly denial: string
  /** An employee with charge of the matter, and what the post covers, reading on after "in charge of". */
  readonly employee: Party
  readonly duty: string
  /** A person who is sued as a conspirator. */
  readonly partner: Party
  /** Another person who is sued, and a careless act of that person alone, reading on after "for negligently". */
  readonly codefendant: Party
  readonly fault: string
  readonly stranger: Party
  /** The deed as the stranger confesses it, in the first person. */
  readonly confession: string
}
