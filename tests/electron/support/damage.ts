import { readFile, writeFile } from 'node:fs/promises'
import { createClient } from '@libsql/client'

/** Ruins the pages of one table in a closed player's file, as a crash may leave it: the log not folded in. */
export async function ruinTable(file: string, table: string): Promise<void> {
  const client = createClient({ url: `file:${file}` })
  const found = await client.execute({
    sql: 'select rootpage from sqlite_schema where name = ?',
    args: [table],
  })
  const size = Number((await client.execute('pragma page_size')).rows[0]?.page_size)
  client.close()
  const content = await readFile(file)
  const root = Number(found.rows[0]?.rootpage)
  content.fill(0xff, (root - 1) * size, root * size)
  await writeFile(file, content)
  await writeFile(`${file}-wal`, 'x')
}
