import { relative, upTo } from '#protocol/figures.ts'
import type { ChosenWhy } from '#protocol/http/practice.ts'
import { DAY_MS } from '#rules/days.ts'

/** The start of the reader's own day that an instant (ms) lies in. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** How many days before or after now an instant (ms) lies, in words: 'yesterday', 'in 12 days'. */
export const daysAway = (at: number, now: number): string =>
  relative(Math.round((dayOf(at) - dayOf(now)) / DAY_MS), 'day')

/** Why a question comes now, in a few words; `now` in ms. */
export function whyWords(why: ChosenWhy, now: number): string {
  switch (why.kind) {
    case 'missed':
      return `Missed ${daysAway(why.at, now)}`
    case 'new':
      return `New: ${upTo(100 * why.share)}% of the exam`
    case 'due':
      return why.correctAt === null ? 'Due for review' : `Due: last correct ${daysAway(why.correctAt, now)}`
    case 'early':
      return why.correctAt === null
        ? 'Keeping it fresh'
        : `Keeping it fresh: correct ${daysAway(why.correctAt, now)}`
  }
}
