import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A player's file and what lies beside it, in another folder, as it stands: whoever still has it open may let go meanwhile. */
export async function copyData(from: string, to: string, name: string): Promise<void> {
  const db = new DatabaseSync(path.join(from, name))
  db.prepare('pragma wal_checkpoint(truncate)').get()
  await cp(from, to, { recursive: true, filter: (source) => !/-(wal|shm)$/.test(source) })
  db.close()
}

/**
 * Ruins the pages of one table in a closed player's file, as a crash may leave it: the log not folded in. Looked at by a
 * driver whose `close` is the end of it: libsql lets go of a file when its memory is collected, and takes the log along.
 */
export async function ruinTable(file: string, table: string): Promise<void> {
  const db = new DatabaseSync(file)
  const found = db.prepare('select rootpage from sqlite_schema where name = ?').get(table)
  const size = Number(db.prepare('pragma page_size').get()?.page_size)
  db.close()
  const content = await readFile(file)
  const root = Number(found?.rootpage)
  content.fill(0xff, (root - 1) * size, root * size)
  await writeFile(file, content)
  await writeFile(`${file}-wal`, 'x')
}
