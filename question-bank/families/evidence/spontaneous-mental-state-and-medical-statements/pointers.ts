import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the time, the listener, or the direction of the words. */
export const pointers = pointersFrom<Twist>([
  [
    ['cry', 'shaking', 'calm', 'describing', 'delayed'],
    'Compare two times: how long it had been, and how long the shock lasted.',
    'How much time had gone by, and in what shape was the speaker?',
  ],
  [
    ['pain', 'dread', 'intent', 'memory', 'reason'],
    'Do the words look inward and to the present, forward, or back at what happened?',
    'Are the words about the speaker now, about plans, or about the past?',
  ],
  [
    ['symptoms', 'roommate', 'parent', 'driver', 'hired'],
    'To whom was it said, and what was that person going to do with it?',
    'To whom was it said, and what for?',
  ],
  [
    ['cause', 'fault'],
    'How much of the answer does a doctor need in order to help?',
    'How much of the answer would help a healer?',
  ],
  [
    ['available'],
    'See where the speaker is today. Does this rule ask about that?',
    'See where the speaker is today.',
  ],
])
