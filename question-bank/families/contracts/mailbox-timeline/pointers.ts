import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the two moments to compare. */
export const pointers = pointersFrom<Twist>([
  [
    ['crossing', 'unopened', 'read-first'],
    'Two letters crossed. For each, which end of its trip counts, and which came first?',
    'Two letters were on the road. For each, which end of its trip counts?',
  ],
  [
    ['assistant', 'delayed'],
    'Where was the letter when the last day ended: in a pocket, in the mail, or in a hand?',
    'Where was the letter when the last day came to its end?',
  ],
  [
    ['reliance', 'overtaking', 'rejected-first', 'second-thoughts'],
    'A no and a yes are on the road together. Which was sent earlier, and which was read earlier? The order matters.',
    'A no and a yes are on the road together. Which left earlier, and which was read earlier?',
  ],
  [
    ['option-revoked', 'option-rejected', 'option-death'],
    'Something was paid at the start. What did it buy, and can a later letter or event take that away?',
    'Something was paid at the start. What did it buy, and for how long?',
  ],
  [
    ['option-delayed', 'receipt-delayed'],
    'Read how the yes had to be given here. Did being put in the mail do?',
    'Read how the yes had to be given here. Which end of its trip counts?',
  ],
  [
    ['receipt-revoked', 'receipt-mailbox'],
    'The letter names its own condition for a yes. Check when that was met, and what the other side knew by then.',
    'The letter sets its own condition. Check when that was met, and what the other side knew by then.',
  ],
  [
    ['sold'],
    'How did the news come, from whom, and how good was it?',
    'How did the news come, and could one trust it?',
  ],
  [
    ['astray', 'set-right'],
    'The address was wrong. Compare the day on which it came with the day on which a right one would have.',
    'The envelope was wrong. Compare the day on which it came with the day on which a right one would have.',
  ],
  [
    ['lost'],
    'The letter never came. Who took that chance when mail was chosen?',
    'The letter never came. Who took that chance?',
  ],
  [
    ['death'],
    'What happens to a promise that nobody paid for when the one who made it is gone?',
    'Nobody had paid anything. What happens then when the writer is gone?',
  ],
  [
    ['telephone'],
    'How quickly did the spoken yes arrive, and what had reached the other side by then?',
    'A spoken yes is there at once. What had reached the other side by then?',
  ],
])
