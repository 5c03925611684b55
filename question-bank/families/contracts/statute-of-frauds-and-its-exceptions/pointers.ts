import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the kind of deal, the paper, or the act to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['two-years', 'no-date', 'later-start'],
    'Count from the day of the talk to the last day of work. Must it take longer than a year?',
    'Count from the talk to the last day agreed on. Could it be over sooner?',
  ],
  [
    ['performed', 'part-performed'],
    'How much of the work had been done when they fell out?',
    'How much had been done when they fell out?',
  ],
  [
    ['refusal', 'land-letter', 'land-two-papers', 'land-note', 'land-no-price', 'no-price', 'no-quantity'],
    'Find every paper. Whose name is on it, and what does it leave out that such a deal must show?',
    'Find every paper. Whose name is on it, and what is missing there?',
  ],
  [
    ['land-paid', 'land-possession'],
    'What had been done on the strength of the talk, besides paying?',
    'What had been done on the strength of the talk?',
  ],
  [
    ['five-hundred', 'under'],
    'Put the price beside the figure in Section 2-201.',
    'Put the figure here beside the one in Section 2-201.',
  ],
  [
    ['confirmed', 'objected', 'objected-late', 'consumer'],
    'A letter came after the call. Who got it, what did that person do, and within how many days?',
    'A letter came after the call. Who got it, and what came of it?',
  ],
  [
    ['accepted', 'part-accepted'],
    'How much was taken in, and how much is being sued for?',
    'How much was taken in, and how much is at issue?',
  ],
  [
    ['special'],
    'For whom else could these be of use, and how far had the work come?',
    'Who else could use these, and how far had the work come?',
  ],
  [
    ['admitted', 'told'],
    'Where were the telling words spoken?',
    'In what place were the telling words spoken?',
  ],
  [
    ['favor', 'main-purpose', 'to-debtor'],
    'To whom was it said, and what was in it for the one who said it?',
    'To whom was it said, and for whose good?',
  ],
])
