import type { Page } from '@playwright/test'
import { letterFor, signIn } from '../e2e/player.ts'
import { expect, test } from './app.ts'
import { call, LOOKED_AT, onTheWeb, signUpAtHome } from './call.ts'

const question = (page: Page, place: number) =>
  page.getByRole('heading', { level: 1, name: `Question ${place} of 33` })

async function openExam(page: Page): Promise<void> {
  await page.evaluate(() => location.assign('/exam'))
  await page.waitForURL((address) => address.pathname === '/exam')
}

test('a block with no network, the app killed in the middle, handed in offline and on the web afterwards', async ({
  desktop,
  cloud,
}) => {
  const { page, kill } = await desktop()
  const person = await signUpAtHome(page)
  await cloud.stop()
  await openExam(page)
  await page.getByRole('button', { name: '33 questions in 1 hr' }).click()
  const kept = async () => (await call(page, 'GET', '/api/exam')).body
  for (let place = 1; place <= 3; place++) {
    await expect(question(page, place)).toBeVisible()
    await page.keyboard.press(await letterFor(page, place < 3))
    await expect.poll(kept).toMatchObject({ open: { length: 33, answered: place } })
    if (place < 3) await page.keyboard.press('ArrowRight')
  }
  const third = await page.locator('article').first().innerText()
  await kill()

  await cloud.start()
  const next = await desktop()
  await signIn(next.page, { ...person, email: '' })
  await expect(next.page.getByRole('button', { name: 'Sync: Synced' })).toBeVisible(LOOKED_AT)
  await cloud.stop()
  await openExam(next.page)
  await expect(next.page.getByText(/^You have a block open: 3 of 33 answered/)).toBeVisible()
  await next.page.getByRole('button', { name: 'Continue your block' }).click()
  await expect(question(next.page, 3)).toBeVisible()
  expect(await next.page.locator('article').first().innerText()).toBe(third)
  await next.page.getByRole('button', { name: /^Hand in/ }).click()
  await next.page.getByRole('button', { name: 'Hand in and see the report' }).click()
  await expect(next.page.getByRole('heading', { level: 1, name: '2 of 33 correct' })).toBeVisible()

  await cloud.start()
  await expect
    .poll(async () => (await call(next.page, 'POST', '/api/sync/now')).body, { timeout: 20_000 })
    .toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
  expect(await onTheWeb(cloud.url, person, '/api/exam')).toMatchObject({
    past: [{ right: 2, total: 33, blank: 30 }],
  })
})
