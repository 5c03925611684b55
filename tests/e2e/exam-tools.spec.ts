import { expect, type Page, test } from '@playwright/test'
import { newPlayer, register, settled } from './player.ts'

test.setTimeout(90_000)

const main = (page: Page) => page.locator('#main')
const question = (page: Page, place: number) =>
  page.getByRole('heading', { level: 1, name: `Question ${place} of 33` })
const grid = (page: Page) => page.getByRole('dialog', { name: 'All questions' })

async function beginBlock(page: Page): Promise<void> {
  await page.getByRole('button', { name: '33 questions in 1 hr' }).click()
  await expect(question(page, 1)).toBeVisible()
}

test('a screen opened by keyboard is read from its start, and Atticus’ button leaves its end free', async ({
  page,
}) => {
  await register(page, newPlayer())
  await page.setViewportSize({ width: 360, height: 500 })
  // The second time its records are there at once, and the page is as long as the one it was left for.
  await page.goto('/exam')
  await expect(page.getByRole('heading', { level: 1, name: 'Exam blocks' })).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('button', { name: 'Ask Atticus' }).waitFor()
  await expect(main(page)).toBeFocused()
  await page.goto('/practice')
  const link = page.getByRole('link', { name: 'Take an exam block' })
  await link.focus()
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Exam blocks' })).toBeVisible()
  await expect(main(page)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(main(page)).toHaveCSS('padding-bottom', '96px')
})

test('a block is taken alone, and its tools answer by key and on a phone', async ({ page }) => {
  await register(page, newPlayer())
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/exam')
  await expect(page.getByRole('button', { name: 'Ask Atticus' })).toBeVisible()
  await beginBlock(page)
  await expect(page.getByRole('button', { name: 'Ask Atticus' })).toHaveCount(0)

  await page.keyboard.press('h')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Select some words')
  // With no pointer: sentence by sentence, and what is selected is highlighted.
  await page.keyboard.press('s')
  await page.keyboard.press('s')
  const second = await page.evaluate(() => String(getSelection()).trim())
  expect(second.length).toBeGreaterThan(0)
  await page.keyboard.press('h')
  await expect(page.locator('mark')).toHaveText(second)
  await page.keyboard.press('Shift+D')
  await expect(page.getByRole('button', { name: /^D ?\. .*\(struck out\)$/ })).toBeVisible()

  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expect(question(page, place)).toBeVisible()
  }
  await page.keyboard.press('g')
  await expect(grid(page).getByRole('button', { name: /^3, / })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(grid(page).getByRole('button', { name: /^4, / })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page, 4)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '125%'
  })
  await settled(page)
  const rows = await page
    .locator('footer')
    .getByRole('button')
    .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size)
  expect(rows, 'rows of tools').toBe(2)
  const handIn = page.getByRole('button', { name: 'Hand in', exact: true })
  await expect(handIn).toHaveCount(1)

  // A failure is said where it can be read and reached: over the page, with no dialog before it.
  await page.route('**/api/exam/*/finish', (route) => route.abort('internetdisconnected'))
  await handIn.click()
  await page.getByRole('button', { name: 'Hand in and see the report' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Not handed in yet')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const leave = page.getByRole('button', { name: 'Leave', exact: true })
  await leave.focus()
  await leave.press('Enter')
  await expect(page.getByRole('button', { name: 'Continue your block' })).toBeVisible()
  await expect(main(page)).toBeFocused()
})
