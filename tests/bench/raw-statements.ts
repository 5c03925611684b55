import { type Client, createClient, type InValue } from '@libsql/client'
import type { Row, Statement } from '#database/sql.ts'
import { fileUrl } from '#prisma/local/file-url.ts'
import { picker } from '#study/questions/pick.ts'
import { answerQuestion } from '#study/solo/answer.ts'
import { currentQuestion } from '#study/solo/challenge.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import { MEASURED_PLAYER } from './seeded-file.ts'
import type { Play, Turn } from './turn.ts'

const asked = (statement: Statement) => ({ sql: statement.sql, args: statement.values as InValue[] })

/**
 * The same play with the same statements straight through libsql. Only the time inside the driver counts: no HTTP, no
 * contract, no Prisma, no rules.
 */
export async function rawStatements(file: string): Promise<Play> {
  const client = createClient({ url: fileUrl(file), concurrency: 1 })
  await client.executeMultiple('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
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
    async turn({ challengeId, questionId, place }): Promise<Turn> {
      spent = 0
      const told = await answerQuestion(engine, MEASURED_PLAYER, {
        runId: challengeId,
        showingId: questionId,
        shownIndex: place,
      })
      const answerMs = spent
      spent = 0
      const run = await store.run(MEASURED_PLAYER, challengeId)
      if ('refused' in told || !run) throw new Error('the answer was refused')
      const shown = await currentQuestion(engine, run)
      if ('refused' in shown) throw new Error(shown.message)
      const { showing, item } = shown
      return {
        answerMs,
        pickMs: spent,
        next: { id: showing.id, choices: showing.order.map((own) => item.choices[own] ?? '') },
      }
    },
    close: async () => client.close(),
  }
}
