import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the link between the two in suit. */
export const pointers = pointersFrom<Twist>([
  [
    ['sublease', 'over-sublease', 'misnamed'],
    'Look past the title of the paper. How much of the time was handed on?',
    'How much of the time was handed on?',
  ],
  [
    ['rent', 'repair', 'personal'],
    'Is it about the place, or about the person who once promised it?',
    'What is the promise about?',
  ],
  [
    ['passed', 'over-passed', 'accrued', 'over'],
    'Draw the calendar: who held the place when each sum came due?',
    'Draw a calendar of who held the place, and mark each unpaid month.',
  ],
  [
    ['assumed-passed', 'assumed-sublease'],
    'What had the newcomer said to the owner, beyond moving in?',
    'What had the newcomer said, beyond moving in?',
  ],
  [
    ['stays', 'consent', 'released'],
    'Did anyone let the first one off, or only let the second one in?',
    'Was the first one let off, or only the second one let in?',
  ],
  [
    ['sold', 'tenant-sold'],
    'The building has a new owner. What did that owner get with it?',
    'The building changed hands. What went along with it?',
  ],
  [
    ['banned'],
    'What can the owner do about a move that the paper forbade, and was that done?',
    'What can be done about a move that the paper forbade, and was it?',
  ],
])
