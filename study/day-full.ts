import { type Refusal, refuse } from '#http/refusal.ts'
import { withWait } from '#http/too-many.ts'
import { counted } from '#protocol/figures.ts'
import { DAY_MS, utcDayStart } from '#rules/days.ts'
import { MOST_A_DAY } from '#rules/solo/possible.ts'

const DAY_FULL = refuse(
  'rate_limited',
  `You’ve answered all the questions we count in a day: up to ${counted(MOST_A_DAY, 'answer', 'answers')}. Come back after midnight UTC.`,
)

/** Returns the refusal of an answer, or a block, for which the day of an instant (ms) has no room. */
export const dayFull = (at: number): Refusal => withWait(DAY_FULL, utcDayStart(at) + DAY_MS - at)
