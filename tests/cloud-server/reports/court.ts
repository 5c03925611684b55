import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import type { Pool } from '#study/item.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { isKey, item, writeBank } from '../../study/bank-builder.ts'
import { type Browser, registerAt, type TestServer } from '../server.ts'

/** Twelve questions of Torts in three areas, all of one level, so that any run asks any of them. */
export const QUESTIONS = Array.from({ length: 12 }, (_, i) =>
  item(`torts-${i}`, { area: `Area ${i % 3}`, subtopic: `Subtopic ${i % 2}`, difficulty: 1 }),
)

/** Loads questions as the built bank; another `version` loads them anew. */
export async function loadQuestions(
  server: TestServer,
  questions = QUESTIONS,
  pool: Pool = 'practice',
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bank-'))
  await writeBank(folder, { [pool]: questions })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
}

export interface Answered {
  showingId: string
  questionId: string
  right: boolean
}

interface Question {
  id: string
  choices: string[]
}

export const idOf = (question: Question): string =>
  question.choices.map((choice) => /(torts-\d+)$/.exec(choice)?.[1]).find(Boolean) ?? expect.fail('no id')

/** A player at the solo challenge; lives are given back, so that any number of wrong answers can be given. */
export async function playerAt(server: TestServer, username: string) {
  const { page, reply } = await registerAt(server.app, {
    username,
    email: `${username.toLowerCase()}@example.test`,
  })
  const id = reply.json().id as string
  const post = (verb: string, body: object) => page.send('POST', `/api/solo-challenge/${verb}`, body)
  let run: { challenge: { id: string }; question: Question } | null = null

  async function current() {
    run ??= (await post('start', { subject: 'Torts' })).json()
    return run ?? expect.fail('no run')
  }

  /** Gives one answer to whatever is asked. */
  async function answer(right: boolean): Promise<Answered> {
    const { challenge, question } = await current()
    const key = question.choices.findIndex(isKey)
    const reply = await post('answer', {
      challengeId: challenge.id,
      questionId: question.id,
      userAnswer: right ? key : (key + 1) % 4,
    })
    expect(reply.json()).toMatchObject({ isCorrect: right })
    await server.db.prisma.soloRun.updateMany({ where: { userId: id }, data: { lives: 3, endedAt: null } })
    run = null
    const next = (await post('next-question', { challengeId: challenge.id })).json()
    run = { challenge, question: next.question }
    return { showingId: question.id, questionId: idOf(question), right }
  }

  return { id, page, answer, asked: async () => idOf((await current()).question) }
}

export type CourtPlayer = Awaited<ReturnType<typeof playerAt>>

/** Opens the day's case, answers it so many milliseconds later, and says which question it was. */
export async function answerDaily(server: TestServer, player: CourtPlayer, right: boolean, after = 20_000) {
  const { question } = (await player.page.send('GET', '/api/daily-question')).json()
  const key = question.choices.findIndex(isKey)
  server.clock.now += after
  const reply = await player.page.send('POST', '/api/daily-answer', {
    questionId: question.id,
    choiceIndex: right ? key : (key + 1) % 4,
  })
  expect(reply.json()).toMatchObject({ attempt: { isCorrect: right } })
  const { questionId } = await server.db.prisma.showing.findUniqueOrThrow({ where: { id: question.id } })
  return questionId
}

/** Everything stored of a player's record, without when rows were written. */
export async function recordOf(server: TestServer, userId: string) {
  const user = await server.db.prisma.user.findUniqueOrThrow({ where: { id: userId } })
  const subjects = await server.db.prisma.playerSubjectStats.findMany({
    where: { userId },
    orderBy: { subject: 'asc' },
    omit: { createdAt: true, updatedAt: true },
  })
  const topics = await server.db.prisma.playerTopicStats.findMany({
    where: { userId },
    orderBy: [{ subtopic: 'asc' }, { area: 'asc' }],
  })
  const attempts = await server.db.prisma.questionAttempt.findMany({
    where: { userId },
    orderBy: { seq: 'asc' },
    select: { questionId: true, xpGained: true, streakBonus: true, masteryDelta: true, isCorrect: true },
  })
  const { lastLoginAt: _at, ...rest } = user
  return { user: rest, subjects, topics, attempts }
}

export const ruleOn = (admin: Browser, questionId: string, ruling: 'sound' | 'retired') =>
  admin.send('POST', `/api/admin/reports/${questionId}/ruling`, { ruling })
