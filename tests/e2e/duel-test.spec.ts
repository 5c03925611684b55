import { expect, test } from '@playwright/test'
import { clean } from './axe.ts'
import { fits } from './fits.ts'

test('the duel test page plays ten rounds for anyone', async ({ page }) => {
  await page.goto('/duel-test')
  await page.getByRole('button', { name: 'Start Duel Test' }).click()
  for (let n = 1; n <= 10; n++) {
    await expect(page.getByText(`Round ${n} of 10`)).toBeVisible()
    if (n === 1) await clean(page, 'duel test')
    await page.keyboard.press('a')
    await expect(page.getByText(/^Scores: Player \d+ - Bot \d+$/)).toBeVisible()
    if (n === 1) await fits(page, 'duel test')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Duel Complete!' })).toBeVisible()
  await expect(page.getByText(/^Accuracy: \d+%$/)).toBeVisible()
  await page.getByRole('button', { name: 'Start New Duel' }).click()
  await expect(page.getByRole('button', { name: 'Start Duel Test' })).toBeVisible()
})
