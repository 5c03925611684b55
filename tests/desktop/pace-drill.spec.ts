import { letterFor } from '../e2e/player.ts'
import { expect, test } from './app.ts'
import { call, signUpAtHome } from './call.ts'

test('a pace drill with no network: five on the clock, and the server has them later', async ({
  desktop,
  cloud,
}) => {
  const { page } = await desktop()
  await signUpAtHome(page)
  await cloud.stop()
  await page.evaluate(() => location.assign('/practice?drill=pace'))
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  for (let i = 1; i <= 5; i++) {
    await expect(page.getByRole('heading', { level: 1, name: `Question ${i} of 5` })).toBeVisible()
    await expect(page.getByRole('timer', { name: /^Time left: 1:\d\d$/ })).toBeVisible()
    await page.keyboard.press(await letterFor(page, i < 5))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Authority:')).toBeVisible()
    if (i < 5) await page.getByRole('button', { name: /^Next question/ }).click()
  }
  await page.getByRole('button', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '5 of 5 on pace' })).toBeVisible()
  await expect(page.getByText('4 of 5', { exact: true })).toBeVisible()

  await cloud.start()
  await expect
    .poll(async () => (await call(page, 'POST', '/api/sync/now')).body, { timeout: 20_000 })
    .toMatchObject({ phase: 'idle', waiting: 0, refusals: 0 })
})
