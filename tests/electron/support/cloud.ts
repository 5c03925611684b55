import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cloudApp } from '../../../cloud-server/app.ts'
import { type CompanionParts, NO_LIBRARY } from '../../../cloud-server/companion/host.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { closeDatabase, type Database, openDatabase } from '../../../cloud-server/store/database.ts'
import { NO_LIMITS } from '../../support/no-limits.ts'
import { createDatabase } from '../../support/postgres.ts'
import { writeBank } from './bank.ts'

/** The questions of every test's computer, as the server grades by them. */
async function loadPractice(db: Database, each: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-cloud-bank-'))
  await writeBank(folder, each)
  await loadBank(db, folder)
  await rm(folder, { recursive: true })
}

/** A real cloud server on a database of its own, which can be stopped and started again at the same address. */
export async function testCloud({
  now = Date.now,
  each = 12,
  bankRoot = null as string | null,
  companion = NO_LIBRARY as CompanionParts,
} = {}) {
  const database = await createDatabase()
  const db = openDatabase(database.url)
  await loadPractice(db, each)
  let app: FastifyInstance | null = null
  let port = 0

  async function start(): Promise<void> {
    if (app) return
    app = await cloudApp({
      db,
      databaseUrl: database.url,
      config: { publicUrl: null },
      webRoot: null,
      bankRoot,
      companion,
      now,
      leastAnswerMs: 0,
      requestLimits: NO_LIMITS,
    })
    const address = await app.listen({ port, host: '127.0.0.1' })
    port = Number(new URL(address).port)
  }

  async function stop(): Promise<void> {
    const closing = app?.close()
    // A server that goes away does not wait for what its callers keep open.
    app?.server.closeAllConnections()
    await closing
    app = null
  }

  await start()
  return {
    db,
    url: `http://127.0.0.1:${port}`,
    start,
    stop,
    async remove(): Promise<void> {
      await stop()
      await closeDatabase(db)
      await database.drop()
    },
  }
}

export type TestCloud = Awaited<ReturnType<typeof testCloud>>

let people = 0

/** A new person's registration; usernames are letters, digits and single spaces. */
export function registration(username = `Player ${process.pid % 1000} ${people++}`) {
  return {
    username,
    email: `${username.replaceAll(' ', '.').toLowerCase()}@example.com`,
    displayName: username,
    password: 'a long password',
    confirmPassword: 'a long password',
    lawSchool: 'Cornell',
    avatarData: {
      archetypeId: 'covenant-golem',
      base: 'construct',
      palette: 'lawyer_navy',
      props: ['gavel'],
      accessories: [],
      level: 1,
    },
  }
}
