import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, who complains, who pays, and which source of power to look at. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['county', 'county > consent'],
    'Whose purse would pay, and is that body a part of the state itself?',
    'Whose purse would pay?',
  ],
  [
    ['united-states', 'united-states > consent'],
    'Look at the plaintiff. Does the shield work against everybody who sues?',
    'Who is suing here? Does the shield work against everybody?',
  ],
  [
    ['pocket'],
    'Who would write the check: the treasury, or the one who is named?',
    'Who would write the check?',
  ],
  [
    ['order', 'order > consent', 'arrears', 'named', 'elsewhere > named'],
    'Two things to check: is a person or the body itself named, and does the money look forward or back?',
    'Two things to check: who is named, and is it about the past or the future?',
  ],
  [
    ['state-law-order'],
    'Who made the statute that this claim rests on, and who is asked to apply it?',
    'Ask who made the rule behind this claim, and before which judge it came.',
  ],
  [
    ['consent-federal', 'elsewhere > words'],
    'Read the words that follow "courts" in the statute of State A. Which building do they open?',
    'Read how far the words of State A go. Which courthouse do they open?',
  ],
  [
    ['consent-own', 'consent-sister', 'own', 'sister'],
    'Where does this suit run, and has State A opened that door?',
    'Where does this suit run, and what has State A said about that place?',
  ],
  [
    ['words', 'abrogated', 'power', 'elsewhere > power'],
    'Two questions on the act of Congress: does it name states, and from which power does it come?',
    'Ask two things of the federal act: whom does it name, and where does it come from?',
  ],
  [
    ['plan-federal', 'plan-own'],
    'Which power of Congress stands behind this statute, and what did the states give up when they joined?',
    'What stands behind this statute, and what was given up on joining the Union?',
  ],
])
