import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import type { ExamAnswerEvent, PracticeAnswerEvent } from '#protocol/sync/event.ts'
import { newSheet } from '#study/exam/block.ts'
import type { TestServer } from '../server.ts'
import { answer, begun, ITEMS, pusher, syncServer } from './pushing.ts'

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

const given = (at: number, change: { showing?: string } = {}) => {
  const { type: _solo, run: _run, ...shown } = answer({ at })
  return { ...shown, showing: { ...shown.showing, id: change.showing ?? shown.showing.id } }
}
const practiced = (at: number, showing?: string): PracticeAnswerEvent => ({
  type: 'practice-answer',
  ...given(at, showing === undefined ? {} : { showing }),
})
const inBlock = (at: number, id: string = randomUUID()): ExamAnswerEvent => ({
  type: 'exam-answer',
  ...given(at),
  block: {
    id,
    ...{ length: 33, extra: 1, pausedMs: 0, seen: 0, expected: 20 },
    startedAt: new Date(at - 60_000).toISOString(),
    finishedAt: new Date(at).toISOString(),
  },
})

type Desk = Awaited<ReturnType<typeof pusher>>
const post = (desk: Desk, url: string, payload: object) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { [HEADER_CLIENT]: DESKTOP_CLIENT, authorization: `Bearer ${desk.session.token}` },
    payload,
  })

/** Begins a block as the web does, and returns its id. */
async function opened({ userId }: Desk): Promise<string> {
  const [id, startedAt] = [randomUUID(), now - 60_000]
  const facts = { length: 33, extra: 1, pausedMs: 0, seen: 0, expected: 20 }
  const sheet = JSON.parse(JSON.stringify(newSheet(33, startedAt)))
  await server.db.prisma.examBlock.create({
    data: { id, userId, startedAt: new Date(startedAt), facts, sheet },
  })
  const showings = ITEMS.slice(0, 33).map((item, round) => ({
    ...{ id: randomUUID(), userId, questionId: item.id, order: [0, 1, 2, 3], context: 'exam' },
    ...{ runId: id, round, practice: { repeat: false }, shownAt: new Date(startedAt) },
  }))
  await server.db.prisma.showing.createMany({ data: showings })
  return id
}

describe('a showing or block of another player’s stays as it is', () => {
  test('a showing, under its id in small letters or in capitals', async () => {
    const [owner, thief] = [await pusher(server), await pusher(server)]
    const showing = randomUUID()
    await server.db.prisma.showing.create({
      data: {
        ...{ id: showing, userId: owner.userId, questionId: 'torts-1', order: [0, 1, 2, 3] },
        ...{ context: 'practice', shownAt: new Date(now - 5_000) },
      },
    })
    const [small, capitals] = [practiced(now, showing), practiced(now, showing.toUpperCase())]
    expect((await thief.push([small, capitals])).rejected).toEqual([
      { id: small.id, code: 'id_taken' },
      { id: capitals.id, code: 'malformed' },
    ])
    expect(await server.db.prisma.showing.findUniqueOrThrow({ where: { id: showing } })).toMatchObject({
      userId: owner.userId,
      answeredAt: null,
    })
  })

  test('an open block, named by another as a block or as a run: its owner still hands it in', async () => {
    const [owner, thief] = [await pusher(server), await pusher(server)]
    const id = await opened(owner)
    const asBlock = inBlock(now, id)
    const asRun = answer({ at: now, run: { ...begun(now - 9_000), id } })
    expect((await thief.push([asBlock, asRun])).rejected.map(({ code }) => code)).toEqual([
      'id_taken',
      'id_taken',
    ])
    const own = inBlock(now, id)
    expect((await owner.push([own])).rejected).toEqual([{ id: own.id, code: 'id_taken' }])
    const done = await post(owner, `/api/exam/${id}/finish`, {})
    expect([done.statusCode, done.json().total]).toEqual([200, 33])
  })

  test('a block that was handed in, and a run named as a block', async () => {
    const [owner, thief] = [await pusher(server), await pusher(server)]
    const block = inBlock(now)
    const run = begun(now - 9_000)
    expect((await owner.push([block, answer({ at: now + 2_000, run })])).accepted).toHaveLength(2)
    const more = inBlock(now + 3_000, block.block.id)
    const runAsBlock = inBlock(now + 3_000, run.id)
    expect((await thief.push([more, runAsBlock])).rejected.map(({ code }) => code)).toEqual([
      'id_taken',
      'id_taken',
    ])
    expect((await owner.push([more])).accepted).toHaveLength(1)
  })

  test('a run in capitals is refused alone, and its page goes on', async () => {
    const desk = await pusher(server)
    const run = begun(now - 9_000)
    const [small, after] = [answer({ at: now, run }), answer({ at: now + 4_000, run })]
    const capitals = answer({ at: now + 2_000, run: { ...run, id: run.id.toUpperCase() } })
    const { accepted, rejected } = await desk.push([small, capitals, after])
    expect(accepted.map(({ id }) => id)).toEqual([small.id, after.id])
    expect(rejected).toEqual([{ id: capitals.id, code: 'malformed' }])
  })
})

describe('instants no clock has', () => {
  test.each(['9999-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '1969-12-31T23:59:59Z'])(
    '%s: the event is refused alone, and its page goes on',
    async (instant) => {
      const desk = await pusher(server)
      const odd = { ...practiced(now), answeredAt: instant }
      const sound = practiced(now)
      const { accepted, rejected } = await desk.push([odd, sound])
      expect(rejected).toEqual([{ id: odd.id, code: 'malformed' }])
      expect(accepted.map(({ id }) => id)).toEqual([sound.id])
    },
  )

  test('of a device two centuries ahead, or decades behind, are told by the server’s', async () => {
    const desk = await pusher(server)
    for (const sentAt of ['2199-12-31T23:59:59.999Z', '1970-01-01T00:00:00Z']) {
      const marks = [
        {
          type: 'note',
          id: randomUUID(),
          target: 'question:torts-1',
          bookmarked: true,
          text: 'x',
          from: null,
        },
      ].map((mark) => ({ ...mark, at: '1970-01-02T00:00:00Z' }))
      const { status, body } = await desk.send({
        sentAt,
        events: [practiced(now)],
        marks: { since: 0, marks },
      })
      expect([status, body.accepted.length + body.rejected.length]).toEqual([200, 1])
      expect(body.marks.settled).toEqual(marks.map(({ id }) => id))
    }
    const kept = await server.db.prisma.studyMark.findMany({ where: { userId: desk.userId } })
    for (const { at } of kept) expect(at.getTime()).toBeGreaterThanOrEqual(0)
  })
})
