import path from 'node:path'
import { expect } from 'vitest'
import { type Reader, sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'
import type { ShownQuestion, SoloChallenge } from '#protocol/http/solo.ts'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { CARD_GRADES } from '#rules/memory/marks.ts'
import { CONFIDENCES, MISS_REASONS } from '#rules/memory/memory.ts'
import { shuffledOrder } from '#rules/shuffle.ts'
import { replayOf, runsWhere } from '#study/store/books.ts'
import { localStudyStore } from '../../electron/engine/store/study.ts'
import { computer, type Desk, desk } from '../electron/support/desk.ts'
import { type Network, network, type Weather } from './network.ts'

/** Questions of each subject, on the server as on every computer: one more than an exam block takes at most. */
export const EACH = 6

/** Random numbers that a seed repeats (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

const nameOf = (one: unknown): string => {
  if (typeof one === 'string') return one
  const { subject, subtopic, area } = one as { subject: string; subtopic?: string; area?: string }
  return JSON.stringify([subject, subtopic, area])
}

/** Texts, or records of a subject or topic, in an order that does not depend on where they come from. */
export const byName = <T>(all: Iterable<T>): T[] => [...all].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))

/** Where a player stands by one database. */
export async function standing(db: Reader, userId: string) {
  const runs = await runsWhere(db, userId, sql`r.ended_at is null`)
  const { replay, seq } = await replayOf(db, userId, runs)
  return {
    seq,
    progress: replay.progress,
    soloBest: replay.soloBest,
    subjects: byName(replay.subjects.values()),
    topics: byName(replay.topics.values()),
    open: runs,
  }
}

/** One of a player's computers, with a network of its own and a clock it shares. */
export async function device(
  cloudUrl: () => string,
  session: StoredSession,
  now: () => number,
  seed: number,
  strike: () => Promise<void>,
) {
  const home = await computer(EACH)
  const way: Network = await network(cloudUrl, strike)
  const random = seeded(seed)
  let engine: Desk = await desk(way.url, home, session, { now, random })
  // The first look at the player makes their file, as a sign-in does.
  await engine.send('GET', '/api/auth/me')
  const left: Desk[] = []
  /** ids of showings answered here with an acknowledgement */
  const answered: string[] = []

  async function call<T>(
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<{ status: number; body: T }> {
    const reply = await engine.send(method, url, body)
    return { status: reply.status, body: reply.body as T }
  }

  return {
    answered,
    home,
    get engine() {
      return engine
    },
    weather(next: Weather) {
      way.state.weather = next
    },
    /** Answers one question of the run now open, or of a new one; nothing while the wait lasts. */
    async answer(subject = 'Mixed Questions'): Promise<void> {
      const started = await call<{ challenge: SoloChallenge; question: ShownQuestion }>(
        'POST',
        '/api/solo-challenge/start',
        { subject },
      )
      if (started.status === 409) return
      expect(started).toMatchObject({ status: 200 })
      const { challenge, question } = started.body
      const reply = await call('POST', '/api/solo-challenge/answer', {
        challengeId: challenge.id,
        questionId: question.id,
        userAnswer: shuffledOrder(4, random)[0] ?? 0,
      })
      expect(reply).toMatchObject({ status: 200 })
      answered.push(question.id)
    },
    /** Gives one answer in practice, sure of it or not. */
    async practice(): Promise<void> {
      const { status, body } = await call<{ question: ShownQuestion | null }>('POST', '/api/practice/next', {
        noCard: true,
      })
      expect(status).toBe(200)
      const { id } = body.question ?? expect.fail('practice has a question')
      const confidence = [...CONFIDENCES, undefined][Math.floor(random() * (CONFIDENCES.length + 1))]
      const given = { questionId: id, userAnswer: shuffledOrder(4, random)[0] ?? 0, confidence }
      expect(await call('POST', '/api/practice/answer', given)).toMatchObject({ status: 200 })
      answered.push(id)
    },
    /** Begins an exam block, or goes on with the open one: marks so many of its questions, `tick` after each, and hands it in or not. */
    async exam(marks: number, handsIn: boolean, tick: () => void): Promise<void> {
      const begun = await call<{ id: string }>('POST', '/api/exam/start', { length: 33 })
      expect(begun).toMatchObject({ status: 200 })
      const url = `/api/exam/${begun.body.id}`
      for (let i = 0; i < marks; i++) {
        const at = Math.floor(random() * 33)
        const place = Math.floor(random() * 4)
        const reply = await engine.send('PATCH', url, { current: at, mark: { at, place } })
        expect(['answer_late', undefined]).toContain(reply.body.code)
        tick()
      }
      if (!handsIn) return
      const report = await call<{ questions: { id: string }[] }>('POST', `${url}/finish`)
      expect(report).toMatchObject({ status: 200 })
      answered.push(...report.body.questions.map(({ id }) => id))
    },
    /** Tells how the card of a rule went, out of those missed. */
    async card(): Promise<void> {
      const { body } = await call<{ rules: { subject: string; subtopic: string; area: string }[] }>(
        'GET',
        '/api/notebook',
      )
      const rule = body.rules[Math.floor(random() * body.rules.length)]
      if (!rule) return
      const { subject, subtopic, area } = rule
      const grade = CARD_GRADES[Math.floor(random() * CARD_GRADES.length)]
      expect(await call('POST', '/api/practice/card', { subject, subtopic, area, grade })).toMatchObject({
        status: 200,
      })
    },
    /** Says why the last answer was a miss, if it was one, and writes on a question out of the notebook. */
    async tell(): Promise<void> {
      const reason = MISS_REASONS[Math.floor(random() * MISS_REASONS.length)]
      const questionId = answered.at(-1)
      if (questionId) await call('POST', '/api/practice/reason', { questionId, reason })
      const { body } = await call<{ rules: { questions: { id: string; note: { id: string } | null }[] }[] }>(
        'GET',
        '/api/notebook',
      )
      const questions = body.rules.flatMap((rule) => rule.questions)
      const one = questions[Math.floor(random() * questions.length)]
      if (!one) return
      const note = { bookmarked: random() < 0.5, text: `${seed} ${random()}`, from: one.note?.id ?? null }
      expect(
        await call('POST', '/api/notebook/note', { target: `question:${one.id}`, ...note }),
      ).toMatchObject({
        status: 200,
      })
    },
    async sync(): Promise<SyncStatus> {
      const { status, body } = await call<SyncStatus>('POST', '/api/sync/now')
      expect(status).toBe(200)
      return body
    },
    /** The process is gone without a word, and another starts on the same file. */
    async crash(): Promise<void> {
      const kept: StoredSession | null = engine.kept()
      left.push(engine)
      engine = await desk(way.url, home, kept, { now, random })
      await call('GET', '/api/sync/status')
    },
    /** Reads the player's file directly. */
    async file<T>(userId: string, read: (db: Reader) => Promise<T>): Promise<T> {
      const db = openSqlite(path.join(home.dataFolder, `${userId}.sqlite`))
      try {
        return await read(db)
      } finally {
        await closeSqlite(db)
      }
    },
    store: localStudyStore,
    async remove(): Promise<void> {
      way.state.weather = 'down'
      await Promise.all([engine, ...left].map((one) => one.quit()))
      await way.close()
      await home.remove()
    },
  }
}

export type Device = Awaited<ReturnType<typeof device>>
