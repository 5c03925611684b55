import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a rule of policy keeps evidence out (FRE 407 to 411). */
export const facts = {
  item: [
    'repair',
    'early repair',
    'outside repair',
    'offer',
    'talks',
    'undisputed offer',
    'settlement',
    'payment',
    'payment words',
    'insurance',
    'no insurance',
    'withdrawn plea',
    'nolo plea',
    'standing plea',
    'plea talks',
    'police talks',
  ],
  /** The point that it is offered to prove. 'contested' points are denied at trial too, 'conceded' ones stipulated. */
  use: [
    'fault',
    'contested control',
    'conceded control',
    'contested feasibility',
    'conceded feasibility',
    'bias',
    'contradict',
  ],
} as const satisfies FactTable

export type PolicyFacts = FactsOf<typeof facts>

/** An accident on somebody's premises or with somebody's machine, tried in federal court. */
export interface PolicyStory extends Story<PolicyFacts> {
  readonly plaintiff: Party
  /** The one who runs the place or the machine. */
  readonly defendant: Party
  /** The accident, as a sentence that introduces both. */
  readonly accident: string
  /** The accident in other words, as a sentence that introduces both. */
  readonly event: string
  /** The accident as it came about, as a sentence that introduces both. */
  readonly scene: string
  /** The cover of the defendant's liability insurance. */
  readonly insured: string
  /** The thing that did the harm. */
  readonly place: string
  /** A change that made it safer, reading on after a name; the same change made elsewhere; the thing that was added. */
  readonly did: string
  readonly didElsewhere: string
  readonly fix: string
  /** The change, reading on after "to"; what is new because of it; and what was new elsewhere. */
  readonly act: string
  readonly change: string
  readonly earlier: string
  /** One who is no party and made the change, or was in control, at the first mention and from then on. */
  readonly outsider: string
  readonly outsiderThe: string
  /** The defendant's own words, in the first person, and what the defendant testifies instead, after "that". */
  readonly admission: string
  readonly contrary: string
  /** Another person hurt, and what that person testifies, after "that". */
  readonly witness: Party
  readonly testimony: string
  readonly claim: string
  readonly offer: string
  readonly bill: string
  readonly offense: string
}
