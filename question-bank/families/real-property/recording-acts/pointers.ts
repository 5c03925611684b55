import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the demand of the statute and the claimant to test. */
export const pointers = pointersFrom<Twist>([
  [
    ['race-lost', 'race-knew', 'unrecorded', 'both', 'both-lost'],
    'Read the last words of the statute: does it ask what one knew, who was quicker at the office, or both?',
    'Read how the statute ends. What does it ask of the later one?',
  ],
  [
    ['knew', 'both-knew', 'told-later', 'both-told-later'],
    'On which day did the news come: before or after the money?',
    'When did the news come: before the price or afterward?',
  ],
  [
    ['possession', 'both-possession', 'recorded'],
    'What would a look at the books, or at the ground, have shown?',
    'What would a look around have shown?',
  ],
  [
    ['wild', 'both-wild', 'wild-knew'],
    'Search the books as a buyer would, name by name. Is that paper found, and was it seen in any other way?',
    'Search the books name by name. Is that paper found?',
  ],
  [
    ['donee', 'lender', 'creditor'],
    'What did the later one give, and when?',
    'What did the later one part with?',
  ],
  [
    ['shelter', 'no-shelter', 'both-shelter'],
    'Look at the one in the middle first. What could that one hand on?',
    'Look at the one in the middle. What could that one hand on?',
  ],
])
