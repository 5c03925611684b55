import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { makeAppRole, makeDatabase, migratedTemplate, testCluster } from '../support/databases.ts'
import { databaseNote, testDataFolder } from './database-note.ts'

/** Starts the real server on a fresh database and drops it at the end. */
const cluster = await testCluster()
const database = await makeDatabase(cluster.url, await migratedTemplate(cluster.url))
// The server runs as in production: as a role that owns nothing.
const role = await makeAppRole(cluster.url)
// For tests that work on the server's own database, or give a command on it as its owner would.
const note = databaseNote(process.env.PORT)
writeFileSync(note, database.url, { mode: 0o600 })
const dataFolder = testDataFolder(process.env.PORT)
rmSync(dataFolder, { recursive: true, force: true })
const server = spawn(process.execPath, ['cloud-server/server.ts'], {
  env: {
    ...process.env,
    DATA_DIR: dataFolder,
    DATABASE_URL: role.urlOf(database.url),
    DATABASE_OWNER_URL: database.url,
  },
  stdio: 'inherit',
})

async function end(): Promise<void> {
  server.kill('SIGTERM')
  await new Promise((gone) => (server.exitCode === null ? server.once('exit', gone) : gone(null)))
  rmSync(note, { force: true })
  rmSync(dataFolder, { recursive: true, force: true })
  await database.drop()
  await role.drop()
  await cluster.stop()
  process.exit(0)
}
process.once('SIGTERM', end)
process.once('SIGINT', end)
server.once('exit', (code) => {
  if (code !== 0 && code !== null) process.exit(code)
})
