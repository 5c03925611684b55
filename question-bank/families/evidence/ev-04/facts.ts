import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether spontaneous words, words on a state, or words to physicians come in (FRE 803(1)–(4)). */
export type SpontaneousFacts = {
  readonly matter: 'event' | 'state' | 'medical' | 'confession'
  readonly twist:
    | 'describing'
    | 'delayed'
    | 'cry'
    | 'shaking'
    | 'calm'
    | 'intent'
    | 'dread'
    | 'pain'
    | 'memory'
    | 'reason'
    | 'symptoms'
    | 'cause'
    | 'parent'
    | 'hired'
    | 'driver'
    | 'fault'
    | 'roommate'
    | 'available'
}

/** The twists of each matter. */
export const TWISTS: Readonly<Record<SpontaneousFacts['matter'], readonly SpontaneousFacts['twist'][]>> = {
  event: ['describing', 'delayed', 'cry', 'shaking', 'calm'],
  state: ['intent', 'dread', 'pain', 'memory', 'reason'],
  medical: ['symptoms', 'cause', 'parent', 'hired', 'driver', 'fault', 'roommate'],
  confession: ['available'],
}

export const dimensions: { readonly [K in keyof SpontaneousFacts]: readonly SpontaneousFacts[K][] } = {
  matter: ['event', 'state', 'medical', 'confession'],
  twist: Object.values(TWISTS).flat(),
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal({ matter, twist }: SpontaneousFacts): string | null {
  return TWISTS[matter].includes(twist) ? null : 'this twist belongs to another matter'
}

/** A dress for the facts: an accident, the one who was hurt, the one who is sued, one who saw it. */
export interface SpontaneousSkin extends StoryHead<SpontaneousFacts> {
  readonly opening: string
  readonly plaintiff: string
  readonly he: 'he' | 'she'
  readonly his: 'his' | 'her'
  readonly defendant: string
  readonly bystander: string
  readonly event: string
  /** What happened: as it is seen, and afterward; a clause with a small first letter. */
  readonly now: string
  readonly past: string
  /** What somebody intended to do on the next day, after "I am going to", and that it was done. */
  readonly plan: string
  readonly done: string
  /** What the bystander remembers having done, after "I". */
  readonly memory: string
  readonly remembered: string
  /** What the injured person fears now, and the part of the body that was hurt. */
  readonly fear: string
  readonly limb: string
  /** What hit it, and whose fault that was, after "because". */
  readonly cause: string
  readonly fault: string
  /** A crime the bystander owns up to, after "I". */
  readonly crime: string
}
