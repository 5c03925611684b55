import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, type Refusal, refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { LEVELS } from '#rules/difficulty.ts'
import { planBotAnswer } from '#rules/match/bot.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { type Random, shuffledOrder } from '#rules/shuffle.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Rows } from '../../store/database.ts'
import type { DuelItem } from '../model/item.ts'
import { readItems, unseenItems } from '../store/items.ts'
import { answerTestQuestion, putTestQuestion, readTestDuel, type TestDuel } from '../store/test-duels.ts'

const { rounds: ROUNDS, answerWindowMs: WINDOW_MS } = MATCH_SETTINGS.bot
const CALLS_A_MINUTE = 120
const LETTERS = ['A', 'B', 'C', 'D']

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** The duel test page's calls (spec section 7): anybody's, from the practice pool, and nothing of it counts. */
export function testDuelRoutes(
  app: FastifyInstance,
  { identify, duels: db, random }: { identify: Identify; duels: Rows; random: Random },
): void {
  const limit = app.createRateLimit({
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    keyGenerator: (request) => `duel-test:${digest(request.ip)}`,
  })

  async function limited(request: FastifyRequest, reply: FastifyReply): Promise<Refusal | null> {
    const window = await limit(request)
    if (window.isAllowed || !window.isExceeded) return null
    reply.header('retry-after', window.ttlInSeconds)
    return refuse('rate_limited', `Too many questions. Please try again in ${window.ttlInSeconds} seconds.`)
  }

  /** A practice item of these subjects that the run has not asked; null when there is none. */
  async function pick(subjects: readonly string[], asked: readonly string[]): Promise<DuelItem | null> {
    const most = asked.length + 1
    const cells = subjects.flatMap((subject) => LEVELS.map((difficulty) => ({ subject, difficulty, most })))
    const [found = []] = await unseenItems(db, {
      pool: 'practice',
      days: 0,
      searches: [{ cells, userIds: [], pivot: random() }],
    })
    const fresh = found.filter((one) => !asked.includes(one.id))
    const one = fresh[Math.floor(random() * fresh.length)]
    const [item] = one ? await readItems(db, [one.id]) : []
    return item ?? null
  }

  /** The run at the question it asks now; 'done' after the last. */
  async function current(id: string, wanted: readonly Subject[]): Promise<TestDuel | 'done' | Refusal> {
    const open = await readTestDuel(db, id)
    if (open && !open.answered) return open
    if (open && open.round >= ROUNDS) return 'done'
    const subjects = open?.subjects ?? (wanted.length > 0 ? [...wanted] : [...SUBJECTS])
    const item = await pick(subjects, open?.asked ?? [])
    if (!item) return open ? 'done' : refuse('bank_empty', 'There are no practice questions to serve yet.')
    await putTestQuestion(db, {
      id,
      subjects,
      round: (open?.round ?? 0) + 1,
      showingId: randomUUID(),
      itemId: item.id,
      order: shuffledOrder(item.choices.length, random),
      asked: [...(open?.asked ?? []), item.id],
    })
    return (await readTestDuel(db, id)) ?? refuse('not_found', 'This test was not found')
  }

  serve(app, identify, 'POST /test/duel-next', async ({ body, request, reply }) => {
    const refused = await limited(request, reply)
    if (refused) return refused
    const duel = await current(body.duelId, body.subjects)
    if (duel === 'done') return { done: true, question: null }
    if (isRefusal(duel)) return duel
    const [item] = await readItems(db, [duel.itemId])
    if (!item) return refuse('bank_empty', 'This question is no longer served.')
    return {
      done: false,
      question: {
        id: duel.showingId,
        subject: item.subject,
        topic: item.subtopic,
        stem: item.stem,
        choices: duel.order.map((own) => item.choices[own] ?? ''),
        round: duel.round,
        totalRounds: ROUNDS,
        timeLimitSec: WINDOW_MS / 1000,
      },
    }
  })

  serve(app, identify, 'POST /test/duel-answer', async ({ body, request, reply }) => {
    const refused = await limited(request, reply)
    if (refused) return refused
    const duel = await readTestDuel(db, body.duelId)
    if (!duel) return refuse('not_found', 'This test was not found. Start a new one.')
    if (duel.showingId !== body.questionId) return refuse('not_current', 'This question is not asked now')
    const [item] = await readItems(db, [duel.itemId])
    if (!item) return refuse('bank_empty', 'This question is no longer served.')
    const correctIndex = duel.order.indexOf(item.correctIndex)
    const plan = planBotAnswer(
      'medium',
      { difficulty: item.difficulty, correctPlace: correctIndex, options: duel.order.length },
      WINDOW_MS,
      [random(), random(), random(), random()],
    )
    const correct = body.choiceIndex === correctIndex
    const scores = await answerTestQuestion(db, {
      id: duel.id,
      showingId: duel.showingId,
      player: correct,
      bot: plan.choice === correctIndex,
    })
    if (!scores) return refuse('already_answered', 'This question was answered already')
    const why = duel.order.map((own, place) => `${LETTERS[place]}. ${item.why[own] ?? ''}`)
    const duelComplete = duel.round >= ROUNDS
    return {
      correct,
      correctIndex,
      explanation: item.explanation,
      explanationLong: [item.explanation, ...why].join('\n'),
      scores,
      duelComplete,
    }
  })
}
