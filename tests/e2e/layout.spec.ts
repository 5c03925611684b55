import { expect, type Page, test } from '@playwright/test'
import { fits } from './fits.ts'
import { arrived, enter, letterFor, newPlayer, openSolo, settled, submitAndStay } from './player.ts'

test('no screen scrolls sideways, from 360 px to 1440 px', async ({ page }) => {
  await page.goto('/')
  await arrived(page)
  await fits(page, 'landing')
  await page.goto('/signup?username=Nerissa&email=nerissa%40example.test')
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await fits(page, 'signup')
  await enter(page, newPlayer())
  await fits(page, 'home')
  await openSolo(page)
  await expect(page.getByRole('button', { name: 'Start Challenge' })).toBeVisible()
  await fits(page, 'solo setup')
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await fits(page, 'solo question')
})

test('nothing moves when the result arrives', async ({ page }) => {
  await enter(page, newPlayer())
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  const choices = page.getByRole('list', { name: 'Answer choices' })
  await expect(choices).toBeVisible()
  await settled(page)
  const boxes = () =>
    choices
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))
  const before = await boxes()
  await page.keyboard.press('a')
  await submitAndStay(page)
  expect(await boxes()).toEqual(before)
})

const scrolled = (page: Page) => page.evaluate(() => scrollY)

async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await scrolled(page)).toBeGreaterThan(0)
}

test('on a phone each step of a solo challenge is read from its beginning, and a result moves nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enter(page, newPlayer())
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  for (let lives = 3; lives > 0; lives--) {
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.locator('#main')).toBeFocused()

    await page.keyboard.press(await letterFor(page, false))
    await toTheEnd(page)
    const before = await scrolled(page)
    await submitAndStay(page)
    expect(await scrolled(page)).toBe(before)

    await toTheEnd(page)
    await page.getByRole('button', { name: lives > 1 ? 'Continue' : 'See results', exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Court is adjourned' })).toBeInViewport()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(page.locator('#main')).toBeFocused()
})
