import { expect, test } from '@playwright/test'
import { clean } from './axe.ts'
import { noWider } from './fits.ts'
import { enter, fillSignIn, letterFor, newPlayer, openSolo, signOut, submitAndStay } from './player.ts'

const NOBODY = '0190c0de-0000-4000-8000-000000000001'

test('a player’s record is seen by another, shared, and answered with a challenge', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const portia = newPlayer()
  await enter(page, portia)
  const { id } = await (await page.request.get('/api/auth/me')).json()
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.keyboard.press(await letterFor(page, true))
  await submitAndStay(page)
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await signOut(page)

  await page.goto(`/stats/${id}`)
  await expect(page.getByRole('heading', { name: 'Please log in to view stats' })).toBeVisible()
  await page.getByRole('link', { name: 'Return Home' }).click()

  const nerissa = newPlayer()
  await enter(page, nerissa)
  await page.goto(`/stats/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: portia.username })).toBeVisible()
  await expect(page.getByText('Viewing Public Profile')).toBeVisible()
  await expect(page.getByText(`@${portia.username}`)).toBeVisible()
  await expect(page.getByText('Level 1 • 0 Points')).toBeVisible()
  for (const [name, value] of [
    ['Elo Rating', '1,200'],
    ['Win Rate', 'N/A'],
    ['Accuracy', '100.0%'],
    ['Daily Streak', '0'],
  ] as const)
    await expect(page.locator('dl > div').filter({ hasText: name }).locator('dd')).toContainText(value)
  await expect(page.getByRole('tab', { name: 'Mastery' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('1/1 correct (100.0%)')).toHaveCount(1)
  await expect(page.getByText('0/0 correct', { exact: true })).toHaveCount(6)
  for (const closed of ['Subtopics', 'History', 'Analytics'])
    await expect(page.getByRole('tab', { name: closed })).toBeDisabled()
  await clean(page, 'public profile, mastery')

  await page.getByRole('tab', { name: 'Performance' }).click()
  await expect(page.getByRole('region', { name: 'Recent Performance' }).getByRole('listitem')).toHaveCount(1)
  await clean(page, 'public profile, performance')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 860 })
    await noWider(page, `a public profile at ${width}`)
  }

  await page.getByRole('button', { name: 'Share Profile' }).click()
  await expect(page.getByText('Link copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/stats/${id}`,
  )
  await expect(page.getByRole('link', { name: 'Challenge', exact: true })).toHaveAttribute(
    'href',
    `/?${new URLSearchParams({ challenge: portia.username })}`,
  )
})

test('an address of nobody says so, a visitor signs in and is back, and a server gone is told', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  for (const address of [NOBODY, 'not-an-id']) {
    await page.goto(`/stats/${address}`)
    await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
  }
  await clean(page, 'user not found')
  await page.getByRole('link', { name: 'Return Home' }).click()
  await signOut(page)

  await page.goto(`/stats/${NOBODY}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Sign In/ })
    .click()
  await fillSignIn(page, player.username, player.password)
  await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()

  // What the desktop's engine answers when the server cannot be reached.
  const offline = { code: 'offline', message: 'You’re offline.' }
  await page.route('**/api/stats/user/*', (route) => route.fulfill({ status: 503, json: offline }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Reconnect to see this player')
  await page.unroute('**/api/stats/user/*')
  await page.getByRole('button', { name: /^Try again/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User not found' })).toBeVisible()
})
