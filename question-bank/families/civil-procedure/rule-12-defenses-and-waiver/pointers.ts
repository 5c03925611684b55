import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the paper and the group of Rule 12(h) to look at. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['joined with others', 'in the answer', 'more time first'],
    'Look at the very first paper that counts under Rule 12. Was the point in it?',
    'Which of these papers counts under 12(h)(1), and was the point in it?',
    'List the papers in order. By which of them did the point have to be made?',
  ],
  [
    [
      'motion without it, then answer',
      'definite statement, then answer',
      'motion, then an amended answer',
      'second motion',
      'lasting > pleading',
      'power > below',
    ],
    'Sort the point by Rule 12(h): (1), (2), or (3)? Then see what the first paper left out.',
    'Which number of 12(h) covers the point, and what did the earliest paper leave out?',
  ],
  [
    ['new claim'],
    'When could the point first have been made?',
    'At what moment could anyone first have made this point?',
  ],
  [
    ['amended as of course', 'amended by leave'],
    'The answer left it out. How was that put right, and how many days later?',
    'It was left out at first. How was that put right, and how much later?',
  ],
  [
    [
      'omitted, then 12(c)',
      'omitted, then late',
      'lasting > 12(c)',
      'lasting > trial',
      'lasting > appeal',
      'power > appeal',
    ],
    'Sort the point by Rule 12(h): (1), (2), or (3)? Then see how far the case had come.',
    'Which number of 12(h) covers the point, and how far had things come?',
  ],
  [
    ['vague > after the answer', 'vague > in time'],
    'What is such a request for, and what had already been served?',
    'What is such a request for, and what had already been done?',
  ],
  [
    ['counterclaim'],
    'Who complains of this court now, and who picked it?',
    'Who complains now, and who picked the place?',
  ],
])
