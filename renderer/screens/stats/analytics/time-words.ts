import { minutesText, seconds } from '#protocol/figures.ts'
import { MINUTE_MS } from '#rules/days.ts'

/** A length of time (ms) to the minute, a short one to the second: '1 hr 12 min', '18 min', '40 sec'. */
export const durationText = (ms: number): string =>
  ms < MINUTE_MS ? seconds(ms / 1000) : minutesText(Math.round(ms / MINUTE_MS))
