import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the tie between the two and the minute of the accident. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['control', 'favor'],
    'Forget the label and the pay. Who could say how the job was to be done?',
    'Forget the label and the pay. Who could say how it was to be done?',
  ],
  [
    ['scope', 'frolic', 'frolic > returned', 'detour', 'own use', 'forbidden'],
    'How far from the job was the driver at that minute, in miles and in mind?',
    'How far from the job was it at that minute?',
  ],
  [
    ['commute', 'commute > errand'],
    'Whose errand was that trip home?',
    'Whose errand was it on the way home?',
  ],
  [['quarrel', 'force'], 'What was the blow for?', 'What set off the blow?'],
  [
    [
      'contractor',
      'contractor > duty',
      'contractor > danger',
      'contractor > aside',
      'contractor > choice',
      'contractor > retained',
    ],
    "An outside crew slipped. Was there anything that the one who hired it couldn't hand off, had kept, or knew?",
    'An outside crew slipped. What, if anything, was never handed off?',
  ],
  [
    ['child', 'child > known', 'borrower', 'borrower > known'],
    'What had been seen or heard before the keys or the wheels were handed over?',
    'What had been seen or heard beforehand?',
  ],
])
