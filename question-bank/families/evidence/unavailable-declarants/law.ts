import type { AbsentFacts, Twist } from './facts.ts'

const TWISTS: Readonly<Record<AbsentFacts['statement'], readonly Twist[]>> = {
  'former testimony': [
    'refused',
    'memory',
    'searched',
    'abroad',
    'unordered',
    'unsearched',
    'procured',
    'predecessor',
    'accused',
    'grand-jury',
  ],
  'dying declaration': ['dying', 'recovered', 'not-homicide', 'hopeful', 'aside', 'alive'],
  'against interest': ['confession', 'privilege', 'supported', 'bare', 'deposition', 'blame'],
  accusation: ['silenced', 'quarrel'],
  'excited utterance': ['excited'],
}

/** The path that these facts take; null for a twist of another kind of statement. */
export function decide({ statement, twist }: AbsentFacts): Twist | null {
  return TWISTS[statement].includes(twist) ? twist : null
}
