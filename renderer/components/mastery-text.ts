import { fixed, signed } from '#protocol/figures.ts'

/** A change of mastery with its sign, one decimal and a percent sign: '+0.5%', '−0.3%' (spec section 9). */
export const masteryText = (change: number): string => `${signed(change, fixed)}%`
