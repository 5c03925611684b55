import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a motion on the evidence or against a judgment may be granted (FRCP 50, 56, 59, 60). */
export type MotionFacts = {
  readonly motion:
    | 'summary judgment'
    | 'during trial'
    /** Made while the other side still has witnesses to call. */
    | 'during trial, early'
    | 'renewed'
    | 'never made before'
    | 'made before on another ground'
    | 'new trial'
    | 'relief'
  /** The evidence for the other side, or the ground for relief from the judgment. */
  readonly record:
    | 'none'
    | 'allegations'
    | 'disbelieved'
    | 'balanced'
    | 'mistake'
    | 'mistake, waiting'
    | 'mistake, renamed'
    | 'new evidence'
    | 'evidence overlooked'
    | 'fraud'
    | 'void'
    | 'interest of the judge'
  /** The last day or the day after it; for relief 11 or 13 months. */
  readonly time: 'in time' | 'late' | 'extended'
}

export const dimensions: { readonly [K in keyof MotionFacts]: readonly MotionFacts[K][] } = {
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
  time: ['in time', 'late', 'extended'],
}

/** The combinations that are asked about: the records and times of each motion. */
const ASKED: Readonly<Record<MotionFacts['motion'], readonly string[]>> = {
  'summary judgment': [
    'none / in time',
    'allegations / in time',
    'disbelieved / in time',
    'none / extended',
    'allegations / extended',
  ],
  'during trial': ['none / in time', 'disbelieved / in time'],
  'during trial, early': ['none / in time'],
  renewed: ['none / in time', 'disbelieved / in time', 'none / late', 'none / extended'],
  'never made before': ['none / in time'],
  'made before on another ground': ['none / in time'],
  'new trial': [
    'disbelieved / in time',
    'balanced / in time',
    'disbelieved / late',
    'disbelieved / extended',
  ],
  relief: [
    'mistake / in time',
    'mistake / late',
    'mistake, waiting / in time',
    'mistake, renamed / late',
    'new evidence / in time',
    'new evidence / late',
    'evidence overlooked / in time',
    'fraud / in time',
    'fraud / late',
    'void / late',
    'interest of the judge / late',
  ],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ motion, record, time }: MotionFacts): string | null {
  return ASKED[motion].includes(`${record} / ${time}`) ? null : 'not a case of this motion, or a second flaw'
}

/** True for the motions for judgment as a matter of law that follow a verdict. */
export function isAfterVerdict({ motion }: MotionFacts): boolean {
  return motion === 'renewed' || motion === 'never made before' || motion === 'made before on another ground'
}

/** A dress for the facts. */
export interface MotionSkin extends StoryHead<MotionFacts> {
  readonly plaintiff: string
  readonly defendant: string
  /** What the suit is for, reading on after "in federal court". */
  readonly claim: string
  /** What the plaintiff has to prove, reading on after "had to prove that". */
  readonly element: string
  /** The one witness for it, and what that witness swears, reading on after "that". */
  readonly witness: string
  readonly oath: string
  /** Those who say the opposite, in the plural. */
  readonly rivals: string
  /** Evidence that turns up later, as a noun phrase with its article. */
  readonly find: string
  /** What the plaintiff is found to have done to win, reading on after "had". */
  readonly fraud: string
}
