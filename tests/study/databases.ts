import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closePostgres, openPostgres } from '#database/postgres/database.ts'
import { raw, type Statement, sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import type { BankItem } from '#protocol/bank.ts'
import type { DailySource } from '#study/daily/source.ts'
import type { Found, Item, Pool } from '#study/item.ts'
import type { StudyStore } from '#study/store.ts'
import * as cloudBank from '../../cloud-server/store/bank.ts'
import { cloudDailySource } from '../../cloud-server/store/daily.ts'
import { cloudStudyStore } from '../../cloud-server/store/study.ts'
import * as localBank from '../../electron/engine/store/bank.ts'
import { localStudyStore } from '../../electron/engine/store/study.ts'
import { createDatabase } from '../support/postgres.ts'
import { writeBank } from './bank-builder.ts'

/** A database of the study engine, empty but for its tables, with the store on it. */
export interface StudyTrial {
  kind: 'SQLite' | 'PostgreSQL'
  /** the store; another object after `reopen` */
  store(): StudyStore
  /**
   * the store as another node has it: its own connections, its own memory. On SQLite, where one
   * process owns the file, the same.
   */
  elsewhere(): StudyStore
  /** the days' cases; on SQLite, which never chooses one, loaded practice items in turn */
  daily(): DailySource
  addPlayer(): Promise<string>
  /** the account's extra time as its host keeps it */
  setExtraTime(userId: string, percent: number): Promise<void>
  /** loads these pools as the built bank */
  load(pools: Partial<Record<Pool, readonly BankItem[]>>): Promise<{ changed: boolean; items: number }>
  loadFolder(folder: string): Promise<{ changed: boolean; items: number }>
  rows<Row extends Record<string, unknown>>(statement: Statement): Promise<Row[]>
  count(table: string): Promise<number>
  /** runs a statement of the test's own, not of the store's */
  alter(text: string): Promise<void>
  /** closes the connections and opens new ones, as after a restart */
  reopen(): Promise<void>
  close(): Promise<void>
}

const temporaryFolder = () => mkdtemp(path.join(tmpdir(), 'bar-duel-study-'))

// Windows keeps a file that libsql has not let go of; the system clears its temporary folder later.
const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true }).catch((error: NodeJS.ErrnoException) => {
    if (process.platform !== 'win32') throw error
  })

/** A desktop's file never holds the daily pool: practice items stand in for it. */
const DAILY_BUCKET = { pool: 'practice', subject: 'Evidence', difficulty: 8 } as const

/** A source of cases where there is no table of days: each date keeps the item it was first asked with. */
function itemsInTurn(search: (pivot: number) => Promise<Found>): DailySource {
  const chosen = new Map<string, Item>()
  const ways = new Map<string, Promise<Item | null>>()
  const isChosen = (item: Item) => [...chosen.values()].some((one) => one.id === item.id)
  function keep(date: string, item: Item | null): Item | null {
    if (item) chosen.set(date, item)
    return item
  }
  async function next(): Promise<Item | null> {
    for (let pivot = 0; pivot < 1; pivot += 0.01) {
      const { item } = await search(pivot)
      if (item && !isChosen(item)) return item
    }
    return null
  }
  return {
    caseOf(date) {
      const way = ways.get(date) ?? next().then((item) => keep(date, item))
      ways.set(date, way)
      return way
    },
    async lastBefore(date) {
      const last = [...chosen.keys()]
        .filter((one) => one < date)
        .sort()
        .at(-1)
      const item = last === undefined ? undefined : chosen.get(last)
      return last === undefined || !item ? null : { date: last, item }
    },
  }
}

type Rest = Pick<StudyTrial, 'load' | 'count'>

function rest(folder: string, trial: Pick<StudyTrial, 'loadFolder' | 'rows'>): Rest {
  return {
    async load(pools) {
      await writeBank(folder, pools)
      return trial.loadFolder(folder)
    },
    async count(table) {
      const [row] = await trial.rows<{ n: bigint | number }>(sql`select count(*) as n from ${raw(table)}`)
      return Number(row?.n)
    },
  }
}

async function localTrial(): Promise<StudyTrial> {
  const folder = await temporaryFolder()
  const file = path.join(folder, 'profile.sqlite')
  await migrateLocal(file)
  let db = openSqlite(file)
  let store = localStudyStore(db)
  const base = {
    kind: 'SQLite' as const,
    store: () => store,
    elsewhere: () => store,
    daily: () => itemsInTurn((pivot) => store.unseenItem(randomUUID(), DAILY_BUCKET, pivot)),
    rows: <Row extends Record<string, unknown>>(statement: Statement) =>
      db.prisma.$queryRaw<Row[]>(statement),
    loadFolder: (bank: string) => localBank.loadBank(db, bank),
    async addPlayer() {
      const id = randomUUID()
      await db.prisma.user.create({ data: { id, profile: {}, verifiedAt: new Date() } })
      return id
    },
    async setExtraTime(id: string, extraTime: number) {
      await db.prisma.user.update({ where: { id }, data: { profile: { extraTime } } })
    },
    async alter(text: string) {
      await db.write([raw(text)])
    },
    async reopen() {
      await closeSqlite(db)
      db = openSqlite(file)
      store = localStudyStore(db)
    },
    async close() {
      await closeSqlite(db)
      await removeFolder(folder)
    },
  }
  return { ...base, ...rest(folder, base) }
}

async function cloudTrial(): Promise<StudyTrial> {
  const folder = await temporaryFolder()
  const database = await createDatabase()
  let db = openPostgres(database.url)
  let store = cloudStudyStore(db)
  const otherDb = openPostgres(database.url)
  const other = cloudStudyStore(otherDb)
  const base = {
    kind: 'PostgreSQL' as const,
    store: () => store,
    elsewhere: () => other,
    daily: () => cloudDailySource(db, Math.random, Date.now),
    rows: <Row extends Record<string, unknown>>(statement: Statement) => db.query<Row>(statement),
    loadFolder: (bank: string) => cloudBank.loadBank(db, bank),
    async addPlayer() {
      const id = randomUUID()
      const username = id.slice(0, 13)
      const account = { username, usernameKey: username, displayName: 'A player', passwordHash: 'none' }
      await db.prisma.user.create({ data: { id, ...account, avatarData: {} } })
      return id
    },
    async setExtraTime(id: string, extraTime: number) {
      await db.prisma.user.update({ where: { id }, data: { extraTime } })
    },
    async alter(text: string) {
      await db.execute(raw(text))
    },
    async reopen() {
      await closePostgres(db)
      db = openPostgres(database.url)
      store = cloudStudyStore(db)
    },
    async close() {
      await Promise.all([closePostgres(db), closePostgres(otherDb)])
      await database.drop()
      await removeFolder(folder)
    },
  }
  return { ...base, ...rest(folder, base) }
}

export const studyTrial = (kind: StudyTrial['kind']): Promise<StudyTrial> =>
  kind === 'SQLite' ? localTrial() : cloudTrial()

export const KINDS = ['SQLite', 'PostgreSQL'] as const
