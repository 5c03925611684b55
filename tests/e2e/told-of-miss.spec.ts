import { expect, type Page, test } from '@playwright/test'
import { letterAmong, letterFor, newPlayer, register } from './player.ts'

/** Gives the question shown a wrong answer, and waits for its result. */
async function miss(page: Page): Promise<void> {
  await page.keyboard.press(await letterFor(page, false))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
}

test('what is told of a miss stands with its result after a reload and on the way back', async ({ page }) => {
  await register(page, newPlayer())
  await page.goto('/practice')
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await miss(page)
  const reason = page.getByRole('button', { name: 'Misapplied the rule' })
  const follows = page.getByText('The next question on this rule will turn on the same reasoning')
  await reason.click()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  const bookmarked = page.getByRole('button', { name: 'Bookmarked' })
  const stands = async () => {
    await expect(reason).toHaveAttribute('aria-pressed', 'true')
    await expect(follows).toBeVisible()
    await expect(bookmarked).toHaveAttribute('aria-pressed', 'true')
  }
  await stands()
  await page.reload()
  await stands()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Daily Casefile' })).toBeVisible()
  await page.goBack()
  await stands()
  await bookmarked.click()
  await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toBeVisible()
  const before = await page.locator('article').first().innerText()
  await page.getByRole('button', { name: /^Next question/ }).click()
  await expect.poll(() => page.locator('article').first().innerText()).not.toBe(before)
  await miss(page)
  await expect(reason).toHaveAttribute('aria-pressed', 'false')
})

test('what is told of a missed question stands in its report, whichever questions are shown', async ({
  page,
}) => {
  await register(page, newPlayer())
  const { origin } = new URL((await page.request.get('/api/health')).url())
  const call = async (method: string, path: string, data: object = {}) =>
    (await page.request.fetch(`/api/exam${path}`, { method, headers: { origin }, data })).json()
  const { id, questions } = await call('POST', '/start', { length: 33 })
  const [{ stem, choices }] = questions
  const wrong = 'ABCD'.indexOf(letterAmong(stem, choices, false))
  await call('PATCH', `/${id}`, { current: 0, mark: { at: 0, place: wrong } })
  await call('POST', `/${id}/finish`)

  await page.goto(`/exam/${id}`)
  const open = () => page.getByRole('listitem').filter({ hasText: /^1\. / }).locator('summary').click()
  await open()
  const reason = page.getByRole('button', { name: 'Misread the facts' })
  const bookmarked = page.getByRole('button', { name: 'Bookmarked' })
  await reason.click()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  const stands = async () => {
    await expect(reason).toHaveAttribute('aria-pressed', 'true')
    await expect(bookmarked).toHaveAttribute('aria-pressed', 'true')
  }
  await stands()
  const show = async (name: string) => {
    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name }).click()
  }
  await show('Left blank')
  await expect(reason).toHaveCount(0)
  await show('Missed')
  await open()
  await stands()
  await page.reload()
  await open()
  await stands()
})
