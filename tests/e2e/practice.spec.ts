import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#rules/days.ts'
import { ownDate } from '../../renderer/features/practice/own-date.ts'
import { clean } from './axe.ts'
import { noWider } from './fits.ts'
import { inWindow } from './in-window.ts'
import { onOneDay } from './one-day.ts'
import { enter, letterFor, newPlayer, register, settled } from './player.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

// A plan counts days, and a review says when a rule was missed.
test.beforeEach(onOneDay)

const choices = (page: Page) => page.getByRole('list', { name: 'Answer choices' })

/** Gives an answer to the question shown by keyboard, and waits for its result. */
async function answer(page: Page, right: boolean): Promise<void> {
  await expect(choices(page)).toBeVisible()
  await page.keyboard.press(await letterFor(page, right))
  const graded = page.waitForResponse('**/api/practice/answer')
  await page.keyboard.press('Enter')
  expect((await graded).status()).toBe(200)
  await expect(page.getByText('Authority:')).toBeVisible()
}

/** The facts and the question shown, as one text. */
const shown = (page: Page) => page.locator('article').first().innerText()

/** Goes on from a result to the next question. */
async function goOn(page: Page): Promise<void> {
  const before = await shown(page)
  await page.getByRole('button', { name: /^Next question/ }).click()
  await expect.poll(() => shown(page)).not.toBe(before)
}

const openPractice = async (page: Page) => {
  await register(page, newPlayer())
  await page.goto('/practice')
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
}

test('ten questions by keyboard, each with its reason, and the misses at the end', async ({ page }) => {
  await openPractice(page)
  await expect(page.getByText('Answer ten, and we’ll plan the next ones')).toBeVisible()
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  for (let i = 1; i <= 10; i++) {
    await expect(page.getByRole('heading', { level: 1, name: `Question ${i} of 10` })).toBeVisible()
    if (i === 1) await expect(page.getByText(/^New: [\d.]+% of the exam$/)).toBeVisible()
    await answer(page, i > 2)
    if (i < 10) await goOn(page)
  }
  await page.getByRole('button', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ten down' })).toBeVisible()
  await expect(page.getByText('8 of 10')).toBeVisible()
  await expect(page.locator('article')).toHaveCount(2)
  await expect(page.getByText(/^You chose [A-D]\. The answer is [A-D]\.$/)).toHaveCount(2)
  await clean(page, 'ten down')
})

test('a skipped question gives way, a reload and the way back keep the step, and the subject stands in the address', async ({
  page,
}) => {
  await openPractice(page)
  await page.getByRole('combobox', { name: 'Subject' }).click()
  await page.getByRole('option', { name: 'Evidence' }).click()
  await expect(page).toHaveURL('/practice?subject=evidence')
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await expect(choices(page)).toBeVisible()
  const first = await shown(page)
  expect(first).toContain('Evidence')
  await page.keyboard.press('s')
  await expect.poll(() => shown(page)).not.toBe(first)
  const second = await shown(page)
  const chosen = choices(page).getByRole('button', { pressed: true })
  await page.keyboard.press('c')
  await expect(chosen).toHaveCount(1)
  await page.reload()
  await expect.poll(() => shown(page)).toBe(second)
  await expect(chosen).toHaveCount(1)

  await answer(page, false)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Daily Casefile' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Authority:')).toBeVisible()
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Question 2 of 10' })).toBeVisible()

  // A link to practice begins a new sitting.
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('link', { name: 'Practice without lives' }).click()
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Question 1 of 10' })).toBeVisible()
})

test('a miss for want of time leads to a drill on the clock, which may be run over, and says how the pace was', async ({
  page,
}) => {
  await page.clock.install()
  await openPractice(page)
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await answer(page, false)
  await page.getByRole('button', { name: 'Ran out of time' }).click()
  await page.getByRole('link', { name: 'Try a pace drill' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pace drill' })).toBeVisible()
  await expect(page.getByText('on the clock, 1:48 each')).toBeVisible()
  await clean(page, 'the drill, before')
  await page.getByRole('button', { name: 'Start 5 questions' }).click()
  const clock = page.getByRole('timer')
  const onClock = async (words: RegExp): Promise<number> => {
    await expect(clock).toHaveText(words)
    const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await clock.innerText()) ?? []
    return 60 * Number(minutes) + Number(seconds)
  }
  for (let i = 1; i <= 5; i++) {
    await expect(page.getByRole('heading', { level: 1, name: `Question ${i} of 5` })).toBeVisible()
    // A slow machine has less of it left by now.
    const left = await onClock(/^\d:\d\d$/)
    expect(left).toBeLessThanOrEqual(108)
    expect(left).toBeGreaterThan(0)
    if (i === 2) {
      await page.clock.fastForward(120_000)
      expect(await onClock(/^\d:\d\d over$/)).toBeGreaterThanOrEqual(120 - left)
      await clean(page, 'the drill, over its time')
    }
    await answer(page, i !== 3)
    if (i === 3) {
      // A drill offers no other drill.
      await page.getByRole('button', { name: 'Ran out of time' }).click()
      await expect(page.getByText(/^Noted\. This rule comes back/)).toBeVisible()
      await expect(page.getByRole('link', { name: 'Try a pace drill' })).toHaveCount(0)
    }
    if (i < 5) await goOn(page)
  }
  await page.getByRole('button', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '4 of 5 on pace' })).toBeVisible()
  await expect(
    page.getByText(/^You took \d:\d\d per question on average\. You have 1:48 for each\.$/),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: '5 more' })).toBeVisible()
  await clean(page, 'the drill, after')
})

test('a plan of an exam date and hours a week says what today’s share is', async ({ page }) => {
  await openPractice(page)
  await expect(page.getByText('About 10 min: 5 questions.')).toBeVisible()
  await expect(page.getByText('0 of 5 answered today')).toBeVisible()
  await page.getByRole('button', { name: 'Set your exam date' }).click()
  await expect(page.getByLabel('Exam date')).toBeFocused()
  await page.getByLabel('Exam date').fill('2024-02-27')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText(/^Choose .+ or later\.$/)).toBeVisible()
  await expect(page.getByLabel('Exam date')).toBeFocused()
  const inAMonth = addDays(ownDate(Date.now()), 30)
  await page.getByLabel('Exam date').fill(inAMonth)
  await page.getByLabel('Hours a week').fill('7')
  await clean(page, 'the plan')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('30 days to your exam.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change your plan' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('30 days to your exam.')).toBeVisible()
})

test('a miss is due at once in review, and review says when nothing is left', async ({ page }) => {
  await openPractice(page)
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await answer(page, false)
  await page.goto('/practice')
  await expect(page.getByText('About 10 min: 5 questions.')).toBeVisible()
  await expect(page.getByText('Review also has 1 rule you saw in the last few hours.')).toBeVisible()
  await page.goto('/review')
  await expect(page.getByText('1 rule is due for review.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Coming back' })).toBeVisible()
  await clean(page, 'review, before')
  await page.getByRole('button', { name: 'Start review' }).click()
  await expect(page.getByText('Missed today')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Question 1 of 1' })).toBeVisible()
  await answer(page, true)
  await page.getByRole('button', { name: /^See how it went/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing left to review' })).toBeVisible()
})

test('home shows the XP of an unfinished sitting, and what is due in a row or two at every text size', async ({
  page,
}) => {
  await enter(page, newPlayer())
  await page.getByRole('link', { name: 'Practice without lives' }).click()
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await answer(page, false)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByText(/^3 of \d+ XP to level 2$/)).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  const words = page.getByRole('region', { name: 'Due for review' }).getByText(/due for review$/)
  for (const size of ['100%', '112.5%', '125%']) {
    await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
    await settled(page)
    const lines = await words.evaluate(
      (element) =>
        element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect(Math.round(lines), size).toBeLessThanOrEqual(2)
    await noWider(page, size)
  }
})

test('an answer to a question that another tab skipped is told, and practice goes on', async ({
  page,
  context,
}) => {
  await openPractice(page)
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await expect(choices(page)).toBeVisible()
  const first = await shown(page)
  const other = await context.newPage()
  await other.goto('/practice')
  await other.getByRole('button', { name: 'Start 10 questions' }).click()
  await expect.poll(() => shown(other)).toBe(first)
  await other.keyboard.press('s')
  await expect.poll(() => shown(other)).not.toBe(first)
  await page.keyboard.press('A')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Answer not counted', { exact: true })).toBeVisible()
  await expect.poll(() => shown(page)).toBe(await shown(other))
})

test('an answer under way is waited for: nothing skips its question', async ({ page }) => {
  await openPractice(page)
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await expect(choices(page)).toBeVisible()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/practice/answer', async (route) => {
    await held.promise
    await route.continue()
  })
  const skips: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/practice/next')) skips.push(request.postData() ?? '')
  })
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Skip/ })).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('s')
  held.resolve()
  await expect(page.getByText('Authority:')).toBeVisible()
  expect(skips).toEqual([])
  await goOn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Question 2 of 10' })).toBeVisible()
})

test('left open for days, it counts the days of each result from its own', async ({ page }) => {
  await page.clock.install()
  await openPractice(page)
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await answer(page, true)
  await expect(page.getByText(/^This rule comes back in \d+ days\.$/)).toBeVisible()
  await goOn(page)
  await page.clock.fastForward(10 * 86_400_000)
  // The server's clock hasn't moved, so that the day it names has passed.
  await answer(page, true)
  await expect(page.getByText(/^This rule comes back \d+ days ago\.$/)).toBeVisible()
})

for (const theme of ['dark', 'light'] as const)
  test(`practice fits every window in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await openPractice(page)
    await page.getByRole('button', { name: 'Start 10 questions' }).click()
    await expect(choices(page)).toBeVisible()
    const fits = async (step: string) => {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await settled(page)
        await noWider(page, `${step} at ${size.width}`)
        const next = page.getByRole('button', { name: /^(Submit Answer|Next question)/ })
        await inWindow(next, `${step}: the next step at ${size.width}`)
        await page.screenshot({ path: test.info().outputPath(`practice-${step}-${theme}-${size.width}.png`) })
      }
      await clean(page, `practice, ${step}`)
    }
    await page.getByRole('button', { name: /^Sure/ }).click()
    await expect(page.getByRole('button', { name: /^Sure/ })).toHaveAttribute('aria-pressed', 'true')
    await fits('question')
    await answer(page, true)
    await expect(page.getByText(/^This rule comes back/)).toBeVisible()
    await fits('result')
  })
