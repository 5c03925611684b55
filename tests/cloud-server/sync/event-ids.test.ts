import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../server.ts'
import { answer, begun, pusher, syncServer } from './pushing.ts'

let server: TestServer
let now: number
beforeAll(async () => {
  server = await syncServer()
  now = server.clock.now
})
afterAll(() => server.close())

const attempts = (userId: string) => server.db.prisma.questionAttempt.count({ where: { userId } })

test('a showing is answered once: the next event to it is refused alone, in the same page and in a later one', async () => {
  const desk = await pusher(server)
  const run = begun(now - 9_000)
  const first = answer({ at: now, run })
  const toTheSame = (place: number) => ({ ...answer({ at: now, run, place }), showing: first.showing })
  const [second, third, after] = [toTheSame(0), toTheSame(2), answer({ at: now + 2_000, run })]
  const { accepted, rejected } = await desk.push([first, second, after])
  expect(accepted).toEqual([
    { id: first.id, seq: 1 },
    { id: after.id, seq: 2 },
  ])
  expect(rejected).toEqual([{ id: second.id, code: 'already_answered' }])
  expect((await desk.push([third])).rejected).toEqual([{ id: third.id, code: 'already_answered' }])
  expect(await attempts(desk.userId)).toBe(2)
})

test('an event’s id in capitals is refused, since the database returns every id in small letters', async () => {
  const desk = await pusher(server)
  const event = answer({ at: now })
  const { status, body } = await desk.send({ events: [{ ...event, id: event.id.toUpperCase() }] })
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(await attempts(desk.userId)).toBe(0)
  expect((await desk.push([event])).accepted).toEqual([{ id: event.id, seq: 1 }])
})
