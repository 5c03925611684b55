import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { sql } from '#database/sql.ts'
import { applyProtocol, BODY_LIMIT } from '#http/errors.ts'
import type { LibraryRule } from '#protocol/library.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { CompanionHost } from '#study/companion/host.ts'
import { libraryOf } from '#study/companion/library.ts'
import { studyPlugin } from '#study/plugin.ts'
import { isKey, spread } from './bank-builder.ts'
import { type StudyTrial, studyTrial } from './databases.ts'
import { NOON } from './play.ts'

export type Started = ReplyOf<'POST /api/solo-challenge/start'>
export type Graded = ReplyOf<'POST /api/solo-challenge/answer'>
export type Status = ReplyOf<'GET /api/solo-challenge/status'>
type Question = Started['question']

const SOLO = '/api/solo-challenge'

/** The study engine as an app, over a trial's store; the header names who asks. */
export async function soloGame(
  trial: StudyTrial,
  random: () => number = Math.random,
  leastAnswerMs = 0,
  rules: readonly LibraryRule[] | null = null,
  openItems: CompanionHost['openItems'] = async () => [],
) {
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
    random,
    leastAnswerMs,
    ...(rules
      ? {
          companion: {
            library: async () => libraryOf(rules),
            closed: async () => null,
            model: null,
            openItems,
          },
        }
      : {}),
  })
  const post = (player: string | null, verb: string, payload: unknown, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: `${SOLO}/${verb}`,
      headers: { 'content-type': type, ...(player === null ? {} : { 'x-player': player }) },
      ...(payload === undefined
        ? {}
        : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
    })
  const status = (player: string) => app.inject({ url: `${SOLO}/status`, headers: { 'x-player': player } })
  return { app, clock, post, status, close: () => app.close() }
}

export type SoloGame = Awaited<ReturnType<typeof soloGame>>

/** A reply that must have gone well. */
export function ok<Reply>(response: LightMyRequestResponse): Reply {
  expect(response.json()).not.toHaveProperty('code')
  expect(response.statusCode).toBe(200)
  return response.json() as Reply
}

/** One player at the game; every verb expects to be answered well. */
export function playerAt(game: SoloGame, player: string) {
  const answer = async (challengeId: string, question: Question, userAnswer: number) =>
    ok<Graded>(await game.post(player, 'answer', { challengeId, questionId: question.id, userAnswer }))
  return {
    start: async (subject = 'Torts') => ok<Started>(await game.post(player, 'start', { subject })),
    next: async (challengeId: string) =>
      ok<Omit<Started, 'resumed'>>(await game.post(player, 'next-question', { challengeId })),
    status: async () => ok<Status>(await game.status(player)),
    answer,
    /** answers by the made-up items' own sign of their key */
    answerWell: (challengeId: string, question: Question) =>
      answer(challengeId, question, placeOfKey(question)),
    answerBadly: (challengeId: string, question: Question) =>
      answer(challengeId, question, (placeOfKey(question) + 1) % 4),
  }
}

export const placeOfKey = (question: Question): number => question.choices.findIndex(isKey)

/** A fresh player at a fresh game on a bank of three items of each subject and level; new for each test. */
export interface SoloGround {
  trial: StudyTrial
  game: SoloGame
  id: string
  player: ReturnType<typeof playerAt>
}

export function soloGround(kind: StudyTrial['kind']): SoloGround {
  const at = {} as SoloGround
  beforeAll(async () => {
    at.trial = await studyTrial(kind)
  })
  afterAll(() => at.trial.close())
  beforeEach(async () => {
    await at.trial.load({ practice: spread({ each: 3 }) })
    at.game = await soloGame(at.trial)
    at.id = await at.trial.addPlayer()
    at.player = playerAt(at.game, at.id)
  })
  afterEach(() => at.game.close())
  return at
}

/** Everything stored of answers, to show that a refusal stored nothing. */
export const storedBy = async (trial: StudyTrial) => [
  await trial.rows(sql`select * from question_attempts order by id`),
  await trial.rows(sql`select * from showings order by id`),
  await trial.rows(sql`select * from solo_runs order by id`),
  await trial.rows(sql`select * from users order by id`),
  await trial.rows(sql`select * from player_subject_stats order by user_id, subject`),
]

/** The item of the bank that a showing put before its player. */
export async function itemShown(trial: StudyTrial, showingId: string) {
  const [row] = await trial.rows(sql`select question_id as id from showings where id = ${showingId}`)
  return (
    spread({ each: 3 }).find((one) => one.id === row?.id) ??
    expect.fail('the showing is of no item of the bank')
  )
}
