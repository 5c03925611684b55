import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, what the first action settled and for whom. */
export const pointers = pointersFrom<Twist>([
  [
    ['other-theory', 'later-ads'],
    'Put the events behind both suits side by side. Are they the same, or did more happen in between?',
    'Put what happened before each suit side by side. Is it one story or two?',
  ],
  [
    ['venue', 'no-claim'],
    'On what did the first court act: the right place, or the worth of the complaint? See Rule 41(b).',
    'What was wrong the first time, and what does Rule 41(b) say of such an ending?',
  ],
  [
    ['one-notice', 'two-notices'],
    'Count the times the plaintiff walked away. What does Rule 41(a)(1) say about each?',
    'Count how often the suit was dropped. What does 41(a)(1) say of that?',
  ],
  [
    ['appeal', 'vacated'],
    'What is left of the first result today?',
    'What still stands of the first result today?',
  ],
  [
    ['default-claim', 'default-issue'],
    'The first time nobody fought. Is it the whole suit that comes back now, or one question in it?',
    'The first time nobody fought. Does that matter for what is pleaded now?',
  ],
  [
    ['competitor', 'successor', 'class', 'stranger', 'controlled'],
    "What ties today's plaintiff to the one who lost: a purchase, a voice, a seat, or nothing?",
    'What ties the newcomer to the one who lost: a purchase, a voice, a seat, or nothing?',
  ],
  [
    ['defensive', 'offensive'],
    'Who wants to use the old result, and had the one it is used on a real chance to fight?',
    'Who wants to rely on the old result, and had the other one a real chance to fight?',
  ],
  [
    ['waited', 'inconsistent'],
    'A newcomer wants to use the old result as a sword. Think of the reasons in Parklane why that may be too much.',
    'A newcomer reaches for the old result. Think of the reasons in Parklane for saying no, and see if one is here.',
  ],
  [
    ['winner', 'general', 'alternative', 'affirmed'],
    'Take away the answer to this one question. Does the first result still stand?',
    'Take this one answer away. Does the first result still stand?',
  ],
  [
    ['conviction', 'acquittal'],
    'How sure did the criminal jury have to be, and how sure must the civil court be?',
    'How sure did the first twelve have to be, and how sure must people be now?',
  ],
  [
    ['reformulated'],
    'Look at what was tested the first time and what is sold now.',
    'See what was tested the first time, and what is sold now.',
  ],
])
