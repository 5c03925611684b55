import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, what the paper was meant to be and what is to be shown. */
export const pointers = pointersFrom<Twist>([
  [
    ['complete', 'partial'],
    'What did both of them mean the paper to be: the whole bargain, or the last word on some of it?',
    'What did both of them mean the paper to be?',
  ],
  [
    ['merger', 'rebutted'],
    'A clause calls the paper the whole. See what this state makes of such a clause, and what the court found.',
    'What weight does this state give to the last sentence of the paper? Then see what was found.',
  ],
  [
    ['omitted', 'included', 'certain'],
    'What did the court find about people who sign such a paper: would they have put this in?',
    'What did the court find about people who sign such a paper?',
  ],
  [
    ['separate'],
    'Was anything given for the other promise by itself?',
    'What, if anything, was given for the other promise?',
  ],
  [
    ['final', 'tentative'],
    'June or September? Ask what the first paper was for, and whether it was the last word on anything.',
    'June or September? Ask what the paper was for.',
  ],
  [['later'], 'Put the talk and the signing on one line. Which came first?'],
  [
    ['fraud', 'broken'],
    "What was in the speaker's mind at the time: was it untrue then, or did it go wrong afterward?",
    'Was it untrue when it was said, or did it go wrong afterward?',
  ],
  [
    ['gift'],
    'Is this meant to change a promise, or to show that a stated fact never happened?',
    'Is this about what was agreed, or about what is said to have happened?',
  ],
  [
    ['typed', 'left-out'],
    'Did the paper fail to say what both believed it said?',
    'What did both of them believe, at the signing, that the paper said?',
  ],
  [
    ['approval', 'clashing', 'cancel'],
    'Would the event have kept the deal from starting, or ended one that ran? Then read the paper for a clash.',
    'Would the event have kept the deal from starting, or ended one that ran?',
  ],
  [
    ['plain', 'ambiguous', 'susceptible', 'strained'],
    'Read which view of words this state holds, then what the court found about these words.',
    'Which view of language does this state hold? Then see what the court found.',
  ],
  [
    ['usage', 'outsider', 'negated', 'express'],
    'Who knew of the habit, and does the paper speak to it?',
    'Who knew of it, and does the paper speak to it?',
  ],
  [
    ['dealing', 'single', 'performance'],
    'How often had it happened, and under which papers: earlier ones or this one?',
    'How often had it happened, and under which papers?',
  ],
])
