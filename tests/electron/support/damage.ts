import { copyFile, cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { raw } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'

/** A player's file, opened by its key, and what lies beside it, in another folder; nobody has it open any more. */
export async function copyData(from: string, to: string, name: string, key?: string): Promise<void> {
  await closeSqlite(openSqlite(path.join(from, name), key))
  await cp(from, to, { recursive: true, filter: (source) => !/-(wal|shm)$/.test(source) })
}

/**
 * Ruins the pages of one table in a closed player's file, as a crash may leave it: the log not folded in. A copy is looked
 * at: libsql lets go of a file when its memory is collected, and takes the log along.
 */
export async function ruinTable(file: string, table: string, key?: string): Promise<void> {
  const copy = `${file}.copy`
  await copyFile(file, copy)
  const db = openSqlite(copy, key)
  const [found] = await db.query(raw(`select rootpage from sqlite_schema where name = '${table}'`))
  const [page] = await db.query(raw('pragma page_size'))
  await closeSqlite(db)
  await rm(copy)
  const size = Number(page?.page_size)
  const content = await readFile(file)
  const root = Number(found?.rootpage)
  content.fill(0xff, (root - 1) * size, root * size)
  await writeFile(file, content)
  await writeFile(`${file}-wal`, 'x')
}
