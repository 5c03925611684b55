import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether due process was denied: the actor, the interest, and the procedure. */
export const facts = {
  /** The question that is open: whether a state acted, whether an interest is protected, or what process is due. */
  door: ['actor', 'interest', 'process'],
  /** Each twist belongs to one of them. */
  twist: [
    'town',
    'mall',
    'regulated',
    'funded',
    'ordered',
    'entwined',
    'seized',
    'sold',
    'enforced',
    'voluntary',
    'tenure',
    'expired',
    'label',
    'label-plus',
    'welfare',
    'disability',
    'unheard',
    'heard',
    'suspended',
    'talked',
    'random',
    'established',
    'negligent',
    'citywide',
    'street',
  ],
} as const satisfies FactTable

export type ActionFacts = FactsOf<typeof facts>
export type Twist = ActionFacts['twist']
