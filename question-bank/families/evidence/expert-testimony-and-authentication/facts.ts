import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether an expert may testify, and whether an item is authentic (FRE 702 to 705, 803(18), 901, 902). */
export const facts = {
  /** The subject of the objection. */
  matter: ['method', 'basis', 'issue', 'treatise', 'proof'],
  /** The fact on which it turns. Each twist belongs to one matter. */
  twist: [
    'experience',
    'other field',
    'evenly balanced',
    'skipped step',
    'gap',
    'new test',
    'rival',
    'report',
    'gossip',
    'told',
    'cross',
    'knew',
    'most',
    'liable',
    'passage',
    'exhibit',
    'denied',
    'familiar',
    'learned',
    'details',
    'name only',
    'doubted',
    'caller',
    'dialed',
    'certified',
  ],
} as const satisfies FactTable

export type ExpertFacts = FactsOf<typeof facts>
export type Twist = ExpertFacts['twist']
