import { expect, type Page, type Response, test } from '@playwright/test'
import { clean } from './axe.ts'
import { noWider } from './fits.ts'
import { inWindow } from './in-window.ts'
import { letterFor, newPlayer, register } from './player.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)

const A_MINUTE = 60_000

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

const question = (page: Page, place: number) =>
  page.getByRole('heading', { level: 1, name: `Question ${place} of 33` })
const stem = (page: Page) => page.locator('article [data-from]').first().innerText()
const choice = (page: Page, letter: string) =>
  page.getByRole('button', { name: new RegExp(`^${letter} ?\\. `) })

/** Presses a key, and waits until the server has kept its mark. */
async function kept(page: Page, key: string): Promise<void> {
  const saved = page.waitForResponse(
    (reply) =>
      reply.request().method() === 'PATCH' && reply.request().postData()?.includes('"mark"') === true,
  )
  await page.keyboard.press(key)
  expect((await saved).status()).toBe(200)
}

async function fits(page: Page, step: string): Promise<void> {
  const { colorScheme } = await page.evaluate(() => ({
    colorScheme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  }))
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await noWider(page, `${step} at ${size.width}`)
    await page.screenshot({ path: test.info().outputPath(`exam-${step}-${colorScheme}-${size.width}.png`) })
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await clean(page, `exam, ${step}`)
}

test('a block of 33, lost in the middle and taken up again, is handed in and told by subject with every question', async ({
  page,
}) => {
  await register(page, newPlayer())
  await page.goto('/practice')
  await page.getByRole('link', { name: 'Take an exam block' }).click()
  await page.getByRole('combobox', { name: 'Time' }).click()
  await page.getByRole('option', { name: '1.5× time' }).click()
  await fits(page, 'start')
  await page.getByRole('button', { name: '33 questions in 1 hr 30 min' }).click()
  await expect(question(page, 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCSS('opacity', '0.55')

  // Eleven right, one wrong, by keyboard: no word of which is which.
  const pace = page.locator('#main').getByText(/^11 answered\. You’re \d+ min ahead/)
  let chosen = ''
  for (let place = 1; place <= 12; place++) {
    await expect(question(page, place)).toBeVisible()
    chosen = await letterFor(page, place < 12)
    await kept(page, chosen)
    await expect(page.getByText(/^(Correct|Not quite)/)).toHaveCount(0)
    // The pace comes with the next question: on this one it would move the choices under the pointer.
    await expect(pace).toHaveCount(place === 12 ? 1 : 0)
    if (place < 12) await page.keyboard.press('ArrowRight')
  }
  for (const [key, place] of [
    ['ArrowRight', 13],
    ['ArrowLeft', 12],
  ] as const) {
    await page.keyboard.press(key)
    await expect(question(page, place)).toBeVisible()
    await expect(pace).toHaveCount(0)
  }
  await kept(page, 'f')
  // Striking out the choice that was made would take the answer back.
  const out = chosen === 'D' ? 'C' : 'D'
  await kept(page, `Shift+${out}`)
  await page.locator('article [data-from]').first().selectText()
  await kept(page, 'h')
  await expect(page.locator('mark')).toHaveCount(1)
  await expect(page.getByRole('button', { name: `Bring ${out} back` })).toBeVisible()
  const twelfth = await stem(page)
  for (const name of ['Next', 'Hand in'])
    await inWindow(page.getByRole('button', { name, exact: true }), `${name} in sight`)
  await fits(page, 'question')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '125%'
  })
  await fits(page, 'larger-question')
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))

  // The page is gone without a word, and comes back.
  await page.goto('about:blank')
  await page.goto('/exam')
  await expect(page.getByText(/^You have a block open: 1\d of 33 answered, 1:2\d:\d\d left/)).toBeVisible()
  await page.getByRole('button', { name: 'Continue your block' }).click()
  await expect(question(page, 12)).toBeVisible()
  expect(await stem(page)).toBe(twelfth)
  await expect(page.locator('mark')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Flagged' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: `Bring ${out} back` })).toBeVisible()

  await page.keyboard.press('g')
  await expect(page.getByRole('dialog', { name: 'All questions' })).toContainText('flagged')
  await clean(page, 'all questions')
  await page.getByRole('button', { name: /^33, not answered/ }).click()
  await expect(question(page, 33)).toBeVisible()
  await page.getByRole('button', { name: /^Hand in/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'questions are blank and count as incorrect. 1 question is flagged.',
  )
  await page.getByRole('button', { name: 'Hand in and see the report' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '11 of 33 correct' })).toBeVisible()
  const toPractice = page.getByRole('region', { name: 'What to practice' })
  await expect(toPractice.getByRole('heading', { level: 3 })).toHaveText(['Missed', 'Left blank'])
  await expect(page.getByRole('region', { name: 'By subject' }).getByRole('progressbar')).toHaveCount(7)
  // A blank tells nothing of the rule: nobody is asked why.
  const show = async (name: string) => {
    await page.getByRole('combobox', { name: 'Show' }).click()
    await page.getByRole('option', { name }).click()
  }
  await show('Left blank')
  const blank = page.getByRole('listitem').filter({ has: page.locator('summary', { hasText: /^32\. / }) })
  await blank.locator('summary').click()
  await expect(blank.getByText(/^You left this blank\./)).toBeVisible()
  await expect(blank.getByRole('button', { name: 'Ran out of time' })).toHaveCount(0)
  await show('Flagged')
  await expect(page.locator('summary')).toHaveCount(1)
  await page.locator('summary').click()
  await expect(page.getByText('Atticus explains')).toBeVisible()
  await page.getByRole('button', { name: 'Ran out of time' }).click()
  await expect(page.getByText(/^Noted\. This rule comes back/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try a pace drill' }).last()).toHaveAttribute(
    'href',
    /^\/practice\?drill=pace&subject=/,
  )
  await expect(page.getByRole('button', { name: /^Go deeper with Atticus/ })).toBeVisible()
  await fits(page, 'report')
  await page.emulateMedia({ colorScheme: 'dark' })
  await fits(page, 'report')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '11 of 33 correct' })).toBeVisible()
  // On paper each question is open, and nothing of the screen is left.
  await show('All questions')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('details[open]')).toHaveCount(33)
  await expect(page.getByRole('link', { name: 'Bar Duel, home' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Practice / })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Blocks' }).click()
  await expect(page.getByRole('link', { name: /11 of 33 correct/ })).toBeVisible()
  expect(await choice(page, 'A').count()).toBe(0)
})

test('with the network gone the clock goes on evenly, and a mark outlives Leave', async ({ page }) => {
  const secondsLeft = async () => {
    const [hours = 0, minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
      .split(':')
      .map(Number)
    return (hours * 60 + minutes) * 60 + seconds
  }
  await register(page, newPlayer())
  await page.clock.install()
  await page.goto('/exam')
  await page.getByRole('button', { name: '33 questions in 1 hr' }).click()
  await expect(question(page, 1)).toBeVisible()
  const isMark = '**/api/exam/*'
  await page.route(isMark, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  )
  await page.clock.runFor(30_000)
  const before = await secondsLeft()
  await page.keyboard.press('ArrowRight')
  await expect(question(page, 2)).toBeVisible()
  expect(await secondsLeft()).toBeLessThanOrEqual(before)

  await page.keyboard.press('b')
  await expect(page.getByText('Not saved yet. We’ll keep trying.')).toBeVisible()
  // The start screen is read again once the engine was told that the block is left, or couldn't be.
  const left = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/exam')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await left
  await page.unroute(isMark)
  const saved = page.waitForResponse((reply) => reply.request().postData()?.includes('"mark"') === true)
  await page.getByRole('button', { name: 'Continue your block' }).click()
  expect((await saved).status()).toBe(200)
  await expect(question(page, 1)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(choice(page, 'B')).toHaveAttribute('aria-pressed', 'true')
})

test('an open block is told on home, and is gone without a trace once it’s discarded', async ({ page }) => {
  await register(page, newPlayer())
  await page.goto('/exam')
  await page.getByRole('button', { name: /^33 questions/ }).click()
  await expect(question(page, 1)).toBeVisible()
  await kept(page, await letterFor(page, true))
  await page.goto('/practice')
  await page.getByRole('link', { name: 'Continue your exam block' }).click()
  await expect(page.getByText(/^You have a block open: 1 of 33 answered/)).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'Go to your block' }).click()
  await page.getByRole('button', { name: 'Discard this block' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Discard this block?' })
  await clean(page, 'discarding a block')
  await asked.getByRole('button', { name: 'Discard this block' }).click()
  await expect(page.getByRole('button', { name: /^33 questions/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your blocks' })).toHaveCount(0)
})

test('a block that’s left stands still, and one handed in elsewhere is told with the way to its report', async ({
  page,
  context,
}) => {
  const begun = (tab: Page) =>
    Promise.all([
      tab.waitForResponse((reply) => reply.request().method() === 'PATCH'),
      tab.getByRole('button', { name: /^(33 questions|Continue your block)/ }).click(),
    ])
  await page.clock.install()
  await register(page, newPlayer())
  await page.goto('/exam')
  await begun(page)
  await expect(question(page, 1)).toBeVisible()
  const pausedIn = (tab: Page) => tab.getByText(/^You have a block open: .* Your clock is paused\.$/)
  const paused = pausedIn(page)
  const isLeaving = (reply: Response) => reply.request().postData()?.includes('"leaving"') === true
  const left = page.waitForResponse(isLeaving)
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  expect((await left).status()).toBe(200)
  await page.reload()
  await expect(paused).toBeVisible()
  await begun(page)
  // Any other way to another page is told the same.
  const away = page.waitForResponse(isLeaving)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  expect((await away).status()).toBe(200)
  await page.goBack()
  await expect(paused).toBeVisible()
  await begun(page)

  const other = await context.newPage()
  await other.goto('/exam')
  const running = other.getByText(/^You have a block open: .* Your clock is running: /)
  await expect(running).toBeVisible()
  await begun(other)
  // Left here, it runs on in the first tab, which says so at once: its next beat, after this one, never comes.
  const isMarking = (reply: Response) => reply.request().method() === 'PATCH'
  await Promise.all([page.waitForResponse(isMarking), page.clock.pauseAt(Date.now() + A_MINUTE)])
  const restarting = Promise.withResolvers<void>()
  await page.route('**/api/exam/*', async (route) => {
    await restarting.promise
    await route.continue()
  })
  const leftOther = other.waitForResponse(isLeaving)
  await other.getByRole('button', { name: 'Leave', exact: true }).click()
  expect((await leftOther).status()).toBe(200)
  await expect(pausedIn(other)).toBeVisible()
  restarting.resolve()
  // The clock stands still in every tab, and what a reply changes is drawn by a timer of no length.
  await expect(async () => {
    await other.clock.runFor(1)
    await expect(running).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.clock.resume()
  await begun(other)
  // No beat of the first tab may learn of it before its player does something there.
  const marking = Promise.withResolvers<void>()
  await page.route('**/api/exam/*', async (route) => {
    if (route.request().method() === 'PATCH') await marking.promise
    await route.continue()
  })
  await other.getByRole('button', { name: 'Hand in', exact: true }).click()
  await other.getByRole('button', { name: 'Hand in and see the report' }).click()
  await expect(other.getByRole('heading', { level: 1, name: '0 of 33 correct' })).toBeVisible()

  await page.bringToFront()
  marking.resolve()
  await page.keyboard.press('a')
  const told = page.getByRole('region', { name: 'Notifications' })
  await expect(told).toContainText('It was handed in from another tab or device.')
  await told.getByRole('button', { name: 'See the report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '0 of 33 correct' })).toBeVisible()
})
