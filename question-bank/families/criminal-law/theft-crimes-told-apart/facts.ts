import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that tell one theft crime from another: what the owner gave up, how, and when the intent to steal arose. */
export const facts = {
  /** The setting: a shop, money in an agent's hands, a car, a sale, a find, a payment, a taking from a person, a dealer. */
  scene: ['shop', 'trust', 'ride', 'sale', 'find', 'pay', 'force', 'fence'],
  /** Each twist belongs to one of them. */
  twist: [
    'drawer',
    'pocketed',
    'concealed',
    'inspected',
    'cable',
    'spent',
    'replaced',
    'special-purpose',
    'planned-loan',
    'honest-loan',
    'joyride',
    'abandoned',
    'kept',
    'claimed',
    'lien',
    'lie',
    'credit',
    'promise',
    'praise',
    'clue',
    'second-thought',
    'no-clue',
    'overpaid',
    'found-later',
    'struggle',
    'snatched',
    'force-after',
    'next-room',
    'bought',
    'careless',
    'recovered',
  ],
} as const satisfies FactTable

export type TheftFacts = FactsOf<typeof facts>
export type Twist = TheftFacts['twist']
