import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether a witness may testify, and how (FRE 601 to 606, 611, 612, 615, 701, and 803(5)). */
export const facts = {
  /** The subject of the objection. */
  matter: ['knowledge', 'competence', 'verdict', 'question', 'memory', 'opinion', 'presence'],
  /** The fact on which it turns. Each twist belongs to one matter. */
  twist: [
    'told',
    'uncertain',
    'disputed',
    'child',
    'no promise',
    'state claim',
    'federal claim',
    'pressure',
    'outside',
    'form',
    'voir dire',
    'leading',
    'adverse',
    'beyond',
    'bias',
    'refreshed',
    'recorded',
    'exhibit',
    'not hers',
    'estimate',
    'technical',
    'blame',
    'eyewitness',
    'party',
    'second',
    'bare order',
  ],
} as const satisfies FactTable

export type WitnessFacts = FactsOf<typeof facts>
export type Twist = WitnessFacts['twist']
