import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import { type DailyCase, dailyCase } from '#protocol/http/daily.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { SYNC_TIMING } from '../../../electron/engine/sync/syncer.ts'
import type { newPlayer } from '../../sync/player.ts'
import { bankItems, writeBank } from '../support/bank.ts'
import { type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'

export const practice = bankItems('practice', 12)
export let cloud: TestCloud
export let items: BankItem[]
/** Noon of a day, and on from there. */
const began = Date.now()
export const clock = { ahead: 0 }
export const now = () => Date.UTC(2026, 10, 20, 12) + Date.now() - began + clock.ahead
export const open: Desk[] = []
export const homes: Awaited<ReturnType<typeof computer>>[] = []

/** Starts the cloud before a file's first test, and removes it after its last. To be called once in each file. */
export function serveDailyCases(): void {
  beforeAll(async () => {
    cloud = await testCloud({ now })
    const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-cases-'))
    items = await writeBank(folder, 12, ['daily'])
    await loadBank(cloud.db, folder)
    await rm(folder, { recursive: true, force: true })
  })
  afterAll(() => cloud.remove())
  beforeEach(async () => {
    clock.ahead = 0
    await cloud.db.prisma.userDailyAttempt.deleteMany()
    await cloud.db.prisma.dailyQuestion.deleteMany()
    await cloud.start()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.quit()))
    await Promise.all(homes.splice(0).map((one) => one.remove()))
  })
}

export type Session = Awaited<ReturnType<typeof newPlayer>>

/** A computer of the player's, which keeps the day's case as home does. */
export async function booted(session: Session, timing = { ...SYNC_TIMING, every: null as number | null }) {
  const home = await computer()
  homes.push(home)
  const engine = await desk(cloud.url, home, session, { now, timing })
  open.push(engine)
  await engine.send('GET', '/api/auth/me')
  await engine.send('GET', '/api/daily-streak')
  return engine
}

export async function opened(engine: Desk): Promise<DailyCase & { question: { id: string } }> {
  const { status, body } = await engine.send('GET', '/api/daily-question')
  expect({ status, body }).toMatchObject({ status: 200 })
  const { question, ...rest } = dailyCase.parse(body)
  if (!question) expect.fail('no case')
  return { ...rest, question }
}

export const keyPlace = (question: { stem: string; choices: string[] }): number => {
  const item = items.find((one) => one.stem === question.stem)
  return question.choices.indexOf(item?.choices[item.correctIndex] ?? '')
}

export async function answered(engine: Desk, correct: boolean) {
  const { question } = await opened(engine)
  const choiceIndex = (keyPlace(question) + (correct ? 0 : 1)) % 4
  const { status, body } = await engine.send('POST', '/api/daily-answer', {
    questionId: question.id,
    choiceIndex,
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  return choiceIndex
}

export async function sealed(engine: Desk, correct: boolean) {
  await cloud.stop()
  const place = await answered(engine, correct)
  expect(await opened(engine)).toMatchObject({ attempt: { choiceIndex: place, isCorrect: null } })
  await cloud.start()
  return place
}

export const sync = async (engine: Desk) => (await engine.send('POST', '/api/sync/now')).body
export const status = async (engine: Desk) => (await engine.send('GET', '/api/sync/status')).body
export const streak = async (engine: Desk) => (await engine.send('GET', '/api/daily-streak')).body
export const own = async (engine: Desk) => (await engine.send('GET', '/api/stats/own')).body
export const user = (userId: string) => cloud.db.prisma.user.findUniqueOrThrow({ where: { id: userId } })
export const attempts = (userId: string) => cloud.db.prisma.questionAttempt.count({ where: { userId } })
