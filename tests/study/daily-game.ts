import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { applyProtocol, BODY_LIMIT } from '#http/errors.ts'
import type { DailyCase } from '#protocol/http/daily.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { DailySource } from '#study/daily/source.ts'
import { studyPlugin } from '#study/plugin.ts'
import { isKey } from './bank-builder.ts'
import { dailyItems } from './daily-items.ts'
import { type StudyTrial, studyTrial } from './databases.ts'
import { NOON } from './play.ts'
import { ok } from './solo-game.ts'

export type Answered = ReplyOf<'POST /api/daily-answer'>
export type Streak = ReplyOf<'GET /api/daily-streak'>
export type Results = ReplyOf<'GET /api/daily-results'>

/** The study engine with a source of cases as an app, over a trial's store; the header names who asks. */
export async function dailyGame(trial: StudyTrial, source: DailySource = trial.daily(), leastAnswerMs = 0) {
  const clock = { now: NOON }
  const app: FastifyInstance = Fastify({ bodyLimit: BODY_LIMIT })
  applyProtocol(app, () => null)
  await studyPlugin(app, {
    store: trial.store(),
    identify: async (request) => {
      const userId = request.headers['x-player']
      return typeof userId === 'string' ? { userId, role: 'player' } : null
    },
    now: () => clock.now,
    random: Math.random,
    daily: source,
    leastAnswerMs,
  })
  const get = (player: string, url: string) => app.inject({ url, headers: { 'x-player': player } })
  const at = (player: string) => ({
    open: async () => ok<DailyCase>(await get(player, '/api/daily-question')),
    streak: async () => ok<Streak>(await get(player, '/api/daily-streak')),
    own: async () => ok<ReplyOf<'GET /api/stats/own'>>(await get(player, '/api/stats/own')),
    results: async () => ok<Results>(await get(player, '/api/daily-results')).last,
    keep: async () => ok<ReplyOf<'GET /api/daily-kept'>>(await get(player, '/api/daily-kept')),
    send: (questionId: string, choiceIndex: number) =>
      app.inject({
        method: 'POST',
        url: '/api/daily-answer',
        headers: { 'x-player': player },
        payload: { questionId, choiceIndex },
      }),
    async answer(correct: boolean) {
      const { question } = await this.open()
      if (!question) expect.fail('no case')
      const place = placeOf(question, correct)
      return ok<Answered>(await this.send(question.id, place))
    },
  })
  return { app, clock, source, at, close: () => app.close() }
}

export type DailyGame = Awaited<ReturnType<typeof dailyGame>>

/** The place of the key, or of a wrong choice, by the made-up items' own sign. */
export function placeOf(question: { choices: string[] }, correct: boolean): number {
  const key = question.choices.findIndex(isKey)
  return correct ? key : (key + 1) % 4
}

export interface DailyGround {
  trial: StudyTrial
  game: DailyGame
  id: string
  player: ReturnType<DailyGame['at']>
  /** midnight by this many days, at noon */
  days(count: number): void
}

/** A fresh player at a daily with 40 items; the cases chosen so far are forgotten for each test. */
export function dailyGround(kind: StudyTrial['kind']): DailyGround {
  const at = {
    days(count) {
      at.game.clock.now += count * 86_400_000
    },
  } as DailyGround
  beforeAll(async () => {
    at.trial = await studyTrial(kind)
    const pool = kind === 'SQLite' ? 'practice' : 'daily'
    await at.trial.load({ [pool]: dailyItems(40, pool) })
  })
  afterAll(() => at.trial.close())
  beforeEach(async () => {
    await at.trial.alter('delete from user_daily_attempts')
    if (kind === 'PostgreSQL') await at.trial.alter('delete from daily_questions')
    at.game = await dailyGame(at.trial)
    at.id = await at.trial.addPlayer()
    at.player = at.game.at(at.id)
  })
  afterEach(() => at.game.close())
  return at
}
