import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a record may be used to impeach a witness (FRE 609). */
export const facts = {
  /** The person impeached: a criminal defendant, the prosecution's witness, or a party to a civil case. */
  seat: ['defendant', 'witness', 'civil'],
  /**
   * The record and the court's finding on it. 'deceit' is a felony and 'lie' a misdemeanor with deceit as an element. A
   * 'grave' record fails the balance of its seat. 'released': convicted more than ten years ago, released within ten. 'restored':
   * pardoned for the sake of civil rights alone. 'relapsed': found rehabilitated, then convicted of another felony.
   */
  record: [
    'deceit',
    'lie',
    'minor',
    'felony',
    'grave felony',
    'released',
    'released deceit',
    'old',
    'old weak',
    'old deceit',
    'old unnoticed',
    'innocence',
    'rehabilitated',
    'relapsed',
    'restored',
    'appeal',
    'grave appeal',
    'juvenile',
    'juvenile unneeded',
    'arrest',
  ],
} as const satisfies FactTable

export type ConvictionFacts = FactsOf<typeof facts>

/** A person with a record, who testifies at a criminal trial of their own, at another's, or in a civil case. */
export interface ConvictionStory extends Story<ConvictionFacts> {
  /** The person who is impeached. */
  readonly person: Party
  /** The crime on trial, reading on after "for", and the person's testimony as its defendant, after "that". */
  readonly charge: string
  readonly denies: string
  /** Another defendant to the same charge, and the person's testimony for the prosecution, after "that". */
  readonly rival: Party
  readonly saw: string
  /** The other party to a civil case, which the person brought where `isPlaintiff` is true, and the person's testimony there. */
  readonly adversary: Party
  readonly isPlaintiff?: true
  /** The event that led to the civil case, as a clause that introduces the other party; `who` names the person with a record. */
  readonly event: (who: string) => string
  /** The claim, reading on after "for". */
  readonly claim: string
  readonly claims: string
  /** A felony without deceit, one with it, a misdemeanor with it, one without it, and a juvenile's crime of deceit. */
  readonly felony: string
  readonly deceit: string
  readonly lie: string
  readonly minor: string
  readonly youth: string
}
