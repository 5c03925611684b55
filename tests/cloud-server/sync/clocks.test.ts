import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { CLOCK_SKEW_MS } from '#protocol/sync/event.ts'
import { DAY_MS as DAY, HOUR_MS as HOUR } from '#rules/days.ts'
import type { TestServer } from '../server.ts'
import { answer, begun, pusher, syncServer } from './pushing.ts'

/** When the players of these tests made their accounts (tests/sync/player.ts). */
const JOINED = Date.UTC(2026, 0, 1)

let server: TestServer
let now: number
beforeAll(async () => {
  server = await syncServer()
  now = server.clock.now
})
afterAll(() => server.close())

/** The instants of an answer's records, as the server has them. */
async function storedAt(showingId: string) {
  const { prisma } = server.db
  const showing = await prisma.showing.findUniqueOrThrow({ where: { id: showingId } })
  const attempt = await prisma.questionAttempt.findUniqueOrThrow({ where: { showingId } })
  const run = await prisma.soloRun.findUniqueOrThrow({ where: { id: showing.runId ?? '' } })
  return [run.startedAt, showing.shownAt, attempt.createdAt].map((at) => at.getTime() - now)
}

describe('a page of a device whose clock', () => {
  test.each([
    ['is three days ahead', 3 * DAY],
    ['is three days behind', -3 * DAY],
    ['is ten minutes ahead', 600_000],
  ])('%s is told by the server’s', async (_, ahead) => {
    const desk = await pusher(server)
    const sentAt = new Date(now + ahead).toISOString()
    const event = answer({ at: now - HOUR + ahead })
    const { status, body } = await desk.send({ events: [event], sentAt })
    expect({ status, rejected: body.rejected }).toEqual({ status: 200, rejected: [] })
    expect(body.accepted).toMatchObject([{ id: event.id }])
    expect(await storedAt(event.showing.id)).toEqual([-HOUR - 2_000, -HOUR - 1_000, -HOUR])
  })

  test('is off by a fair difference is taken as it is', async () => {
    const desk = await pusher(server)
    const event = answer({ at: now + CLOCK_SKEW_MS })
    await desk.send({ events: [event], sentAt: new Date(now + CLOCK_SKEW_MS).toISOString() })
    expect((await storedAt(event.showing.id)).at(-1)).toBe(CLOCK_SKEW_MS)
  })

  test('went wrong after the account’s first days keeps what it told of them', async () => {
    const desk = await pusher(server)
    const event = answer({ at: JOINED + HOUR })
    const sentAt = new Date(now + 3 * DAY).toISOString()
    expect((await desk.send({ events: [event], sentAt })).body.rejected).toEqual([])
    expect((await storedAt(event.showing.id)).at(-1)).toBe(JOINED + HOUR - now)
  })

  test('is right still cannot tell of tomorrow', async () => {
    const desk = await pusher(server)
    const event = answer({ at: now + DAY })
    const { body } = await desk.send({ events: [event], sentAt: new Date(now).toISOString() })
    expect(body.rejected).toEqual([{ id: event.id, code: 'from_the_future' }])
  })
})

describe('an answer refused by an older edition of the rules', () => {
  test('is judged anew, and what is refused again is refused by this one', async () => {
    const desk = await pusher(server)
    const [sound, forged] = [answer({ at: now - HOUR }), answer({ at: now + DAY })]
    for (const { id } of [sound, forged])
      await server.db.execute(sql`
        insert into sync_set_aside (user_id, id, status, code, type, body, protocol, edition, received_at)
        values (${desk.userId}::uuid, ${id}::uuid, 'rejected', 'solo_waiting', 'solo-answer', '{}', 1, 0, now())`)
    const { accepted, rejected } = await desk.push([sound, forged])
    expect(accepted).toEqual([{ id: sound.id, seq: 1 }])
    expect(rejected).toEqual([{ id: forged.id, code: 'from_the_future' }])
    expect(await server.db.prisma.syncSetAside.findMany({ where: { userId: desk.userId } })).toMatchObject([
      { id: forged.id, code: 'from_the_future', edition: 1 },
    ])
  })
})

describe('a copy of an answer from another device or the web', () => {
  const copyOf = (event: ReturnType<typeof answer>) => ({ ...event, copied: true, isServerTime: true })

  /** A question the server has put before the player in the browser. */
  async function shownOnTheWeb(userId: string, event: ReturnType<typeof answer>) {
    const { run, showing } = event
    await server.db.prisma.soloRun.create({
      data: {
        id: run.id,
        userId,
        subject: 'Torts',
        lives: 3,
        difficulty: 1,
        startedAt: new Date(run.startedAt),
      },
    })
    await server.db.prisma.showing.create({
      data: {
        ...{ id: showing.id, userId, questionId: showing.questionId, order: [3, 2, 1, 0], context: 'solo' },
        ...{ runId: run.id, round: 1, shownAt: new Date(showing.shownAt) },
      },
    })
  }

  test('is taken for the question that was open on the web when the backup was made', async () => {
    const desk = await pusher(server)
    const event = answer({ at: now - HOUR, run: begun(now - HOUR - 5_000) })
    await shownOnTheWeb(desk.userId, event)
    expect((await desk.push([event])).rejected).toEqual([{ id: event.id, code: 'id_taken' }])
    await server.db.prisma.syncSetAside.deleteMany({ where: { userId: desk.userId } })
    const { accepted, snapshot } = await desk.push([copyOf(event)])
    expect(accepted).toEqual([{ id: event.id, seq: 1 }])
    expect(snapshot.runs).toMatchObject([{ round: 2, score: 10 }])
    expect(await server.db.prisma.showing.findUnique({ where: { id: event.showing.id } })).toMatchObject({
      round: 1,
      answeredAt: new Date(event.answeredAt),
    })
  })

  test('is not taken for another player’s question, or for another question', async () => {
    const [desk, other] = [await pusher(server), await pusher(server)]
    const event = answer({ at: now - HOUR })
    await shownOnTheWeb(other.userId, event)
    const stolen = { ...copyOf(event), run: begun(now - HOUR - 5_000) }
    expect((await desk.push([stolen])).rejected).toEqual([{ id: event.id, code: 'id_taken' }])
    const swapped = { ...copyOf(event), showing: { ...event.showing, questionId: 'torts-200' } }
    expect((await other.push([swapped])).rejected).toEqual([{ id: event.id, code: 'id_taken' }])
  })

  test('that is refused does not stand in the way of the answer itself', async () => {
    const desk = await pusher(server)
    const event = answer({ at: now - HOUR })
    const odd = { ...copyOf(event), showing: { ...event.showing, order: [0, 1, 2] } }
    expect((await desk.push([odd])).rejected).toEqual([{ id: event.id, code: 'bad_order' }])
    expect((await desk.push([event])).accepted).toEqual([{ id: event.id, seq: 1 }])
  })

  test('keeps the server’s instants, however the device’s clock stands', async () => {
    const desk = await pusher(server)
    const event = answer({ at: now - HOUR })
    await desk.send({ events: [copyOf(event)], sentAt: new Date(now + 3 * DAY).toISOString() })
    expect((await storedAt(event.showing.id)).at(-1)).toBe(-HOUR)
  })
})

test('the server tells its epoch', async () => {
  const desk = await pusher(server)
  const { epoch } = await desk.push([])
  expect(epoch).toMatch(/^[0-9a-f-]{36}$/)
  await server.db.execute(sql`
    insert into server_epochs (epoch, began_at) values (gen_random_uuid(), clock_timestamp())`)
  expect((await desk.push([])).epoch).not.toBe(epoch)
})
