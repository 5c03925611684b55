import { once } from 'node:events'
import { expect, test } from 'vitest'
import { fileKeys } from '../../../cloud-server/accounts/store/file-keys.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { createDatabase } from '../../support/postgres.ts'
import { startServer } from '../process.ts'

const OWN = '00000000-0000-4000-8000-000000000001'

test('the key of study files is there from the start, so that a backup has it before a desktop signs in', async () => {
  const database = await createDatabase()
  const db = openDatabase(database.url)
  const keys = () => db.prisma.serverKey.findMany({ where: { name: 'study-files' } })
  try {
    expect(await keys()).toEqual([])
    const { server } = await startServer(database.url)
    const [kept] = await keys()
    expect(kept?.key).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const own = await fileKeys(db)(OWN)
    server.kill('SIGTERM')
    await once(server, 'exit')

    // Another start makes no other, and so does another node.
    const again = await startServer(database.url)
    again.server.kill('SIGTERM')
    await once(again.server, 'exit')
    expect(await keys()).toEqual([kept])
    expect(await fileKeys(db)(OWN)).toBe(own)
  } finally {
    await closeDatabase(db)
    await database.drop()
  }
})
