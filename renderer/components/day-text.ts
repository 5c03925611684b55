import { counted, upTo } from '#protocol/figures.ts'

/** '1 day', '7 days'. */
export const daysText = (days: number): string => counted(days, 'day', 'days')

/** '37.5%', and no decimals where there are none. */
export const percentText = (percent: number): string => `${upTo(percent)}%`
