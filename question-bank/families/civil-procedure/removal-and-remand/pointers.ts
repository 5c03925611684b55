import { pointersFrom } from '../../engine/pointers.ts'
import type { RemovalStory, Twist } from './facts.ts'

/** By twist, the party, the paper or the date to look at. */
export const pointers = pointersFrom<Twist, RemovalStory>([
  [['federal'], 'On what does the suit itself rest? Does it then matter where each side lives?'],
  [
    ['alike', 'nondiverse', 'nondiverse-late'],
    'Put each side in a column with its states. Is there a flaw, and is it one that time can cure?',
    'Draw two columns, one a side, with their states. Does any state stand in both?',
  ],
  [
    ['filed', 'copy'],
    'Mark every day on which the defense could have read the papers. Which of them counts?',
    'Mark each moment at which the defense could have read the papers. Which of them counts?',
  ],
  [
    ['late', 'late-waived'],
    'Two people got the papers, weeks apart. Whose copy counts? Then count on to the motion.',
    'Two people got the papers, weeks apart. Whose copy counts? Then go on to the end of the calendar.',
  ],
  [
    ['later'],
    'Two people got the papers, weeks apart. Do they share one deadline?',
    'The papers came to two people, weeks apart. Do they share one deadline?',
  ],
  [
    ['unserved', 'consent', 'consent-waived'],
    ({ codefendant }) =>
      `What had reached ${codefendant.the} by then, and what did ${codefendant.pronoun} do? Then count the days to the motion.`,
    'What had reached the other one by then, and what came of it? Then go on to the end of the calendar.',
  ],
  [
    ['added', 'federal-year'],
    'When could this case first go to federal court, and does every kind of case have the same last day?',
    'From when on could this have been moved, and does every kind of suit have the same last day?',
  ],
  [
    ['dropped', 'year', 'bad-faith'],
    ({ codefendant }) =>
      `How old was the case when ${codefendant.the} was let go, and why did it happen only then?`,
    'How much time had gone by when the other one was let go, and why did it happen only then?',
  ],
  [
    ['forum', 'forum-waived', 'one-forum'],
    'Compare each home with the place of the courthouse. Then count the days to the motion.',
    'Compare where each side lives with where the courthouse stands, then go on to the end of the calendar.',
  ],
  [
    ['reduced', 'deleted'],
    'What was cut after the move: a sum, or a ground of suit? Which version counts for each?',
    'What was cut after the move, and which version counts?',
  ],
  [
    ['defense', 'defense-late'],
    'In whose words does federal law first come up? If that is a flaw, can time cure it?',
    'Who brings federal rules into it, and how? If that is a flaw, does it fade?',
  ],
  [['counterclaim'], 'Who carried the case over, and on which side did that person begin?'],
  [['own-counterclaim'], 'In whose papers does federal law first come up, and does the law look there?'],
])
