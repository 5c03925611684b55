import { refuse } from '#http/refusal.ts'
import { counted } from '#protocol/figures.ts'
import { MOST_A_DAY } from '#rules/solo/possible.ts'

/** Told to a player whose day holds no more answers. */
export const DAY_FULL = refuse(
  'rate_limited',
  `You’ve answered all the questions we count in a day: up to ${counted(MOST_A_DAY, 'answer', 'answers')}. Come back after midnight UTC.`,
)
