import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { letterFor, newPlayer, register, settled } from './player.ts'

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

const deeper = (page: Page) => page.getByRole('button', { name: /^Go deeper with Atticus/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Atticus' })
const rule = (page: Page) => panel(page).getByRole('region', { name: 'Your question’s rule' })

/** Gives an incorrect answer to the question shown, by keyboard, and waits for its result. */
async function miss(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.keyboard.press(await letterFor(page, false))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
}

/** Opens Atticus from where the page offers him; he stands beside what is read, or over all of a phone. */
async function open(page: Page, width: number): Promise<string> {
  // The floating button would stand over the result, which leads to him itself.
  await expect(page.getByRole('button', { name: 'Ask Atticus', exact: true })).toBeHidden()
  await deeper(page).first().click()
  await expect(rule(page).getByRole('heading', { name: 'Elements' })).toBeVisible()
  await settled(page)
  const [over, read] = await Promise.all([panel(page).boundingBox(), page.locator('#main').boundingBox()])
  if (width < 1024) expect(over).toMatchObject({ x: 0, y: 0, width })
  else expect((read?.x ?? 0) + (read?.width ?? 0)).toBeLessThanOrEqual(over?.x ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const name = rule(page).getByRole('heading', { level: 3 }).first()
  await expect(name).toBeInViewport()
  return name.innerText()
}

const close = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(deeper(page).first()).toBeFocused()
}

for (const size of SIZES)
  test(`Atticus opens beside a result with its rule already there, at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size)
    await register(page, newPlayer())
    await page.goto('/practice')
    await page.getByRole('button', { name: 'Start 10 questions' }).click()
    await miss(page)
    const area = await open(page, size.width)
    await clean(page, 'the rule beside the result', { part: '[role=dialog]' })

    // The first question leans on the rule that lies open.
    await rule(page).getByRole('button', { name: 'Flip it for the other side' }).click()
    const reply = panel(page).locator('[data-role=assistant]')
    await expect(reply).toContainText('from the other side')
    await expect(reply.getByRole('button', { name: `Open the rule: ${area}` })).toBeVisible()
    await close(page)

    await page.goto('/notebook')
    await expect(page.getByRole('heading', { level: 3, name: area })).toBeVisible()
    expect(await open(page, size.width)).toBe(area)
    await close(page)

    await page.goto('/solo')
    await page.getByRole('button', { name: 'Start Challenge' }).click()
    await miss(page)
    await open(page, size.width)
    await close(page)
  })
