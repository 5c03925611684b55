import { fileURLToPath } from 'node:url'
import { MATCH_SETTINGS } from '#rules/duel/settings.ts'
import { cloudApp } from '../../cloud-server/app.ts'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'

/** The pause between two rounds, ms: a whole duel is played in seconds. The rules are the product's. */
const REVEAL_MS = 600
/** Nothing runs out by itself while a slow machine looks at the page. */
const PATIENCE_MS = 300_000

/** The real app on a fresh database, with short pauses between the rounds of a duel. */
const cluster = await testCluster()
const database = await makeDatabase(cluster.url, await migratedTemplate(cluster.url))
const db = openDatabase(database.url)
await loadBank(db, fileURLToPath(new URL('../../out/bank', import.meta.url)))
const app = await cloudApp({
  db,
  databaseUrl: database.url,
  config: { publicUrl: null },
  webRoot: fileURLToPath(new URL('../../out/renderer', import.meta.url)),
  duels: {
    settings: {
      match: { ...MATCH_SETTINGS.live, revealMs: REVEAL_MS, answerWindowMs: PATIENCE_MS },
      botAfterMs: PATIENCE_MS,
      challengeMs: PATIENCE_MS,
    },
  },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

process.once('SIGTERM', async () => {
  await app.close()
  await closeDatabase(db)
  await database.drop()
  await cluster.stop()
  process.exit(0)
})
