import { expect, type Page, test } from '@playwright/test'
import { sql } from '#database/sql.ts'
import type { BankItem } from '#protocol/bank.ts'
import { levelFloor, xpToLeave } from '#rules/levels.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { clean } from './axe.ts'
import { withDatabase } from './database.ts'
import { hearing } from './hearing.ts'
import { inWindow } from './in-window.ts'
import { atItsStart } from './motion.ts'
import {
  beginRun,
  enter,
  letterFor,
  newPlayer,
  openSolo,
  practicePool,
  register,
  settled,
  submitAndStay,
} from './player.ts'
import { inEachWindow } from './windows.ts'
import { wireOf } from './wire.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' })

async function answer(page: Page, right: boolean): Promise<void> {
  await page.keyboard.press(await letterFor(page, right))
  await submitAndStay(page)
}

/** From a result to the next question. */
async function next(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(submit(page)).toBeVisible()
}

test('correct answers in a row are counted in sight, and a miss breaks the count and a heart', async ({
  page,
}) => {
  await enter(page, newPlayer())
  await beginRun(page)
  await answer(page, true)
  await expect(page.getByText(/^\d+ in a row/)).toHaveCount(0)
  await next(page)
  await answer(page, true)
  const combo = page.locator('main').getByText('2 in a row')
  await expect(combo).toBeVisible()
  await expect(page.locator('[data-broken-heart]')).toHaveCount(0)
  await inEachWindow(page, 'combo', async (where) => {
    await expect.soft(combo, where).toBeInViewport({ ratio: 1 })
  })
  await next(page)
  // It goes with the player to the next question.
  await expect(page.locator('main').getByText('2 in a row')).toBeVisible()

  await answer(page, false)
  await expect(page.locator('main').getByText(/^\d+ in a row/)).toHaveCount(0)
  await expect(page.getByRole('img', { name: '2 of 3 lives left' })).toBeVisible()
  const halves = page.locator('[data-broken-heart] svg')
  await expect(halves).toHaveCount(2)
  await expect(halves.first()).toHaveCSS('animation-name', 'heart-left')
  await next(page)
  await expect(page.locator('[data-broken-heart]')).toHaveCount(0)
})

/** One more than any wait in this file. */
const A_MINUTE = 60_000

/** The score as it's read out, which is the number that shows. */
const score = (page: Page) => page.getByText('score', { exact: true }).locator('..').locator('.sr-only')

test('the fire of a streak swells with each answer, and the score climbs to its new value', async ({
  page,
}) => {
  await page.clock.install()
  await enter(page, newPlayer())
  await beginRun(page)
  await answer(page, true)
  await next(page)
  await answer(page, true)
  const fire = (row: number) => page.locator('main').getByText(`${row} in a row`)
  await expect(fire(2).locator('svg')).toBeVisible()
  const second = await fire(2).elementHandle()
  expect(await atItsStart(fire(2))).toEqual({
    name: 'swell',
    opacity: '0',
    transform: 'matrix(1.4, 0, 0, 1.4, 0, 0)',
  })
  await next(page)
  await expect(score(page)).toHaveText('20')
  await page.clock.pauseAt(Date.now() + A_MINUTE)
  await answer(page, true)
  // It's another fire, which swells anew.
  await expect(fire(3)).toBeVisible()
  expect(await second?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(fire(3)).toHaveCSS('animation-name', 'swell')
  await expect(score(page)).toHaveText('20')
  await page.clock.runFor(160)
  await expect(score(page)).toHaveText(/^2[1-9]$/)
  await page.clock.runFor(640)
  await expect(score(page)).toHaveText('30')
})

test('with reduced motion a heart only fades, the ring steps, and the score is there at once', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, newPlayer())
  await beginRun(page)
  await answer(page, false)
  const half = page.locator('[data-broken-heart] svg').first()
  await settled(page)
  await expect(half).toHaveCSS('opacity', '0')
  await expect(half).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
  await next(page)
  // No frame is drawn from here on that a number could climb in.
  await page.clock.pauseAt(Date.now() + A_MINUTE)
  await page.keyboard.press(await letterFor(page, true))
  await page.keyboard.press('Enter')
  // The ring steps once a second instead of draining.
  await expect(page.locator('[data-ring] circle').last()).toHaveCSS('animation-timing-function', 'steps(3)')
  await expect(score(page)).toHaveText('10')
  await page.keyboard.press('p')
  await page.clock.resume()
  await next(page)
  await answer(page, true)
  const still = { opacity: '0', transform: 'matrix(1, 0, 0, 1, 0, 0)' }
  expect(await atItsStart(page.locator('main').getByText('2 in a row'))).toEqual({ name: 'swell', ...still })
})

/** One correct answer below level 5, which has a title of its own. */
const almostLevelFive = (id: string) => sql`
  update users set level = 4, xp = ${xpToLeave(4) - 5}, total_xp = ${levelFloor(5) - 5} where id = ${id}::uuid`

test('a level gained is a moment: portrait in its ring, title, and the result waits', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  const { id } = await (await page.request.get('/api/auth/me')).json()
  await withDatabase((db) => db.transaction((tx) => tx.write([almostLevelFive(id)])))
  await page.reload()
  await beginRun(page)
  await answer(page, true)
  const moment = page.getByRole('region', { name: 'Level up' })
  await expect(moment).toBeInViewport({ ratio: 1 })
  await expect(moment).toContainText('Level up! You’re level 5')
  await expect(moment).toContainText('New title: Law Clerk')
  const portrait = moment.locator('[data-level="5"]')
  const start = { name: 'honor', opacity: '0' }
  expect(await atItsStart(portrait)).toEqual({ ...start, transform: 'matrix(0.7, 0, 0, 0.7, 0, 0)' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await atItsStart(portrait)).toEqual({ ...start, transform: 'matrix(1, 0, 0, 1, 0, 0)' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.locator('[data-ring]')).toHaveCount(0)
  await inEachWindow(page, 'level-up', async (where) => {
    await expect.soft(moment, where).toBeInViewport({ ratio: 1 })
  })
  await clean(page, 'level up', { part: 'main' })
})

const topicLength = ({ subject, subtopic }: BankItem): number => subject.length + subtopic.length
const { subject, subtopic } = practicePool().reduce((most, item) =>
  topicLength(item) > topicLength(most) ? item : most,
)
const LONGEST_TOPIC = { subject, subtopic }

test('a rank reached in a subject is a moment, and waits; with a level beside it there is room to read', async ({
  page,
}) => {
  const heard = await hearing(page)
  await enter(page, newPlayer())
  const { id } = await (await page.request.get('/api/auth/me')).json()
  // One correct answer below Apprentice, whatever subject is asked.
  const almost = SUBJECTS.map(
    (subject) => sql`
      insert into player_subject_stats (user_id, subject, questions_answered, correct_answers, updated_at)
      values (${id}::uuid, ${subject}, 120, 99, now())`,
  )
  await withDatabase((db) => db.transaction((tx) => tx.write([...almost, almostLevelFive(id)])))
  // Each question's topic has the longest name there is.
  await page.route('**/api/solo-challenge/answer', async (route) => {
    const json = await (await route.fetch()).json()
    await route.fulfill({ json: { ...json, ...LONGEST_TOPIC } })
  })
  await beginRun(page)
  await page.keyboard.press(await letterFor(page, true))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
  const moment = page.getByRole('region', { name: 'Rank reached' })
  await expect(moment).toContainText(/New rank: Apprentice in /)
  await expect(moment).toContainText(/100 correct answers in /)
  await expect.poll(() => heard(/New rank: Apprentice in /)).toHaveLength(1)
  await expect(page.locator('[data-ring]')).toHaveCount(0)
  const both = [moment, page.getByRole('region', { name: 'Level up' })]
  await inEachWindow(page, 'rank-up', async (where) => {
    for (const one of both) await expect.soft(one, where).toBeInViewport({ ratio: 1 })
  })
  // A laptop's window at 200 %, a phone on its side, a low window: the moments leave most of it to what is read.
  for (const [width, height] of [
    [640, 400],
    [740, 360],
    [1280, 400],
  ] as const) {
    const where = `${width}×${height}`
    await page.setViewportSize({ width, height })
    await settled(page)
    await page.screenshot({ path: `test-results/windows/moments-${where}.png`, animations: 'disabled' })
    for (const one of both) await inWindow(one, where)
    await inWindow(page.getByRole('button', { name: /^Continue/ }), where)
    const footer = await page.locator('footer').boundingBox()
    expect.soft(footer?.height, where).toBeLessThan(height / 2)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await clean(page, 'rank reached', { part: 'main' })
  await next(page)
  await answer(page, false)
  await expect(moment).toHaveCount(0)
})

test('the ring around a portrait means the level, on home, in statistics, on the board and in a duel', async ({
  page,
}) => {
  const wire = await wireOf(page)
  const player = newPlayer()
  await enter(page, player)
  const { id } = await (await page.request.get('/api/auth/me')).json()
  const raised = sql`
    update users set level = 15, xp = 0, total_xp = ${levelFloor(15)}, points = 50 where id = ${id}::uuid`
  await withDatabase((db) => db.transaction((tx) => tx.write([raised])))
  const ring = page.locator('[data-level="15"]')
  const shows = async (name: string, path: string) => {
    await page.goto(path)
    await expect(ring.first()).toBeVisible()
    await inEachWindow(page, name, async (where) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect.soft(wide, where).toBeLessThanOrEqual(0)
    })
  }
  await shows('ring-home', '/')
  await shows('ring-stats', '/stats')
  await page.goto('/leaderboard')
  await page.getByRole('button', { name: 'All Time' }).click()
  const standing = page.getByRole('region', { name: 'Your standing' })
  await expect(standing.locator('[data-level="15"]')).toBeVisible()
  await page.goto('/')
  // The face-off lasts three seconds, which a slow machine may spend elsewhere.
  wire.keepBack('duel:question')
  await page.getByRole('button', { name: 'Live Duel' }).click()
  await page.getByRole('button', { name: 'Start Live Duel' }).click()
  await page.getByRole('button', { name: 'Play the bot now' }).click()
  await expect(page.getByText('Match Starting!')).toBeVisible()
  await expect(ring).toBeVisible()
  // Someone else looks.
  await register(page, newPlayer())
  await shows('ring-public', `/stats/${id}`)
})

test('a correct answer sounds; sound is turned off, and stays off in another tab', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const played: number[] = []
    Object.assign(globalThis, { played })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      played.push(this.frequency.value)
      start.call(this, when)
    }
  })
  const played = () => page.evaluate(() => (globalThis as unknown as { played: number[] }).played.length)
  await enter(page, newPlayer())
  expect(await played()).toBe(0)
  await beginRun(page)
  await answer(page, true)
  await expect.poll(played).toBe(2)
  await page.getByRole('button', { name: 'Play settings' }).click()
  await page.getByRole('switch', { name: 'Sound' }).click()
  await page.keyboard.press('Escape')
  await next(page)
  await answer(page, false)
  expect(await played()).toBe(2)
  const other = await context.newPage()
  await other.goto('/')
  await openSolo(other)
  await other.getByRole('button', { name: 'Resume Challenge' }).click()
  await other.getByRole('button', { name: 'Play settings' }).click()
  await expect(other.getByRole('switch', { name: 'Sound' })).not.toBeChecked()
})
