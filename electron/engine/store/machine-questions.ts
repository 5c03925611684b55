import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { instant, type Reader, raw, type Statement, sql } from '#database/sql.ts'
import type { PoolFile } from '#study/bank-files.ts'
import { loadPool } from '#study/store/bank.ts'
import { isWhole } from './damaged.ts'
import { closeDatabase, type Database, migrateDatabase, openDatabase } from './database.ts'
import { isPlain } from './encryption.ts'
import { isDamage } from './faults.ts'

/**
 * Where a machine keeps its practice questions: a plain SQLite file a version. A player's file reads one beside itself, as its own
 * table `questions`, so that the questions are there once for all players.
 */
export interface QuestionsPlace {
  folder: string
  migrationsFolder: string
}

/** How a player's file says that the version it names is the machine's: an older app takes it for one it hasn't got, and loads its own. */
const SHARED = 'shared:'

const fileOf = ({ folder }: QuestionsPlace, hash: string): string => path.join(folder, `${hash}.sqlite`)

const versionIn = async (db: Reader, schema = 'main'): Promise<string | null> => {
  const [row] = await db.query<{ hash: string }>(
    sql`select hash from ${raw(schema)}.bank_versions where pool = 'practice'`,
  )
  return row?.hash ?? null
}

/** The version of the practice questions that a player's file holds or reads, or null. */
export async function practiceVersion(db: Reader): Promise<string | null> {
  const hash = await versionIn(db)
  return hash?.startsWith(SHARED) ? hash.slice(SHARED.length) : hash
}

async function isReading(db: Reader): Promise<boolean> {
  const rows = await db.query(sql`select 1 as reading from sqlite_temp_schema where name = 'questions'`)
  return rows.length > 0
}

/** The versions there are, the newest first. */
async function versionsIn({ folder }: QuestionsPlace): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.sqlite'))
  const made = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  )
  return made.sort((one, other) => other.at - one.at).map(({ name }) => name.replace('.sqlite', ''))
}

/** Whether there is a file that SQLite finds whole; its log, if it has one, is folded in. */
async function isSound(file: string): Promise<boolean> {
  if (!(await isPlain(file))) return false
  const db = openDatabase(file)
  try {
    return await isWhole(db)
  } catch {
    return false
  } finally {
    await closeDatabase(db).catch(() => undefined)
  }
}

async function remove(file: string): Promise<void> {
  for (const part of ['', '-wal', '-shm']) await rm(`${file}${part}`, { force: true, maxRetries: 3 })
}

/** Makes the file of a version out of that of the one before, whose questions stay in it, retired. */
async function make(place: QuestionsPlace, practice: PoolFile): Promise<string> {
  const file = fileOf(place, practice.hash)
  await mkdir(place.folder, { recursive: true, mode: 0o700 })
  if (!(await isSound(file))) {
    await remove(file)
    const [newest] = await versionsIn(place)
    if (newest && (await isSound(fileOf(place, newest)))) {
      await copyFile(fileOf(place, newest), `${file}.new`)
      await rename(`${file}.new`, file)
    }
  }
  await migrateDatabase(file, place.migrationsFolder)
  await chmod(file, 0o600)
  const db = openDatabase(file)
  try {
    await loadPool(db, practice, Date.now())
  } finally {
    await closeDatabase(db)
  }
  return file
}

/** Attaches a file; returns whether it is whole. Damage is found at the attaching or by the check, as its place has it. */
async function attach(db: Database, file: string, name: Statement): Promise<boolean> {
  try {
    await db.query(sql`attach database ${file} as ${name} key ''`)
    const [found] = await db.query<{ quick_check: string }>(sql`pragma ${name}.quick_check(1)`)
    return found?.quick_check === 'ok'
  } catch (error) {
    if (isDamage(error)) return false
    throw error
  }
}

/** Opens a file of questions beside a player's, as its table `questions`; returns the name it goes by there, or null for a damaged one. */
async function readFrom(db: Database, file: string): Promise<Statement | null> {
  // The one read before stays open beside it: libsql lets go of a file when its statements are collected.
  const [open] = await db.query<{ files: number }>(sql`select count(*) as files from pragma_database_list`)
  const name = raw(`questions_${open?.files}`)
  if (!(await attach(db, file, name))) return null
  await db.query(sql`drop view if exists temp.questions`)
  await db.query(sql`create temp view questions as select * from ${name}.questions`)
  return name
}

/** Questions that a player's file holds itself, from before the machine had them: what the version lacks goes over to it, retired. */
async function handOver(db: Database, name: Statement, now: number): Promise<void> {
  const [own] = await db.query(sql`select 1 as own from main.questions limit 1`)
  if (!own) return
  const lacking = sql`id not in (select id from ${name}.questions)`
  await db.write([
    sql`update main.questions set retired_at = coalesce(retired_at, ${instant(now)}) where ${lacking}`,
    sql`insert into ${name}.questions select * from main.questions where ${lacking}`,
  ])
  // Only once they're stored there: two files are no one commit.
  await db.write([sql`delete from main.questions`])
}

/** Has a player's file read the version that it read last, where the machine has it still. */
export async function readHeld(db: Database, place: QuestionsPlace): Promise<void> {
  const held = await versionIn(db)
  if (!held?.startsWith(SHARED) || (await isReading(db))) return
  const file = fileOf(place, held.slice(SHARED.length))
  if (await isPlain(file)) await readFrom(db, file)
}

/** Has a player's file read this version from now on, which is made where the machine has it not. */
export async function readVersion(db: Database, place: QuestionsPlace, practice: PoolFile): Promise<void> {
  const held = await versionIn(db)
  if (held === SHARED + practice.hash && (await isReading(db))) return
  const name = await readFrom(db, await make(place, practice))
  if (!name) throw new Error('the questions of this machine are damaged')
  await handOver(db, name, Date.now())
  await db.write([
    sql`
      insert into bank_versions (pool, hash, count, loaded_at)
      select pool, ${SHARED + practice.hash}, count, loaded_at from ${name}.bank_versions where pool = 'practice'
      on conflict (pool) do update set hash = excluded.hash, count = excluded.count, loaded_at = excluded.loaded_at`,
  ])
  // Another player's question may be of the version before; of older ones none is kept.
  for (const old of (await versionsIn(place)).slice(2))
    await remove(fileOf(place, old)).catch(() => undefined)
}

/** Whether a player's file has practice questions of any version to read. */
export async function hasQuestions(db: Reader): Promise<boolean> {
  const rows = await db.query(
    sql`select 1 as held from questions where pool = 'practice' and retired_at is null limit 1`,
  )
  return rows.length > 0
}
