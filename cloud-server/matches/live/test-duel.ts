import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isRefusal, type Refusal, refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { choiceOrder } from '#rules/choice-order.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { MAX_DIFFICULTY, MIN_DIFFICULTY } from '#rules/difficulty.ts'
import { planBotAnswer } from '#rules/match/bot.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import type { Random } from '#rules/shuffle.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { type Limit, limitNetwork } from '../../plugins/limit.ts'
import type { Rows } from '../../store/database.ts'
import type { DuelItem } from '../model/item.ts'
import { familiesOf, readItems, unseenItems } from '../store/items.ts'
import { answerTestQuestion, putTestQuestion, readTestDuel, type TestDuel } from '../store/test-duels.ts'

const { rounds: ROUNDS, answerWindowMs: WINDOW_MS } = MATCH_SETTINGS.bot
/** Calls of one network, over all nodes. */
const CALLS: Limit = { most: 120, windowMs: MINUTE_MS, what: 'That’s a lot of questions.' }
const EVERY_LEVEL = [MIN_DIFFICULTY, MAX_DIFFICULTY] as const
const LETTERS = ['A', 'B', 'C', 'D']

const NO_LONGER_SERVED = refuse('bank_empty', 'We removed this question. Ask for the next one.')

interface Answer {
  duelId: string
  questionId: string
  /** -1 for silence */
  choiceIndex: number
}

interface TestDuels {
  db: Rows
  random: Random
}

/** Returns a practice item of these subjects that the run has not asked; null when there is none. */
async function pick(
  { db, random }: TestDuels,
  subjects: readonly string[],
  asked: readonly string[],
): Promise<DuelItem | null> {
  const most = asked.length + 1
  const families = await familiesOf(db, 'practice', subjects)
  const shelves = subjects.flatMap((subject) =>
    [null, ...(families.get(subject) ?? [])].map((family) => ({
      subject,
      family,
      levels: EVERY_LEVEL,
      most,
    })),
  )
  const [found = []] = await unseenItems(db, {
    pool: 'practice',
    days: 0,
    searches: [{ shelves, userIds: [], pivot: random() }],
  })
  const fresh = found.filter((one) => !asked.includes(one.id))
  const one = fresh[Math.floor(random() * fresh.length)]
  const [item] = one ? await readItems(db, [one.id]) : []
  return item ?? null
}

/** Returns the run at the question it asks now; 'done' after the last. */
async function current(
  duels: TestDuels,
  id: string,
  wanted: readonly Subject[],
): Promise<TestDuel | 'done' | Refusal> {
  const { db, random } = duels
  const open = await readTestDuel(db, id)
  if (open && !open.answered) return open
  if (open && open.round >= ROUNDS) return 'done'
  const subjects = open?.subjects ?? (wanted.length > 0 ? [...wanted] : [...SUBJECTS])
  const item = await pick(duels, subjects, open?.asked ?? [])
  if (!item) return open ? 'done' : refuse('bank_empty', 'We don’t have any practice questions yet.')
  await putTestQuestion(db, {
    id,
    subjects,
    round: (open?.round ?? 0) + 1,
    showingId: randomUUID(),
    itemId: item.id,
    order: choiceOrder(item.choices, random),
    asked: [...(open?.asked ?? []), item.id],
  })
  return (await readTestDuel(db, id)) ?? refuse('not_found', 'We can’t find that test')
}

async function next(
  duels: TestDuels,
  id: string,
  wanted: readonly Subject[],
): Promise<ReplyOf<'POST /test/duel-next'> | Refusal> {
  const duel = await current(duels, id, wanted)
  if (duel === 'done') return { done: true, question: null }
  if (isRefusal(duel)) return duel
  const [item] = await readItems(duels.db, [duel.itemId])
  if (!item) return NO_LONGER_SERVED
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
}

async function answer(
  { db, random }: TestDuels,
  { duelId, questionId, choiceIndex }: Answer,
): Promise<ReplyOf<'POST /test/duel-answer'> | Refusal> {
  const duel = await readTestDuel(db, duelId)
  if (!duel) return refuse('not_found', 'We can’t find that test. Start a new one.')
  if (duel.showingId !== questionId) return refuse('not_current', 'This isn’t the question you’re on')
  const [item] = await readItems(db, [duel.itemId])
  if (!item) return NO_LONGER_SERVED
  const correctIndex = duel.order.indexOf(item.correctIndex)
  const plan = planBotAnswer(
    'medium',
    { difficulty: item.difficulty, correctPlace: correctIndex, options: duel.order.length },
    WINDOW_MS,
    [random(), random(), random(), random(), random()],
  )
  const correct = choiceIndex === correctIndex
  const scores = await answerTestQuestion(db, {
    id: duel.id,
    showingId: duel.showingId,
    player: correct,
    bot: plan.choice === correctIndex,
  })
  if (!scores) return refuse('already_answered', 'You already answered this question')
  const why = duel.order.map((own, place) => `${LETTERS[place]}. ${item.why[own] ?? ''}`)
  return {
    correct,
    correctIndex,
    explanation: item.explanation,
    explanationLong: [item.explanation, ...why].join('\n'),
    scores,
    duelComplete: duel.round >= ROUNDS,
  }
}

/** The duel test page's calls (spec section 7): anybody's, from the practice pool, and nothing of it counts. */
export function testDuelRoutes(
  app: FastifyInstance,
  parts: { identify: Identify; duels: Rows; requests: Rows; random: Random },
): void {
  const { identify, requests, random } = parts
  const duels = { db: parts.duels, random }
  serve(
    app,
    identify,
    'POST /test/duel-next',
    async ({ body, request }) =>
      (await limitNetwork(requests, request, 'duel-test', CALLS)) ?? next(duels, body.duelId, body.subjects),
  )
  serve(
    app,
    identify,
    'POST /test/duel-answer',
    async ({ body, request }) =>
      (await limitNetwork(requests, request, 'duel-test', CALLS)) ?? answer(duels, body),
  )
}
