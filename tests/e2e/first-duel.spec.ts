import { expect, test } from '@playwright/test'
import { FIRST_DUEL_ROUNDS } from '#rules/match/settings.ts'
import { clean } from './axe.ts'
import { ranked } from './every-size.ts'
import { type TwoNodes, twoNodes } from './nodes.ts'
import { letterFor, newPlayer, settled, signUp } from './player.ts'
import { PATIENCE_MS, screenReader } from './screen-reader.ts'
import { seat } from './seat.ts'
import { stopwatch } from './stopwatch.ts'
import { wireOf } from './wire.ts'

const port = Number(process.env.E2E_PORT ?? 4690) + 1
const base = `http://localhost:${port}`
test.use({ baseURL: base })

// A bot answers seconds after its opponent, as it does for people.
test.setTimeout(180_000)

let nodes: TwoNodes
test.beforeAll(async () => {
  nodes = await twoNodes(port)
})
test.afterAll(() => nodes.stop())

/** A round's result, as it's read out. */
const RULING = /^(Correct|Incorrect\. The answer is [A-D])\. .* had it.*\. The score is \d to \d\.$/

test('a whole duel by keyboard and the accessibility tree alone, from home to the verdict and home again', async ({
  browser,
}) => {
  const { page, context, heard } = await seat(browser, base)
  const reader = await screenReader(page)
  await reader.tabTo('button', /^Live Duel/)
  await reader.press('Enter')
  await reader.tabTo('button', /^Start Live Duel/)
  await reader.press('Enter')
  await reader.hears('heading', /^Searching for an opponent/)
  await reader.tabTo('button', /^Play the bot now/)
  await reader.press('Enter')
  await reader.hears('heading', /against Novice Bot/)

  for (let round = 1; round <= FIRST_DUEL_ROUNDS; round += 1) {
    await test.step(`round ${round}`, async () => {
      await reader.hearsWords(`Round ${round}/${FIRST_DUEL_ROUNDS}`)
      const choices = (await reader.tree()).filter(
        ({ role, name }) => role === 'button' && /^[A-D] ?\./.test(name),
      )
      expect(choices.map(({ name }) => name.charAt(0))).toEqual(['A', 'B', 'C', 'D'])
      if (round === 1) {
        await reader.tabTo('button', /^Hint, 3 hints remaining/)
        await reader.press('Enter')
        await reader.hears('button', /^Hint, 2 hints remaining/)
      }
      await reader.tabTo('button', /^B ?\./)
      await reader.press('Enter')
      // Both are gone from the tree after three seconds.
      await expect.poll(() => heard(/^Answer B locked in\.$/)).toHaveLength(round)
      await expect.poll(() => heard(RULING), { timeout: PATIENCE_MS }).toHaveLength(round)
    })
  }
  await reader.hears('heading', /^(VICTORY|DEFEAT|DRAW)$/)
  await reader.tabTo('button', /^Return Home/)
  await reader.press('Enter')
  await reader.tabTo('button', /^Live Duel/)
  await context.close()
})

/** Of a round, apart from the person: the bot's pause at its longest, and the pause with the result. */
const ROUND_MS = 6_000 + 4_500
const START_MS = 10_000

test('from the landing page to the verdict of a first duel', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  const watch = await stopwatch(page)
  const wire = await wireOf(page)
  const player = newPlayer()
  await signUp(page, player)
  const toAccount = watch.clicks()
  // The face-off lasts three seconds; it's looked at in two windows.
  wire.keepBack('duel:question')
  await page.getByRole('button', { name: 'Live Duel' }).click()
  await expect(page.getByText('In your first duel, it’s the Novice.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Start Live Duel' }).click()
  await expect(page.getByText(/^A bot steps in after \d+ sec$/)).toBeVisible()
  await page.getByRole('button', { name: 'Play the bot now' }).click()
  await expect(
    page.getByText(
      `Your first duel: ${FIRST_DUEL_ROUNDS} questions against the Novice bot, a minute for each.`,
      { exact: true },
    ),
  ).toBeVisible()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.screenshot({
      path: `test-results/screenshots/first-face-off-${width}.png`,
      animations: 'disabled',
    })
  }
  wire.release()
  await expect(page.getByText('You both get this question. Most correct answers wins.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await settled(page)
  await expect(page.getByRole('list', { name: 'Answer choices' }).getByRole('button').last()).toBeInViewport({
    ratio: 1,
  })
  await page.screenshot({ path: 'test-results/screenshots/first-round-360.png', animations: 'disabled' })
  await page.setViewportSize({ width: 1280, height: 860 })
  await clean(page, 'first duel', { part: 'main' })
  // The bot may take six seconds, and the last result shows for three more.
  const patient = { timeout: PATIENCE_MS }
  for (let round = 1; round <= FIRST_DUEL_ROUNDS; round += 1) {
    await expect(page.getByText(`Round ${round}/${FIRST_DUEL_ROUNDS}`)).toBeVisible(patient)
    await expect(page.getByText('Atticus explains')).toBeHidden()
    // Wrong each time, so that the verdict has something to teach.
    const letter = await letterFor(page, false, ranked)
    await page.getByRole('button', { name: new RegExp(`^${letter} ?\\.`) }).click()
  }
  await expect(page.getByRole('heading', { name: /^(VICTORY|DEFEAT|DRAW)$/ })).toBeVisible(patient)
  const way = {
    letters: player.username.length + player.email.length + 2 * player.password.length,
    answers: FIRST_DUEL_ROUNDS,
    waitMs: START_MS + FIRST_DUEL_ROUNDS * ROUND_MS,
  }
  watch.print(`first duel, ${toAccount} clicks of it to an account`, way)
  expect(toAccount).toBeLessThan(12)
  // Nothing between a person and their duel but the sign-up, three presses and the answers.
  expect(watch.clicks()).toBe(toAccount + 3 + FIRST_DUEL_ROUNDS)
  expect(watch.personMs(way)).toBeLessThan(6 * 60_000)

  // One press from a defeat to a question on a rule that was missed, or of its subtopic where practice has none on it.
  const misses = page.getByRole('region', { name: /to review$/ }).getByRole('article')
  await expect(misses.first()).toBeVisible()
  const eyebrows = await misses.locator('header p').allTextContents()
  const missed = eyebrows.map((text) => text.split(' · ')[2] ?? 'no subtopic')
  await page.getByRole('link', { name: /^Practice (it|them) now$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Question 1 of 10' })).toBeVisible()
  const asked = (await page.locator('main').textContent()) ?? ''
  expect(missed.filter((subtopic) => asked.includes(subtopic))).not.toEqual([])
  // The link is used up: a reload comes back to the same question, and after its exit none begins by itself.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Question 1 of 10' })).toBeVisible()
  await page.getByRole('button', { name: 'Exit', exact: true }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
  await context.close()
})
