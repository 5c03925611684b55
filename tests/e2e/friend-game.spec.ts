import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { BankItem } from '#protocol/bank.ts'
import { clean } from './axe.ts'
import { type TwoNodes, twoNodes } from './nodes.ts'
import { enter, letterFor, newPlayer, type Player } from './player.ts'

const ranked: BankItem[] = JSON.parse(readFileSync('out/bank/ranked.json', 'utf8'))

/** A friend in a browser of their own. */
async function friend(browser: Browser, baseURL: string): Promise<{ page: Page; player: Player }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const player = newPlayer()
  await enter(page, player)
  return { page, player }
}

const game = (page: Page) => page.getByRole('dialog', { name: 'Friend Game', exact: true })

async function answer(page: Page, right: boolean): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
  await page.keyboard.press(await letterFor(page, right, ranked))
  await page.keyboard.press('Enter')
}

const port = Number(process.env.E2E_PORT ?? 4690) + 4
let nodes: TwoNodes
test.beforeAll(async () => {
  nodes = await twoNodes(port)
})
test.afterAll(() => nodes.stop())

// A whole story by two browsers, with looks at the page in both themes.
test.setTimeout(150_000)

test('two friends play a whole game in two browsers on two nodes, and another runs out', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([friend(browser, nodes.first), friend(browser, nodes.second)])
  await one.page.getByRole('button', { name: 'Friend Challenge' }).click()
  await one.page.getByRole('button', { name: 'Challenge Friend' }).click()
  await expect(one.page.getByText('Username Required', { exact: true })).toBeVisible()
  await one.page.getByLabel('Friend’s username').fill(two.player.username)
  // The notice leads the other to the game; it stands a few seconds, so it is waited for beforehand.
  const led = two.page.getByRole('button', { name: 'Open game' }).click()
  await one.page.getByLabel('Friend’s username').press('Enter')
  await led
  await expect(game(one.page).getByText('Your Turn', { exact: true })).toBeVisible()
  await expect(game(one.page).getByText(/hasn’t accepted yet/)).toBeVisible()
  await expect(game(two.page).getByText('Invitation', { exact: true })).toBeVisible()
  await clean(two.page, 'friend game, invitation')
  await game(two.page)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(game(two.page).getByText('Your Turn', { exact: true })).toBeVisible()
  for (let round = 1; round <= 4; round++) {
    await expect(game(two.page).getByText(`Round ${round} of 7`)).toBeVisible()
    await answer(one.page, true)
    await expect(one.page.getByText('Waiting for opponent to answer...')).toBeVisible()
    // A player who comes back has missed nothing: round 2's result stands before round 3's question.
    if (round === 2) await one.page.reload()
    await expect(one.page.getByText('Waiting for opponent to answer...')).toBeVisible()
    expect(await game(one.page).innerText()).not.toContain('Authority:')
    await answer(two.page, false)
    await expect(game(two.page).getByText('Your answer: incorrect')).toBeVisible()
    await expect(game(one.page).getByText('Your answer: correct')).toBeVisible()
    // You’ll get the explanations when the game’s over.
    for (const { page } of [one, two])
      await expect(game(page).getByText('Authority:')).toHaveCount(round < 4 ? 0 : 1)
    if (round === 1) await clean(two.page, 'friend game, result')
    if (round < 4)
      for (const { page } of [one, two]) await page.getByRole('button', { name: /^Next Question/ }).click()
  }
  await expect(game(one.page).getByText('Victory', { exact: true })).toBeVisible()
  await expect(game(two.page).getByText('Defeat', { exact: true })).toBeVisible()
  await expect(game(one.page).getByText(/^\+\d+ XP, \+19 points, 4 of 4 correct\.$/)).toBeVisible()
  // Both sides of the header are as they were settled, one's own too.
  const pointsOf = (name: string) => game(one.page).getByRole('region', { name, exact: true })
  await expect(pointsOf(`You: ${one.player.username}`)).toContainText('19 points')
  await expect(pointsOf(`Opponent: ${two.player.username}`)).toContainText('2 points')

  await one.page.getByRole('button', { name: 'Back to Inbox' }).click()
  const inbox = one.page.getByRole('dialog', { name: 'Friend Games', exact: true })
  await expect(inbox.getByRole('region', { name: 'Recent Completed' }).getByText('Victory')).toBeVisible()
  await clean(one.page, 'friend games, inbox')

  // Blocked, the other cannot start another; unblocked, they can, and resigning ends it.
  await inbox.getByRole('button', { name: /Victory/ }).click()
  await game(one.page)
    .getByRole('button', { name: `Block @${two.player.username}` })
    .click()
  await one.page.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(game(one.page).getByRole('button', { name: /^Unblock/ })).toBeVisible()
  // Closed, the modal gives back what it was opened over: here the menu.
  await game(two.page).getByRole('button', { name: 'Close', exact: true }).click()
  await two.page.getByRole('button', { name: 'Friend Challenge' }).click()
  await two.page.getByLabel('Friend’s username').fill(one.player.username)
  await two.page.getByRole('button', { name: 'Challenge Friend' }).click()
  await expect(two.page.getByText('You can’t challenge this player.', { exact: true })).toBeVisible()
  await game(one.page)
    .getByRole('button', { name: /^Unblock/ })
    .click()
  await expect(game(one.page).getByRole('button', { name: /^Block/ })).toBeVisible()
  await two.page.getByRole('button', { name: 'Challenge Friend' }).click()
  await expect(game(two.page)).toBeVisible()
  await two.page.getByRole('button', { name: 'Withdraw Game' }).click()
  await two.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw Game' }).click()
  await expect(game(two.page).getByText('Invitation withdrawn.')).toBeVisible()

  // One answers, the other lets a day pass: the clock is the database's, and both are told on their own node.
  await game(two.page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(game(two.page)).toHaveCount(0)
  await one.page.getByRole('button', { name: 'Back to Inbox' }).click()
  // The one that was withdrawn is no longer in the way of the next.
  await expect(inbox.getByRole('button', { name: /Invitation/ })).toHaveCount(0)
  await two.page.getByLabel('Friend’s username').fill(one.player.username)
  await two.page.getByRole('button', { name: 'Challenge Friend' }).click()
  await inbox.getByRole('button', { name: /Invitation/ }).click()
  await game(one.page)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(game(one.page).getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await expect(game(two.page).getByText('Your Turn', { exact: true })).toBeVisible()
  await answer(two.page, true)
  await expect(two.page.getByText('Waiting for opponent to answer...')).toBeVisible()
  await nodes.moveClock('25 hours')
  // Both nodes' connections begin anew before either tells of it.
  await expect(game(two.page).getByText('Victory', { exact: true })).toBeVisible({ timeout: 30_000 })
})

test('a challenge goes out once, however it is pressed, and one that is canceled keeps its choices', async ({
  browser,
}) => {
  const [one, two] = await Promise.all([friend(browser, nodes.first), friend(browser, nodes.second)])
  const { page } = one
  const invitations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/async/create')) invitations.push(request.method())
  })
  await page.getByRole('button', { name: 'Friend Challenge' }).click()
  // Without spelling: the notice has the name as the friend writes it.
  await page.getByLabel('Friend’s username').fill(two.player.username.toLowerCase())
  const form = page.locator('form', { hasText: 'How to play' })
  const press = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  const begun = page.waitForResponse('**/api/async/create')
  await press()
  await begun
  await press()
  await expect(page.getByText(`@${two.player.username} has three days to accept.`).first()).toBeVisible()
  await expect(game(page).getByText(/hasn’t accepted yet/)).toBeVisible()
  const inbox = await (await page.request.get('/api/async/inbox')).json()
  expect([invitations, inbox.activeCount]).toEqual([['POST'], 1])
  await game(page).getByRole('button', { name: 'Close', exact: true }).click()
  // It gives the focus back once it's gone, which would reach into the list of subjects.
  await expect(game(page)).toHaveCount(0)
  await expect(page.getByLabel('Friend’s username')).toBeFocused()

  await form.getByRole('combobox', { name: 'Subject' }).click()
  await page.getByRole('option', { name: 'Torts' }).click()
  await expect(form.getByRole('combobox', { name: 'Subject' })).toContainText('Torts')
  await form.getByText('Live now', { exact: true }).click()
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit()
    element.requestSubmit()
  })
  await expect(two.page.getByRole('complementary', { name: 'Challenges received' })).toContainText('Torts')
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect(form.getByRole('radio', { name: /^Live now/ })).toBeChecked()
  await expect(form.getByRole('combobox', { name: 'Subject' })).toContainText('Torts')
  await expect(form.getByLabel('Friend’s username')).toHaveValue(two.player.username.toLowerCase())
  await expect(page.getByText('Failed to Start Game')).toHaveCount(0)
  for (const each of [one, two]) await each.page.context().close()
})

test('a game of nobody’s is not found', async ({ page }) => {
  await enter(page, newPlayer())
  await page.evaluate(() =>
    history.replaceState(
      { usr: { mode: 'friend-challenge', games: crypto.randomUUID() }, key: 'elsewhere', idx: 0 },
      '',
    ),
  )
  await page.reload()
  await expect(page.getByText('Match not found')).toBeVisible()
})
