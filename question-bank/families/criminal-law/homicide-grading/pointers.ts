import { pointersFrom } from '../../engine/pointers.ts'
import type { HomicideStory, Twist } from './facts.ts'

/** By twist, the state of mind, the moment or the doctrine to look at. */
export const pointers = pointersFrom<Twist, HomicideStory>([
  [['mercy'], 'Keep two things apart: what was meant to happen, and what it was meant for.'],
  [
    ['transferred'],
    ({ rival, stranger }) =>
      `The bullet was for ${rival.the} and met ${stranger.the}. Where does that leave the state of mind?`,
    'The bullet was for one person and met another. Where does that leave the state of mind?',
  ],
  [
    ['injury', 'shove'],
    'How much harm was meant, and is that much enough for the charge?',
    'How badly was anyone meant to be hurt, and is that enough for the charge?',
  ],
  [
    ['shove-lesser'],
    'Look at the charge: it is the lesser one. Was the hand on the other a crime by itself?',
    'Look at the charge: it is the lesser one. What was the hand on the other, taken by itself?',
  ],
  [
    ['planned', 'impulse'],
    'Go back from the bullet: when was the decision made, and was there time in between in which it was thought over?',
  ],
  [
    ['bottle', 'adultery', 'words'],
    ({ rival }) =>
      `What had ${rival.the} done just before, and does the common law see in it enough to unhinge ordinary people?`,
    'What had happened just before, and do the courts see in it enough to unhinge ordinary people?',
  ],
  [
    ['overnight', 'calm'],
    'Two clocks run here: one for anybody so treated, and one for whoever is on trial. Read both.',
  ],
  [
    ['mistaken-defense'],
    'What was believed, what would others have believed, and what does the state say of the gap?',
    'Was the fear honest, was it sensible, and what does the state say of a gap between the two?',
  ],
  [
    ['crowd', 'jest'],
    'What was known about the danger at the moment when the trigger was pulled?',
    'What was known of the danger at that moment?',
  ],
  [
    ['jest-lesser'],
    'Look at the charge: it is the lesser one. Must the danger be known for that, or only be plain to others?',
  ],
  [
    ['glance'],
    'How far was this from the way people ordinarily drive, and how far must it be for a crime?',
    'How far was this from ordinary conduct, and how far must it be for a crime?',
  ],
  [['license'], 'Picture the same trip with every paper in order. Does it end otherwise?'],
  [['caretaker', 'passerby'], 'Nothing was done. What tie, if any, was there between the two beforehand?'],
  [['accident'], 'Which state of mind does this charge call for, and what was already under way?'],
  [
    ['flight', 'safety'],
    'Was it all over by the time of the crash? See how far away the car was, and who was behind it.',
  ],
  [
    ['agency', 'cause'],
    'Who pulled the trigger, and which theory do these courts follow?',
    'Who pulled the trigger, and what do these courts ask about that?',
  ],
  [
    ['merger'],
    'Put what is charged as the felony beside what killed. Are they two things, or one?',
    'Put the crime beneath the charge beside the act that ended a life. Are they two things, or one?',
  ],
  [
    ['claim'],
    ({ loan }) => `Test the crime beneath the charge first: what was believed about the ${loan}?`,
    'Test the crime beneath the charge first: what was believed about the thing?',
  ],
])
