import { wordedFrom } from '../../engine/cells.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { PROCEEDS_CELLS } from './cells-proceeds.ts'
import { RANK_CELLS } from './cells-rank.ts'
import type { SaleFacts, SaleStory, Twist } from './facts.ts'
import type { ReasonId } from './reason-id.ts'
import { stories } from './stories.ts'

const sided = wordedFrom<Twist, ReasonId, SaleStory>({ ...PROCEEDS_CELLS, ...RANK_CELLS }, stories[0])

/** A sum takes no side. */
const worded = (id: ReasonId) => ({ ...sided('yes', id), side: null })

/** Every way to a sum. Each is the key beside one twist or more. */
export const reasons = {
  time: worded('time'),
  surplus: worded('surplus'),
  senior: worded('senior'),
  extinguished: worded('extinguished'),
  deficiency: worded('deficiency'),
  purchase: worded('purchase'),
  optional: worded('optional'),
  obligatory: worded('obligatory'),
  visible: worded('visible'),
  subordination: worded('subordination'),
  omitted: worded('omitted'),
} as const satisfies ReasonTable<SaleFacts, SaleStory>
