import { pointersFrom } from '../../engine/pointers.ts'
import type { ExclusionStory, Twist } from './facts.ts'

/** By twist, the fault, the link or the use to look at. */
export const pointers = pointersFrom<Twist, ExclusionStory>([
  [
    ['weak-warrant', 'blank-warrant', 'bare-warrant'],
    'Read the papers as a careful colleague would have before going in. Was anything plainly missing?',
  ],
  [
    ['needed-lie', 'needless-lie'],
    'Strike out what was sworn to and untrue. What is left for the magistrate to go by?',
    'Strike out the untrue sentence. What is left to go by?',
  ],
  [
    ['clerk-record', 'careless-record', 'knowing-record'],
    'Whose mistake was it that the file was out of date: a slip, a habit, or a plan?',
    'Why was the file out of date: by a slip, a habit, or a plan?',
  ],
  [
    ['old-precedent'],
    'What did the courts above say on the day when the car was opened?',
    'What did the judges above say on the day when the car was opened?',
  ],
  [
    ['found-warrant'],
    'Between the first wrong and the find, something turned up. Weigh it, the minutes, and the motive.',
  ],
  [
    ['warned-confession', 'free-return', 'willing-witness'],
    'Follow the chain from the first wrong to what is now offered. How long is it, and whose choice lies in between?',
    'Follow the chain from the first wrong onward. How long is it, and whose choice lies in between?',
  ],
  [
    ['home-arrest'],
    'What exactly did the police do wrong, what is that rule for, and where were the words spoken?',
    'What exactly went wrong, what is that rule for, and where were the words spoken?',
  ],
  [
    ['own-decision', 'prompted-decision'],
    'Take away the first look inside. Would anyone still have gone to the magistrate?',
    'Take away the first look inside. What would have happened next?',
  ],
  [
    ['search-party'],
    'Imagine that nobody had talked in that room. Where would things have stood by nightfall?',
  ],
  [
    ['no-knock'],
    'Which interests does the rule on doors protect, and did it matter to the find?',
    'What is a knock at the door for, and would one have kept anything from being found?',
  ],
  [
    ['contradict-accused', 'contradict-witness'],
    'Who told the jury something untrue, and does it matter who that was?',
  ],
  [
    ['unwarned-contradiction', 'involuntary-contradiction'],
    'How did the police get these words: was a formality left out, or was somebody worn down?',
    'How were these words got: was a formality left out, or was somebody worn down?',
  ],
  [
    ['grand-jury', 'forfeiture'],
    'What sort of case is this, and what would keeping things out achieve in it?',
    'Look at the sort of hearing this is, and at what keeping things out would achieve in it.',
  ],
])
