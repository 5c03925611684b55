import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the moment and the words to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['walk-in', 'stop', 'cuffed'],
    'Could the person walk away, and what would anyone in that spot have thought?',
    'Could one have walked away?',
  ],
  [
    ['volunteered', 'ploy', 'cellmate', 'indicted'],
    'Did anyone do something that was bound to draw an answer, did the speaker know who it was, and had charges come?',
    'Did anyone try to draw an answer, and had charges come by then?',
  ],
  [
    ['danger', 'danger-over'],
    'Why was the question asked just then? Look at who and what was near.',
    'Why just then? Look at who and what was near.',
  ],
  [
    ['slip', 'planned', 'object'],
    'The first answer came before any rights were read. By oversight or by design, and what is now offered?',
    'Something was left out at the start. By oversight or by design, and what is now offered?',
  ],
  [
    ['unheard', 'mute', 'hired-lawyer'],
    'What did the suspect know at that moment, and what was done with it?',
    'What had got through to the suspect by then, and what followed?',
  ],
  [
    ['vague'],
    'Read the words once more. Would every officer know what is wanted?',
    'Read the words once more. How would an officer take them?',
  ],
  [
    ['honored', 'pressed'],
    'What happened in the hours or minutes after the no?',
    'What did the officers do after the no?',
  ],
  [
    ['resumes', 'thirst', 'three-days', 'other-crime'],
    'Who spoke first after the request, and about what?',
    'After the request, who went up to whom, and what for?',
  ],
  [
    ['ten-days', 'home', 'prison'],
    'Where was the suspect in between, and for how long?',
    'In between, where was the suspect, and for how many days?',
  ],
  [
    ['court'],
    'To which case did the request in the courtroom belong, and which kind of right was it?',
    'To which case did the request before the judge belong?',
  ],
])
