import type { ReplyOf } from '#protocol/routes.ts'
import { expect, test } from './app.ts'
import { call, onTheWeb, signUp } from './call.ts'

test('with the server gone one’s own statistics are all there, and the rest says who keeps it', async ({
  desktop,
  cloud,
}) => {
  const { page } = await desktop()
  const { username } = await signUp(page)
  await cloud.stop()
  const started = await call(page, 'POST', '/api/solo-challenge/start', { subject: 'Torts' })
  const { challenge, question } = started.body as ReplyOf<'POST /api/solo-challenge/start'>
  const answer = { challengeId: challenge.id, questionId: question.id, userAnswer: 0 }
  const graded = await call(page, 'POST', '/api/solo-challenge/answer', answer)
  expect(graded.status).toBe(200)
  const right = (graded.body as ReplyOf<'POST /api/solo-challenge/answer'>).isCorrect ? 1 : 0

  const open = async (path: string) => {
    await page.evaluate((to) => location.assign(to), path)
    await page.waitForURL((address) => `${address.pathname}${address.search}` === path)
  }
  await open('/stats?tab=mastery')
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible()
  await expect(page.getByText(`${right} of 105,000 correct answers`)).toBeVisible()
  await page.getByRole('tab', { name: 'Subtopics' }).click()
  await expect(page.getByText(`${right}/1 correct`).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Performance' }).click()
  await expect(page.getByText(`${right} of 1 correct`)).toBeVisible()
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await expect(page.getByText(/^1 session in 12 months/)).toBeVisible()
  await expect(page.locator('svg.recharts-surface').first()).toBeVisible()

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByRole('alert')).toContainText('History needs a connection')
  await open('/stats/0190c0de-0000-4000-8000-000000000001')
  await expect(page.getByRole('alert')).toContainText('Reconnect to see this player')
})

test('figures that are left open follow a sync that brings an answer given on the web', async ({
  desktop,
  cloud,
}) => {
  const { page } = await desktop()
  const person = await signUp(page)
  expect((await call(page, 'POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle' })
  await page.evaluate(() => location.assign('/stats?tab=performance'))
  await expect(page.getByRole('heading', { level: 1, name: person.username })).toBeVisible()
  const looked = page.waitForResponse((reply) => reply.url().endsWith('/api/sync/status'))
  const started = await onTheWeb(cloud.url, person, '/api/solo-challenge/start', { subject: 'Torts' })
  const { challenge, question } = started as ReplyOf<'POST /api/solo-challenge/start'>
  const answer = { challengeId: challenge.id, questionId: question.id, userAnswer: 0 }
  const graded = await onTheWeb(cloud.url, person, '/api/solo-challenge/answer', answer)
  const right = (graded as ReplyOf<'POST /api/solo-challenge/answer'>).isCorrect ? 1 : 0
  // The page has seen how syncing stood before.
  await looked
  expect((await call(page, 'POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle', waiting: 0 })
  await expect(page.getByText(`${right} of 1 correct`)).toBeVisible({ timeout: 20_000 })
})
