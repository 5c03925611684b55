import { test } from '@playwright/test'
import { MINUTE_MS, msToNextDay } from '#rules/days.ts'

/** A story takes less than this, however slow the machine (ms). */
const STORY_MS = 3 * MINUTE_MS

/**
 * Has a story begin and end on one day of the game, whose case, streak and week it plays: the rest of a day that would end under
 * it passes first.
 */
export async function onOneDay(): Promise<void> {
  const left = msToNextDay(Date.now())
  if (left > STORY_MS) return
  test.setTimeout(test.info().timeout + left)
  // A moment more: the clock that decides is the database's, which counts finer.
  await new Promise((tomorrow) => setTimeout(tomorrow, left + 1_000))
}
