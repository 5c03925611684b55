import { counted, gameDay, upTo } from '#protocol/figures.ts'

/** '1 day', '7 days'. */
export const daysText = (days: number): string => counted(days, 'day', 'days')

/** A UTC date (yyyy-mm-dd) in words: 'Nov 20, 2026'. */
export const dateText = (date: string): string => gameDay(date)

/** '37.5%', and no decimals where there are none. */
export const percentText = (percent: number): string => `${upTo(percent)}%`
