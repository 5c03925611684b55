import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { type TwoNodes, twoNodes } from './nodes.ts'
import { pressAtFirstSight, settled } from './player.ts'
import { seat } from './seat.ts'

const port = Number(process.env.E2E_PORT ?? 4690) + 1
const base = `http://localhost:${port}`
test.use({ baseURL: base })

// Ten rounds by two browsers and three looks at the page in both themes: the longest story there is.
test.setTimeout(180_000)

let nodes: TwoNodes
test.beforeAll(async () => {
  nodes = await twoNodes(port)
})
test.afterAll(() => nodes.stop())

async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Live Duel' }).click()
  await page.getByRole('button', { name: 'Start Live Duel' }).click()
}

const choices = (page: Page) => page.getByRole('list', { name: 'Answer choices' })
const round = (page: Page, n: number) => page.getByText(`Round ${n}/10`)
/** The line under the question, not what a screen reader was told a round before. */
const answered = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `${name} has answered.` })
const verdict = (page: Page) => page.getByRole('heading', { name: /^(VICTORY|DEFEAT|DRAW)$/ })

test('two players on two nodes play a whole duel: a hint, a broken wire, a node killed, a second tab, the verdict, a rematch', async ({
  browser,
}) => {
  const [portia, shylock] = [await seat(browser, base), await seat(browser, nodes.second)]
  const pages = [portia.page, shylock.page]
  for (const page of pages) await search(page)
  for (const page of pages) await expect(round(page, 1)).toBeVisible()
  await expect(portia.page.getByRole('region', { name: `Opponent: ${shylock.username}` })).toBeVisible()

  await test.step('the question, and a hint', async () => {
    await portia.page.keyboard.press('h')
    await expect(portia.page.getByRole('note', { name: 'Hint' })).toBeVisible()
    await expect(portia.page.getByRole('button', { name: 'Hint, 2 hints remaining' })).toBeDisabled()
    await clean(portia.page, 'arena')
    await fits(portia.page, 'arena')
  })

  await test.step('an answer locks, the opponent hears of it, and nothing moves when the result comes', async () => {
    const tops = () =>
      choices(portia.page)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))
    await settled(portia.page)
    const before = await tops()
    await shylock.page.keyboard.press('3')
    await expect(answered(portia.page, shylock.username)).toBeVisible()
    portia.wire.hold()
    await portia.page.keyboard.press('b')
    await expect(portia.page.getByText('Atticus explains')).toBeVisible()
    await portia.page.getByRole('button', { name: /^\+\d+ XP$/ }).click()
    await expect(portia.page.getByText(/\+10 XP for a correct answer|pays \+10 XP/)).toBeVisible()
    await settled(portia.page)
    expect(await tops()).toEqual(before)
    await clean(portia.page, 'result')
    await fits(portia.page, 'result')
    await pressAtFirstSight(portia.page, 'a')
    portia.wire.release()
  })

  const answer = async (n: number, keys: readonly [string, string]) => {
    for (const [place, page] of pages.entries()) {
      await expect(round(page, n)).toBeVisible()
      await expect(page.getByText('Atticus explains')).toBeHidden()
      await page.keyboard.press(keys[place] ?? 'a')
    }
  }
  await test.step('a key pressed at the first sight of a question counts', async () => {
    await expect(round(portia.page, 2)).toBeVisible()
    await expect(choices(portia.page).getByRole('button', { pressed: true })).toHaveCount(1)
    await expect(round(shylock.page, 2)).toBeVisible()
    await shylock.page.keyboard.press('b')
  })

  await test.step('the wire breaks in round 3: an answer given meanwhile arrives, once', async () => {
    for (const page of pages) await expect(round(page, 3)).toBeVisible()
    await portia.wire.cut()
    await expect(portia.page.getByText('Connection lost. Reconnecting...')).toBeVisible()
    await portia.page.keyboard.press('c')
    await expect(portia.page.getByText('Sending your answer...')).toBeVisible()
    await shylock.page.keyboard.press('d')
    await portia.wire.mend()
    for (const page of pages) await expect(round(page, 4)).toBeVisible()
    await expect(portia.page.getByText('Connection lost. Reconnecting...')).toBeHidden()
  })

  await test.step('a node is killed in round 4: its player goes on at the other, and the answer it took stands', async () => {
    await shylock.page.keyboard.press('d')
    await expect(answered(portia.page, shylock.username)).toBeVisible()
    await nodes.killSecond()
    await portia.page.keyboard.press('a')
    for (const page of pages) await expect(round(page, 5)).toBeVisible()
    await expect(shylock.page.getByText('Connection lost. Reconnecting...')).toBeHidden()
  })

  await test.step('a second tab takes the seat, and the first takes it back', async () => {
    const tab = await portia.context.newPage()
    await tab.goto('/')
    await tab.getByRole('button', { name: 'Return to your duel' }).click()
    await expect(round(tab, 5)).toBeVisible()
    await expect(portia.page.getByText('This duel is open in another tab')).toBeVisible()
    await portia.page.getByRole('button', { name: 'Play here' }).click()
    await expect(choices(portia.page)).toBeVisible()
    await expect(tab.getByText('This duel is open in another tab')).toBeVisible()
    await tab.close()
  })

  for (const n of [5, 6, 7, 8, 9, 10]) await answer(n, ['a', 'b'])
  for (const page of pages) await expect(verdict(page)).toBeVisible()
  await test.step('the verdict and its record', async () => {
    await expect(portia.page.getByText('Match Summary')).toBeVisible()
    const record = portia.page.locator('details')
    await expect(record).toHaveCount(10)
    // Round 3 holds what was pressed while the wire was broken, round 4 what the killed node had taken.
    await record.nth(2).locator('summary').click()
    await expect(record.nth(2).getByText(/^C, (correct|incorrect), /)).toBeVisible()
    await expect(record.nth(2).getByRole('button', { name: /^Go deeper with Atticus/ })).toBeVisible()
    const fourth = shylock.page.locator('details').nth(3)
    await fourth.locator('summary').click()
    await expect(fourth.getByText(/^D, (correct|incorrect), /)).toBeVisible()
    await expect(portia.page.getByRole('heading', { name: /(One|Two|Three) to review/ })).toBeVisible()
    const strip = portia.page.getByRole('table', { name: 'How each round went' })
    await expect(strip.getByRole('row', { name: /^You / }).getByRole('cell')).toHaveCount(10)
    await expect(portia.page.getByRole('progressbar', { name: /^Progress to level/ })).toBeVisible()
    await portia.page
      .getByRole('definition')
      .getByRole('button', { name: /^[+−]\d+$/ })
      .click()
    await expect(portia.page.getByText(/ for your answers/)).toBeVisible()
    await clean(portia.page, 'verdict')
    await fits(portia.page, 'verdict')
  })

  await test.step('the result is shared as a picture that shows no question', async () => {
    await portia.page.getByRole('button', { name: 'Share', exact: true }).click()
    const dialog = portia.page.getByRole('dialog', { name: 'Share this duel' })
    await expect(dialog.getByRole('img', { name: /Bar Duel · (VICTORY|DEFEAT|DRAW)/ })).toBeVisible()
    await clean(portia.page, 'share')
    await dialog.screenshot({ path: 'test-results/screenshots/share.png', animations: 'disabled' })
    const saved = portia.page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Save picture' }).click()
    expect((await saved).suggestedFilename()).toBe('bar-duel.png')
    await portia.page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a rematch by mutual consent, resigned', async () => {
    await portia.page.getByRole('button', { name: 'Rematch', exact: true }).first().click()
    await shylock.page.getByRole('button', { name: 'Accept Rematch' }).click()
    for (const page of pages) await expect(round(page, 1)).toBeVisible()
    await shylock.page.keyboard.press('a')
    await expect(answered(portia.page, shylock.username)).toBeVisible()
    await portia.page.getByRole('button', { name: 'Resign', exact: true }).click()
    await portia.page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click()
    await expect(portia.page.getByRole('heading', { name: 'DEFEAT' })).toBeVisible()
    await expect(shylock.page.getByRole('heading', { name: 'VICTORY' })).toBeVisible()
    await expect(shylock.page.getByText(`${portia.username} has resigned.`)).toBeVisible()
    // Nothing is promised for the answer to a round that never closed, and no empty record stands there.
    await expect(shylock.page.getByText(/Round 1 wasn’t finished, so answers to it/)).toBeVisible()
    await expect(shylock.page.getByText(/still earn XP/)).toHaveCount(0)
    await expect(shylock.page.getByRole('heading', { name: 'The record' })).toHaveCount(0)
  })

  await test.step('an offer is declined, and after the other has gone none can be made', async () => {
    const offer = portia.page.getByRole('button', { name: 'Rematch', exact: true }).first()
    await offer.click()
    await shylock.page.getByRole('button', { name: 'Decline', exact: true }).click()
    await expect(portia.page.getByText(`${shylock.username} declined the rematch`)).toBeVisible()
    await expect(shylock.page.getByRole('button', { name: 'Accept Rematch' })).toBeHidden()
    await shylock.page.getByRole('button', { name: 'Return Home' }).click()
    await expect(shylock.page.getByText(`@${shylock.username}`)).toBeVisible()
    await offer.click()
    await expect(portia.page.getByText(`${shylock.username} can’t rematch right now`)).toBeVisible()
  })

  await test.step('another opponent is one press away', async () => {
    await portia.page.getByRole('button', { name: 'Next opponent' }).click()
    await expect(portia.page.getByRole('heading', { name: 'Searching for an opponent' })).toBeVisible()
    await portia.page.getByRole('button', { name: /^Cancel/ }).click()
    await expect(portia.page.getByText(`@${portia.username}`)).toBeVisible()
  })
  await portia.context.close()
  await shylock.context.close()
})

test('a bot now, called one; the duel is left, returned to after a reload, and goes on', async ({
  browser,
}) => {
  const { page, context, wire } = await seat(browser, base)
  // The face-off lasts three seconds, which a slow machine may spend elsewhere.
  wire.keepBack('duel:question')
  // What the server could not do just then is asked for again.
  wire.refuse('queue:join')
  await search(page)
  await expect(page.getByRole('heading', { name: 'Searching for an opponent' })).toBeVisible()
  await expect(page.getByText(/steps in after [23]\d\d s/)).toBeVisible()
  await clean(page, 'searching')
  // A duel that begins is not covered by what was opened meanwhile.
  await page.getByRole('button', { name: 'Ask Atticus' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question to Atticus' })).toBeFocused()
  await page.getByRole('button', { name: 'Play the bot now' }).click()
  // The gentlest bot, since it is the player's first duel.
  await expect(page.getByRole('heading', { name: 'against Novice Bot' })).toBeVisible()
  await expect(page.getByText('Win +15 XP', { exact: true })).toBeVisible()
  wire.release()
  const bench = page.getByRole('region', { name: 'Opponent: Novice Bot' })
  await expect(bench).toBeVisible()
  await expect(bench.getByText(/bot/i)).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: 'Atticus' })).toBeHidden()
  const stem = await page.locator('article').innerText()
  // The back button leads to the setup, and that leads back in.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Start Live Duel' })).toBeDisabled()
  await fits(page, 'setup while a duel goes on')
  await page.getByRole('button', { name: 'Return to your duel' }).click()
  await expect(choices(page)).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Return to your duel' }).click()
  await expect(choices(page)).toBeVisible()
  // A reload in the arena itself comes back to it.
  await page.reload()
  await expect(choices(page)).toBeVisible()
  expect((await page.locator('article').innerText()).slice(0, 300)).toBe(stem.slice(0, 300))
  await context.close()
})

test('a search goes on over a new connection while the server holds it for the one that broke', async ({
  browser,
}) => {
  const [portia, shylock] = [await seat(browser, base), await seat(browser, base)]
  await search(portia.page)
  await expect(portia.page.getByText(/steps in after \d+ s/)).toBeVisible()
  const again = portia.page.waitForEvent('websocket')
  await portia.wire.breakHere()
  await again
  await expect(portia.page.getByText(/steps in after \d+ s/)).toBeVisible()
  await search(shylock.page)
  for (const { page } of [portia, shylock]) await expect(round(page, 1)).toBeVisible()
  for (const { context } of [portia, shylock]) await context.close()
})

test('a challenge link fills the form and sends nothing; the friend declines, then accepts', async ({
  browser,
}) => {
  const [portia, nerissa] = [await seat(browser, base), await seat(browser, base)]
  const { page } = portia
  await page.goto(`/?challenge=${encodeURIComponent(nerissa.username)}`)
  await expect(page.getByLabel('Friend’s username')).toHaveValue(nerissa.username)
  await expect(page.getByRole('radio', { name: /Turn by turn/ })).toBeChecked()
  await clean(page, 'friend challenge')
  await page.getByText('Live now', { exact: true }).click()

  const received = nerissa.page.getByRole('complementary', { name: 'Challenges received' })
  await page.getByRole('button', { name: 'Challenge Friend' }).click()
  await expect(page.getByRole('heading', { name: 'Searching for the friend' })).toBeVisible()
  await expect(received).toContainText('Challenge Received!')
  await clean(nerissa.page, 'challenge received')
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(received).toBeHidden()

  // Withdrawn before the server's word of it has come, it is withdrawn all the same.
  portia.wire.keepBack('challenge:sent')
  await page.getByText('Live now', { exact: true }).click()
  await page.getByLabel('Friend’s username').press('Enter')
  await expect(received).toContainText('Challenge Received!')
  await page.getByRole('button', { name: /^Cancel/ }).click()
  portia.wire.release()
  await expect(received).toBeHidden()

  await page.getByText('Live now', { exact: true }).click()
  await page.getByLabel('Friend’s username').press('Enter')
  await received.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByLabel('Friend’s username')).toHaveValue(nerissa.username)
  await page.getByText('Live now', { exact: true }).click()
  await page.getByLabel('Friend’s username').press('Enter')
  await expect(page.getByText('They just declined.', { exact: false }).first()).toBeVisible()

  // The one who declined may challenge back.
  await nerissa.page.goto(`/?challenge=${encodeURIComponent(portia.username)}`)
  await nerissa.page.getByText('Live now', { exact: true }).click()
  await nerissa.page.getByRole('button', { name: 'Challenge Friend' }).click()
  const back = page.getByRole('complementary', { name: 'Challenges received' })
  await back.getByRole('button', { name: 'Accept', exact: true }).click()
  for (const player of [portia, nerissa]) await expect(round(player.page, 1)).toBeVisible()
  await portia.context.close()
  await nerissa.context.close()
})
