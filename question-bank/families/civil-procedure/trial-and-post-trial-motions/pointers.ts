import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the proof or the clock to look at. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['summary > no support', 'summary > allegations', 'summary > dispute'],
    'Compare what each side put before the judge. Is there proof on both sides, or on one alone?',
    'Compare what each side has put in. Is there something sworn on both sides, or on one alone?',
  ],
  [
    ['summary > extended', 'summary > allegations, extended'],
    'Two things to check: may the judge move this deadline, and what did the other side file in reply?',
    'Two things to check: may this deadline be moved, and what came in reply?',
  ],
  [
    ['trial > no evidence', 'trial > credibility', 'trial > early'],
    'How far had the case come, and what had anyone said so far about the disputed point?',
    'How far had things come, and what had anyone said so far about the disputed point?',
  ],
  [
    ['renewed', 'renewed > credibility'],
    'Look at the proof on the disputed point: is there none, or is there some that a judge may dislike?',
    'On the disputed point, is there nothing, or something that one may dislike?',
  ],
  [
    ['renewed > late', 'renewed > extended', 'new trial > late', 'new trial > extended'],
    'Count the days after entry, and ask whether Rule 6(b) lets anyone add to them.',
    'Check the date against the Rule, and ask whether Rule 6(b) lets anyone add to it.',
  ],
  [
    ['no motion in trial', 'another ground in trial'],
    'What was said to the judge before the jurors went out? Compare it with what is said now.',
    'What was said before the jurors went out? Compare it with what is said now.',
  ],
  [
    ['new trial', 'new trial > balanced'],
    'How strongly does the judge feel about it: a close call, or a miscarriage?',
    'How strong is the feeling that it went wrong: a close call, or a miscarriage?',
  ],
  [
    ['relief > neglect', 'relief > neglect, late', 'relief > neglect, waiting', 'relief > neglect, renamed'],
    'Which of the six grounds of Rule 60(b) fits a slip by counsel? Then count the months and ask what was done with them.',
    'Which number of 60(b) fits a slip by counsel? Then hold the calendar against it.',
  ],
  [
    ['relief > evidence', 'relief > evidence, late', 'relief > evidence, overlooked'],
    'Where had it been all along, who could have found it, and how many months have passed?',
    'Where had it been all along, and how many months have passed?',
  ],
  [
    ['relief > fraud', 'relief > fraud, late'],
    'Which of the six grounds of Rule 60(b) fits a trick by an opponent? Then count the months.',
    'Which number of Rule 60(b) fits such a trick? Then count the months.',
  ],
  [
    ['relief > void', 'relief > interest of the judge'],
    'Thirteen months went by. Which of the six grounds is this, and does every one of them end after twelve?',
    'Thirteen months went by. Does every ground of Rule 60(b) end after twelve?',
  ],
])
