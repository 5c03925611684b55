import type { FactsOf, FactTable } from '../../engine/tables.ts'

/**
 * The facts that decide whether evidence outside a signed writing counts (Restatement (Second) of
 * Contracts §§ 209–218, UCC § 2-202).
 */
export const facts = {
  /** The purpose of the evidence. */
  purpose: ['add', 'contradict', 'change', 'invalidate', 'reform', 'condition', 'explain', 'practice'],
  /** The fact on which that purpose turns. Each belongs to one of them. */
  twist: [
    'complete',
    'partial',
    'merger',
    'rebutted',
    'omitted',
    'included',
    'certain',
    'separate',
    'final',
    'tentative',
    'later',
    'fraud',
    'broken',
    'gift',
    'typed',
    'left-out',
    'approval',
    'clashing',
    'cancel',
    'plain',
    'ambiguous',
    'susceptible',
    'strained',
    'usage',
    'outsider',
    'dealing',
    'performance',
    'negated',
    'express',
    'single',
  ],
} as const satisfies FactTable

export type ParolFacts = FactsOf<typeof facts>
export type Twist = ParolFacts['twist']
