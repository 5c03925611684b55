import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the stage and the part that the government played. */
export const pointers = pointersFrom<Twist>([
  [
    ['first-appearance', 'uncharged-informant', 'unwarned-questions', 'active-informant'],
    'Had a judge or a charge come in yet? And whom did the speaker take the listener for?',
    'How far had the case come, and whom did the speaker take the listener for?',
  ],
  [
    ['passive-informant', 'private-cellmate'],
    'Who sent the listener, and what did the listener do to get the words?',
    'Who sent the other one in, and what did that person do?',
  ],
  [
    ['other-offense', 'included-offense'],
    'Put both crimes side by side, piece by piece. Is one inside the other?',
    'Put both crimes side by side, piece by piece.',
  ],
  [
    ['waiver', 'waiver-overborne'],
    'What did the accused say when the detective came, and how was the paper signed?',
    'What did the accused say when the visitor came?',
  ],
  [
    ['impeachment'],
    'What had the accused told the jury, and what is this offered for?',
    'For what is this offered, and after what?',
  ],
  [
    ['charged-lineup', 'uncharged-lineup', 'photographs', 'sample'],
    'How far had the case come, and did the accused have to be there in person?',
    'How far had the case come, and did the accused have to face anyone?',
  ],
  [
    ['own-source', 'no-own-source'],
    'Forget the lineup. How well could the witness have known that face from the night itself?',
    'Forget the lineup. How well could that face be known from the night alone?',
  ],
  [
    ['reliable-showup', 'unreliable-showup', 'chance-encounter'],
    'Did the police bring the two together, and how good a look had the witness had before?',
    'Who brought the two together, and how good a look had there been before?',
  ],
])
