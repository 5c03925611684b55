import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist, WritingStory } from './facts.ts'

/** By twist, the fact or the demand of the rules to look at. */
export const pointers = pointersFrom<Twist, WritingStory>([
  [
    ['terms'],
    ({ witness }) => `Is ${witness.the} to say what happened at a table, or what stands on a page?`,
    'Is this to show what happened at a table, or what stands on a page?',
  ],
  [
    ['event', 'reading'],
    ({ witness }) => `How does ${witness.the} know of the payment: from watching, or from a page?`,
    'How is the payment known here: from watching, or from a page?',
  ],
  [
    ['collateral'],
    'How much of the quarrel turns on what the morning paper said?',
    'How much of the quarrel turns on what was printed that morning?',
  ],
  [
    ['undoubted', 'doubted'],
    'See how the thing in court was made, and what the other side says about the signed pages behind it.',
  ],
  [
    ['typed'],
    'See how the thing in court was made. Can a slip creep in where a person, not a lens, does the work?',
  ],
  [
    ['printout'],
    'The parties never used paper. In such a case, what does Rule 1001(d) treat as the first version?',
  ],
  [
    ['careless', 'bad faith'],
    'The signed pages are gone. Look at how that came about, and at what the judge found.',
  ],
  [
    ['overseas'],
    'Who holds the signed pages, and what could anyone here have done to get them?',
    'Who holds the signed pages? Think of everything that could have been tried to get them.',
  ],
  [
    ['noticed', 'unnoticed'],
    'The other side holds the signed pages. Go back before trial: what was that side told?',
    'The other side holds the pages. Go back before trial: what was that side told?',
  ],
  [
    ['copy exists'],
    'First ask why the signed pages are missing. Then ask whether Rule 1004 ranks what may stand in for them.',
  ],
  [
    ['certified', 'from memory'],
    ({ office }) => `Rule 1005 has its own order of proof for what is kept in ${office}. What comes first?`,
    'Rule 1005 has its own order of proof for what such a place keeps. What comes first?',
  ],
  [
    ['open', 'withheld'],
    'The chart rests on thousands of papers. What could the other side do with them before trial?',
    'Behind it stand thousands of papers. What could the other side do with them before trial?',
  ],
  [
    ['drawing'],
    'Does the picture prove something, or only help people follow a talk? See what the judge found.',
  ],
  [['deposition', 'lunch'], 'The other side said yes. In what form, in what place, and does Rule 1007 care?'],
  [
    ['needed', 'unneeded'],
    ({ plaintiff }) =>
      `Put both sentences side by side. Does the second change what a listener makes of the first, and what would ${plaintiff.the} use it for?`,
    'Put both sentences side by side. Does the second change what a listener makes of the first?',
  ],
])
