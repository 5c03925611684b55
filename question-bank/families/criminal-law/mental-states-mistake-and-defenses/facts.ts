import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether a state of mind, a mistake, or a defense takes a crime away. */
export const facts = {
  /**
   * The setting: a thing taken, a prank, a silent statute, a belief about the law, drink, a fight, a
   * rescue, cold, a threat, illness.
   */
  scene: ['taking', 'prank', 'statute', 'law', 'drink', 'fight', 'rescue', 'cold', 'threat', 'illness'],
  /** Each twist belongs to one of them. */
  twist: [
    'rack',
    'gift',
    'lookalike',
    'stranger',
    'sale',
    'rifle',
    'lawyer',
    'agency',
    'tax',
    'drunk-intent',
    'drunk-touch',
    'drunk-fire',
    'drugged-blind',
    'drugged-aware',
    'toy',
    'slap',
    'knife',
    'attacker',
    'fright',
    'reasonable-rescue',
    'alter-ego-rescue',
    'storm',
    'station',
    'robbery',
    'killing',
    'death',
    'urge',
    'irresistible',
    'delusion',
  ],
} as const satisfies FactTable

export type MentalFacts = FactsOf<typeof facts>
export type Twist = MentalFacts['twist']
