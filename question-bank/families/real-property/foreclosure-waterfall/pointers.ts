import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the rank and the parties to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['purchase', 'mechanic', 'subordinated'],
    'Before pouring, ask whether the dates alone set the order, or something moves one claim ahead.',
    'Do the dates alone set the ranks, or does something move one claim up?',
  ],
  [
    ['obligatory', 'optional'],
    'The bank paid out twice. Was the second time a duty or a choice, and what did it know?',
    'The bank paid out twice. Was the second time a duty or a choice?',
  ],
  [
    ['lender', 'owner', 'shortfall'],
    'List what is owed in order, pour the money down, and see what is left.',
    'Pour the money down from the top, and see how far it goes.',
  ],
  [
    ['junior-owner', 'junior-third', 'junior-shortfall', 'surviving', 'extinguished'],
    'Who asked for the sale, and who stands above and below? Only some of them share in the money.',
    'Who asked for it, and who stands above and below?',
  ],
  [
    ['omitted-owner', 'omitted-third'],
    "One of them was never called. What happens to that one's share, and to that one's hold on the land?",
    'One of them was never called. What becomes of that one?',
  ],
])
