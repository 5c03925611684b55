import { expect, type Locator, type Page, test } from '@playwright/test'
import { standsTwiceTheSize } from './cut-off.ts'
import { arrived, beginRun, letterFor, newPlayer, register, settled } from './player.ts'
import { WINDOWS } from './windows.ts'

const choices = (page: Page) => page.getByRole('list', { name: 'Answer choices' }).getByRole('button')

/** Takes a picture of the page as a contrast theme has it, and looks at it there; `everywhere` in each window. */
async function inContrast(
  page: Page,
  name: string,
  look: () => Promise<void>,
  everywhere = false,
): Promise<void> {
  const before = page.viewportSize()
  for (const window of everywhere ? WINDOWS : [before]) {
    if (window) await page.setViewportSize(window)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      await settled(page)
      await page.screenshot({
        path: `test-results/windows/contrast-${name}-${colorScheme}-${window?.width}.png`,
        animations: 'disabled',
      })
      await look()
    }
  }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
}

/** Returns the value of a system color in this window. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('i')
    probe.style.color = color
    document.body.append(probe)
    const value = getComputedStyle(probe).color
    probe.remove()
    return value
  }, name)

const background = (what: Locator) => what.evaluate((element) => getComputedStyle(element).backgroundColor)

test('at twice the size and in a contrast theme, a visitor and a player see all there is', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  await arrived(page)
  await standsTwiceTheSize(page, 'landing', true)
  const look = async () => {
    const theme = page.getByRole('radio', { name: 'Match system' }).locator('..')
    expect(await background(theme)).toBe(await systemColor(page, 'Highlight'))
    await page.getByLabel('Username').focus()
    expect(await page.getByLabel('Username').evaluate((field) => getComputedStyle(field).outlineStyle)).toBe(
      'solid',
    )
  }
  await inContrast(page, 'landing', look, true)
  await register(page, newPlayer())
  for (const [name, path] of [
    ['home', '/'],
    ['daily', '/daily'],
    ['stats', '/stats'],
    ['leaderboard', '/leaderboard'],
    ['settings', '/settings'],
  ] as const) {
    await page.goto(path)
    await arrived(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await standsTwiceTheSize(page, name, path === '/daily')
    const barsShow = async () => {
      for (const bar of await page.getByRole('progressbar').all())
        expect(await background(bar.locator('> :last-child'))).toBe(await systemColor(page, 'Highlight'))
    }
    await inContrast(page, name, barsShow, path === '/daily')
  }
  await page.goto('/')
  await beginRun(page)
  // After a right one the next question comes by itself.
  const letter = await letterFor(page, false)
  await page.keyboard.press(letter)
  await standsTwiceTheSize(page, 'solo-question')
  await inContrast(page, 'solo-question', async () => {
    const highlight = await systemColor(page, 'Highlight')
    for (const [place, choice] of (await choices(page).all()).entries())
      expect((await background(choice)) === highlight, `choice ${place}`).toBe('ABCD'[place] === letter)
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
  await standsTwiceTheSize(page, 'solo-result', true)
  const told = async () => {
    const sign = page.getByText('Your answer: incorrect')
    await expect(sign).toBeVisible()
    expect(await background(sign)).toBe(await systemColor(page, 'Highlight'))
  }
  await inContrast(page, 'solo-result', told, true)
})
