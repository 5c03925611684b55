import type { AbsentStory, Twist } from './facts.ts'

const MURDER: readonly Twist[] = ['dying', 'hopeful', 'aside']
const CRIMINAL: readonly Twist[] = [
  ...MURDER,
  'accused',
  'grand-jury',
  'not-homicide',
  'supported',
  'bare',
  'blame',
  'silenced',
  'quarrel',
]
const OF_DEFENDANT: readonly Twist[] = ['confession', 'privilege', 'supported', 'bare', 'deposition']
const RETRIAL: readonly Twist[] = [
  'refused',
  'memory',
  'searched',
  'abroad',
  'unordered',
  'unsearched',
  'procured',
]

/** True where the defendant is tried for the declarant's murder. */
export const isMurder = (twist: Twist): boolean => MURDER.includes(twist)
/** True in a criminal case. */
export const isCriminal = (twist: Twist): boolean => CRIMINAL.includes(twist)
/** True where the defendant offers the statement. */
export const isOfDefendant = (twist: Twist): boolean => OF_DEFENDANT.includes(twist)
/** True where a first trial ended in a mistrial. */
export const isRetrial = (twist: Twist): boolean => RETRIAL.includes(twist)

/** True where the evidence is a transcript. */
export const isTranscript = (twist: Twist): boolean =>
  isRetrial(twist) || twist === 'predecessor' || twist === 'accused' || twist === 'grand-jury'

/** The side that offers the statement. */
export function proponent(twist: Twist, s: AbsentStory): string {
  if (isOfDefendant(twist)) return s.defendant.the
  return isCriminal(twist) ? 'the prosecution' : s.plaintiff.the
}

/** The side that objects to the statement. */
export function opponent(twist: Twist, s: AbsentStory): string {
  if (!isOfDefendant(twist)) return s.defendant.the
  return isCriminal(twist) ? 'the prosecution' : s.plaintiff.the
}
