import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DailyCase, DailyQuestion } from '#protocol/http/daily.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { uuidv7 } from '#rules/uuidv7.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { mendPlayer } from '../../../cloud-server/store/mending.ts'
import { writeBank } from '../../study/bank-builder.ts'
import { dailyItems } from '../../study/daily-items.ts'
import type { TestServer } from '../server.ts'
import { answer, ITEMS, pusher, syncServer } from './pushing.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOON = Date.UTC(2026, 10, 20, 12)
const iso = (at: number) => new Date(at).toISOString()

const CASES = dailyItems(12)
let server: TestServer
beforeAll(async () => {
  server = await syncServer()
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-cases-'))
  await writeBank(folder, { practice: ITEMS, daily: CASES })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = NOON
})

function placeOf(question: DailyQuestion, correct: boolean): number {
  const item = CASES.find(({ stem }) => stem === question.stem)
  const key = question.choices.indexOf(item?.choices[item.correctIndex] ?? '')
  return correct ? key : (key + 1) % 4
}

/** A player's desktop, which keeps the day's case, and a browser of theirs, which answers it with the server. */
async function player() {
  const desk = await pusher(server)
  const headers = { [HEADER_CLIENT]: DESKTOP_CLIENT, authorization: `Bearer ${desk.session.token}` }
  async function call<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
    const reply = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    expect({ url, status: reply.statusCode }).toEqual({ url, status: 200 })
    return reply.json()
  }
  async function keep() {
    const { question, dateUtc } = await call<{ dateUtc: string; question: DailyQuestion | null }>(
      'GET',
      '/api/daily-kept',
    )
    if (!question) expect.fail('no case')
    return { question, dateUtc }
  }
  return {
    ...desk,
    /** The right answer as it is sealed 20 s after the kept case was opened. */
    async sealed(parts: Partial<DailyAnswerEvent> = {}): Promise<DailyAnswerEvent> {
      const { question, dateUtc } = await keep()
      const { now } = server.clock
      return {
        type: 'daily-answer',
        id: uuidv7(now, randomUUID),
        date: dateUtc,
        showingId: question.id,
        place: placeOf(question, true),
        startedAt: iso(now),
        answeredAt: iso(now + 20_000),
        ...parts,
      }
    },
    open: () => call<DailyCase>('GET', '/api/daily-question'),
    async answer(correct: boolean) {
      const { question } = await this.open()
      if (!question) expect.fail('no case')
      const body = { questionId: question.id, choiceIndex: placeOf(question, correct) }
      return call<DailyCase>('POST', '/api/daily-answer', body)
    },
    row: () => server.db.user.findUniqueOrThrow({ where: { id: desk.userId } }),
    attempts: () => server.db.questionAttempt.count({ where: { userId: desk.userId } }),
    /** Pushes one event that is accepted, and answers the case as it is told. */
    async graded(event: DailyAnswerEvent) {
      const reply = await desk.push([event])
      expect(reply.rejected).toEqual([])
      const [graded, ...more] = reply.cases
      expect(more).toEqual([])
      if (graded?.id !== event.id || !graded.told.attempt) expect.fail('no graded case')
      return { ...graded.told, attempt: graded.told.attempt }
    },
    /** Strikes the question of a day's case, or restores it, and brings the player's record in line. */
    async regraded(dateUtc: string, isStruck: boolean) {
      const { questionId: id } = await server.db.dailyQuestion.findUniqueOrThrow({ where: { dateUtc } })
      const struckAt = isStruck ? new Date(server.clock.now) : null
      await server.db.question.update({ where: { id }, data: { struckAt } })
      expect(await mendPlayer(server.db, desk.userId, server.clock.now)).toBe(true)
    },
    async refusal(event: object) {
      const { rejected, cases } = await desk.push([event])
      return { code: rejected[0]?.code, told: cases[0]?.told }
    },
  }
}

describe('a sealed answer is graded as it is pushed', () => {
  test('in its turn among the others, with the next number; the same push again changes nothing', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const [before, after] = [answer({ at: NOON }), answer({ at: NOON + 60_000 })]
    server.clock.now += 47 * HOUR
    const reply = await ann.push([before, event, after])
    expect(reply.accepted).toEqual([before, event, after].map(({ id }, i) => ({ id, seq: i + 1 })))
    expect(reply.cases).toMatchObject([
      {
        id: event.id,
        told: {
          dateUtc: '2026-11-20',
          hasAttempted: true,
          isClosed: true,
          attempt: { isCorrect: true, xpAwarded: 150, points: 0, streakBefore: 0, streakAfter: 1 },
          question: { correctIndex: event.place },
        },
      },
    ])
    expect(reply.history.answers[1]).toMatchObject({
      id: event.id,
      context: 'daily',
      isCorrect: true,
      timeSpent: 20_000,
      pointsEarned: 0,
    })
    expect(reply.snapshot).toMatchObject({
      seq: 3,
      // Twice 12 for practice, and 2 more for the third right in a row.
      progress: { totalXp: 176, dailyStreak: 1, lastDailyDate: '2026-11-20', totalQuestionsAnswered: 3 },
    })
    const { accepted, cases, history, snapshot } = await ann.push([before, event, after])
    const again = { accepted, cases, history, progress: snapshot.progress }
    expect(again).toEqual({
      accepted: reply.accepted,
      cases: reply.cases,
      history: reply.history,
      progress: reply.snapshot.progress,
    })
    expect(await ann.attempts()).toBe(3)
    expect(await ann.row()).toMatchObject({ points: 0, totalXp: 176, eventSeq: 3 })
    const day = await server.db.userDailyAttempt.findMany({ where: { userId: ann.userId } })
    expect(day).toMatchObject([{ startedAt: new Date(NOON), answeredAt: new Date(NOON + 20_000), points: 0 }])
  })

  test('at once from many sides it is one attempt', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const replies = await Promise.all(Array.from({ length: 8 }, () => ann.push([event])))
    expect(replies.flatMap(({ accepted }) => accepted)).toEqual(
      Array.from({ length: 8 }, () => ({ id: event.id, seq: 1 })),
    )
    expect(await ann.row()).toMatchObject({ totalXp: 150, eventSeq: 1 })
  })

  test('known after 48 hours it counts as an answer, but neither pays nor keeps the streak, now or later', async () => {
    const ann = await player()
    const late = await ann.sealed()
    server.clock.now += DAY
    await ann.answer(true)
    server.clock.now += DAY
    const next = await ann.sealed()
    server.clock.now += 2 * HOUR
    expect((await ann.graded(late)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 0, points: 0 })
    expect(await ann.row()).toMatchObject({ totalXp: 150, dailyStreak: 1, totalCorrectAnswers: 2 })
    server.clock.now += DAY
    await ann.answer(true)
    // This one fills the gap between two days that count; the one before them, known too late, does not count.
    expect((await ann.graded(next)).attempt).toMatchObject({ xpAwarded: 150, streakAfter: 3 })
    const before = await ann.row()
    expect(before).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, totalXp: 3 * 150 + 15 })
    // So it is when the record is worked out again, without that answer and with it.
    await ann.regraded('2026-11-20', true)
    expect(await ann.row()).toMatchObject({ dailyStreak: 3, totalXp: 3 * 150 + 15, totalCorrectAnswers: 3 })
    await ann.regraded('2026-11-20', false)
    expect(await ann.row()).toEqual(before)
  })

  test('begun on another day than the case’s it does neither', async () => {
    const ann = await player()
    const event = await ann.sealed()
    server.clock.now += DAY + HOUR
    const nextDay = { startedAt: iso(NOON + DAY), answeredAt: iso(NOON + DAY + 20_000) }
    expect((await ann.graded({ ...event, ...nextDay })).attempt).toMatchObject({
      xpAwarded: 0,
      streakAfter: 0,
    })
  })

  test('past its time it is none, whatever it chose; so it is where its clock had begun on another device', async () => {
    const [ann, bob] = [await player(), await player()]
    const slow = { ...(await ann.sealed()), answeredAt: iso(NOON + 93_001) }
    const later = await bob.sealed()
    await bob.open()
    server.clock.now += HOUR
    const nothing = { choiceIndex: -1, isCorrect: false, xpAwarded: 0, streakAfter: 0 }
    expect((await ann.graded(slow)).attempt).toMatchObject(nothing)
    const hourLater = { startedAt: iso(NOON + HOUR - 30_000), answeredAt: iso(NOON + HOUR - 10_000) }
    expect((await bob.graded({ ...later, ...hourLater })).attempt).toMatchObject(nothing)
  })

  test('from a clock that is ahead it is taken as given now', async () => {
    const ann = await player()
    const event = await ann.sealed({
      startedAt: iso(NOON + 5 * HOUR),
      answeredAt: iso(NOON + 5 * HOUR + 9_000),
    })
    expect((await ann.graded(event)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 150 })
    const row = await server.db.userDailyAttempt.findFirst({ where: { userId: ann.userId } })
    expect(row).toMatchObject({ startedAt: new Date(NOON), answeredAt: new Date(NOON) })
  })

  test('it fills the gap it left in the streak, and pays the milestone that was missing a day', async () => {
    const ann = await player()
    await ann.answer(true)
    server.clock.now += DAY
    const event = await ann.sealed()
    server.clock.now += DAY
    await ann.answer(true)
    expect(await ann.row()).toMatchObject({ dailyStreak: 1 })
    expect((await ann.graded(event)).attempt).toMatchObject({
      streakBefore: 1,
      streakAfter: 3,
      streakMilestone: { level: 3, bonus: 15 },
    })
    expect(await ann.row()).toMatchObject({ dailyStreak: 3, bestDailyStreak: 3, lastDailyDate: '2026-11-22' })
  })

  test('two days in one page, the later one first, make one streak', async () => {
    const ann = await player()
    const first = await ann.sealed()
    server.clock.now += DAY
    const second = await ann.sealed()
    server.clock.now += HOUR
    const { snapshot, cases } = await ann.push([second, first])
    expect(snapshot.progress).toMatchObject({ dailyStreak: 2, lastDailyDate: '2026-11-21' })
    expect(cases.map(({ told }) => told.attempt?.streakAfter)).toEqual([1, 2])
  })

  test('the same answer that had arrived after all, its reply lost, is settled as it stands', async () => {
    const ann = await player()
    const event = await ann.sealed()
    await ann.answer(true)
    expect((await ann.graded(event)).attempt).toMatchObject({ isCorrect: true, xpAwarded: 150, points: 100 })
    expect((await ann.push([event])).accepted).toEqual([{ id: event.id, seq: 1 }])
    expect(await ann.attempts()).toBe(1)
  })
})

describe('a sealed answer is refused', () => {
  test('where the case was answered on another device; the page is told what counted', async () => {
    const ann = await player()
    const event = await ann.sealed()
    await ann.answer(false)
    const refused = await ann.refusal(event)
    expect(refused).toMatchObject({
      code: 'case_answered',
      told: { attempt: { isCorrect: false, xpAwarded: 15 }, question: { correctIndex: event.place } },
    })
    server.clock.now += HOUR
    expect((await ann.refusal(event)).code).toBe('case_answered')
    expect(await ann.attempts()).toBe(1)
  })

  test('where two devices sealed different answers: the first to arrive counts', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const other = { ...event, id: randomUUID(), place: (event.place + 1) % 4 }
    const { accepted, rejected, cases } = await ann.push([event, other])
    expect(accepted).toEqual([{ id: event.id, seq: 1 }])
    expect(rejected).toEqual([{ id: other.id, code: 'case_answered' }])
    expect(cases.map(({ told }) => told.attempt?.isCorrect)).toEqual([true, true])
  })

  test('where no such case was put before the player, and nothing is told of another’s', async () => {
    const [ann, bob] = [await player(), await player()]
    const event = await ann.sealed()
    await ann.answer(true)
    expect(await bob.refusal(event)).toEqual({ code: 'unknown_case', told: undefined })
    expect(await bob.refusal({ ...event, id: randomUUID(), showingId: randomUUID() })).toEqual({
      code: 'unknown_case',
      told: undefined,
    })
    expect(await bob.attempts()).toBe(0)
  })

  test('where its id is another’s, or it is not of its shape; the key stays with the server', async () => {
    const [ann, bob] = [await player(), await player()]
    const hers = await ann.sealed()
    await ann.graded(hers)
    const event = await bob.sealed()
    const other = () => ({ ...event, id: randomUUID() })
    const refused = [
      await bob.refusal({ ...event, id: hers.id }),
      await bob.refusal({ ...other(), place: 4 }),
      await bob.refusal({ ...other(), answeredAt: 'yesterday' }),
    ]
    expect(refused).toEqual(['id_taken', 'malformed', 'malformed'].map((code) => ({ code, told: undefined })))
    expect((await bob.graded(event)).attempt).toMatchObject({ isCorrect: true })
  })

  test('a showing of practice is no case, and a case no showing of practice', async () => {
    const ann = await player()
    const event = await ann.sealed()
    const solo = answer({ at: NOON })
    await ann.push([solo])
    expect((await ann.refusal({ ...event, showingId: solo.showing.id })).code).toBe('unknown_case')
    const asSolo = answer({ at: NOON })
    expect((await ann.refusal({ ...asSolo, showing: { ...asSolo.showing, id: event.showingId } })).code).toBe(
      'id_taken',
    )
  })
})
