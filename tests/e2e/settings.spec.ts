import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { hearing } from './hearing.ts'
import { mailedLink } from './mailed-link.ts'
import { pictures } from './pictures.ts'
import { arrived, enter, newPlayer } from './player.ts'

test('from home to the settings: the password, the devices, news by mail', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const heard = await hearing(page)
  const player = newPlayer()
  await enter(page, player)
  const context = await browser.newContext()
  const other = await context.newPage()
  const signedIn = await other.request.post('/api/auth/login', {
    headers: { origin: new URL(page.url()).origin },
    data: { username: player.username, password: player.password },
  })
  expect(signedIn.status()).toBe(200)

  await page.getByRole('link', { name: 'Account settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await clean(page, 'settings')
  await fits(page, 'settings')
  await pictures(page, 'settings')

  await test.step('another name and school are saved, and an empty name is not', async () => {
    const card = page.getByRole('region', { name: 'Name and school' })
    const name = card.getByLabel('Display Name')
    await name.fill(' ')
    await expect(card.getByRole('button', { name: /^Save/ })).toBeDisabled()
    await name.fill('  Portia of Belmont ')
    await card.getByRole('combobox', { name: 'Law School' }).click()
    await page.getByRole('option', { name: 'Duke' }).first().click()
    await page.route('**/api/users/*', (route) => route.abort())
    await card.getByRole('button', { name: /^Save/ }).click()
    await expect(card.getByRole('alert')).toBeVisible()
    await page.unroute('**/api/users/*')
    await card.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('Others see it from now on.').first()).toBeVisible()
    await expect(name).toHaveValue('Portia of Belmont')
    await page.reload()
    await expect(name).toHaveValue('Portia of Belmont')
    await expect(card.getByRole('combobox', { name: 'Law School' })).toContainText('Duke')
  })

  await test.step('a wrong password is said at its field, a weak new one at its own', async () => {
    const form = page.getByRole('region', { name: 'Password' })
    const current = form.getByLabel('Current password', { exact: true })
    const next = form.getByLabel('New password', { exact: true })
    await current.fill('not my password')
    await next.fill('full fathom five')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert')).toHaveText('That isn’t your password')
    await expect(current).toBeFocused()
    await current.fill(player.password)
    await next.fill('password1')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert')).toContainText('one of the first people guess')
    await expect(next).toBeFocused()
    await next.fill('full fathom five')
    await page.keyboard.press('Enter')
    await expect(page.getByText('We signed out your other devices.').first()).toBeVisible()
    await expect(current).toHaveValue('')
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await expect(activity.getByText('Wrong password in settings')).toBeVisible()
    await expect(activity.getByText('Password changed')).toBeVisible()
    expect((await other.request.get('/api/auth/me')).status()).toBe(401)
  })

  await test.step('one device is signed out with the password, then all others', async () => {
    const contexts = []
    for (let i = 0; i < 3; i++) {
      const one = await browser.newContext()
      contexts.push(one)
      await one.request.post('/api/auth/login', {
        headers: { origin: new URL(page.url()).origin },
        data: { username: player.username, password: 'full fathom five' },
      })
    }
    await page.reload()
    await expect(devices.getByRole('listitem')).toHaveCount(4)
    await devices
      .getByRole('button', { name: /^Sign out Chrom/ })
      .first()
      .click()
    const asked = page.getByRole('dialog')
    const told = () => heard(/signed out\./)
    await asked.getByRole('button', { name: /^Cancel/ }).click()
    await expect(asked).toBeHidden()
    expect(await told()).toEqual([])
    await devices
      .getByRole('button', { name: /^Sign out Chrom/ })
      .first()
      .click()
    await asked.getByLabel('Your password', { exact: true }).fill('not this one')
    await page.keyboard.press('Enter')
    await expect(asked.getByRole('alert')).toHaveText('That isn’t your password')
    await asked.getByLabel('Your password', { exact: true }).fill('full fathom five')
    await asked.getByRole('button', { name: 'Sign out this device' }).click()
    await expect.poll(told).toEqual([expect.stringMatching(/ is signed out\.$/)])
    await expect(devices.getByRole('listitem')).toHaveCount(3)
    // The row that opened the dialog is gone; the keyboard goes on from the page's own part, not from its top.
    await expect(page.locator('#main')).toBeFocused()
    await devices.getByRole('button', { name: 'Sign out all others' }).click()
    await clean(page, 'sign out all others')
    await asked.getByLabel('Your password', { exact: true }).fill('full fathom five')
    await asked.getByRole('button', { name: 'Sign them out' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    for (const one of contexts) await one.close()
  })

  await test.step('news by mail is off until it is turned on, and stays as chosen', async () => {
    const news = page.getByRole('switch', { name: 'News and offers' })
    await expect(news).not.toBeChecked()
    await news.focus()
    await page.keyboard.press(' ')
    await expect(page.getByText(/^You agreed on /)).toBeVisible()
    await expect(news).toBeFocused()
    await page.reload()
    await expect(news).toBeChecked()
  })
  await context.close()
})

test('another address is the account’s once its link was opened', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Email address' })
  await expect(card.getByText('Not confirmed')).toBeVisible()
  await card.getByRole('button', { name: 'Change address' }).click()
  await expect(card.getByLabel('New address')).toBeFocused()
  await card.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Change address' })).toBeFocused()
  await page.keyboard.press('Enter')
  await card.getByLabel('New address').fill('nonsense')
  await card.getByLabel('Your password', { exact: true }).fill(player.password)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('alert')).toBeVisible()
  const next = `new.${player.email}`
  await card.getByLabel('New address').fill(next)
  await page.keyboard.press('Enter')
  await expect(card.getByRole('status')).toContainText(`We emailed a link to ${next}`)
  await page.goto(await mailedLink(next, 'Confirm your new'))
  await page.getByRole('button', { name: 'Confirm My Address' }).click()
  await expect(page.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
  await page.goto('/settings')
  await arrived(page)
  await expect(card.getByText(next, { exact: true })).toBeVisible()
  await expect(card.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.goto(await mailedLink(player.email, 'Confirm'))
  await page.getByRole('button', { name: 'Confirm My Address' }).click()
  await expect(page.getByText('your address changed since')).toBeVisible()
})

test('a copy of one’s data, and an account that goes in a week unless it is kept', async ({ page }) => {
  test.setTimeout(120_000)
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/settings')

  await test.step('everything as JSON, the answers as a table', async () => {
    const saved = async (name: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ])
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
    }
    const all = await saved('Everything (JSON)')
    expect(all.name).toMatch(/^bar-duel-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(all.text).account[0]).toMatchObject({ username: player.username, email: player.email })
    const answers = await saved('My answers (CSV)')
    expect(answers.name).toMatch(/\.csv$/)
    expect(answers.text).toContain('"Time","Mode","Subject"')
    await page.route('**/api/account/data', (route) => route.abort())
    await page.getByRole('button', { name: 'Everything (JSON)' }).click()
    await expect(page.getByRole('region', { name: 'Your data' }).getByRole('alert')).toBeVisible()
    await page.unroute('**/api/account/data')
  })

  await test.step('deletion asks for the password and says when the account goes', async () => {
    const card = page.getByRole('region', { name: 'Delete account' })
    await card.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await clean(page, 'delete account')
    await pictures(page, 'delete-account', false)
    const password = dialog.getByLabel('Your password', { exact: true })
    await password.fill('not my password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('That isn’t your password')
    await expect(password).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card.getByRole('button', { name: 'Delete my account' })).toBeFocused()
    await page.keyboard.press('Enter')
    await password.fill(player.password)
    await page.keyboard.press('Enter')
    await expect(card.getByRole('status')).toContainText('We’ll delete your account on')
    await clean(page, 'account that goes')
    await fits(page, 'account that goes')
    await pictures(page, 'settings-leaving')
  })

  await test.step('home says so too, and leads to where it can be kept', async () => {
    await page.goto('/')
    const note = page.getByRole('region', { name: 'Your account' })
    await expect(note).toContainText('We’ll delete your account on')
    await note.getByRole('link', { name: 'Open settings' }).click()
    await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  })

  await test.step('another visit still says so, and keeps it', async () => {
    await page.reload()
    await page.route('**/api/account/deletion', (route) => route.abort())
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText(/still going to be deleted/)).toBeVisible()
    await page.unroute('**/api/account/deletion')
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('Your account stays').first()).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Daily Casefile' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your account' })).toHaveCount(0)
  })
})

test('text size and motion are chosen, hold from the first paint on, and leave every screen in the window', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await enter(page, newPlayer())
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Look and motion' })
  const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(await rootSize()).toBe('16px')
  const other = await page.context().newPage()
  await other.goto('/404')
  await card.getByRole('radio', { name: 'Larger', exact: true }).check()
  await card.getByRole('switch', { name: 'Reduce motion' }).click()
  expect(await rootSize()).toBe('20px')
  // Another tab follows at once, on whatever page it is.
  await expect(other.locator('html')).toHaveCSS('font-size', '20px')
  await other.close()
  const time = page.getByRole('group', { name: 'Extra time' })
  // Chosen in the click itself, before the server has it: a button that jumps back looks refused.
  const held = await time.getByRole('radio', { name: '2× time' }).evaluate((radio: HTMLInputElement) => {
    radio.click()
    return radio.checked
  })
  expect(held).toBe(true)
  await expect(time.getByRole('radio', { name: '2× time' })).toBeChecked()
  await clean(page, 'settings, larger text', { part: 'main' })
  await fits(page, 'settings, larger text')
  await pictures(page, 'settings-larger')

  // The script in the head puts both on the page before the app is there.
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('/solo')
  expect(await rootSize()).toBe('20px')
  await page.unroute('**/assets/index-*.js')
  await page.goto('/solo')
  await expect(page.getByRole('button', { name: 'Start Challenge' })).toBeVisible()
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--motion')),
  ).toBe('0')
  await fits(page, 'solo setup, larger text')
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await fits(page, 'solo question, larger text')
  await page.goto('/')
  await expect(page.getByText('One hard question, 180 seconds.')).toBeVisible()
  const opened = page.waitForResponse('**/api/daily-question')
  await page.getByRole('link', { name: 'Take Challenge' }).click()
  expect(await (await opened).json()).toMatchObject({ limitMs: 180_000 })
  // More than the 90 seconds that others have, however long the machine took.
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^Time left: (9[1-9]|1\d\d) seconds$/)
  for (const path of ['/', '/daily', '/stats', '/leaderboard']) {
    await page.goto(path)
    await arrived(page)
    await fits(page, `${path}, larger text`)
  }

  await page.goto('/settings')
  await card.getByRole('radio', { name: 'Standard', exact: true }).check()
  await card.getByRole('switch', { name: 'Reduce motion' }).click()
  expect(await rootSize()).toBe('16px')
  await page.reload()
  await expect(card.getByRole('switch', { name: 'Reduce motion' })).not.toBeChecked()
  expect(await rootSize()).toBe('16px')
})
