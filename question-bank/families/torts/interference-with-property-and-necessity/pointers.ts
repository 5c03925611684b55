import { pointersFrom } from '../../engine/pointers.ts'
import type { Twist } from './facts.ts'

/** By twist, the act, the reason, or the harm to look at. */
export const pointers = pointersFrom<Twist>([
  [['induced', 'map'], 'Where did the mistake come from?', 'Who or what sent this person there?'],
  [
    ['overstayed', 'thrown', 'object'],
    'Who or what came or stayed on the land, and by whose will?',
    'By whose will did this come or stay there?',
  ],
  [
    ['careless-none', 'careless-harm'],
    'Nobody meant to go there. What came of it?',
    'Nobody meant it. What came of it?',
  ],
  [
    ['used', 'scratched', 'wrecked', 'sold', 'bought', 'dropped'],
    "How much was done to the owner's control, for how long, and was it meant? Good faith comes last.",
    'How much was done to the thing, for how long, and was it meant?',
  ],
  [
    ['shelter', 'gentle', 'hurled'],
    'Did the one inside have to be there, and how was the leaving brought about?',
    'Why was the one inside there, and how did it end?',
  ],
  [
    ['truck', 'refuge-none', 'refuge-harm', 'firebreak'],
    'For whose good was it done, and was anything broken?',
    'For whose good was it done, and what did it cost?',
  ],
])
