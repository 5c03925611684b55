import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the speaker and the tie to the party. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['own', 'own-serving', 'own-by-self'],
    'Who said it, and which side wants the jury to hear it?',
    'Whose words are they, and which side wants them heard?',
  ],
  [
    ['stranger', 'stranger-second-hand', 'codefendant'],
    'What tie is there between the speaker and the one it hurts? If none, look beyond 801.',
    'What ties the speaker to the one it hurts? If nothing does, look beyond 801.',
  ],
  [
    ['predecessor', 'predecessor-later', 'executor'],
    'On which day was it said: before or after the change of hands, and by whom?',
    'Mark the day on which things changed hands, and the day of the talk.',
  ],
  [
    ['employee', 'employee-later', 'employee-outside', 'employee-internal', 'employee-unproved'],
    "What was the speaker's job, what shows it, did it still last, and did the talk concern it?",
    'What was the job, how do we know, and was the talk about it?',
  ],
  [['spokesman'], 'What had the speaker been hired to do?', 'For what had the speaker been taken on?'],
  [
    ['plot', 'plot-boasting', 'plot-ended', 'plot-unproved'],
    'Was it going on, was this said to help it along, and what else shows that it existed?',
    'Was it still going on, and was this said to help it along?',
  ],
  [
    ['silence', 'silence-unheard', 'adopted'],
    'What did the listener do on hearing or reading it, and would most people have spoken up?',
    'What did the other one do with it?',
  ],
])
