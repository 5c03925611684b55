import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { DailyCase, DailyQuestion } from '#protocol/http/daily.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { regradePlayer } from '../../../cloud-server/reports/store/regrading.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { writeBank } from '../../study/bank-builder.ts'
import { dailyItems } from '../../study/daily-items.ts'
import type { TestServer } from '../server.ts'
import { ITEMS, pusher, syncServer } from './pushing.ts'

export const NOON = Date.UTC(2026, 10, 20, 12)
export const iso = (at: number) => new Date(at).toISOString()

export const CASES = dailyItems(12)
// See `serveCases`.
export let server: TestServer

/** Starts the server before a file's first test, at noon for each, and ends it after the last. To be called once in each file. */
export function serveCases(): void {
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
}

export function placeOf(question: DailyQuestion, correct: boolean): number {
  const item = CASES.find(({ stem }) => stem === question.stem)
  const key = question.choices.indexOf(item?.choices[item.correctIndex] ?? '')
  return correct ? key : (key + 1) % 4
}

/** A player's desktop, which keeps the day's case, and a browser of theirs, which answers it with the server. */
export async function player() {
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
    row: () => server.db.prisma.user.findUniqueOrThrow({ where: { id: desk.userId } }),
    attempts: () => server.db.prisma.questionAttempt.count({ where: { userId: desk.userId } }),
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
      const { questionId: id } = await server.db.prisma.dailyQuestion.findUniqueOrThrow({
        where: { dateUtc },
      })
      const struckAt = isStruck ? new Date(server.clock.now) : null
      await server.db.prisma.question.update({ where: { id }, data: { struckAt } })
      expect(await regradePlayer(server.db, desk.userId, server.clock.now)).toBe(true)
    },
    async refusal(event: object) {
      const { rejected, cases } = await desk.push([event])
      return { code: rejected[0]?.code, told: cases[0]?.told }
    },
  }
}
