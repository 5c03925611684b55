import { expect, type Locator, type Page, test } from '@playwright/test'
import { arrived, beginRun, enter, letterFor, newPlayer, register, settled } from './player.ts'
import { inEachWindow } from './windows.ts'

const bar = (page: Page) => page.getByRole('status').getByText('You’re offline. Trying again...')
const said = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'You’re offline. Reconnect, then try again.' })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/**
 * Names the buttons, links and fields under the bar: of those that keep their place in the
 * window, and at the page's end of all.
 */
const underBar = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
    if (!drawn) throw new Error('the bar is not drawn')
    // A column that sticks to the window's top is scrolled past at its end; only what sticks to the bottom can meet the bar.
    const keepsItsPlace = (one: Element | null): boolean => {
      if (!one) return false
      const { position, bottom } = getComputedStyle(one)
      const isHeld = position === 'fixed' || (position === 'sticky' && bottom !== 'auto')
      return isHeld || keepsItsPlace(one.parentElement)
    }
    const covered = (all: boolean) =>
      [...document.querySelectorAll('button, a, input, [role="switch"]')]
        .filter((one) => one.checkVisibility() && (all || keepsItsPlace(one)))
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect()
          return bottom > drawn.top && top < drawn.bottom
        })
        .map((one) => one.textContent || one.getAttribute('aria-label') || one.tagName)
    scrollTo(0, 0)
    const held = covered(false)
    scrollTo(0, document.documentElement.scrollHeight)
    return [...held, ...covered(true)]
  })

/** The reason and the button it belongs to are next to each other, and neither is over the other. */
async function together(reason: Locator, button: Locator, where: string): Promise<void> {
  await settled(reason.page())
  const [words, press] = [await reason.boundingBox(), await button.boundingBox()]
  if (!words || !press) throw new Error('both are drawn')
  const down = press.y - (words.y + words.height)
  const along = press.x - (words.x + words.width)
  expect.soft(Math.max(down, along), where).toBeGreaterThanOrEqual(0)
  expect.soft(Math.max(down, along), where).toBeLessThan(40)
}

/**
 * Gives an answer without a network, looks at every window, and sends it once the network is back. It's a wrong one: after a
 * correct one the next question comes by itself, while there is a network.
 */
async function answerOffline(page: Page, name: string): Promise<void> {
  const context = page.context()
  await page.keyboard.press(await letterFor(page, false))
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('Your choice is still selected.')
  await expect(bar(page)).toBeVisible()
  await inEachWindow(page, name, async (where) => {
    await together(said(page), retry(page), where)
    expect(await underBar(page), where).toEqual([])
  })
  await context.setOffline(false)
  await retry(page).dblclick()
  await expect(page.getByText('Authority:')).toBeVisible()
  await expect(said(page)).toBeHidden()
}

test('offline is said at the button that tries again, the bar lies over nothing, and the answer counts once', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  await enter(page, newPlayer())
  await beginRun(page)
  await answerOffline(page, 'solo-offline')

  await context.setOffline(true)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(said(page)).toContainText('Your answer is saved.')
  await inEachWindow(page, 'solo-next-offline', (where) => together(said(page), retry(page), where))
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText('You’re back online. Try again. Your answer is saved.')
  await retry(page).click()
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
})

test('practice says offline at the button that tries again: at the start, at the answer, and at the next question', async ({
  context,
  page,
}) => {
  test.setTimeout(120_000)
  await register(page, newPlayer())
  await page.goto('/practice')
  const begin = page.getByRole('button', { name: 'Start 10 questions' })
  await expect(begin).toBeVisible()
  await context.setOffline(true)
  await begin.click()
  await expect(said(page)).toBeVisible()
  await together(said(page), retry(page), 'practice’s start')
  await context.setOffline(false)
  await retry(page).click()

  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await answerOffline(page, 'practice-offline')

  await context.setOffline(true)
  await page.getByRole('button', { name: /^Next question/ }).click()
  await expect(said(page)).toContainText('Your answer is saved.')
  await inEachWindow(page, 'practice-next-offline', (where) => together(said(page), retry(page), where))
  await context.setOffline(false)
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Question 2 of 10' })).toBeVisible()
  await expect(said(page)).toBeHidden()

  await context.setOffline(true)
  const skip = page.getByRole('button', { name: /^Skip/ })
  await skip.click()
  await expect(said(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
  await context.setOffline(false)
  await skip.click()
  await expect(said(page)).toBeHidden()
})

test('a dialog whose code doesn’t come leaves the question as it is, and the next press opens it', async ({
  context,
  page,
}) => {
  await enter(page, newPlayer())
  await beginRun(page)
  await page.keyboard.press('b')
  await context.setOffline(true)
  const settings = page.getByRole('button', { name: 'Play settings' })
  await settings.click()
  await expect(page.getByText('We couldn’t open that', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^B ?\. / })).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(false)
  await settings.click()
  await expect(page.getByRole('dialog', { name: 'Play settings' })).toBeVisible()
})

test('on a phone the bar lies over nothing on home, in the settings and on the case, which waits for Retry', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, newPlayer())
  for (const path of ['/', '/settings', '/daily']) {
    // The part of the app that has the socket also has the bar.
    const live = page.waitForEvent('websocket')
    await page.goto(path)
    await arrived(page)
    await live
    if (path === '/daily') {
      await expect(page.getByRole('timer')).toBeVisible()
      await page.keyboard.press('b')
    }
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    if (path === '/daily') {
      await page.keyboard.press('Enter')
      await expect(said(page)).toContainText('Your choice is still selected.')
      await together(said(page), retry(page), path)
    }
    await settled(page)
    await page.screenshot({ path: `test-results/windows/offline-360${path.replace('/', '-')}.png` })
    expect(await underBar(page), path).toEqual([])
    await context.setOffline(false)
    await expect(bar(page)).toBeHidden()
  }
  await retry(page).click()
  await expect(page.getByText(/^Your answer: (correct|incorrect)$/)).toBeVisible()
})
