import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, why the speaker is missing and which condition is in doubt. */
export const pointers = pointersFrom<Twist>([
  [
    ['dying', 'hopeful', 'recovered', 'not-homicide', 'aside', 'alive'],
    'What did the speaker expect, what was the talk about, what sort of case is this, and where is the speaker now?',
    "What lay ahead in the speaker's mind, and in what sort of trial is this offered?",
  ],
  [
    ['silenced', 'quarrel', 'procured'],
    'Who made the speaker stay away, and what for?',
    'Who brought it about that nobody can ask this person, and why?',
  ],
  [
    ['grand-jury', 'predecessor', 'accused', 'abroad'],
    "Who had the chance to ask questions the first time, and in whose shoes does today's opponent stand?",
    'Who could ask questions the first time, and who stands against it now?',
  ],
  [
    ['unordered', 'refused', 'unsearched', 'searched', 'memory', 'privilege', 'deposition'],
    'What has been done to get the speaker to talk, and is that all the rule asks?',
    'What was tried to get an answer, and what more could have been?',
  ],
  [
    ['blame', 'supported', 'bare', 'confession'],
    'Take it sentence by sentence: whom does each one hurt? Then ask what else points that way.',
    'Whom do these words hurt, and what else points that way?',
  ],
  [
    ['excited'],
    'Does the rule for such words ask where the speaker is today?',
    'Does it matter here where the speaker is today?',
  ],
])
