import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { migrateLocal } from '#prisma/local/migrate.ts'
import type { BankItem } from '#protocol/bank.ts'
import type { Random } from '#rules/shuffle.ts'
import { speakProtocol } from '#study/http/speak.ts'
import { studyPlugin } from '#study/plugin.ts'
import type { StudyStore } from '#study/store.ts'
import { loadBank as loadCloudBank } from '../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { cloudStudyStore } from '../../cloud-server/store/study.ts'
import { loadBank as loadLocalBank } from '../../electron/engine/store/bank.ts'
import {
  closeDatabase as closeLocal,
  openDatabase as openLocal,
} from '../../electron/engine/store/database.ts'
import { localStudyStore } from '../../electron/engine/store/study.ts'
import { createDatabase } from '../support/postgres.ts'
import { writeBank } from './bank-builder.ts'

/** One of the two databases the study engine runs on, with whom and what a test needs. */
export interface Ground {
  store: StudyStore
  addPlayer(userId: string): Promise<void>
  load(items: readonly BankItem[]): Promise<void>
  /** every row of a table, for tests that look beneath the store */
  rows(table: string): Promise<Record<string, unknown>[]>
  /** the same data through new connections, as after a restart */
  reopen(): Promise<StudyStore>
  close(): Promise<void>
}

async function bankFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bank-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function cloudGround(): Promise<Ground> {
  const database = await createDatabase()
  const bank = await bankFolder()
  let db = openDatabase(database.url)
  return {
    store: cloudStudyStore(db),
    addPlayer: async (id) => {
      const name = id.slice(0, 8)
      await db.user.create({
        data: { id, username: name, usernameKey: name, displayName: name, passwordHash: 'x', avatarData: {} },
      })
    },
    load: async (items) => {
      await writeBank(bank.folder, { practice: items })
      await loadCloudBank(db, bank.folder)
    },
    rows: (table) => db.$queryRawUnsafe(`select * from ${table}`),
    async reopen() {
      await closeDatabase(db)
      db = openDatabase(database.url)
      return cloudStudyStore(db)
    },
    async close() {
      await closeDatabase(db)
      await database.drop()
      await bank.remove()
    },
  }
}

async function localGround(): Promise<Ground> {
  const bank = await bankFolder()
  const file = path.join(bank.folder, 'player.sqlite')
  await migrateLocal(file)
  let db = openLocal(file)
  return {
    store: localStudyStore(db),
    addPlayer: async (id) => {
      await db.user.create({ data: { id, profile: {}, verifiedAt: new Date() } })
    },
    load: async (items) => {
      await writeBank(bank.folder, { practice: items })
      await loadLocalBank(db, bank.folder)
    },
    rows: (table) => db.$queryRawUnsafe(`select * from ${table}`),
    async reopen() {
      await closeLocal(db)
      db = openLocal(file)
      return localStudyStore(db)
    },
    async close() {
      await closeLocal(db)
      await bank.remove()
    },
  }
}

export const GROUNDS = [
  ['SQLite', localGround],
  ['PostgreSQL', cloudGround],
] as const

export interface Desk {
  app: FastifyInstance
  clock: { now: number }
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body: unknown): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

/** The study engine on a store, with one player at it and a clock the test moves. */
export async function deskOf(
  store: StudyStore,
  userId: string,
  now: number,
  random: Random = Math.random,
): Promise<Desk> {
  const clock = { now }
  const app = Fastify()
  speakProtocol(app, () => false)
  await studyPlugin(app, {
    store,
    identify: async () => ({ userId, role: 'player' }),
    now: () => clock.now,
    random,
  })
  return {
    app,
    clock,
    get: (url) => app.inject({ url }),
    post: (url, body) => app.inject({ method: 'POST', url, payload: body as object }),
    close: () => app.close(),
  }
}
