import { pointersFrom } from '../../engine/pointers.ts'
import type { JeopardyStory, Twist } from './facts.ts'

/** By twist, the moment, the ruling or the comparison to look at. */
export const pointers = pointersFrom<Twist, JeopardyStory>([
  [
    ['jury-unsworn', 'jury-sworn'],
    'The protection begins at one precise moment of that morning. How far had the court come before lunch?',
  ],
  [
    ['bench-witness'],
    'No jury sat. At what moment does the protection begin then, and why did matters stop here?',
    'No jurors sat. At what moment does the protection begin then, and why did matters stop here?',
  ],
  [
    ['missing-witness'],
    ({ witness }) => `Who could have seen to it in time that ${witness.the} would come?`,
    'Who could have seen to it in time that everybody would come?',
  ],
  [['defense-misconduct'], 'Who caused the trouble, and how much thought was given to it before stopping?'],
  [
    ['deadlock'],
    'Four days, three reports. Had the twelve decided anything, and what else was the judge to do?',
    'Had the twelve decided anything, and what else was there to try?',
  ],
  [['report'], 'Was what the foreperson said their last word? See what they were told to do next.'],
  [
    ['careless-mistrial', 'provoked-mistrial'],
    'The defense itself asked to stop. See what the judge found about the purpose behind those words.',
    'The defense itself asked to stop. See what the judge found about why those words were said.',
  ],
  [
    ['delay-dismissal', 'directed-acquittal'],
    'Who asked for the end, and did the judge weigh what the witnesses had shown?',
    'Who wanted it to stop there, and what did the judge weigh before agreeing?',
  ],
  [
    ['acquittal'],
    ({ suspect }) =>
      `The judge was wrong about the recording. May that still be put right, now that twelve people have spoken on ${suspect.the}?`,
    'The judge was wrong about the recording. May that still be put right, now that twelve people have spoken?',
  ],
  [
    ['verdict-set-aside'],
    'Imagine that the government wins its appeal. What happens next, and does anyone testify again?',
    'Imagine that the government wins. What happens next, and does anyone testify again?',
  ],
  [
    ['reversed-error', 'reversed-weight', 'reversed-proof'],
    'Read closely what the appellate court said about the strength of the case. Could reasonable people have convicted?',
    'Read closely what the higher court said about the strength of the case.',
  ],
  [
    ['lesser-verdict'],
    'Two charges were open to the twelve, and they answered one. What does the other blank mean?',
  ],
  [
    ['lesser', 'other-element'],
    'Write what each crime demands in two columns. Does each column hold something that the other lacks?',
    'Put both crimes side by side, piece by piece. What does each hold that the other lacks?',
  ],
  [
    ['after-death'],
    ({ victim }) =>
      `Compare the two crimes, then the dates. What could have been charged while ${victim.the} lay in the hospital?`,
    'Compare the two crimes, then the dates. What could have been charged at first?',
  ],
  [
    ['federal', 'city', 'territory'],
    'Follow the authority of each government that brings a charge back to where it springs from. Is that one place?',
  ],
  [
    ['forfeiture'],
    'The new action aims at a thing. See what the court found on what it is meant to do.',
    'See what the new case is aimed at, and what the court found about it.',
  ],
  [
    ['one-issue', 'two-issues'],
    'Put yourself in the first jury room. In how many ways could those twelve have come to their answer?',
    'Put yourself in the room of the twelve. In how many ways could they have come to their answer?',
  ],
  [
    ['severed'],
    'Two juries in place of one: who wanted it that way, and what for?',
    'Who wanted the case split, and what for?',
  ],
])
