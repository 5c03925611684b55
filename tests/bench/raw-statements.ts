import { type Client, createClient, type InValue } from '@libsql/client'
import type { Row, Statement } from '#database/sql.ts'
import { fileUrl } from '#prisma/local/file-url.ts'
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

const asked = (statement: Statement) => ({ sql: statement.sql, args: statement.values as InValue[] })

const askedOf = (shown: Shown, challengeId: string): Asked => ({
  challengeId,
  id: shown.showing.id,
  choices: choicesShown(shown),
})

/** The study engine over a client, and the time (ms) its driver took since it was last asked. */
function timedEngine(client: Client): { engine: StudyEngine; taken: () => number } {
  let spent = 0
  const timed = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const start = performance.now()
    const result = await work(client)
    spent += performance.now() - start
    return result
  }
  const query = async <Found extends object = Row>(statement: Statement) =>
    (await timed((db) => db.execute(asked(statement)))).rows as object[] as Found[]
  const dialect = 'sqlite'
  const store = sqlStudyStore({
    dialect,
    query,
    numbersEvents: false,
    transaction: (_userId, work) =>
      work({
        dialect,
        query,
        write: async (statements) =>
          (await timed((db) => db.batch(statements.map(asked), 'write'))).map((r) => r.rowsAffected),
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

/**
 * The same games with the same statements straight through libsql. Only the time inside the driver counts: no HTTP, no
 * contract, no Prisma, no rules.
 */
export async function rawStatements(file: string): Promise<Record<Game, Play> & { close(): Promise<void> }> {
  const client = createClient({ url: fileUrl(file), concurrency: 1 })
  await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  const { engine, taken } = timedEngine(client)
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
    close: async () => client.close(),
  }
}
