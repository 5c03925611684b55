import type { Row, Statement } from '#database/sql.ts'
import { closeSqlite, openSqlite, type SqliteDatabase } from '#database/sqlite/database.ts'
import type { StudyEngine } from '#study/engine.ts'
import { answerPractice } from '#study/practice/answer.ts'
import { asksFirst, nextPractice } from '#study/practice/pick.ts'
import { picker } from '#study/questions/pick.ts'
import { choicesShown } from '#study/questions/shown.ts'
import type { Shown } from '#study/showing.ts'
import { answerQuestion } from '#study/solo/answer.ts'
import { currentQuestion } from '#study/solo/challenge.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import { MEASURED_PLAYER } from './seeded-file.ts'
import type { Asked, Game, Play } from './turn.ts'

const askedOf = (shown: Shown, challengeId: string): Asked => ({
  challengeId,
  id: shown.showing.id,
  choices: choicesShown(shown),
})

/** The study engine over a file, and the time (ms) its statements took since it was last asked. */
function timedEngine(db: SqliteDatabase): { engine: StudyEngine; taken: () => number } {
  let spent = 0
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work()
    spent += performance.now() - start
    return result
  }
  const query = <Found extends object = Row>(statement: Statement) => timed(() => db.query<Found>(statement))
  const dialect = 'sqlite'
  const store = sqlStudyStore({
    dialect,
    query,
    numbersEvents: false,
    watch: null,
    transaction: (_userId, work) =>
      work({
        dialect,
        query,
        write: (statements) => timed(() => db.write(statements)),
      }),
  })
  const engine = {
    store,
    identify: async () => null,
    now: Date.now,
    random: Math.random,
    leastAnswerMs: 0,
    pick: picker(store, Math.random),
  }
  return {
    engine,
    taken() {
      const since = spent
      spent = 0
      return since
    },
  }
}

/** The same games with the same statements alone. Only the time inside them counts: no HTTP, no contract, no rules. */
export async function rawStatements(file: string): Promise<Record<Game, Play> & { close(): Promise<void> }> {
  const db = openSqlite(file)
  const { engine, taken } = timedEngine(db)
  const { store } = engine
  return {
    solo: {
      async turn({ challengeId, id }, place) {
        taken()
        const answer = { runId: challengeId, showingId: id, shownIndex: place }
        const told = await answerQuestion(engine, MEASURED_PLAYER, answer)
        const answerMs = taken()
        const run = await store.run(MEASURED_PLAYER, challengeId)
        if ('refused' in told || !run) throw new Error('the answer was refused')
        const shown = await currentQuestion(engine, run)
        if ('refused' in shown) throw new Error(shown.message)
        return { answerMs, pickMs: taken(), next: askedOf(shown, challengeId) }
      },
    },
    practice: {
      async turn({ id }, place) {
        taken()
        const answer = { showingId: id, shownIndex: place, confidence: null }
        const told = await answerPractice(engine, MEASURED_PLAYER, answer)
        const answerMs = taken()
        if ('refused' in told) throw new Error('the answer was refused')
        const scope = { kind: 'practice', subjects: [], noCard: true } as const
        const next = await nextPractice(engine, MEASURED_PLAYER, scope)
        await asksFirst(store, MEASURED_PLAYER)
        if ('refused' in next || !next.shown) throw new Error('practice has no question')
        return { answerMs, pickMs: taken(), next: askedOf(next.shown, '') }
      },
    },
    close: () => closeSqlite(db),
  }
}
