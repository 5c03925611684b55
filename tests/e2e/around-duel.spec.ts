import { expect, test } from '@playwright/test'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { type TwoNodes, twoNodes } from './nodes.ts'
import { seat } from './seat.ts'

const port = Number(process.env.E2E_PORT ?? 4690) + 4
test.use({ baseURL: `http://localhost:${port}` })
test.setTimeout(150_000)

let nodes: TwoNodes
test.beforeAll(async () => {
  nodes = await twoNodes(port)
})
test.afterAll(() => nodes.stop())

test('a challenge link and a profile link show the player before any sign-in, and in a preview', async ({
  browser,
  page,
}) => {
  const portia = await seat(browser, nodes.first)
  const { id } = await (await portia.page.request.get('/api/auth/me')).json()
  const links = [`/?challenge=${encodeURIComponent(portia.username)}`, `/stats/${id}`]
  for (const link of links) {
    await page.goto(link)
    const player = page.getByRole('region', { name: `Player: ${portia.username}` })
    await expect(player.getByText(`@${portia.username}`)).toBeVisible()
    await expect(player.getByText('Yale')).toBeVisible()
    await expect(player.getByText('Level 1 · Novice Scribe')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
    await clean(page, `a link to a player, ${link.slice(0, 5)}`)
    await fits(page, `a link to a player, ${link.slice(0, 5)}`)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await page.request.get(image ?? '')
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    const title = await page.locator('meta[property="og:title"]').getAttribute('content')
    expect(title).toContain(portia.username)
  }
  await portia.context.close()
})

test('a challenge waits behind the daily case, and one that came too late is told afterward', async ({
  browser,
}) => {
  const [portia, nerissa, jessica] = [
    await seat(browser, nodes.first),
    await seat(browser, nodes.second),
    await seat(browser, nodes.first),
  ]
  const challenge = async ({ page }: typeof portia) => {
    await page.goto(`/?challenge=${encodeURIComponent(nerissa.username)}`)
    await page.getByText('Live now', { exact: true }).click()
    await page.getByRole('button', { name: 'Challenge Friend' }).click()
  }
  const received = nerissa.page.getByRole('complementary', { name: 'Challenges received' })
  await challenge(portia)
  await expect(received).toContainText(portia.username)
  await nerissa.page.getByRole('link', { name: 'Take Challenge' }).click()
  const choices = nerissa.page.getByRole('list', { name: 'Answer choices' }).getByRole('button')
  await expect(choices.first()).toBeVisible()
  await expect(received).toHaveCount(0)
  await challenge(jessica)
  await expect(jessica.page.getByText('Failed to Start Game').first()).toBeVisible()
  await expect(nerissa.page.getByText('You missed a challenge')).toHaveCount(0)
  await choices.first().click()
  await nerissa.page.getByRole('button', { name: /^Submit/ }).click()
  await expect(received).toContainText(portia.username)
  await expect(
    nerissa.page.getByText(`You missed a challenge from @${jessica.username}.`).first(),
  ).toBeVisible()
  for (const { context } of [portia, nerissa, jessica]) await context.close()
})

test('home is right the moment a duel that was left ends', async ({ browser }) => {
  const [portia, shylock] = [await seat(browser, nodes.first), await seat(browser, nodes.second)]
  const pages = [portia.page, shylock.page]
  for (const page of pages) {
    await page.getByRole('button', { name: 'Live Duel' }).click()
    await page.getByRole('button', { name: 'Start Live Duel' }).click()
  }
  const round = (n: number) => `Round ${n}/10`
  for (let n = 1; n <= 3; n++)
    for (const page of pages) {
      await expect(page.getByText(round(n))).toBeVisible()
      await expect(page.getByText('Atticus explains')).toBeHidden()
      await page.keyboard.press('a')
    }
  await expect(portia.page.getByText(round(4))).toBeVisible()
  await portia.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(portia.page.getByRole('region', { name: 'Your duel' })).toBeVisible()
  // Practice has the way back too, to the duel itself.
  await portia.page.goto('/practice')
  await portia.page.getByRole('button', { name: 'Return to your duel' }).click()
  await expect(portia.page.getByText(/^Round \d+\/10$/).first()).toBeVisible()
  await portia.page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(portia.page.getByRole('region', { name: 'Your duel' })).toBeVisible()
  const points = portia.page.locator('dl').getByText('Points').locator('..')
  await expect(points).toContainText('0')
  await shylock.page.getByRole('button', { name: 'Resign', exact: true }).click()
  await shylock.page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click()
  await expect(portia.page.getByRole('region', { name: 'Your duel' })).toHaveCount(0)
  await expect(portia.page.getByText('Your duel is over').first()).toBeVisible()
  const me = async () => (await (await portia.page.request.get('/api/auth/me')).json()).points
  await expect.poll(me).toBeGreaterThan(0)
  await expect(points).toContainText(String(await me()))
  for (const { context } of [portia, shylock]) await context.close()
})

test('a duel that ended while the browser was closed is told of when it’s open again', async ({
  browser,
}) => {
  const [portia, shylock] = [await seat(browser, nodes.first), await seat(browser, nodes.second)]
  for (const { page } of [portia, shylock]) {
    await page.getByRole('button', { name: 'Live Duel' }).click()
    await page.getByRole('button', { name: 'Start Live Duel' }).click()
  }
  for (const { page } of [portia, shylock]) await expect(page.getByText('Round 1/10')).toBeVisible()
  await portia.page.close()
  await shylock.page.getByRole('button', { name: 'Resign', exact: true }).click()
  await shylock.page.getByRole('alertdialog').getByRole('button', { name: 'Resign', exact: true }).click()
  await expect(shylock.page.getByRole('heading', { name: 'DEFEAT' })).toBeVisible()

  const page = await portia.context.newPage()
  await page.goto('/')
  await expect(page.getByText(`You beat ${shylock.username} by resignation`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  await expect(page).toHaveURL(/\/stats\?tab=history&match=/)
  // Told once.
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Daily Casefile' })).toBeVisible()
  await expect(page.getByText('Your duel is over')).toHaveCount(0)
  for (const { context } of [portia, shylock]) await context.close()
})
