import type { Twist } from './facts.ts'

const MANSLAUGHTER: readonly Twist[] = [
  'shove-lesser',
  'jest-lesser',
  'glance',
  'license',
  'caretaker',
  'passerby',
]
const FELONY: readonly Twist[] = ['accident', 'flight', 'agency', 'cause', 'merger', 'safety', 'claim']

/** The crime that is charged. */
export function chargeOf(twist: Twist): string {
  if (MANSLAUGHTER.includes(twist)) return 'involuntary manslaughter'
  if (FELONY.includes(twist)) return 'felony murder'
  return twist === 'planned' || twist === 'impulse' ? 'first-degree murder' : 'murder'
}
