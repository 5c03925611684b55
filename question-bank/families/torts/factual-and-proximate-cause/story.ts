import type { Story } from '../../engine/tables.ts'
import type { Entrusting } from './entrusting.ts'
import type { CauseFacts } from './facts.ts'
import type { Lot } from './lot.ts'
import type { Safeguard } from './safeguard.ts'
import type { Shots } from './shots.ts'
import type { Spill } from './spill.ts'
import type { Twin } from './twin.ts'

/** One scene for each link, each with its own parties. */
export interface CauseStory extends Story<CauseFacts> {
  readonly safeguard: Safeguard
  readonly twin: Twin
  readonly shots: Shots
  readonly entrusting: Entrusting
  readonly spill: Spill
  readonly lot: Lot
}
