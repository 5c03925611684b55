import { pointersFrom } from '../../engine/pointers.ts'
import type { paths } from './paths.ts'

/** By path, the test, the mind, or the ending to look at. */
export const pointers = pointersFrom<keyof typeof paths>([
  [
    ['mere-plan', 'early-buying', 'search-for-victim', 'substantial-step', 'dangerously-near', 'last-act'],
    'Read whose test applies. Does it look at what was done already, or at what was still left to do?',
    'Read whose test applies, then mark how far the evening had gone.',
  ],
  [
    ['factual-impossibility', 'not-stolen', 'no-such-law'],
    'Put the world as it was believed to be in place of the real one. Is there a crime in it?',
    'Put the world that was imagined in place of the real one. Is anything wrong done in it?',
  ],
  [
    ['change-of-heart', 'renunciation', 'fear-of-capture', 'postponement'],
    "Whose rules apply, and why was it given up: of one's own will, for good, or for now?",
    'Whose rules apply, and why did it stop?',
  ],
  [
    ['age-of-buyer', 'own-goods'],
    'What was believed about the one thing that matters here, and does the offense ask about that?',
    'What was in the mind, and does the offense ask about that?',
  ],
  [
    ['reckless', 'lesser-harm', 'accident-in-felony'],
    'A death would have been murder. Must more be shown when nobody died?',
    'Nobody died. Must more be shown about the mind then?',
  ],
])
