import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
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
