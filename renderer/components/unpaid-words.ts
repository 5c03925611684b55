import { counted } from '#protocol/figures.ts'
import { PAID_A_DAY } from '#rules/practice/pay.ts'

/** Why an answer of practice earned no XP, and what it counts for all the same. */
export const UNPAID_WORDS = `You’ve earned today’s XP for practice: ${PAID_A_DAY} answers. It starts again at midnight UTC. Mastery and reviews still count.`

/** The same of so many answers of a block; null where each was paid. */
export const unpaidInBlock = (unpaid: number): string | null =>
  unpaid > 0
    ? `${counted(unpaid, 'answer', 'answers')} earned no XP: practice and blocks pay for ${PAID_A_DAY} a day. Mastery and reviews still count.`
    : null
