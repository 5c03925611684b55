import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'
import type { Entrusting } from './entrusting.ts'
import type { Lot } from './lot.ts'
import type { Safeguard } from './safeguard.ts'
import type { Shots } from './shots.ts'
import type { Spill } from './spill.ts'
import type { Twin } from './twin.ts'

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

/** One scene for each link, each with its own parties. */
export interface CauseStory extends Story<CauseFacts> {
  readonly safeguard: Safeguard
  readonly twin: Twin
  readonly shots: Shots
  readonly entrusting: Entrusting
  readonly spill: Spill
  readonly lot: Lot
}
