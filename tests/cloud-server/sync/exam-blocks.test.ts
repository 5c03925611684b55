import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ExamAnswerEvent } from '#protocol/sync/event.ts'
import { MINUTE_MS as MINUTE } from '#rules/days.ts'
import type { TestServer } from '../server.ts'
import { answer, begun, pusher, syncServer } from './pushing.ts'

// The exam blocks that a script told which has the practice keys.

let server: TestServer
let now: number
beforeAll(async () => {
  server = await syncServer()
  now = server.clock.now
})
afterAll(() => server.close())

const iso = (at: number): string => new Date(at).toISOString()

/** The block of a device that was handed in at an instant. */
const handedIn = (finishedAt: number, length: 33 | 100 = 33): ExamAnswerEvent['block'] => ({
  ...{ id: randomUUID(), length, extra: 1, pausedMs: 0, seen: 0, expected: 20 },
  ...{ startedAt: iso(finishedAt - 50 * MINUTE), finishedAt: iso(finishedAt) },
})

/** One answer of a block, which took so long (ms). */
function inBlock(
  block: ExamAnswerEvent['block'],
  { at, took = 1_000, question, place = 1 }: { at: number; took?: number; question?: string; place?: number },
): ExamAnswerEvent {
  const { run: _run, ...event } = answer({ at, place, ...(question ? { question } : {}) })
  return { ...event, type: 'exam-answer', block, showing: { ...event.showing, shownAt: iso(at - took) } }
}

const codes = (rejected: readonly { code: string }[]) => [...new Set(rejected.map(({ code }) => code))]

test('a block holds as many answers as it is long, however they are cut into pages', async () => {
  const script = await pusher(server)
  const end = now - 3_600_000
  const block = handedIn(end)
  const events = Array.from({ length: 40 }, (_, i) => inBlock(block, { at: end - i * 10, took: 10 }))
  const first = await script.push(events.slice(0, 20))
  const second = await script.push(events.slice(20))
  expect(first.accepted.length + second.accepted.length).toBe(33)
  expect(codes(second.rejected)).toEqual(['block_full'])
})

test('the answers of a block lie within its time and not over each other', async () => {
  const script = await pusher(server)
  const end = now - 7_200_000
  const block = handedIn(end)
  const inside = inBlock(block, { at: end - 10_000 })
  const after = inBlock(block, { at: end + 1 })
  const before = inBlock(block, { at: end - 61 * MINUTE })
  const over = inBlock(block, { at: end - 9_500 })
  const { accepted, rejected } = await script.push([inside, after, before, over])
  expect(accepted.map(({ id }) => id)).toEqual([inside.id])
  expect(rejected).toEqual([
    { id: after.id, code: 'outside_block' },
    { id: before.id, code: 'outside_block' },
    { id: over.id, code: 'overlapping' },
  ])
  // The server is asked for its part of the block, too.
  const late = inBlock(block, { at: end - 10_500 })
  expect((await script.push([late])).rejected).toEqual([{ id: late.id, code: 'overlapping' }])
})

test('blank answers are bounded as all are: one question counts twice in ten minutes', async () => {
  const script = await pusher(server)
  const end = now - 10_800_000
  const block = handedIn(end)
  const blank = Array.from({ length: 5 }, (_, i) =>
    inBlock(block, { at: end - i, took: 1, question: 'torts-7', place: -1 }),
  )
  const { accepted, rejected } = await script.push(blank)
  expect([accepted.length, codes(rejected)]).toEqual([2, ['seen_lately']])
})

test('whether practice repeats a question of solo does not depend on how a sync is cut into pages', async () => {
  const at = now - 86_400_000
  const asked = { question: 'torts-9', place: 0 }
  const solo = () => answer({ at, run: begun(at - 2_000), ...asked })
  const practice = () => {
    const { run: _run, ...event } = answer({ at: at + 60_000, question: 'torts-9' })
    return { ...event, type: 'practice-answer' as const }
  }
  const [one, two] = [await pusher(server), await pusher(server)]
  const together = await one.push([solo(), practice()])
  await two.push([solo()])
  const apart = await two.push([practice()])
  expect(together.snapshot.progress).toMatchObject({ totalQuestionsAnswered: 1 })
  expect(together.snapshot).toMatchObject({
    progress: apart.snapshot.progress,
    subjects: apart.snapshot.subjects,
  })
})

test('practice of an earlier day is paid by its own day’s count, however the days arrive', async () => {
  const { userId, ...script } = await pusher(server)
  await server.db.prisma.user.update({
    where: { id: userId },
    data: { createdAt: new Date(now - 10 * 86_400_000) },
  })
  const noon = new Date(now - 2 * 86_400_000).setUTCHours(12, 0, 0, 0)
  const practice = (at: number) => {
    const { run: _run, ...event } = answer({ at })
    return { ...event, type: 'practice-answer' as const }
  }
  await script.push([practice(now - 60_000)])
  const events = Array.from({ length: 160 }, (_, i) => practice(noon + i * 30_000))
  for (const page of [events.slice(0, 100), events.slice(100)])
    expect((await script.push(page)).accepted).toHaveLength(page.length)
  const unpaid = await server.db.prisma.questionAttempt.count({ where: { userId, xpGained: 0 } })
  expect(unpaid).toBe(10)
})

test('a run told as begun before another ended, and first played in its wait, earns no score', async () => {
  const { userId, ...script } = await pusher(server)
  await server.db.prisma.user.update({
    where: { id: userId },
    data: { createdAt: new Date(now - 10 * 86_400_000) },
  })
  const from = now - 5 * 86_400_000
  const lost = begun(from)
  await script.push([0, 1, 2].map((i) => answer({ at: from + (i + 1) * 30_000, run: lost, place: 0 })))
  const other = begun(from + 1_000)
  const { snapshot } = await script.push([answer({ at: from + 3_600_000, run: other })])
  expect(snapshot.soloBest).toBe(0)
  expect(snapshot.runs.find(({ id }) => id === other.id) ?? { score: 0 }).toMatchObject({ score: 0 })
})
