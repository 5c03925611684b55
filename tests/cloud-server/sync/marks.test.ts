import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import type { ToldMarks } from '#protocol/sync/mark.ts'
import { DAY_MS as DAY } from '#rules/days.ts'
import { CARDS_KEPT } from '#study/store/marks.ts'
import { toldBeside } from '../../../cloud-server/reports/store/told-beside.ts'
import { NOTES_KEPT } from '../../../cloud-server/sync/store/marks.ts'
import type { TestServer } from '../server.ts'
import { answer, pusher, syncServer } from './pushing.ts'

let server: TestServer
let now: number
beforeAll(async () => {
  server = await syncServer()
  now = server.clock.now
})
afterAll(() => server.close())

const iso = (at: number): string => new Date(at).toISOString()
const note = (text: string, from: string | null = null, target = 'question:torts-1') => ({
  ...{ type: 'note', id: randomUUID(), target, bookmarked: false, text, from, at: iso(now) },
})
const reason = (target: string, why: string) => ({
  ...{ type: 'reason', id: randomUUID(), target, reason: why, at: iso(now) },
})

type Desk = Awaited<ReturnType<typeof pusher>>

async function push(desk: Desk, marks: readonly object[], more: { since?: number; events?: object[] } = {}) {
  const { since = 0, ...rest } = more
  const { status, body } = await desk.send({ marks: { since, marks }, ...rest })
  expect(status).toBe(200)
  return body as { marks: ToldMarks; snapshot: { topics: { area: string; memory: object | null }[] } }
}

const memoryIn = ({ snapshot }: Awaited<ReturnType<typeof push>>) =>
  snapshot.topics.find(({ area }) => area === 'Duty')?.memory

describe('marks of a device', () => {
  test('are numbered once, told to every device, and settle what no server could take', async () => {
    const [desk, other] = [await pusher(server), await pusher(server)]
    const first = note('Tender first.')
    const tomorrow = { type: 'of-tomorrow', id: randomUUID() }
    const broken = { type: 'note', id: randomUUID(), text: 7 }
    const sent = await push(desk, [first, tomorrow, broken])
    expect(sent.marks).toMatchObject({ settled: [first.id, broken.id], told: [{ seq: 1, mark: first }] })
    expect((await push(desk, [first])).marks).toMatchObject({ settled: [first.id], told: [{ seq: 1 }] })
    expect((await push(desk, [], { since: 1 })).marks.told).toEqual([])
    // An id that is another player's moves nothing of theirs.
    expect((await push(other, [{ ...first, text: 'Mine.' }])).marks).toMatchObject({ told: [] })
    expect((await push(desk, [])).marks.told).toMatchObject([{ mark: { text: 'Tender first.' } }])
  })

  test('are neither told nor taken while a duel runs, and the answers beside them are', async () => {
    const desk = await pusher(server)
    const [known, fresh] = [note('Tender first.'), note('Risk of loss.', null, 'question:torts-2')]
    await push(desk, [known])
    const id = randomUUID()
    await server.db.execute(sql`
      insert into matches (id, kind, room_code, subject, player1_id, status, rounds, answer_window_ms, reveal_ms,
        silence, item_ids, option_orders, current_round)
      values (${id}::uuid, 'bot', ${id}, 'Torts', ${desk.userId}::uuid, 'active', 10, 60000, 3000, 'timeout',
        '["an-item"]', '[[0,1,2,3]]', 1)`)
    const { status, body } = await desk.send({
      marks: { since: 0, marks: [fresh] },
      events: [answer({ at: now })],
    })
    expect([status, body.accepted.length]).toEqual([200, 1])
    expect(body.marks).toEqual({ settled: [], told: [], more: false })
    await server.db.execute(sql`delete from matches where id = ${id}::uuid`)
    expect((await push(desk, [fresh])).marks).toMatchObject({
      settled: [fresh.id],
      told: [{ mark: { id: known.id } }, { mark: { id: fresh.id } }],
    })
  })

  test('of rule cards the newest 3,000 stay, told here or on the web, and a note still has room', async () => {
    const desk = await pusher(server)
    await push(desk, [], { events: [answer({ at: now - DAY, question: 'torts-7' })] })
    await server.db.execute(sql`
      insert into study_marks (id, user_id, seq, after_seq, type, target, body, at)
      select gen_random_uuid(), ${desk.userId}::uuid, n, 1, 'card', 'x', '{}', now()
      from generate_series(1, ${CARDS_KEPT}) n`)
    const topic = { subject: 'Torts', subtopic: 'Negligence', area: 'Duty', grade: 'knew' }
    const web = await server.app.inject({
      method: 'POST',
      url: '/api/practice/card',
      headers: { [HEADER_CLIENT]: DESKTOP_CLIENT, authorization: `Bearer ${desk.session.token}` },
      payload: topic,
    })
    expect(web.statusCode, web.body).toBe(200)
    await push(desk, [{ type: 'card', id: randomUUID(), at: iso(now), ...topic }, note('Duty to whom?')], {
      since: CARDS_KEPT,
    })
    const kept = await server.db.prisma.studyMark.findMany({ where: { userId: desk.userId } })
    const cards = kept.filter(({ type }) => type === 'card').map(({ seq }) => seq)
    expect([kept.length, cards.length, Math.min(...cards)]).toEqual([CARDS_KEPT + 1, CARDS_KEPT, 3])
  })

  test('of which thousands tell reasons leave room for a note, and a full notebook takes what is written anew on a note', async () => {
    const desk = await pusher(server)
    const fill = (type: string, from: number) =>
      server.db.execute(sql`
        insert into study_marks (id, user_id, seq, after_seq, type, target, body, at)
        select gen_random_uuid(), ${desk.userId}::uuid, n, 0, ${type}, 'question:old-' || n,
          '{"bookmarked":true,"text":"","from":null}', now()
        from generate_series(${from}::int, ${from + NOTES_KEPT - 1}::int) n`)
    await fill('reason', 1)
    const first = note('Tender first.')
    const room = await push(desk, [first], { since: NOTES_KEPT })
    expect(room.marks.told).toMatchObject([{ mark: { id: first.id } }])
    await fill('note', NOTES_KEPT + 2)
    const [anew, other] = [
      note('Tender, then refuse.', first.id),
      note('One more.', null, 'question:torts-2'),
    ]
    const full = await push(desk, [other, anew], { since: 2 * NOTES_KEPT + 1 })
    expect(full.marks).toMatchObject({ settled: [other.id, anew.id], told: [{ mark: { id: anew.id } }] })
  })

  test('of which the server can read none leave the answers of their page as they are', async () => {
    const desk = await pusher(server)
    for (const mark of [
      { type: 'of-tomorrow', id: randomUUID() },
      { type: 'note', id: randomUUID(), at: 'x' },
    ]) {
      const event = answer({ at: now })
      const { status, body } = await desk.send({ marks: { since: 0, marks: [mark] }, events: [event] })
      expect([status, body.accepted?.[0]?.id]).toEqual([200, event.id])
    }
  })

  test('of a note only the newest stays, and two written at once are one with both texts', async () => {
    const desk = await pusher(server)
    const first = note('Tender first.')
    const second = note('Tender before refusal.', first.id)
    const elsewhere = note('Ask who bears the loss.', first.id)
    const { marks } = await push(desk, [first, second])
    expect(marks.told).toMatchObject([{ seq: 2, mark: { text: 'Tender before refusal.' } }])
    expect((await push(desk, [elsewhere])).marks.told).toMatchObject([
      { seq: 3, mark: { id: elsewhere.id, text: 'Tender before refusal.\n\nAsk who bears the loss.' } },
    ])
  })

  test('a reason told in the page of its answer moves the memory, and is folded anew where it came', async () => {
    const desk = await pusher(server)
    const known = answer({ at: now - 3 * DAY, question: 'torts-7' })
    const missed = answer({ at: now - DAY, question: 'torts-9', place: 0 })
    const told = reason(missed.id, 'misread')
    const reply = await push(desk, [told, reason(randomUUID(), 'rule')], { events: [known, missed] })
    expect(memoryIn(reply)).toMatchObject({ reason: 'misread', excused: true, correct: false, lapses: 0 })
    expect(reply.marks.told).toMatchObject([{ seq: 1, mark: { id: told.id } }])
    expect(await toldBeside(server.db, desk.userId)).toMatchObject([{ afterSeq: 2, topic: { area: 'Duty' } }])
    const changed = await push(desk, [reason(missed.id, 'rule')])
    expect(memoryIn(changed)).toMatchObject({ reason: 'rule', excused: false, lapses: 1 })
    expect(changed.marks.told).toHaveLength(1)
  })

  test('a reason told anew after another answer to its rule is let go, and the first is told again', async () => {
    const desk = await pusher(server)
    const known = answer({ at: now - 5 * DAY, question: 'torts-11' })
    const missed = answer({ at: now - 3 * DAY, question: 'torts-12', place: 0 })
    const first = reason(missed.id, 'misread')
    await push(desk, [first], { events: [known, missed] })
    const since = answer({ at: now - DAY, question: 'torts-13' })
    const met = await push(desk, [], { since: 1, events: [since] })
    const anew = reason(missed.id, 'rule')
    const late = await push(desk, [anew], { since: 1 })
    expect(late.marks).toMatchObject({ settled: [anew.id], told: [{ seq: 1, mark: first }], more: false })
    expect(memoryIn(late)).toEqual(memoryIn(met))
    expect(await toldBeside(server.db, desk.userId)).toMatchObject([{ afterSeq: 2 }])
  })

  test('a rule card counts by the server’s clock, and one of a rule never met is kept for nothing', async () => {
    const desk = await pusher(server)
    const topic = { subject: 'Torts', subtopic: 'Negligence', area: 'Duty' }
    const card = { type: 'card', id: randomUUID(), ...topic, grade: 'knew', at: iso(now + 3 * DAY) }
    expect(memoryIn(await push(desk, [{ ...card, id: randomUUID() }]))).toBeUndefined()
    const { body } = await desk.send({
      events: [answer({ at: now + 2 * DAY })],
      marks: { since: 0, marks: [card] },
      sentAt: iso(now + 3 * DAY),
    })
    expect(memoryIn(body)).toMatchObject({ reviewedAt: now, reps: 2, lapsesAtCard: 0 })
  })
})
