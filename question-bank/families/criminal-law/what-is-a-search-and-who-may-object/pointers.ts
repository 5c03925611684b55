import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the place, the device, or the tie to look at. */
export const pointers = pointersFrom<Twist>([
  [
    ['opened-further', 'carrier-opened'],
    'Compare what the clerks had seen with what the officer did.',
    'Put what others had looked at beside what was done afterward.',
  ],
  [
    ['tracker', 'porch-dog', 'car-dog', 'squeezed-bag'],
    'Where did the hand, the paw, or the device have to go, and what could it learn?',
    'What had to be touched or entered, and what could be learned?',
  ],
  [
    ['flyover', 'open-field', 'trash', 'heat-sensor'],
    'Could anyone at all have seen it from there, with eyes alone?',
    'From where was it seen, and with what?',
  ],
  [
    ['wired-friend', 'bank-records', 'location-history'],
    'Somebody else already knew. Was it told by choice, and how much of a life does it lay bare?',
    'Somebody else already had it. How did that come about, and how much does it tell?',
  ],
  [
    ['target-elsewhere', 'business-visitor', 'overnight-guest', 'purse', 'stored-suitcase'],
    'Whose place or thing was it, and what tied the accused to it?',
    'What tie did the accused have to the place or thing?',
  ],
  [
    ['rental-driver', 'passenger-search', 'stopped-passenger'],
    'Is it the stop that is attacked, or the looking inside? What did the accused have in the car?',
    'Which step is being attacked, and what tied the accused to the place that was opened?',
  ],
])
