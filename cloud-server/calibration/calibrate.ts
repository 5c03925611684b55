import { measuringNight } from '#rules/calibration/night.ts'
import { ratingsText } from '#study/ratings-file.ts'
import type { Database } from '../store/database.ts'
import { answeringPlayers, claimNight, publish } from './store/calibration.ts'
import { saveReport } from './store/report.ts'

/**
 * Measures how hard questions are by all first answers that count, and learns by them how chances are told, once a UTC day on
 * one node. Nothing of the night before is summed up: an answer, or a player, that no longer counts leaves no trace.
 */
export async function calibrate(db: Database, now: number): Promise<void> {
  const before = await claimNight(db, ratingsText(new Map()), now)
  if (!before) return
  const night = measuringNight(before, now)
  for await (const player of answeringPlayers(db)) night.take(player)
  const { ratings, shown, groups, refit } = night.found()
  await publish(db, { ratings, shown }, now)
  await saveReport(db, { groups, shown, refit }, now)
}
