import { type Browser, expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { allInWindow, atEverySize, choices, everySize, longest, longestReason } from './every-size.ts'
import { inWindow } from './in-window.ts'
import { enter, newPlayer, type Player } from './player.ts'

test.setTimeout(420_000)

const base = `http://localhost:${process.env.E2E_PORT ?? 4690}`

async function friend(browser: Browser, baseURL: string): Promise<{ page: Page; player: Player }> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  const player = newPlayer()
  await enter(page, player)
  return { page, player }
}

const game = (page: Page) => page.getByRole('dialog', { name: 'Friend Game', exact: true })

/** Every question this page is sent has the longest choices there are, and the longest reason. */
const onlyLongest = (page: Page) =>
  page.route('**/api/async/**', async (route) => {
    const reply = await route.fetch()
    const body = await reply.json()
    for (const turn of body.turns ?? []) {
      const why = turn.why.map(() => longestReason)
      Object.assign(turn, { stem: longest.stem, choices: longest.choices, why })
    }
    await route.fulfill({ response: reply, json: body })
  })

const side = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a friend game is played in the arena at every size, and one press asks for a rematch', async ({
  browser,
}) => {
  const [one, two] = [await friend(browser, base), await friend(browser, base)]
  for (const { page } of [one, two]) await onlyLongest(page)
  await one.page.getByRole('button', { name: 'Friend Challenge' }).click()
  await one.page.getByLabel('Friend’s username').fill(two.player.username)
  const led = two.page.getByRole('button', { name: 'Open game' }).click()
  await one.page.getByLabel('Friend’s username').press('Enter')
  await led
  const standing = (page: Page) => ({
    time: game(page).getByText(/^(Time left|Open for) \d+:\d\d:\d\d$/),
    'your score': page.getByText('Your score').locator('..'),
    'their score': page.getByText('Their score').locator('..'),
  })
  const result = one.page.getByRole('region', { name: 'Result of the round' })

  await test.step('an invitation, with its question', async () => {
    const accept = game(two.page).getByRole('button', { name: /^Accept/ })
    const decline = game(two.page).getByRole('button', { name: /^Decline/ })
    await everySize(two.page, 'friend invitation', async (where) => {
      await allInWindow({ ...standing(two.page), accept, decline }, where)
      // Beside what there is to decide, the longest choices of all may scroll: each comes into the window.
      for (const [place, choice] of (await choices(two.page).all()).entries()) {
        await choice.scrollIntoViewIfNeeded()
        await inWindow(choice, `${where}: choice ${place + 1}`)
      }
    })
    await game(two.page)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect(game(two.page).getByRole('button', { name: /^Accept/ })).toHaveCount(0)
    await expect(game(one.page).getByText(/hasn’t accepted yet/)).toHaveCount(0)
  })

  await test.step('the question, the answer that waits, and the result', async () => {
    const { page } = one
    await expect(side(page, `You: ${one.player.username}`).getByText('You', { exact: true })).toBeVisible()
    await expect(
      side(page, `Opponent: ${two.player.username}`).getByText('Opponent', { exact: true }),
    ).toBeVisible()
    await atEverySize(page, 'friend question', {
      ...standing(page),
      facts: page.getByRole('region', { name: 'Facts' }),
      submit: page.getByRole('button', { name: 'Submit Answer' }),
      resign: page.getByRole('button', { name: 'Resign Match' }),
    })
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    const waiting = page.getByText('Waiting for opponent to answer...')
    await expect(waiting).toBeVisible()
    await atEverySize(page, 'friend waiting', { ...standing(page), waiting })
    await two.page.keyboard.press('c')
    await two.page.keyboard.press('Enter')
    await expect(result.getByRole('heading')).toBeVisible()
    for (const each of [page, two.page]) {
      await each.getByRole('button', { name: /^Next Question/ }).click()
      await expect(each.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
    }
    await atEverySize(page, 'friend second question', {
      ...standing(page),
      rounds: page.getByRole('list', { name: 'Rounds' }),
      submit: page.getByRole('button', { name: 'Submit Answer' }),
    })
    await page.keyboard.press('b')
    await page.keyboard.press('Enter')
    await two.page.keyboard.press('c')
    await two.page.keyboard.press('Enter')
    await expect(result.getByRole('heading')).toBeVisible()
    // From the second result on, the rounds so far stand above it.
    await atEverySize(page, 'friend result', {
      ...standing(page),
      rounds: page.getByRole('list', { name: 'Rounds' }),
      result,
      next: page.getByRole('button', { name: /^Next Question/ }),
    })
    await clean(page, 'friend game in the arena')
  })

  await test.step('its end, and the rematch the other must accept', async () => {
    await two.page.getByRole('button', { name: /^Next Question/ }).click()
    await two.page.getByRole('button', { name: 'Resign Match' }).click()
    await two.page.getByRole('alertdialog').getByRole('button', { name: 'Resign Match' }).click()
    const rematch = game(one.page).getByRole('button', { name: 'Rematch' })
    await expect(rematch).toBeVisible()
    const verdict = game(one.page).getByText(`${two.player.username} resigned.`)
    await everySize(one.page, 'friend over', (where) => allInWindow({ rematch, verdict }, where))
    await clean(one.page, 'friend game over')

    await expect(game(two.page).getByText('You resigned.')).toBeVisible()
    await rematch.click()
    await expect(game(one.page).getByText(/hasn’t accepted yet/)).toBeVisible()
    // The other was asked, not drawn in: at the old game's end the invitation stands in the rematch's place.
    await game(two.page)
      .getByRole('button', { name: `Open ${one.player.username}’s invitation` })
      .click()
    await game(two.page)
      .getByRole('button', { name: /^Accept/ })
      .click()
    await expect(game(one.page).getByText(/hasn’t accepted yet/)).toHaveCount(0)
    await expect(game(one.page).getByText('Your Turn', { exact: true })).toBeVisible()
  })
  for (const { page } of [one, two]) {
    // A read under way at this moment would fail with the page.
    await page.unrouteAll({ behavior: 'wait' })
    await page.context().close()
  }
})
