import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { noWider } from './fits.ts'
import { hearing } from './hearing.ts'
import { atItsStart } from './motion.ts'
import { onOneDay } from './one-day.ts'
import { newPlayer, register } from './player.ts'

test.beforeEach(onOneDay)

const opened = (page: Page) => page.waitForResponse('**/api/daily-question')
const A_MINUTE = 60_000

const timer = (page: Page) => page.getByRole('timer')

/** The case is told with so much time left, whatever the server's clock says. */
const openedWith = (page: Page, remainingMs: number) =>
  page.route('**/api/daily-question', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, remainingMs, limitMs: Math.max(json.limitMs, remainingMs) } })
  })

/** Nothing is wider than a phone. */
async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await noWider(page, 'a phone')
  await page.setViewportSize({ width: 1280, height: 860 })
}

test('from home, by keyboard: the case is answered once, and its streak shows', async ({ page }) => {
  await register(page, newPlayer())
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Start Your Streak!' })).toBeVisible()
  const first = opened(page)
  await page.getByRole('link', { name: 'Take Challenge' }).click()
  const asked = await (await first).json()
  await expect(timer(page)).toBeVisible()
  await expect(page.getByText('HARD', { exact: true })).toBeVisible()
  await expect(page.getByText('+150 XP and 2x mastery')).toBeVisible()
  expect(JSON.stringify(asked)).not.toMatch(/correctIndex|explanation|"why"/)

  const second = opened(page)
  await page.reload()
  const again = await (await second).json()
  expect(again.question).toEqual(asked.question)
  expect(again.remainingMs).toBeLessThan(asked.remainingMs)

  await expect(page.getByRole('button', { name: /^Submit/ })).toBeDisabled()
  await page.keyboard.press('b')
  await page.keyboard.press('c')
  await page.reload()
  await expect(page.locator('[data-chosen]')).toHaveText(/^C/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^(The court rules for you|Not quite)/ })).toBeVisible()
  await expect(page.getByText(/^Your answer: (correct|incorrect)$/)).toBeVisible()
  await expect(page.getByText('Next case in')).toBeVisible()
  // The day's answer feeds the fire, which only fades in where less motion is asked for.
  const fire = page.locator('[data-streak-fire]')
  const start = { name: 'kindle', opacity: '0' }
  expect(await atItsStart(fire)).toEqual({ ...start, transform: 'matrix(1, 0, 0, 0.3, 0, 0)' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await atItsStart(fire)).toEqual({ ...start, transform: 'matrix(1, 0, 0, 1, 0, 0)' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByText(/^Authority:/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go deeper with Atticus/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Keep Going!' })).toBeVisible()
  await fitsPhone(page)
  await clean(page, 'the answered case')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Share result' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toMatch(
    /^Bar Duel · Daily Casefile, .+\n(✅ Correct|❌ Incorrect) · 1 day in a row\nhttp.+\/daily$/,
  )

  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page.getByText('1 day in a row')).toBeVisible()
  await expect(page.getByText('1 of 3 days to the next milestone')).toBeVisible()
  await page.getByRole('link', { name: 'See Today’s Result' }).click()
  await expect(page.getByRole('heading', { name: /^(The court rules for you|Not quite)/ })).toBeVisible()
})

test('time runs out: what is chosen is submitted, and nothing chosen is entered as no answer', async ({
  browser,
}) => {
  for (const choice of ['a', null]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await register(page, newPlayer())
    await openedWith(page, 3 * A_MINUTE)
    await page.clock.install()
    await page.goto('/daily')
    await expect(timer(page)).toBeVisible()
    if (choice) await page.keyboard.press(choice)
    // From here on the clock stands, however long the machine takes.
    await page.clock.pauseAt(Date.now() + A_MINUTE)
    const left = Number(/\d+/.exec((await timer(page).getAttribute('aria-label')) ?? ''))
    await page.clock.runFor(1_000 * (left - 12))
    await expect(timer(page)).not.toHaveClass(/animate-urgent/)
    await page.clock.runFor(3_000)
    await expect(timer(page)).toHaveClass(/animate-urgent/)
    await page.clock.runFor(10_000)
    await page.clock.resume()
    if (choice) await expect(page.getByText(/^Your answer: (correct|incorrect)$/)).toBeVisible()
    else {
      await expect(page.getByRole('heading', { name: 'Time ran out' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Start Your Streak!' })).toBeVisible()
      await expect(page.getByText('Answer the next case')).toBeVisible()
      await expect(page.locator('[data-streak-fire]')).toHaveCount(0)
      await page.getByRole('link', { name: 'Return Home' }).click()
      await expect(page.getByText('Today’s case is over. The next one can start a streak.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'See Today’s Result' })).toBeVisible()
    }
    // A case that is being read again at this moment would fail with the page.
    await page.unrouteAll({ behavior: 'wait' })
    await context.close()
  }
})

test('a page that slept through the end submits what is chosen, once, when the server says the time is over', async ({
  page,
}) => {
  await register(page, newPlayer())
  let asked = 0
  await page.route('**/api/daily-question', async (route) => {
    const json = await (await route.fetch()).json()
    const remainingMs = asked++ === 0 ? 3 * A_MINUTE : 0
    await route.fulfill({ json: { ...json, remainingMs, limitMs: 3 * A_MINUTE, timeToReset: 36_000 } })
  })
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/daily-answer')) sent.push(request.postDataJSON().choiceIndex)
  })
  await page.clock.install()
  await page.goto('/daily')
  await expect(timer(page)).toBeVisible()
  await page.keyboard.press('b')
  // The case is read again after a minute, with time left by this page's own clock.
  await page.clock.fastForward(61_000)
  await expect(page.getByText(/^Your answer: (correct|incorrect)$/)).toBeVisible()
  expect(asked).toBe(2)
  expect(sent).toEqual([1])
})

test('at zero with no network, nothing says that the answer was submitted', async ({ page }) => {
  await register(page, newPlayer())
  const heard = await hearing(page)
  await openedWith(page, A_MINUTE)
  await page.route('**/api/daily-answer', (route) => route.abort())
  await page.clock.install()
  await page.goto('/daily')
  await expect(timer(page)).toBeVisible()
  await page.keyboard.press('b')
  await page.clock.fastForward(A_MINUTE)
  await expect(page.getByRole('alert').filter({ hasText: 'Your choice is still selected.' })).toBeVisible()
  expect(await heard(/submit/i)).toEqual(['Time’s up. Submitting your answer...'])
})

test('on a phone the ruling is in sight after Submit at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await register(page, newPlayer())
  await openedWith(page, 3_600_000)
  await page.goto('/daily')
  await expect(timer(page)).toBeVisible()
  await page.keyboard.press('d')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: /^Submit/ }).click()
  await expect(page.getByRole('heading', { name: /^(The court rules for you|Not quite)/ })).toBeInViewport()
  await expect(page.locator('#main')).toBeFocused()
})

test('two tabs make one attempt: the second is told so and shows the first one’s answer', async ({
  page,
  context,
}) => {
  await register(page, newPlayer())
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/daily')
    await expect(timer(tab)).toBeVisible()
  }
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Your answer: (correct|incorrect)$/)).toBeVisible()
  await other.keyboard.press('d')
  await other.keyboard.press('Enter')
  const told = 'You already answered this case. One answer a day counts.'
  await expect(other.getByText(told).first()).toBeVisible()
  await expect(other.locator('[data-chosen]')).toHaveText(/^A/)
})

test('the open case fits a phone, and a server that cannot be reached is said plainly', async ({ page }) => {
  await register(page, newPlayer())
  // An hour of time: looking at the page is not what is timed here.
  await openedWith(page, 3_600_000)
  await page.goto('/daily')
  await expect(timer(page)).toBeVisible()
  await fitsPhone(page)
  await page.route('**/api/daily-question', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('We couldn’t open today’s case')
  await page.unrouteAll()
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(timer(page)).toBeVisible()
})
