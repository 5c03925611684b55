import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '#database/sql.ts'
import { CLOCK_SKEW_MS, syncEvent } from '#protocol/sync/event.ts'
import { SYNC_PAGE, SYNC_PROTOCOL, speaksSync } from '#protocol/sync/version.ts'
import { SOLO_WAIT_MS } from '#rules/solo/run.ts'
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

/** The verdict on one event of a new player. */
async function verdict(event: object): Promise<unknown> {
  const desk = await pusher(server)
  const { accepted, rejected, parked } = await desk.push([event])
  expect(await attempts(desk.userId)).toBe(accepted.length)
  return rejected[0]?.code ?? (parked.length > 0 ? 'parked' : accepted[0]?.seq)
}

test('an exchange past the 120th of a minute is refused with the time to wait, for that player alone', async () => {
  const [eager, other] = [await pusher(server), await pusher(server)]
  const window = { count: 119, expiresAt: new Date(Date.now() + 600_000) }
  await server.db.prisma.rateLimit.create({ data: { key: `sync:${eager.userId}`, ...window } })
  expect(await eager.send({})).toMatchObject({ status: 200 })
  expect(await eager.send({ events: [answer({ at: now })] })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  })
  expect(await attempts(eager.userId)).toBe(0)
  expect(await other.send({})).toMatchObject({ status: 200 })
})

test('each event of a page is parsed once, one that was parked too', async () => {
  const desk = await pusher(server)
  const parse = vi.spyOn(syncEvent, 'safeParse')
  const solo = answer({ at: now })
  const page = [solo, { ...answer({ at: now, run: solo.run }), type: 'moot-court-answer' }]
  expect(await desk.push(page)).toMatchObject({ accepted: [{ id: solo.id }], parked: [page[1]?.id] })
  const { db } = server
  await db.execute(sql`update sync_set_aside set type = 'solo-answer' where user_id = ${desk.userId}::uuid`)
  parse.mockClear()
  await desk.push([answer({ at: now, run: solo.run })])
  expect(parse).toHaveBeenCalledTimes(2)
  parse.mockRestore()
})

/** When the players of these tests made their accounts (tests/sync/player.ts). */
const JOINED = Date.UTC(2026, 0, 1)

describe('one event is', () => {
  test('accepted and graded here, whatever the device claims of it', async () => {
    const desk = await pusher(server)
    const right = { ...answer({ at: now - 2_000 }), isCorrect: false, xpGained: 9_999 }
    const wrong = { ...answer({ at: now, place: 0, run: right.run }), isCorrect: true, xpGained: 9_999 }
    const { accepted, snapshot, history } = await desk.push([right, wrong])
    expect(accepted).toEqual([
      { id: right.id, seq: 1 },
      { id: wrong.id, seq: 2 },
    ])
    expect(history.answers.map(({ isCorrect, xpGained }) => [isCorrect, xpGained])).toEqual([
      [true, 12],
      [false, 3],
    ])
    expect(snapshot).toMatchObject({
      seq: 2,
      progress: { totalXp: 15, totalCorrectAnswers: 1 },
      soloBest: 10,
    })
    expect(snapshot.runs).toMatchObject([{ id: right.run.id, lives: 2, round: 3, score: 10 }])
  })

  const base = () => answer({ at: now })
  test.each([
    ['unknown_item', () => answer({ at: now, question: 'no-such' })],
    ['unknown_item', () => answer({ at: now, question: 'ranked-1' })],
    ['other_subject', () => answer({ at: now, run: { ...begun(now - 2_000), subject: 'Evidence' } })],
    [1, () => answer({ at: now, run: { ...begun(now - 2_000), subject: 'Mixed Questions' } })],
    ['before_account', () => answer({ at: JOINED - CLOCK_SKEW_MS + 999 })],
    [1, () => answer({ at: JOINED - CLOCK_SKEW_MS + 1_000 })],
    ['bad_order', () => ({ ...base(), showing: { ...base().showing, order: [0, 1, 2, 2] } })],
    ['bad_order', () => ({ ...base(), showing: { ...base().showing, order: [0, 1, 2] } })],
    ['option_out_of_range', () => answer({ at: now, place: 4 })],
    ['option_out_of_range', () => answer({ at: now, place: -1 })],
    ['answered_before_shown', () => ({ ...base(), answeredAt: new Date(now - 1_001).toISOString() })],
    ['answered_before_shown', () => answer({ at: now, run: begun(now) })],
    ['from_the_future', () => answer({ at: now + CLOCK_SKEW_MS + 1 })],
    [1, () => answer({ at: now + CLOCK_SKEW_MS })],
    ['malformed', () => ({ ...base(), answeredAt: 'yesterday' })],
    ['malformed', () => ({ ...base(), answeredAt: '0000-01-01T00:00:00.000Z' })],
    ['malformed', () => ({ ...base(), showing: { ...base().showing, shownAt: '0001-01-01T00:00:00Z' } })],
    ['malformed', () => ({ ...base(), padding: 'x'.repeat(5_000) })],
    ['parked', () => ({ ...base(), type: 'moot-court-answer' })],
  ])('%s', async (outcome, event) => {
    expect(await verdict(event())).toBe(outcome)
  })

  test('refused when it takes an id, a showing or a run that is another’s', async () => {
    const [ann, bob] = [await pusher(server), await pusher(server)]
    const hers = answer({ at: now })
    await ann.push([hers])
    const codes = async (event: object, by = bob) => (await by.push([event])).rejected.map(({ code }) => code)
    expect(await codes(hers)).toEqual(['id_taken'])
    expect(await codes(answer({ at: now, run: hers.run }))).toEqual(['id_taken'])
    const again = { ...answer({ at: now, run: hers.run }), showing: hers.showing }
    expect(await codes(again, ann)).toEqual(['already_answered'])
  })
})

describe('the rules of the solo challenge', () => {
  const lose = (at: number) => {
    const run = begun(at - 2_000)
    return [0, 1, 2].map((i) => answer({ at: at + i * 2_000, place: 0, run }))
  }

  test('a run ends with its third life; an answer of another device after it keeps XP, and is of no round', async () => {
    const desk = await pusher(server)
    const lost = lose(now - SOLO_WAIT_MS)
    const more = answer({ at: now, ...(lost[0] ? { run: lost[0].run } : {}) })
    const { accepted, snapshot } = await desk.push([...lost, more])
    expect([accepted.length, snapshot.soloBest]).toEqual([4, 0])
    expect(snapshot.runs).toMatchObject([
      { lives: 0, score: 0, round: 3, endedAt: now - SOLO_WAIT_MS + 4_000 },
    ])
    const kept = await server.db.prisma.questionAttempt.findUnique({ where: { id: more.id } })
    expect(kept).toMatchObject({ pointsEarned: 0, xpGained: 12 })
  })

  test('a run begun in the 24 hours after keeps its XP, in the same page and in a later one, and earns no score', async () => {
    const desk = await pusher(server)
    const lost = lose(now - SOLO_WAIT_MS)
    const ended = now - SOLO_WAIT_MS + 4_000
    const run = begun(now - 60_000)
    const early = [answer({ at: now - 50_000, run }), answer({ at: now - 40_000, run })]
    const first = await desk.push([...lost, ...early])
    expect(first.rejected).toEqual([])
    expect(first.snapshot).toMatchObject({ soloBest: 0, progress: { totalCorrectAnswers: 2, totalXp: 33 } })
    const second = await desk.push([answer({ at: now - 30_000, run })])
    expect(second.accepted).toHaveLength(1)
    expect(second.snapshot.soloBest).toBe(0)
    // It is closed, so that it is played on nowhere and prolongs no wait.
    const stored = await server.db.prisma.soloRun.findUnique({ where: { id: run.id } })
    expect(stored).toMatchObject({ score: 0, correct: 3, endedAt: new Date(ended) })
    expect((await desk.send({})).body).toMatchObject({ snapshot: { soloBest: 0 } })
  })

  test('a run begun when the wait is over is scored', async () => {
    const desk = await pusher(server)
    await desk.push(lose(now - SOLO_WAIT_MS))
    const ended = now - SOLO_WAIT_MS + 4_000
    server.clock.now = now + 10_000
    const first = answer({ at: now + 8_000, run: begun(ended + SOLO_WAIT_MS) })
    const { accepted, snapshot } = await desk.push([first])
    expect(accepted).toEqual([{ id: first.id, seq: 4 }])
    expect(snapshot.soloBest).toBeGreaterThan(0)
    server.clock.now = now
  })

  test('a run lost in the wait of another makes nobody wait for its own end', async () => {
    const desk = await pusher(server)
    const lost = lose(now - SOLO_WAIT_MS)
    const again = lose(now - SOLO_WAIT_MS / 2)
    expect((await desk.push([...lost, ...again])).rejected).toEqual([])
    server.clock.now = now + 10_000
    const next = answer({ at: now + 9_000, run: begun(now + 8_000) })
    expect((await desk.push([next])).snapshot.soloBest).toBeGreaterThan(0)
    server.clock.now = now
  })

  test('runs begun apart both count; the one begun last is the open one', async () => {
    const desk = await pusher(server)
    const [a, b] = [begun(now - 60_000), begun(now - 30_000)]
    const pushed = await desk.push([
      answer({ at: now - 20_000, run: b }),
      answer({ at: now - 10_000, run: a }),
      answer({ at: now, run: b }),
    ])
    expect(pushed.accepted).toHaveLength(3)
    const open = await server.db.prisma.soloRun.findMany({ where: { userId: desk.userId, endedAt: null } })
    expect(open.map(({ id }) => id)).toEqual([b.id])
    expect(await server.db.prisma.soloRun.findUnique({ where: { id: a.id } })).toMatchObject({
      lives: 3,
      correct: 1,
    })
  })
})

describe('pushing again', () => {
  test('changes nothing: the same numbers, the same refusals', async () => {
    const desk = await pusher(server)
    const run = begun(now - 9_000)
    const events = [
      answer({ at: now - 3_000, run }),
      answer({ at: now + CLOCK_SKEW_MS * 2, run }),
      answer({ at: now, run, place: 2 }),
    ]
    const once = await desk.push(events)
    server.clock.now = now + CLOCK_SKEW_MS * 3
    const twice = await desk.push([...events, ...events])
    server.clock.now = now
    expect(twice).toEqual(once)
    expect(await attempts(desk.userId)).toBe(2)
    expect(await server.db.prisma.syncSetAside.findMany({ where: { userId: desk.userId } })).toMatchObject([
      { id: events[1]?.id, status: 'rejected', code: 'from_the_future' },
    ])
  })

  test('at once from many sides gives each event one number', async () => {
    const desk = await pusher(server)
    const events = Array.from({ length: 20 }, (_, i) => answer({ at: now - 60_000 + i * 3_000 }))
    const replies = await Promise.all(
      events.map((_, i) => desk.push([...events.slice(i), ...events.slice(0, i)])),
    )
    const numbers = new Set(replies.flatMap(({ accepted }) => accepted.map(({ id, seq }) => `${id} ${seq}`)))
    expect(numbers.size).toBe(20)
    expect(await attempts(desk.userId)).toBe(20)
  })
})

describe('an event of a newer app', () => {
  test('is kept, and folded in once the server can read it', async () => {
    const desk = await pusher(server)
    const event = answer({ at: now })
    expect((await desk.push([{ ...event, type: 'moot' }])).parked).toEqual([event.id])
    expect(await attempts(desk.userId)).toBe(0)
    // The server learns the type.
    await server.db.execute(sql`
      update sync_set_aside set type = 'solo-answer', body = jsonb_set(body, '{type}', '"solo-answer"')
      where user_id = ${desk.userId}::uuid`)
    const later = answer({ at: now + 2_000, run: event.run })
    expect((await desk.push([later])).accepted).toEqual([
      { id: event.id, seq: 1 },
      { id: later.id, seq: 2 },
    ])
    expect(await server.db.prisma.syncSetAside.count({ where: { userId: desk.userId } })).toBe(0)
  })

  test('of a newer protocol waits for a server of that protocol', async () => {
    const desk = await pusher(server)
    const odd = { ...answer({ at: now }), place: 'B' }
    expect((await desk.send({ protocol: SYNC_PROTOCOL + 1, events: [odd] })).body).toMatchObject({
      parked: [odd.id],
    })
    expect((await desk.push([])).parked).toEqual([])
  })
})

describe('the exchange', () => {
  test('a client too old is told to update, by code', async () => {
    const desk = await pusher(server)
    const { status, body } = await desk.send({ protocol: 0, events: [answer({ at: now })] })
    expect({ status, body }).toMatchObject({ status: 426, body: { code: 'client_too_old' } })
    expect(await attempts(desk.userId)).toBe(0)
    expect([1, 2, 3, 4, 5].filter((protocol) => speaksSync(protocol, 4))).toEqual([3, 4, 5])
  })

  test('takes pages of 200 and no more', async () => {
    const desk = await pusher(server)
    const run = begun(now - 700_000)
    const events = Array.from({ length: SYNC_PAGE + 1 }, (_, i) =>
      answer({ at: now - 600_000 + i * 2_500, run }),
    )
    expect((await desk.send({ events })).status).toBe(400)
    expect((await desk.push(events.slice(0, SYNC_PAGE))).accepted).toHaveLength(SYNC_PAGE)
    const rest = await desk.push(events.slice(SYNC_PAGE), 0)
    expect(rest.history).toMatchObject({ more: true })
    expect(rest.history.answers.map(({ seq }) => seq)).toEqual(events.slice(1).map((_, i) => i + 1))
    const last = await desk.push([], SYNC_PAGE)
    expect(last.history.answers.map(({ seq }) => seq)).toEqual([SYNC_PAGE + 1])
  })

  test('is for the signed in alone', async () => {
    const nobody = await pusher(server, { userId: randomUUID(), token: 'x'.repeat(43) })
    expect((await nobody.send({})).status).toBe(401)
  })

  test('the page of a run in the browser makes room for what a device answered in it', async () => {
    const desk = await pusher(server)
    const run = begun(now - 9_000)
    await desk.push([answer({ at: now - 3_000, run })])
    const headers = { 'x-bar-duel-client': 'desktop', authorization: `Bearer ${desk.session.token}` }
    const call = (url: string, payload: object) =>
      server.app.inject({ method: 'POST', url: `/api/solo-challenge/${url}`, headers, payload })
    const shown = (await call('next-question', { challengeId: run.id })).json().question
    await desk.push([answer({ at: now, run, question: 'torts-2' })])
    expect((await call('start', { subject: 'Torts' })).json()).toMatchObject({
      question: { id: shown.id },
      challenge: { id: run.id, round: 3 },
    })
    const reply = await call('answer', { challengeId: run.id, questionId: shown.id, userAnswer: 0 })
    expect(reply.json()).toMatchObject({ challenge: { round: 4 } })
  })
})
