import type { DuelEnd } from '#protocol/live/result.ts'

/** Mastery changes listed (spec section 9). */
const CHANGES_SHOWN = 3

/** Returns the largest changes of mastery, without those that show as 0 with one decimal. */
export const changesShown = ({
  masteryChanges,
}: Pick<DuelEnd, 'masteryChanges'>): DuelEnd['masteryChanges'] =>
  masteryChanges.filter(({ change }) => Math.round(Math.abs(change) * 10) > 0).slice(0, CHANGES_SHOWN)
