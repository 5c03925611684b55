import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { clearHold } from '../../cloud-server/admin/store/held.ts'
import { changeRole } from '../../cloud-server/admin/store/roles.ts'
import { ADVISORY_LOCKS } from '../../cloud-server/store/advisory-locks.ts'
import { playerTransactions } from '../../cloud-server/store/study.ts'
import { registerAt, type TestServer, testServer } from './server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('a game may start while a player’s record is being changed: keys of players never wait', async () => {
  const { reply } = await registerAt(server.app)
  const userId = reply.json().id as string
  const changes = playerTransactions(server.db)
  const id = randomUUID()
  await changes(userId, () =>
    server.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`set local lock_timeout = '1s'`
      await tx.match.create({
        data: {
          id,
          kind: 'friend',
          roomCode: id,
          subject: 'Torts',
          player1Id: userId,
          rounds: 7,
          answerWindowMs: 1,
          revealMs: 0,
          silence: 'forfeit',
          itemIds: [],
          optionOrders: [],
        },
      })
    }),
  )
  expect(await server.db.prisma.match.count({ where: { id } })).toBe(1)
})

test.each([
  ['Bassanio', 'a hold is lifted', (userId: string) => clearHold(server.db, userId, userId, 0)],
  ['Gratiano', 'a role is given', () => changeRole(server.db, 'Gratiano', 'admin', 'test', 0)],
] as const)('a game may start with %s while %s: their key never waits', async (username, _, change) => {
  const { reply } = await registerAt(server.app, { username, email: `${username}@example.test` })
  const userId = reply.json().id as string
  await server.db.prisma.user.update({
    where: { id: userId },
    data: { heldAt: new Date(0), heldFor: 'pace' },
  })
  const isWaiting = async () => {
    const [row] = await server.db.query<{ waiting: boolean }>(sql`
      select exists (select from pg_locks join pg_stat_activity using (pid)
        where relation = 'admin_audit'::regclass and not granted and datname = current_database()) as waiting`)
    return row?.waiting
  }
  let changed: Promise<unknown> = Promise.resolve()
  await server.db.transaction(async (tx) => {
    // The change has its player's row, and waits for the log.
    await tx.execute(sql`lock table admin_audit in exclusive mode`)
    changed = change(userId)
    await expect.poll(isWaiting).toBe(true)
    await tx.execute(sql`set local lock_timeout = '1s'`)
    // As a foreign key to the player is checked.
    await tx.query(sql`select from users where id = ${userId}::uuid for key share`)
  })
  await changed
})

test('two changes of one player still wait for each other', async () => {
  const { reply } = await registerAt(server.app, { username: 'Nerissa', email: 'nerissa@example.test' })
  const userId = reply.json().id as string
  const [here, elsewhere] = [playerTransactions(server.db), playerTransactions(server.db)]
  const order: string[] = []
  let other: Promise<unknown> = Promise.resolve()
  await here(userId, async () => {
    other = elsewhere(userId, async () => order.push('second'))
    await server.db.query(sql`select 1`)
    order.push('first')
  })
  await other
  expect(order).toEqual(['first', 'second'])
})

test('no two kinds of shared work have one key', () => {
  const keys = Object.values(ADVISORY_LOCKS)
  expect(new Set(keys).size).toBe(keys.length)
})
