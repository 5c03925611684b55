import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { longest } from './every-size.ts'
import { inWindow } from './in-window.ts'
import { type TwoNodes, twoNodes } from './nodes.ts'
import { settled } from './player.ts'
import { seat } from './seat.ts'

const port = Number(process.env.E2E_PORT ?? 4690) + 4
/** Rounds run out here, so that a player's silence shows. */
const WINDOW_MS = 20_000
/** A round that runs out, the pause after it, and a new connection. */
const PATIENT = { timeout: 3 * WINDOW_MS }

test.use({ baseURL: `http://localhost:${port}` })
test.setTimeout(240_000)

let nodes: TwoNodes
test.beforeAll(async () => {
  nodes = await twoNodes(port, { answerWindowMs: WINDOW_MS })
})
test.afterAll(() => nodes.stop())

const round = (page: Page, n: number) => page.getByText(`Round ${n}/10`)

type Seat = Awaited<ReturnType<typeof seat>>

/** The two in a duel with each other, at its first question. */
async function meet(...seats: readonly Seat[]): Promise<void> {
  for (const { page, wire } of seats) {
    // The longest choices there are: beside a claim, those of every other question fit too.
    wire.change('duel:question', (payload) =>
      Object.assign(payload, { stem: longest.stem, choices: longest.choices }),
    )
    // The face-off lasts three seconds, and is looked at on one page after the other.
    wire.keepBack('duel:question')
    await page.getByRole('button', { name: 'Live Duel' }).click()
    await page.getByRole('button', { name: 'Start Live Duel' }).click()
  }
  // Said in the face-off, and not a second time by a toast over it.
  for (const { page } of seats) await expect(page.getByText('Match Starting!')).toHaveCount(1)
  for (const { wire } of seats) wire.release()
  for (const { page } of seats) await expect(round(page, 1)).toBeVisible()
}

/** Presses Tab until the button of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((button) => button === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${name}`)
}

test('an opponent who closes the page is away, and after two silent rounds the win is claimed by keyboard', async ({
  browser,
}) => {
  const [portia, shylock] = [await seat(browser, nodes.first), await seat(browser, nodes.second)]
  const { page, wire, heard } = portia
  await meet(portia, shylock)
  await shylock.context.close()

  const opponent = page.getByRole('region', { name: `Opponent: ${shylock.username}` })
  await expect(opponent.getByText('Away')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: `${shylock.username} has left. The clock’s still running.` }),
  ).toBeVisible()
  const claim = page.getByRole('button', { name: 'Claim the win' })
  await page.keyboard.press('a')
  await expect(round(page, 2)).toBeVisible(PATIENT)
  await expect(claim).toHaveCount(0)
  await page.keyboard.press('a')
  const missed = new RegExp(`^${shylock.username} missed two rounds\\. You can claim the win\\.$`)
  await expect.poll(() => heard(missed), PATIENT).toHaveLength(1)
  await expect(round(page, 3)).toBeVisible()
  await page.keyboard.press('a')
  // The round must not give way to another under the look at it; for the server it goes on.
  wire.keepBack('duel:result', 'duel:question')
  await expect(claim).toBeVisible()
  await expect(page.getByText(`${shylock.username} missed two rounds.`, { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await settled(page)
  await page.screenshot({ path: 'test-results/screenshots/arena-claim-360.png', animations: 'disabled' })
  await inWindow(claim, 'the claim on a phone')
  for (const choice of await page.getByRole('list', { name: 'Answer choices' }).getByRole('button').all())
    await inWindow(choice, 'a choice beside the claim')
  await clean(page, 'arena with a claim', { part: 'main' })
  await tabTo(page, 'Claim the win')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'Claim the win?' })
  await expect(dialog).toContainText('only if you’ve both answered three questions')
  await clean(page, 'the claim is asked about', { part: '[role=alertdialog]' })
  await tabTo(page, 'Claim the win')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'VICTORY' })).toBeVisible()
  // Two silent rounds are too few for a win that counts, and nothing says otherwise.
  await expect(page.getByText(`${shylock.username} stopped answering.`, { exact: true })).toBeVisible()
  await expect(page.getByText('It still moves your rating.', { exact: false })).toBeVisible()
  await expect(page.getByText(/^You lead/)).toHaveCount(0)
  await portia.context.close()
})

test('an answer given without a connection comes too late, and the player is told on return', async ({
  browser,
}) => {
  const [portia, shylock] = [await seat(browser, nodes.first), await seat(browser, nodes.second)]
  const { page, wire, heard } = portia
  await meet(portia, shylock)
  await wire.cut()
  await expect(page.getByText('Your answer counts if it reaches us in time.')).toBeVisible()
  await expect(shylock.page.getByRole('region', { name: /^Opponent: / }).getByText('Away')).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText('Sending your answer...')).toBeVisible()
  await shylock.page.keyboard.press('b')
  await expect(round(shylock.page, 2)).toBeVisible(PATIENT)
  await wire.mend()
  const banner = page.locator('[data-arena]').getByText('Round 1 ran out before your answer arrived')
  await expect.poll(() => heard(/^Round 1 ran out before your answer arrived\.$/), PATIENT).toHaveLength(1)
  await expect(banner).toBeVisible()
  await expect(round(page, 2)).toBeVisible()
  // Nor may this round close under the look at it.
  wire.keepBack('duel:result', 'duel:question')
  await page.setViewportSize({ width: 360, height: 740 })
  await settled(page)
  await page.screenshot({ path: 'test-results/screenshots/arena-late-360.png', animations: 'disabled' })
  await inWindow(banner, 'the late answer on a phone')
  await inWindow(
    page.getByRole('list', { name: 'Answer choices' }).getByRole('button').last(),
    'the last choice',
  )
  // The next answer is heard, and the matter is closed.
  await page.keyboard.press('a')
  await expect(banner).toHaveCount(0)
  for (const { context } of [portia, shylock]) await context.close()
})
