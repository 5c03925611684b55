import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SoloAnswerEvent } from '#protocol/sync/event.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { type TestServer, testServer } from '../server.ts'
import { answer, begun, pusher } from './pushing.ts'

// The attacks on sync of the security report (C3), as a stranger's script would make them.

const PER_LEVEL = 40

let server: TestServer
let now: number
beforeAll(async () => {
  server = await testServer()
  now = server.clock.now
  const practice = Array.from({ length: 10 * PER_LEVEL }, (_, i) =>
    item(`torts-${i + 1}`, { correctIndex: 1, difficulty: Math.floor(i / PER_LEVEL) + 1 }),
  )
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-play-'))
  await writeBank(folder, { practice })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
})
afterAll(() => server.close())

/** The nth question of a level. */
const atLevel = (level: number, n: number): string => `torts-${(level - 1) * PER_LEVEL + n + 1}`

const tally = (codes: readonly { code: string }[]): Record<string, number> =>
  codes.reduce<Record<string, number>>(
    (sum, { code }) => Object.assign(sum, { [code]: (sum[code] ?? 0) + 1 }),
    {},
  )

test('10,000 right answers of one instant: nine count', async () => {
  const script = await pusher(server)
  const run = begun(now - 10_000)
  let accepted = 0
  for (let page = 0; page < 3; page += 1) {
    const events = Array.from({ length: 200 }, (_, i) => ({
      ...answer({
        at: now,
        run,
        question: atLevel(1 + (i % 4), (page * 50 + Math.floor(i / 4)) % PER_LEVEL),
      }),
    })).map((event) => ({ ...event, showing: { ...event.showing, shownAt: event.answeredAt } }))
    accepted += (await script.push(events)).accepted.length
  }
  expect(accepted).toBe(9)
})

test('answers of runs that overlap in time are bounded by what one person can answer', async () => {
  const script = await pusher(server)
  const day = now - 3 * 86_400_000
  // Eight runs at once, each answering every 5 s.
  const events = Array.from({ length: 160 }, (_, k) => ({ run: k % 8, turn: Math.floor(k / 8), k }))
  const runs = Array.from({ length: 8 }, () => begun(day))
  const pushed = events.map(({ run, turn, k }) =>
    answer({
      at: day + 10_000 + turn * 5_000 + run * 500,
      run: runs[run] ?? begun(day),
      question: atLevel(1 + (k % 4), Math.floor(k / 4)),
    }),
  )
  const { accepted, rejected } = await script.push(pushed)
  // 100 s hold at most nine answers in any 18 s.
  expect(accepted.length).toBeLessThanOrEqual(60)
  expect(tally(rejected)).toEqual({ too_fast: 160 - accepted.length })
})

test('one run’s answers come one after the other', async () => {
  const script = await pusher(server)
  const run = begun(now - 100_000)
  const shownTogether = [0, 1, 2].map((i) => {
    const event = answer({ at: now - 60_000 + i * 10_000, run, question: atLevel(1, i) })
    return { ...event, showing: { ...event.showing, shownAt: new Date(now - 61_000).toISOString() } }
  })
  const { accepted, rejected } = await script.push(shownTogether)
  expect([accepted.length, tally(rejected)]).toEqual([1, { overlapping: 2 }])
})

test('a clock set back by an hour in the middle of a run loses no answer', async () => {
  const player = await pusher(server)
  const run = begun(now - 7_200_000)
  const minutes = (count: number, from: number, first: number) =>
    Array.from({ length: count }, (_, i) =>
      answer({ at: from + i * 60_000, run, question: atLevel(1, first + i) }),
    )
  const events = [...minutes(5, now - 600_000, 0), ...minutes(5, now - 600_000 - 3_600_000, 5)]
  expect((await player.push(events)).accepted).toHaveLength(10)
})

test('level 10 in a run that starts at level 1 is refused; what its level brings is not', async () => {
  const script = await pusher(server)
  const run = begun(now - 100_000)
  const top: SoloAnswerEvent[] = [0, 1, 2].map((i) =>
    answer({ at: now - 90_000 + i * 10_000, run, question: atLevel(10, i) }),
  )
  expect(tally((await script.push(top)).rejected)).toEqual({ other_level: 3 })
  const own = answer({ at: now - 40_000, run, question: atLevel(4, 0) })
  expect((await script.push([own])).accepted).toHaveLength(1)
  const above = answer({ at: now - 30_000, run, question: atLevel(5, 0) })
  expect(tally((await script.push([above])).rejected)).toEqual({ other_level: 1 })
})

test('seven questions over and over: each counts twice in ten minutes', async () => {
  const script = await pusher(server)
  const from = now - 86_400_000
  const run = begun(from - 2_000)
  const events = Array.from({ length: 140 }, (_, i) =>
    answer({ at: from + i * 3_000, run, question: atLevel(1, i % 7) }),
  )
  const { accepted, rejected } = await script.push(events)
  expect([accepted.length, tally(rejected)]).toEqual([14, { seen_lately: 126 }])
})

test('a refused answer stays refused, and is kept where its player can read why', async () => {
  const script = await pusher(server)
  const run = begun(now - 100_000)
  const event = answer({ at: now - 50_000, run, question: atLevel(9, 0) })
  for (let push = 0; push < 2; push += 1)
    expect((await script.push([event])).rejected).toEqual([{ id: event.id, code: 'other_level' }])
  expect(await server.db.prisma.syncSetAside.findMany({ where: { userId: script.userId } })).toMatchObject([
    { id: event.id, status: 'rejected', code: 'other_level' },
  ])
})

test('a day played to its limit on one device takes nothing more from another', async () => {
  const script = await pusher(server)
  const day = Date.UTC(2026, 0, 10)
  const full = Array.from({ length: 1_500 }, (_, i) => ({ at: new Date(day + i * 50_000), seq: i + 1 }))
  const { userId } = script
  await server.db.prisma.user.update({ where: { id: userId }, data: { eventSeq: full.length } })
  await server.db.prisma.questionAttempt.createMany({
    data: full.map(({ at, seq }) => ({
      id: crypto.randomUUID(),
      userId,
      seq,
      showingId: crypto.randomUUID(),
      questionId: 'torts-400',
      context: 'solo',
      subject: 'Torts',
      subtopic: 'Negligence',
      area: 'Duty',
      selectedAnswer: 1,
      isCorrect: true,
      difficulty: 1,
      createdAt: at,
    })),
  })
  const late = answer({ at: day + 80_000_000, question: atLevel(1, 0) })
  const next = answer({ at: day + 86_400_000, question: atLevel(1, 1) })
  const { accepted, rejected } = await script.push([late, next])
  expect([accepted.length, tally(rejected)]).toEqual([1, { too_many_that_day: 1 }])
})
