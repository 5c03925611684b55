import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, who held the goods and what was left to do. */
export const pointers = pointersFrom<Twist>([
  [
    ['shipment', 'transit', 'presumed'],
    'Whose town, if any, follows the letters F.O.B.? See how far the goods had come.',
    'Whose town, if any, follows the three letters?',
  ],
  [
    ['not-shipped', 'tendered'],
    'See in whose hands the goods were that night, and what the contract still asked of the seller.',
    'In whose hands were they at that moment, and what was still to be done?',
  ],
  [
    ['faulty', 'accepted', 'cured'],
    'Were they what had been ordered? If not, was anything done about that before the disaster?',
    'Were they what had been ordered, and what happened about that before the disaster?',
  ],
  [
    ['merchant', 'private', 'private-not-ready'],
    'What does the seller do for a living, and how far had things come by the night of the fire?',
    'What does the one who sells do for a living, and how far had things come by then?',
  ],
  [
    ['unacknowledged', 'acknowledged', 'document'],
    'A third party holds them. What paper or word had reached the one who buys?',
    'A third party holds them. Has any paper or word gone out?',
  ],
  [
    ['agreed-seller', 'agreed-buyer'],
    'Read the sentence between the quotation marks. May people settle this for themselves?',
    'May people settle this for themselves?',
  ],
  [
    ['repudiated', 'insured', 'stale', 'late'],
    'Who had let the other down by then, how much time had gone by, and who else would pay?',
    'Who had let the other down by then, and how many weeks had gone by?',
  ],
])
