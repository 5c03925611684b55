import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the thing that happened and the point to be made with it. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    [
      'repair',
      'repair early',
      'repair by outsider',
      'repair > feasible',
      'repair > feasible conceded',
      'repair > control',
      'repair > control conceded',
    ],
    'When was it done, by whom, and is the point it would prove still in dispute?',
    'When was it done, by whom, and what is still in dispute?',
  ],
  [
    ['offer', 'offer undisputed', 'talks', 'talks > contradict'],
    'Was there a quarrel yet about who was to blame or how much, and what is it offered for?',
    'Was there a quarrel yet, and what is it offered for?',
  ],
  [
    ['settlement', 'settlement > bias'],
    'What is the payment to show: who was to blame, or something about the person on the stand?',
    'Is this about who was to blame, or about the person on the stand?',
  ],
  [
    ['payment', 'payment words'],
    'Two things happened at the bedside. Which of them is offered?',
    'Two things happened at the bedside. Which one is meant?',
  ],
  [
    ['plea withdrawn', 'plea standing', 'plea of no contest'],
    'What became of the plea in the end, and what had been admitted by it?',
    'What became of it in the end?',
  ],
  [
    ['plea talks', 'plea talks > contradict', 'police talks', 'police talks > contradict'],
    'Who sat on the other side of the talk, and what is it offered for?',
    'Who sat across from the speaker, and what is it offered for?',
  ],
  [
    ['insurance', 'insurance lacking', 'insurance > bias', 'insurance > control'],
    'Carelessness, or something else? See what the policy is to show.',
    'What is the paper for: how somebody acted, or something else?',
  ],
])
