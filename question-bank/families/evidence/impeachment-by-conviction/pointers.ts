import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the record, the seat of the witness, and the finding. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['minor', 'lie', 'deceit', 'arrest'],
    'Read the record itself: how grave is it, was there a lie in it, and did it end in a verdict?',
    'Read what the file shows: how grave, and was there a lie in it?',
  ],
  [
    ['grave > defendant', 'grave > other', 'felony > defendant', 'felony > witness', 'felony > civil'],
    'Whose record is it? Then read the finding on the scale word by word.',
    'Whose record is it? Then read the finding word by word.',
  ],
  [
    ['appeal > grave', 'appeal > other', 'appeal > defendant'],
    'Two questions: does a pending review matter, and which scale fits this seat?',
    'Does a pending review matter, and which scale fits this seat?',
  ],
  [
    [
      'restored > defendant',
      'restored > other',
      'innocence',
      'rehabilitated',
      'relapsed > defendant',
      'relapsed > other',
    ],
    'Why did the state forgive, and what has happened since?',
    'Why did the state forgive, and what came later?',
  ],
  [
    [
      'released > defendant',
      'released > other',
      'released > deceit',
      'old',
      'old > unnoticed',
      'old > weak',
      'old > deceit',
    ],
    'From which day do the years run, what must the finding say after ten, and was the other side told?',
    'Find the day on which the clock starts, then read the finding word by word.',
  ],
  [
    ['juvenile > needed', 'juvenile > unneeded', 'juvenile > civil', 'juvenile > defendant'],
    'Whose record is it, in what sort of case, and what did the judge find about the need for it?',
    'Whose file is it, in what sort of trial, and how badly is it wanted?',
  ],
])
