import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { pictures } from './pictures.ts'
import { arrived, enter, newPlayer } from './player.ts'

const nonce = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce)

test('the web app installs, always comes from the server, and says when it is offline', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await arrived(page)
  const active = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(active).toBe('activated')
  const browser = await context.newCDPSession(page)
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([])
  // A window that remembers nothing, as each test's is, can't keep an app either.
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([
    { errorId: 'in-incognito', errorArguments: [] },
  ])

  const nonces = new Set<string | undefined>()
  for (const path of ['/', '/?again', '/signup']) {
    const reply = await page.goto(path)
    expect(reply?.fromServiceWorker(), path).toBe(true)
    expect(reply?.status(), path).toBe(200)
    await arrived(page)
    nonces.add(await nonce(page))
  }
  expect(nonces.size, 'each page is a new one').toBe(3)

  await context.setOffline(true)
  await page.goto('/leaderboard')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await clean(page, 'the offline page')
  await pictures(page, 'offline')
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
})

test('the offline page goes by itself once the server answers, of which the browser tells nothing', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await arrived(page)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()))
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Create Account & Avatar' })).toBeVisible()
})

test('a screen that can’t be fetched says so in its place, the way back works, and so does loading it again', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await page.route('**/assets/LeaderboardScreen-*', (route) => route.abort())
  const leaderboard = page.locator('a[href="/leaderboard"]').first()
  const failed = page.getByText('We couldn’t open this page')
  await leaderboard.click()
  await expect(failed).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
  await leaderboard.click()
  await expect(failed).toBeVisible()
  await page.unroute('**/assets/LeaderboardScreen-*')
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible()
})
