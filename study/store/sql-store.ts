import { sql } from '#database/sql.ts'
import type { Shown } from '../showing.ts'
import type { StudyStore } from '../store.ts'
import { answersSince } from './answers-given.ts'
import { companionStore } from './companion.ts'
import { dailyStore } from './dailies-store.ts'
import type { StudyDatabase } from './database.ts'
import { examStore } from './exam.ts'
import { leastRecentItem, unseenItem } from './items.ts'
import { notebookStore } from './notebook.ts'
import { playerStateOf, xpSince } from './player-state.ts'
import { practiceStore } from './practice.ts'
import { recordAnswer } from './recording.ts'
import { runReview } from './run-review.ts'
import { insertRun, lastEndedRun, openRun, runById } from './runs.ts'
import { insertShowing, outOfRounds, shownInRun } from './showings.ts'

/** The study store in the SQL that SQLite and PostgreSQL share. */
export function sqlStudyStore(db: StudyDatabase): StudyStore {
  return {
    ...companionStore(db),
    openRun: (userId) => openRun(db, userId),
    run: (userId, id) => runById(db, userId, id),
    lastEndedRun: (userId) => lastEndedRun(db, userId),

    async soloBest(userId) {
      const [row] = await db.query<{ best: number }>(
        sql`select solo_best as best from users where id = ${userId}`,
      )
      return row?.best ?? 0
    },

    runReview: (run) => runReview(db, run),

    startRun: (userId, begin) =>
      db.transaction(userId, async (tx) => {
        const open = await openRun(tx, userId)
        if (open) return { run: open, resumed: true }
        const run = begin(await lastEndedRun(tx, userId))
        if (run) await tx.write([insertRun(run)])
        return run && { run, resumed: false }
      }),

    shownInRun: (runId, round) => shownInRun(db, runId, round),
    unseenItem: (userId, bucket, pivot) => unseenItem(db, userId, bucket, pivot),
    leastRecentItem: (userId, pool, subject, levels) => leastRecentItem(db, userId, pool, subject, levels),

    show: (showing, item) =>
      db.transaction(showing.userId, async (tx): Promise<Shown> => {
        const shown = { showing, item }
        const [stored] = await tx.write(insertShowing(shown))
        if (stored === 1) return shown
        const { userId, runId, round } = showing
        const first = runId === null ? null : await shownInRun(tx, runId, round ?? 0)
        if (!first) throw new Error('a showing that clashes has another in its place')
        if (first.showing.answeredAt === null) return first
        const run = await openRun(tx, userId)
        if (run?.id !== runId || run.round !== round) return first
        // The run as a sync brought it does not know of that answer: its old verdict would be given for a new answer.
        await tx.write([outOfRounds(first.showing.id), ...insertShowing(shown)])
        return shown
      }),

    record: (userId, showingId, decide) =>
      db.transaction(userId, (tx) => recordAnswer(tx, db, userId, showingId, decide)),

    ...dailyStore(db),
    ...examStore(db),
    ...practiceStore(db),
    ...notebookStore(db),
    playerState: (userId) => playerStateOf(db, userId),
    xpSince: (userId, since) => xpSince(db, userId, since),
    answersSince: (userId, since, most) => answersSince(db, userId, since, most),
  }
}
