import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether conceded negligence was a factual and a proximate cause of the harm. */
export const facts = {
  /**
   * The link between breach and harm: a missing safeguard, two fires or floods, one of two missiles, a gun handed to a child,
   * or a force that intervenes later.
   */
  link: ['safeguard', 'twin', 'unknown', 'entrusted', 'later'],
  /** The other force at work beside the breach. */
  force: ['none', 'careless', 'natural', 'criminal', 'medical', 'rescue', 'weakened'],
  /** The bearing of the breach, or of the other force, on the harm. */
  bearing: [
    'needed',
    'useless',
    'chance',
    'together',
    'overtaken',
    'both careless',
    'one careful',
    'cleared',
    'agreed',
    'expected',
    'greater',
    'other kind',
    'freak',
  ],
} as const satisfies FactTable

export type CauseFacts = FactsOf<typeof facts>
