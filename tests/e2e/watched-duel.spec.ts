import { type Browser, expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { atEverySize, longest } from './every-size.ts'
import { hearing } from './hearing.ts'
import { newPlayer, register } from './player.ts'

test.setTimeout(240_000)

const base = `http://localhost:${process.env.E2E_PORT ?? 4690}`

/** A player with a session of their own; no page is open yet. */
async function signedIn(browser: Browser) {
  const page = await (await browser.newContext({ baseURL: base })).newPage()
  const player = newPlayer()
  await register(page, player)
  return { page, name: player.username }
}

async function send(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown) {
  const reply = await page.request.fetch(path, { method, headers: { origin: base }, data })
  expect(reply.status(), path).toBe(200)
  return reply.json()
}

/** A game of the two that the second gives up in its third question; returns its id. */
async function played(one: Page, two: Page, name: string): Promise<string> {
  const opponent = { opponentUsername: name, subject: 'Torts' }
  const { matchId } = await send(one, 'POST', '/api/async/create', opponent)
  await send(two, 'POST', '/api/async/accept', { matchId })
  for (const answerIndex of [1, 2])
    for (const [place, page] of [one, two].entries()) {
      await send(page, 'GET', `/api/async/match/${matchId}`)
      await send(page, 'POST', '/api/async/answer', { matchId, answerIndex: (answerIndex + place) % 4 })
    }
  await send(two, 'POST', '/api/async/resign', { matchId })
  await expect.poll(async () => (await send(one, 'GET', `/api/async/match/${matchId}`)).end).not.toBeNull()
  return matchId
}

test('a finished duel is looked at by its link, round by round, where both of its players let others', async ({
  browser,
}) => {
  const [one, two, stranger] = [await signedIn(browser), await signedIn(browser), await signedIn(browser)]
  const matchId = await played(one.page, two.page, two.name)
  const { page } = stranger
  const heard = await hearing(page)

  await test.step('until both agree there is nothing to see, and no link to copy', async () => {
    await send(two.page, 'PATCH', '/api/account/duels', { shown: true })
    await page.goto(`/duel/${matchId}`)
    await expect(page.getByRole('heading', { name: 'No duel to see' })).toBeVisible()
    await one.page.goto(`/stats?tab=history&match=${matchId}`)
    await expect(one.page.getByRole('heading', { name: /^Review: you and / })).toBeVisible()
    await expect(one.page.getByRole('button', { name: 'Copy link' })).toHaveCount(0)
    // By links: the review that was read before is still held by the page.
    await one.page.getByRole('link', { name: 'Back to Game' }).click()
    await one.page.getByRole('link', { name: 'Account settings' }).click()
    const agree = one.page.getByRole('switch', { name: 'Let others look at my finished duels' })
    await expect(agree).not.toBeChecked()
    await agree.click()
    await expect(agree).toBeChecked()
    for (let back = 0; back < 2; back++) await one.page.goBack()
    await one.page.getByRole('button', { name: 'Copy link' }).click()
    await expect(one.page.getByText('Link copied', { exact: true })).toBeVisible()
  })

  await test.step('every round in the arena, by the arrow keys', async () => {
    await page.route('**/api/duels/*', async (route) => {
      const reply = await route.fetch()
      const duel = await reply.json()
      for (const round of duel.rounds)
        Object.assign(round, { stem: longest.stem, choices: longest.choices, why: longest.why })
      await route.fulfill({ response: reply, json: duel })
    })
    await page.goto(`/duel/${matchId}`)
    const result = page.getByRole('region', { name: 'Result of the round' })
    await expect(page.getByText('Round 1 of 2')).toBeVisible()
    await expect(page.getByText(`${one.name} won by resignation`, { exact: false })).toBeVisible()
    await atEverySize(page, 'watched duel', {
      result,
      next: page.getByRole('button', { name: /^Next/ }),
      'first score': page
        .getByRole('region', { name: one.name, exact: true })
        .getByText('Score:')
        .locator('..'),
      'second score': page
        .getByRole('region', { name: two.name, exact: true })
        .getByText('Score:')
        .locator('..'),
    })
    await clean(page, 'a watched duel')
    await expect(page.getByRole('region', { name: 'Explanation' })).toContainText('Authority:')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Round 2 of 2')).toBeVisible()
    await expect.poll(() => heard(/^Round 2\./)).toHaveLength(1)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Round 2 of 2')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Round 1 of 2')).toBeVisible()
  })

  await test.step('a visitor who is not signed in sees no question', async () => {
    const visitor = await (await browser.newContext({ baseURL: base })).newPage()
    await visitor.goto(`/duel/${matchId}`)
    await expect(visitor.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
    const reply = await visitor.request.get(`/api/duels/${matchId}`)
    expect(reply.status()).toBe(401)
    expect(await reply.text()).not.toContain('stem')
    await visitor.context().close()
  })
  for (const each of [one, two, stranger]) await each.page.context().close()
})
