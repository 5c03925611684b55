import { expect, type Locator, type Page, test } from '@playwright/test'
import { SHORT_NAMES, SUBJECTS } from '#rules/subjects.ts'
import { yearOf } from '../bench/seeded-year.ts'
import { clean } from './axe.ts'
import { givePast } from './database.ts'
import { fits, noWider } from './fits.ts'
import { pictures } from './pictures.ts'
import { enter, letterFor, newPlayer, openSolo, type Player, practicePool, submitAndStay } from './player.ts'

const TABS = ['Mastery', 'Subtopics', 'Performance', 'History', 'Analytics'] as const

/** From the home menu to one's own stats. */
async function openStats(page: Page, player: Player): Promise<void> {
  await page.getByRole('link', { name: 'My Stats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible()
}

const openTab = async (page: Page, name: (typeof TABS)[number]) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
}

const figure = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

/** Answers the first question of a solo challenge rightly. */
async function answerOne(page: Page): Promise<void> {
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.keyboard.press(await letterFor(page, true))
  const graded = page.waitForResponse('**/api/solo-challenge/answer')
  await submitAndStay(page)
  expect((await graded).status()).toBe(200)
}

/** Waits until one thing stands above another: a part that comes over both moves them. */
const isAbove = (upper: Locator, lower: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const [above, below] = [await upper.boundingBox(), await lower.boundingBox()]
      return (below?.y ?? Number.NaN) - (above?.y ?? Number.NaN)
    })
    .toBeGreaterThan(0)

/** WCAG 2.2 AA on every tab, in both themes, and nothing wider than a phone. */
async function soundOnEveryTab(page: Page, who: string): Promise<void> {
  for (const tab of TABS) {
    await openTab(page, tab)
    const closed = page.locator('details:not([open]) > summary')
    while ((await closed.count()) > 0) await closed.first().click()
    await clean(page, `${who}, ${tab}`)
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 860 })
      await noWider(page, `${who}, ${tab} at ${width}`)
    }
    await page.setViewportSize({ width: 1280, height: 860 })
  }
}

test('a new player’s page is empty, and says what comes next', async ({ page }) => {
  // Every tab is audited in both themes: the longest tests there are.
  test.slow()
  const player = newPlayer()
  await enter(page, player)
  await openStats(page, player)
  await expect(page.getByText('Level 1 • 0 Points')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Subtopics' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('No practice data yet for Civil Procedure')).toBeVisible()
  await page.getByRole('tab', { name: 'Torts' }).click()
  await expect(page.getByText('No practice data yet for Torts')).toBeVisible()
  await expect(figure(page, 'Total subtopics')).toContainText('0')
  await pictures(page, 'stats-new')

  await openTab(page, 'Mastery')
  await expect(page.getByRole('heading', { name: 'Path to Victory' })).toBeVisible()
  await expect(page.getByText('0 of 105,000 correct answers')).toBeVisible()
  await expect(page.getByText('0/0 correct (N/A)')).toHaveCount(7)
  await expect(page.getByRole('heading', { name: 'How to Win Bar Duel' })).toBeVisible()

  await openTab(page, 'Performance')
  await expect(figure(page, 'Overall Accuracy')).toContainText('N/A')
  await expect(figure(page, 'Win Rate')).toContainText('N/A')
  await expect(page.getByText('No answers yet').last()).toBeVisible()

  await openTab(page, 'History')
  await expect(page.getByText('No matches yet')).toBeVisible()

  await openTab(page, 'Analytics')
  await expect(figure(page, 'Total Hours Played')).toContainText('0.0')
  await expect(figure(page, 'Subjects Mastered')).toContainText('0/7')
  await expect(figure(page, 'Total XP Earned')).toContainText('0')
  await expect(figure(page, 'Avg. Session Length')).toContainText('N/A')
  await expect(figure(page, 'Most Active Time')).toContainText('N/A')
  await expect(page.getByText('No answers in the last 12 months')).toBeVisible()

  await soundOnEveryTab(page, 'a new player')
  await openTab(page, 'Performance')
  await page.getByRole('link', { name: 'Start Solo Challenge' }).click()
  await expect(page.getByRole('button', { name: 'Start Challenge' })).toBeVisible()
})

test('one right answer shows on every tab that counts it', async ({ page }) => {
  test.slow()
  const player = newPlayer()
  await enter(page, player)
  await openStats(page, player)
  await page.getByRole('link', { name: 'Back to Game' }).click()
  await answerOne(page)
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await openStats(page, player)

  await expect(page.getByText('1/1 correct (100.0%)')).toHaveCount(2)
  await expect(figure(page, 'Total subtopics')).toContainText('1')
  // One answer is too little to judge by.
  await expect(figure(page, 'Need work')).toContainText('0')
  const focus = page.getByRole('region', { name: 'Focus Areas' })
  await expect(focus.getByText('1 of 1 correct (100.0%)')).toBeVisible()
  await expect(focus.getByText(/priority|Practice next/)).toHaveCount(0)
  const weakest = await focus.getByRole('heading', { level: 3 }).innerText()
  await page.getByRole('tab', { name: 'Civ Pro' }).click()
  await focus.getByRole('button', { name: /^Show .+ below$/ }).press('Enter')
  await expect(page.getByRole('tablist', { name: 'Subjects' }).locator(':focus')).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByText('1/1 correct (100.0%)')).toHaveCount(2)
  const tree = page.getByRole('region', { name: 'Detailed Subtopics' })
  await tree.locator('summary').press('Enter')
  await expect(tree.getByText(weakest)).toBeVisible()
  await expect(tree.getByText('1/1 correct')).toBeVisible()

  await openTab(page, 'Mastery')
  await expect(page.getByText('1 of 105,000 correct answers')).toBeVisible()
  await expect(page.getByText('1/1 correct (100.0%)')).toHaveCount(1)
  await expect(page.getByText('1 of 100 correct answers to Apprentice')).toHaveCount(1)

  await openTab(page, 'Performance')
  await expect(figure(page, 'Overall Accuracy')).toContainText('100.0%')
  await expect(figure(page, 'Current Streak')).toContainText('1')
  const recent = page.getByRole('region', { name: 'Recent Performance' }).getByRole('listitem')
  await expect(recent).toHaveCount(1)
  await expect(recent).toContainText('Correct')

  await openTab(page, 'Analytics')
  await expect(figure(page, 'Total XP Earned')).toContainText('12')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Analytics' })).toHaveAttribute('aria-selected', 'true')
  await expect(figure(page, 'Average Daily XP')).toContainText('12')
  await expect(figure(page, 'Avg. Session Length')).toContainText('1 session in 12 months')
  await expect(figure(page, 'Most Active Time')).toContainText(/[AP]M/)
  const accuracy = page.getByRole('region', { name: 'Accuracy over time' }).first()
  await expect(accuracy).toContainText('100.0% of your answers were correct')
  await expect(accuracy.locator('svg.recharts-surface')).toBeVisible()
  await accuracy.locator('summary').press('Enter')
  await expect(accuracy.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Answer pace' }).first()).toContainText(
    'The bar exam gives you 1.8 min a question.',
  )
  for (const chart of ['Accuracy by subject', 'Accuracy by difficulty'])
    await expect(page.getByRole('region', { name: chart }).first()).toContainText('1 of 1 correct (100.0%)')

  await page.route('**/api/stats/analytics*', async (route) => {
    const response = await route.fetch()
    const told = await response.json()
    const missed = { ...told.byDifficulty[0], difficulty: 9, correct: 0 }
    await route.fulfill({ response, json: { ...told, byDifficulty: [...told.byDifficulty, missed] } })
  })
  await page.reload()
  const levels = page.getByRole('region', { name: 'Accuracy by difficulty' }).first()
  await expect(levels.locator('.recharts-label-list text')).toHaveText(['100', '0'])
  await page.unroute('**/api/stats/analytics*')

  await soundOnEveryTab(page, 'after one answer')
})

test('statistics teach: what is near comes first, and every focus area starts practice', async ({ page }) => {
  test.slow()
  const player = newPlayer()
  await enter(page, player)
  const { id } = await (await page.request.get('/api/auth/me')).json()
  await givePast(id, yearOf(id, practicePool(), 400, Date.now()))
  await openStats(page, player)
  const rank = page.getByRole('region', { name: 'Next rank' })
  await expect(rank).toContainText(/\d+ more correct answers? to \w+ in /)
  await expect(page.getByRole('region', { name: 'This week' })).toContainText(
    /Accuracy|No answers yet in the week of/,
  )
  const region = (name: string) => page.getByRole('region', { name }).first()
  await isAbove(region('Next rank'), region('Focus Areas'))
  const areas = page.getByRole('region', { name: 'Focus Areas' }).getByRole('listitem')
  await expect(areas).toHaveCount(3)
  await expect(areas.getByRole('link', { name: /^Practice / })).toHaveCount(3)
  // Accuracy stands before mastery, and a verdict only after 20 answers.
  for (const area of await areas.all()) {
    const text = await area.innerText()
    expect(text.indexOf('correct (')).toBeLessThan(text.indexOf('Mastery'))
    const answers = Number(/of ([\d,]+) correct/.exec(text)?.[1]?.replace(',', ''))
    if (answers < 20) expect(text).not.toContain('Practice next')
  }
  await fits(page, 'near goals')
  await pictures(page, 'stats-subtopics')

  await openTab(page, 'Mastery')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(7)
  await isAbove(cards.last(), region('Path to Victory'))
  await pictures(page, 'stats-mastery')

  await openTab(page, 'Subtopics')
  const practice = areas.first().getByRole('link', { name: /^Practice / })
  const name = (await practice.innerText()).replace('Practice ', '')
  await practice.click()
  await expect(page).toHaveURL(/\/practice\?subject=[a-z-]+$/)
  const short = SUBJECTS.find((one) => SHORT_NAMES[one] === name)
  await expect(page.getByRole('combobox', { name: 'Subject' })).toContainText(short ?? 'no subject')
})

test('after victory the banner stands in place of the path', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  // 105,000 answers are not played here: the server's own reply, with the totals of a player who has won.
  await page.route('**/api/mastery/progress', async (route) => {
    const progress = await (await route.fetch()).json()
    Object.assign(progress.overallStats, {
      totalCorrectAnswers: 105_000,
      totalQuestionsAnswered: 150_000,
      totalHoursPlayed: 1001.25,
      hasAchievedVictory: true,
      victoryDate: '2026-11-18T10:00:00.000Z',
    })
    await route.fulfill({ json: progress })
  })
  await openStats(page, player)
  await openTab(page, 'Mastery')
  await expect(page.getByRole('heading', { name: 'SUPREME ADVOCATE - GAME COMPLETED!' })).toBeVisible()
  await expect(figure(page, 'Total questions')).toContainText('150,000')
  await expect(figure(page, 'Accuracy')).toContainText('70.0%')
  await expect(figure(page, 'Hours played')).toContainText('1,001.3')
  await expect(page.getByRole('heading', { name: 'Path to Victory' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How to Win Bar Duel' })).toHaveCount(0)
})

test('a read that fails says so, and its retry brings the numbers', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  await page.route('**/api/stats/own', (route) => route.abort())
  await openStats(page, player)
  await openTab(page, 'Performance')
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your performance')
  await page.unroute('**/api/stats/own')
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(figure(page, 'Overall Accuracy')).toContainText('N/A')
})

test('one’s own public address is the own page', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  const { id } = await (await page.request.get('/api/auth/me')).json()
  await page.goto(`/stats/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: player.username })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Subtopics' })).toHaveAttribute('aria-selected', 'true')
})

test('a visitor is asked to log in', async ({ page }) => {
  await page.goto('/stats')
  await expect(page.getByRole('heading', { name: 'Please log in to view stats' })).toBeVisible()
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})
