import { expect, type Page, test } from '@playwright/test'
import { enter, fillSignIn, newPlayer, openSolo, proceed, submitAndStay } from './player.ts'

test('a wrong password says so, keeps the name typed, and the right one then works', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await fillSignIn(page, player.username, 'not the password')
  await expect(page.getByText('Invalid username or password').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await expect(dialog.getByLabel('Username')).toHaveValue(player.username)
  await fillSignIn(page, player.username, player.password)
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
})

test('a failure’s toast goes once the form is sent again, and stands over no page of the success', async ({
  page,
}) => {
  const player = newPlayer()
  await page.goto('/')
  const form = page.locator('form').filter({ hasText: 'Create Account & Avatar' })
  const username = form.getByLabel('Username')
  await username.fill('Admin')
  await form.getByLabel('Email').fill(player.email)
  await username.press('Enter')
  // Under the pointer a toast doesn't leave by itself.
  const toast = (title: string) => page.locator('li').filter({ hasText: title })
  const taken = toast('Username not available')
  await taken.hover()
  await username.fill(player.username)
  await username.press('Enter')
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await expect(taken).toBeHidden()

  await enter(page, player)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await fillSignIn(page, player.username, 'not the password')
  const failed = toast('Login failed')
  await failed.hover()
  const password = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await password.fill(player.password)
  await password.press('Enter')
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
  await expect(failed).toBeHidden()
})

test('signed out, a player’s page shows the landing page with Sign In open and leads back there', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await page.goto('/daily')
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await fillSignIn(page, player.username, player.password)
  await expect(page).toHaveURL(/\/daily$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daily Casefile')
})

test('/stats signed out says what to do', async ({ page }) => {
  await page.goto('/stats')
  await expect(page.getByText('Please log in to view stats')).toBeVisible()
})

test('an unknown path is a 404 page with a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Page Not Found')).toBeVisible()
})

for (const query of [
  '',
  '?username=ok',
  '?email=a%40b.example',
  '?username=%3Cscript%3E&email=x',
  '?username=ok&email=none',
]) {
  test(`signup${query} without a sound name and address returns to the landing page`, async ({ page }) => {
    await page.goto(`/signup${query}`)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: 'Create Account & Avatar' })).toBeVisible()
  })
}

for (const isLive of [true, false]) {
  const when = isLive ? 'at once' : 'at the next call where the live wire is down'
  test(`a session that ended elsewhere is over ${when}, and nothing of the player stays`, async ({
    baseURL,
    context,
    page,
  }) => {
    const player = newPlayer()
    if (!isLive) await page.routeWebSocket('**/ws', (wire) => wire.close())
    const connected = isLive ? page.waitForEvent('websocket') : null
    await enter(page, player)
    // Another device's doing: the page has asked all that it asks by itself.
    await connected
    await page.waitForLoadState('networkidle')
    const cookies = await context.cookies()
    const ended = await page.request.post('/api/auth/logout', { headers: { origin: baseURL ?? '' } })
    expect(ended.status()).toBe(200)
    await context.addCookies(cookies)
    if (!isLive) await openSolo(page)
    await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => Object.entries(localStorage).flat().join(' ')))
      .not.toContain(player.username)
  })
}

test('no network: the sign-in says so, and works when the network is back', async ({ context, page }) => {
  const player = newPlayer()
  await enter(page, player)
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await context.setOffline(true)
  await fillSignIn(page, player.username, player.password)
  await expect(page.getByText('You’re offline. Reconnect, then try again.').first()).toBeVisible()
  await context.setOffline(false)
  await fillSignIn(page, player.username, player.password)
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
})

test('two tabs on one run: the second is told, and goes on where the run stands', async ({
  context,
  page,
}) => {
  await enter(page, newPlayer())
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  const choices = (tab: Page) => tab.getByRole('list', { name: 'Answer choices' })
  await expect(choices(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/')
  await openSolo(other)
  await other.getByRole('button', { name: 'Resume Challenge' }).click()
  await expect(choices(other)).toBeVisible()
  const asked = await other.locator('article').first().innerText()
  await page.keyboard.press('a')
  await submitAndStay(page)
  await proceed(page)
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
  await other.bringToFront()
  await other.setViewportSize({ width: 360, height: 740 })
  await other.keyboard.press('b')
  await other.keyboard.press('Enter')
  const told = other.getByText('You already answered this question').first()
  await expect(told).toBeVisible()
  // Over a question a toast comes from above, clear of the way on. The screen behind it may just be changing.
  const toast = other.getByRole('listitem').filter({ has: told })
  const footer = other.locator('footer')
  const clearance = async () => {
    const [said, wayOn] = [await toast.boundingBox(), await footer.boundingBox()]
    return said && wayOn ? wayOn.y - (said.y + said.height) : 0
  }
  await expect.poll(clearance).toBeGreaterThan(0)
  await expect.poll(() => other.locator('article').first().innerText()).not.toBe(asked)
  await expect(choices(other)).toBeVisible()
})

test('signing in as somebody else in one tab shows in the other at once', async ({ context, page }) => {
  const first = newPlayer()
  await enter(page, first)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByText(`@${first.username}`)).toBeVisible()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  const second = newPlayer()
  await enter(other, second)
  await expect(page.getByText(`@${second.username}`)).toBeVisible()
})

test('the back button leads from the solo challenge to the menu', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  await openSolo(page)
  await expect(page.getByRole('button', { name: 'Start Challenge' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
})

test('the console stays clean and the policy is never broken on the way through', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  await enter(page, newPlayer())
  await page.getByRole('button', { name: 'Edit Character' }).click()
  const dialog = page.getByRole('dialog')
  // It takes the focus and its keys a moment after it's drawn.
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  // A visitor's session call is answered 401, which browsers report by themselves.
  expect(said.filter((text) => !text.includes('401'))).toEqual([])
})
