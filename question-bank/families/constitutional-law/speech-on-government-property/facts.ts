import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether government may keep a speaker off its property: where, and by what rule. */
export const facts = {
  /** The property on which somebody wants to speak. */
  place: ['park', 'street', 'theater', 'hall', 'mailboxes', 'polls', 'display', 'school'],
  /** Each twist belongs to one of them. */
  twist: [
    'sound',
    'leaflets',
    'subject',
    'discretion',
    'standards',
    'hostile',
    'blocks',
    'marched',
    'script',
    'open',
    'religious',
    'topic',
    'rival',
    'critics',
    'apparel',
    'ballot',
    'monument',
    'flag',
    'own-flag',
    'ribbon',
    'disruption',
    'newspaper',
    'weekend',
  ],
} as const satisfies FactTable

export type SpeechFacts = FactsOf<typeof facts>
export type Twist = SpeechFacts['twist']
