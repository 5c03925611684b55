import { chanceBy, hardness } from '#rules/ability/ability.ts'
import { chanceRecord } from '#rules/calibration/chance-record.ts'
import { firstAnswers, type PlayersAnswer } from '#rules/calibration/first-answers.ts'
import { measuring } from '#rules/calibration/measure.ts'
import { ratingKey } from '#rules/calibration/rating.ts'
import { refitting } from '#rules/calibration/refit.ts'
import { ratingsText } from '#study/ratings-file.ts'
import type { Database } from '../store/database.ts'
import { answeringPlayers, claimNight, publish } from './store/calibration.ts'
import { saveReport } from './store/report.ts'

/**
 * Measures how hard practice questions are by all first answers that count, and learns by them how chances are told, once a UTC
 * day on one node. Nothing of the night before is summed up: an answer, or a player, that no longer counts leaves no trace.
 */
export async function calibrate(db: Database, now: number): Promise<void> {
  const before = await claimNight(db, ratingsText(new Map()), now)
  if (!before) return
  const hardnessOf = (question: PlayersAnswer['question']): number =>
    before.ratings.get(ratingKey(question))?.hardness ?? hardness(question.level)
  const measured = measuring()
  const chances = chanceRecord()
  const learning = refitting()
  for await (const player of answeringPlayers(db))
    for (const answer of firstAnswers(player, hardnessOf, now)) {
      measured.take(answer)
      chances.take(answer, chanceBy(answer.terms, before.shown))
      learning.take(player.id, answer)
    }
  const ratings = measured.ratings(before.ratings)
  const refit = learning.refit(before.shown)
  const shown = refit?.taken ? refit.weights : before.shown
  await publish(db, ratingsText(ratings, shown), ratings.size, now)
  await saveReport(db, { groups: chances.groups(), shown, refit }, now)
}
