import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { TIMED_TOGETHER } from '../../rules/solo/possible.ts'
import { signIn, signOut } from '../e2e/player.ts'
import { expect, test } from './app.ts'
import { call, LOOKED_AT, onTheWeb, signUpAtHome } from './call.ts'

interface AskedQuestion {
  challenge: { id: string; livesRemaining: number }
  question: { id: string; stem: string; choices: string[] }
}

const bank: { stem: string; choices: string[]; correctIndex: number }[] = JSON.parse(
  readFileSync('out/bank/practice.json', 'utf8'),
)

/** As many answers as a test may give at its own speed: one more is timed, and refused as too fast for a person. */
const UNTIMED = TIMED_TOGETHER - 1

/** Answers `count` questions as the page would, each rightly. */
async function play(page: Page, count: number): Promise<void> {
  const post = async (name: string, body: object): Promise<AskedQuestion> => {
    const reply = await call(page, 'POST', `/api/solo-challenge/${name}`, body)
    expect(reply).toMatchObject({ status: 200 })
    return reply.body as AskedQuestion
  }
  let asked = await post('start', { subject: 'Mixed Questions' })
  for (let i = 1; i <= count; i++) {
    const { question, challenge } = asked
    const item = bank.find(({ stem }) => stem === question.stem)
    const userAnswer = question.choices.indexOf(item?.choices[item.correctIndex] ?? '')
    await post('answer', { challengeId: challenge.id, questionId: question.id, userAnswer })
    if (i < count) asked = await post('next-question', { challengeId: challenge.id })
  }
}

test('questions on the train, the app killed, and all of it on the web afterwards', async ({
  desktop,
  cloud,
}) => {
  const { page, kill } = await desktop()
  const person = await signUpAtHome(page)
  await cloud.stop()
  await play(page, UNTIMED)
  expect((await call(page, 'POST', '/api/sync/now')).body).toMatchObject({
    phase: 'offline',
    waiting: UNTIMED,
  })
  await expect(page.getByRole('button', { name: `Sync: Offline, ${UNTIMED} waiting` })).toBeVisible(LOOKED_AT)
  await kill()

  await cloud.start()
  const next = await desktop()
  await signIn(next.page, { ...person, email: '' })
  await expect(next.page.getByRole('button', { name: 'Sync: Synced' })).toBeVisible(LOOKED_AT)
  await next.page.getByRole('button', { name: 'Sync: Synced' }).click()
  const dialog = next.page.getByRole('dialog', { name: 'Synced' })
  await expect(dialog.getByText(/Last synced/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sync now' }).click()
  expect(await onTheWeb(cloud.url, person, '/api/stats/own')).toMatchObject({
    totalQuestionsAnswered: UNTIMED,
    totalCorrectAnswers: UNTIMED,
  })
})

test('the end of the network is said on every screen, and so is its return', async ({ desktop, cloud }) => {
  const { page } = await desktop()
  await signUpAtHome(page)
  const note = page.getByText('You’re offline. Practice still works.')
  for (const path of ['/', '/daily', '/stats', '/leaderboard']) {
    await page.evaluate((to) => location.assign(to), path)
    await page.waitForURL((address) => address.pathname === path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(note).toBeHidden()
    await cloud.stop()
    await expect(note).toBeVisible(LOOKED_AT)
    if (path === '/') {
      await expect(page.getByRole('button', { name: 'Sync: Offline' })).toBeVisible(LOOKED_AT)
      await page.getByRole('button', { name: 'Live Duel' }).click()
      await page.getByRole('button', { name: 'Start Live Duel' }).click()
      await expect(
        page.getByText(
          'You’re offline, or your network blocks live duels. The search starts once we’re connected.',
        ),
      ).toBeVisible()
    }
    await cloud.start()
    await expect(note).toBeHidden(LOOKED_AT)
  }
})

test('on a lab’s computer a sign-out asks before it loses answers, and leaves nothing behind', async ({
  desktop,
  cloud,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-policy-'))
  const policy = path.join(folder, 'policy.json')
  await writeFile(policy, JSON.stringify({ ephemeral: true, disableCompanion: true, serverUrl: cloud.url }))
  const { page, env } = await desktop({ env: { BARDUEL_POLICY_FILE: policy } })
  const files = async () => {
    const all = await readdir(path.join(env.BARDUEL_DATA_FOLDER ?? ''), { recursive: true })
    return all.filter((name) => name.includes('.sqlite'))
  }
  await signUpAtHome(page)
  expect((await call(page, 'GET', '/api/chatbot/suggestions?subject=Torts')).status).toBe(403)
  await cloud.stop()
  await play(page, 1)
  expect(await files()).not.toEqual([])
  await page.getByRole('button', { name: 'Logout' }).click()
  const ask = page.getByRole('alertdialog', { name: 'You’d lose answers or notes' })
  await ask.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(ask).toBeHidden()
  await cloud.start()
  await signOut(page)
  await expect.poll(files).toEqual([])
  await rm(folder, { recursive: true })
})
