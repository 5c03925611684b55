import { rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { cloudApp } from '../../cloud-server/app.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'
import { databaseNote } from './database-note.ts'

/** The pause between two rounds, ms: a whole duel is played in seconds. The rules are the product's. */
const REVEAL_MS = 600
/** Nothing runs out by itself while a slow machine looks at the page. */
const PATIENCE_MS = 300_000
/** Where a round has to run out for the story to go on, it does so sooner (ms). */
const ANSWER_WINDOW_MS = Number(process.env.ANSWER_WINDOW_MS ?? PATIENCE_MS)

/** A fresh database, noted for whoever joins it; or the one that DATABASE_URL names, which another node made. */
async function database(): Promise<{ url: string; drop: () => Promise<void> }> {
  const joined = process.env.DATABASE_URL
  if (joined) return { url: joined, drop: async () => undefined }
  const cluster = await testCluster()
  const made = await makeDatabase(cluster.url, await migratedTemplate(cluster.url))
  const db = openDatabase(made.url)
  await loadBank(db, fileURLToPath(new URL('../../out/bank', import.meta.url)))
  await closeDatabase(db)
  const note = databaseNote(process.env.PORT)
  writeFileSync(note, made.url, { mode: 0o600 })
  return {
    url: made.url,
    async drop() {
      rmSync(note, { force: true })
      await made.drop()
      await cluster.stop()
    },
  }
}

/** One node of the real app, with short pauses between the rounds of a duel. */
const { url, drop } = await database()
const db = openDatabase(url)
const app = await cloudApp({
  db,
  databaseUrl: url,
  config: { publicUrl: null },
  webRoot: fileURLToPath(new URL('../../out/renderer', import.meta.url)),
  duels: {
    settings: {
      match: { ...MATCH_SETTINGS.live, revealMs: REVEAL_MS, answerWindowMs: ANSWER_WINDOW_MS },
      botAfterMs: PATIENCE_MS,
      challengeMs: PATIENCE_MS,
    },
  },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

process.once('SIGTERM', async () => {
  await app.close()
  await closeDatabase(db)
  await drop()
  process.exit(0)
})
