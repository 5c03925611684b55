import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a motion on the evidence or against a judgment may be granted (FRCP 50, 56, 59, 60). */
export const facts = {
  /** 'during trial, early' is made while the other side still has witnesses to call. */
  motion: [
    'summary judgment',
    'during trial',
    'during trial, early',
    'renewed',
    'never made before',
    'made before on another ground',
    'new trial',
    'relief',
  ],
  /** The evidence for the other side, or the ground for relief from the judgment. */
  record: [
    'none',
    'allegations',
    'disbelieved',
    'balanced',
    'mistake',
    'mistake, waiting',
    'mistake, renamed',
    'new evidence',
    'evidence overlooked',
    'fraud',
    'void',
    'interest of the judge',
  ],
  /** The last day or the day after it; for relief 11 or 13 months. */
  time: ['in time', 'late', 'extended'],
} as const satisfies FactTable

export type MotionFacts = FactsOf<typeof facts>

/** A civil action in federal court that turns on one fact. */
export interface MotionStory extends Story<MotionFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The suit and its occasion, and the occasion alone, each in a sentence that names both parties for the first time. */
  readonly suit: string
  readonly event: string
  /** The legal ground of the action, reading on after "for" and before "action". */
  readonly ground: string
  readonly kind: string
  /** The occasion of the action, reading on after "over". */
  readonly over: string
  /** The fact that the plaintiff has to prove, reading on after "prove that". */
  readonly element: string
  /** The one witness for it, and what the witness says, reading on after "that". */
  readonly witness: Party
  readonly oath: string
  /** Those who say the opposite, in the plural. */
  readonly rivals: string
  /** Evidence that turns up later: with an article, and afterward. */
  readonly find: string
  readonly theFind: string
  /** The wrong that the plaintiff is found to have done to win, reading on after "had". */
  readonly fraud: string
}

/** True for the motions for judgment as a matter of law that follow a verdict. */
export function isAfterVerdict({ motion }: MotionFacts): boolean {
  return motion === 'renewed' || motion === 'never made before' || motion === 'made before on another ground'
}

export const isRelief = ({ motion }: MotionFacts): boolean => motion === 'relief'
export const isSummary = ({ motion }: MotionFacts): boolean => motion === 'summary judgment'
export const isNewTrial = ({ motion }: MotionFacts): boolean => motion === 'new trial'
