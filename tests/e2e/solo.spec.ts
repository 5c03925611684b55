import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { pictures } from './pictures.ts'
import { beginRun, enter, letterFor, newPlayer, openSolo, proceed, settled, submitAndStay } from './player.ts'

const choices = (page: Page) => page.getByRole('list', { name: 'Answer choices' })
const chosen = (page: Page) => choices(page).getByRole('button', { pressed: true })

async function asked(page: Page): Promise<string> {
  await expect(choices(page)).toBeVisible()
  return page.locator('article').first().innerText()
}

test('solo has an address: the subject chosen, the question and the choice survive a reload, and back and forward lead', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await openSolo(page)
  await expect(page).toHaveURL(/\/solo$/)
  const subject = page.getByRole('combobox', { name: 'Subject' })
  await subject.click()
  await page.getByRole('option', { name: 'Criminal Law/Procedure' }).click()
  await expect(page).toHaveURL(/\/solo\?subject=crim$/)
  await page.reload()
  await expect(subject).toContainText('Criminal Law/Procedure')

  await page.getByRole('button', { name: 'Start Challenge' }).click()
  const before = await asked(page)
  await page.keyboard.press('c')
  await expect(chosen(page)).toHaveCount(1)
  await page.reload()
  expect(await asked(page)).toBe(before)
  await expect(chosen(page)).toHaveText(/^C/)
  await expect(page).toHaveURL(/\/solo\?subject=crim$/)

  await page.goBack()
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
  await page.goForward()
  expect(await asked(page)).toBe(before)
  await expect(chosen(page)).toHaveText(/^C/)

  // A question that was answered is over: the reload leads to the next one, with nothing chosen.
  await submitAndStay(page)
  await page.reload()
  expect(await asked(page)).not.toBe(before)
  await expect(chosen(page)).toHaveCount(0)
})

test('an address brings its subject, one of nonsense brings all, and a visitor is led to it through sign-in', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/solo?subject=evidence')
  await expect(page.getByRole('combobox', { name: 'Subject' })).toContainText('Evidence')
  await page.goto('/solo?subject=tax')
  await expect(page.getByRole('combobox', { name: 'Subject' })).toContainText('Mixed Questions')
  await page.context().clearCookies()
  await page.goto('/solo?subject=torts')
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Username').fill(player.username)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: /^Sign In/ }).click()
  await expect(page.getByRole('combobox', { name: 'Subject' })).toContainText('Torts')
})

/** One miss as game over must tell it. */
interface Lost {
  stem: string
  wrong: string
  right: string
  whyWrong: string
  explanation: string
}

/** Plays one question; returns its stem and its grade. */
async function answer(page: Page, right: boolean) {
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
  const stem = await asked(page)
  const graded = page.waitForResponse('**/api/solo-challenge/answer')
  await page.keyboard.press(await letterFor(page, right))
  await submitAndStay(page)
  const grade = await (await graded).json()
  return { stem, grade }
}

/** Text as the server has it: the page sets curly quotes. */
const plain = (text: string): string =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()

test('game over shows every miss with its reasons, the XP, what to practice, and a share that spoils nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, newPlayer())
  await beginRun(page)
  const lost: Lost[] = []
  let xp = 0
  for (const right of [true, false, false, false]) {
    const { stem, grade } = await answer(page, right)
    xp += grade.xpGained + grade.streakBonus
    if (!right)
      lost.push({
        stem,
        wrong: `You chose ${'ABCD'[grade.userAnswer]}`,
        right: `Correct ${'ABCD'[grade.correctAnswer]}`,
        whyWrong: grade.why[grade.userAnswer],
        explanation: grade.explanation,
      })
    await proceed(page)
  }

  const told = async () => {
    await expect(page.getByRole('heading', { name: 'Court is adjourned' })).toBeVisible()
    const misses = page.getByRole('region', { name: 'Questions to review' }).getByRole('article')
    await expect(misses).toHaveCount(3)
    for (const [place, one] of lost.entries()) {
      const text = plain(await misses.nth(place).innerText())
      // Over it stands the subject with its subtopic.
      const stem = plain(await misses.nth(place).locator('p').nth(1).innerText())
      expect(stem.length).toBeGreaterThan(40)
      expect(plain(one.stem)).toContain(stem)
      for (const part of [one.wrong, one.right, one.whyWrong, one.explanation])
        expect(text).toContain(plain(part))
    }
    const earned = page
      .locator('dl > div')
      .filter({ has: page.getByText('XP earned', { exact: true }) })
      .locator('dd')
    await expect(earned).toContainText(String(xp))
    const practice = page.getByRole('region', { name: 'What to practice' })
    await expect(practice.getByRole('listitem').first()).toBeVisible()
  }
  await told()
  await clean(page, 'game over')
  await fits(page, 'game over')
  await pictures(page, 'solo-over')
  // None of it lives in the page alone.
  await page.reload()
  await told()

  await page.getByRole('button', { name: 'Share result' }).click()
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^Bar Duel · Solo Challenge, .+\n🏛️ Score 10 · 1 correct answer · Level 1 Intro\nhttp.+\/solo$/,
  )
  for (const { stem } of lost) expect(stem).not.toContain(copied.split('\n')[1] ?? '')

  // Solo is closed for a day; practice is not.
  await page
    .getByRole('link', { name: /^Practice / })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start 10 questions' })).toBeVisible()
})

test('where the system shares, a result goes there; given up, nothing is copied behind its back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const given: string[] = []
    Object.assign(globalThis, { given })
    navigator.canShare = () => true
    navigator.share = async ({ text } = {}) => {
      given.push(text ?? '')
      if (given.length > 1) throw new DOMException('given up', 'AbortError')
    }
  })
  await enter(page, newPlayer())
  await beginRun(page)
  for (let lives = 3; lives > 0; lives--) {
    await answer(page, false)
    await proceed(page)
  }
  const share = page.getByRole('button', { name: 'Share result' })
  const given = () => page.evaluate(() => (globalThis as unknown as { given: string[] }).given)
  await share.click()
  await expect.poll(given).toHaveLength(1)
  await share.click()
  await expect.poll(given).toHaveLength(2)
  await settled(page)
  await expect(page.getByText('Copied', { exact: true })).toHaveCount(0)
  expect((await given())[0]).toContain('Solo Challenge')
})

test('misses that cannot be read say so, and come with a retry', async ({ page }) => {
  await enter(page, newPlayer())
  await beginRun(page)
  await page.route('**/api/solo-challenge/*/review', (route) => route.abort())
  for (let lives = 3; lives > 0; lives--) {
    await answer(page, false)
    await proceed(page)
  }
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your misses')
  await page.unroute('**/api/solo-challenge/*/review')
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByRole('region', { name: 'Questions to review' }).getByRole('article')).toHaveCount(3)
})
