import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the condition of the rule to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['course', 'motion-first'],
    'List the responses with their dates. Which of them started the 21 days?',
    'List every response with its date. Which one starts the clock of Rule 15(a)(1)?',
  ],
  [
    ['fresh', 'prejudice'],
    'How long did the mover wait, and what could the other side no longer do?',
    'How long was the wait, and what could the other side no longer do?',
  ],
  [['futile'], 'Suppose the new count were let in today. How far would it get?'],
  [
    ['schedule'],
    "Two rules speak here. Which of them governs once the judge's calendar has been missed?",
    "Two rules speak here. Which of them governs once the judge's calendar has been overrun?",
  ],
  [
    ['tried', 'objected'],
    'See how the other side behaved when the new matter came up in the courtroom.',
    'See how the other side behaved when the new matter first came up.',
  ],
  [
    ['same', 'other'],
    'Put the first paper beside the new count. Do both tell of the same events?',
    'Put the first paper beside the new count. Would a reader of the one expect the other?',
  ],
  [
    ['sister', 'no-notice', 'chosen'],
    'Two questions: why was the newcomer left out, and what did the newcomer learn, and when?',
    'Why was the newcomer left out, and what had reached the newcomer by then?',
  ],
  [
    ['crossclaim', 'stray'],
    'The two stand on one side. What do the events behind this demand have to do with the suit?',
    'They stand on one side. What has this demand to do with the suit?',
  ],
  [
    ['counterclaim'],
    'The two are opponents. Does Rule 13 ask that a demand in return have to do with the suit?',
    'The two are opponents. Does Rule 13 ask how a demand in return is connected with the suit?',
  ],
  [
    ['implead', 'blame'],
    'If the newcomer has to pay, whom would it pay: the one who brings it in, or the one who sued?',
    'If the newcomer has to pay, to whom would the money go?',
  ],
  [
    ['late'],
    'Count the days from the answer, and see whether the judge was asked.',
    'See how long it took, and whether the judge was asked.',
  ],
  [
    ['joined', 'apart'],
    'Put the two losses side by side. Did both come out of the same events?',
    'What happened to each of them, when, and through what?',
  ],
  [
    ['tortfeasor', 'claimant'],
    'Leave the newcomer out and imagine the judgment. Who could be harmed by it, and how?',
    'Leave the newcomer out and imagine the end of the suit. Who could be harmed by it, and how?',
  ],
  [
    ['intervenor', 'lender'],
    'What exactly does the newcomer stand to lose, and does anyone already there fight for that?',
    'What would the newcomer lose, and does anyone already there fight for that?',
  ],
])
