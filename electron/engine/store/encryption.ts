import { copyFile, open, rename, rm } from 'node:fs/promises'
import { raw } from '#database/sql.ts'
import { endedBadly, isWhole } from './damaged.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { moveFile } from './held-files.ts'

/** How every plain SQLite file begins. */
const PLAIN = Buffer.from('SQLite format 3\0')

/** The beginning of a file; null where there's none, or nothing in it. */
async function beginningOf(file: string): Promise<Buffer | null> {
  const handle = await open(file).catch(() => null)
  if (!handle) return null
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(PLAIN.length))
    return bytesRead === 0 ? null : buffer
  } finally {
    await handle.close()
  }
}

/** Whether anyone who can read a file can read what's in it. */
export const isPlain = async (file: string): Promise<boolean> =>
  (await beginningOf(file))?.equals(PLAIN) === true

/** Whether only a key opens a file, or nothing does. */
export const isShut = async (file: string): Promise<boolean> =>
  (await beginningOf(file))?.equals(PLAIN) === false

const copyOf = (file: string): string => `${file}.plain`

/** Whether a key, or none, opens the whole file. */
async function opens(file: string, key: string | undefined): Promise<boolean> {
  const db = openDatabase(file, key)
  try {
    return await isWhole(db)
  } catch {
    return false
  } finally {
    await closeDatabase(db).catch(() => undefined)
  }
}

/** The copy that takes the file's place, before anything opens that. */
const puttingBack = (file: string): string => `${file}.back`

/**
 * After an encryption that a crash cut short: keeps the file where it's whole, and puts it back as it was where it isn't. Throws
 * FileHeld where only the next start can: looking at the file has opened it.
 */
export async function mend(file: string, key: string | undefined): Promise<void> {
  await moveFile(puttingBack(file), file)
  if ((await beginningOf(copyOf(file))) === null) return
  if ((await isPlain(file)) || (await opens(file, key))) return rm(copyOf(file))
  await rename(copyOf(file), puttingBack(file))
  await moveFile(puttingBack(file), file)
}

async function encrypt(file: string, key: string): Promise<void> {
  const db = openDatabase(file)
  try {
    await db.query(raw('pragma wal_checkpoint(truncate)'))
    // A log can't be encrypted with its file.
    const [mode] = await db.query<{ journal_mode: string }>(raw('pragma journal_mode = delete'))
    if (mode?.journal_mode !== 'delete') throw new Error('another connection holds the file’s log')
    await copyFile(file, `${copyOf(file)}.new`)
    await rename(`${copyOf(file)}.new`, copyOf(file))
    await db.query(raw(`pragma rekey = '${key}'`))
  } finally {
    await closeDatabase(db)
  }
  await mend(file, key)
}

/**
 * Encrypts a file that is plain. Returns whether it's plain still: one that was damaged, or that this process had open before,
 * is left for another start.
 */
export async function staysPlain(file: string, key: string): Promise<boolean> {
  if (!(await isPlain(file))) return false
  if (await endedBadly(file)) return true
  await encrypt(file, key).catch((error: unknown) => {
    console.error('The study file could not be encrypted; the next start tries again:', error)
  })
  await mend(file, key)
  return isPlain(file)
}
