import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { appCode, turnOnTwoFactor } from './authenticator.ts'
import { clean, type Theme } from './axe.ts'
import { withDatabase } from './database.ts'
import { noWider } from './fits.ts'
import { grant } from './grant.ts'
import { enter, letterFor, newPlayer, openSolo, submitAndStay } from './player.ts'

/** WCAG 2.2 AA in one theme (the colors of both are held by the contrast test), and nothing wider than a phone. */
async function sound(page: Page, where: string, theme: Theme): Promise<void> {
  await clean(page, where, { themes: [theme] })
  await page.setViewportSize({ width: 360, height: 800 })
  await noWider(page, `${where} at 360`)
  await page.setViewportSize({ width: 1280, height: 860 })
}

const card = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()

test('a player is denied; granted on the command line, reads the analytics and exports the addresses', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/admin/emails')
  await expect(page.getByText('Admin access required to view email analytics').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible()
  await expect(page.getByText('Total Users')).toHaveCount(0)

  await grant(player.username)
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(page.getByText('One more step')).toBeVisible()
  await sound(page, 'two-factor first', 'chambers')
  await page.getByRole('link', { name: 'Set up two-factor sign-in' }).click()
  const setup = page.getByRole('region', { name: 'Two-factor sign-in' })
  await expect(setup.getByLabel('Your password', { exact: true })).toBeFocused()
  await setup.getByLabel('Your password', { exact: true }).fill(player.password)
  await page.keyboard.press('Enter')
  const secret = (await setup.locator('code').innerText()).replaceAll(' ', '')
  await setup.getByLabel('Code', { exact: true }).fill(appCode(secret))
  await page.keyboard.press('Enter')
  await setup.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin' }).click()
  await expect(card(page, 'Total Users')).toContainText('Platform total')
  await expect(card(page, 'Users with Emails')).toContainText('100.0% capture rate')
  await expect(card(page, 'Active Users')).toContainText('Last 7 days')
  await expect(card(page, 'Top Performers')).toContainText('Average level 0.0')
  for (const name of ['Avg Questions', 'Correct Rate', 'Avg Streak', 'Max Streak'])
    await expect(card(page, name)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Law School Distribution' })).toContainText('Yale')
  await sound(page, 'overview', 'chambers')

  await page.getByRole('tab', { name: 'Recent Signups' }).click()
  const signups = page.getByRole('region', { name: 'Recent Signups (Last 7 Days)' })
  await expect(signups.getByRole('listitem').filter({ hasText: player.email })).toContainText('Yale')

  const agreed = await page.request.patch('/api/account/news', {
    headers: { origin: new URL(page.url()).origin },
    data: { wanted: true },
  })
  expect(agreed.status()).toBe(200)
  await withDatabase((db) =>
    db.prisma.user.updateMany({
      where: { username: player.username },
      data: { emailConfirmedAt: new Date() },
    }),
  )
  await page.getByRole('tab', { name: 'Export Emails' }).click()
  await expect(page.getByLabel('Active in Last (Days)')).toHaveValue('30')
  await page.getByLabel('Minimum Level').fill('none')
  await expect(page.getByText('Enter a whole number, 1 or more')).toBeVisible()
  await page.getByLabel('Minimum Level').fill('1')
  await page.getByLabel('Law School').fill('yale')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  const file = await (await download).path()
  await expect(page.getByText(/^Exported \d+ email address(es)?$/).first()).toBeVisible()
  const rows = (await readFile(file, 'utf8')).split('\r\n')
  expect(rows[0]).toBe(
    '\uFEFF"Email","Username","Display Name","Law School","Level","Points","Daily Streak","Last Login"',
  )
  expect(rows.find((row) => row.includes(player.email))).toMatch(
    new RegExp(`^"${player.email}","${player.username}","${player.username}","Yale","1","0","0","[^"]+"$`),
  )
  const log = page.getByRole('region', { name: 'Audit Log' }).getByRole('listitem')
  await expect(log.filter({ hasText: 'made @' }).first()).toContainText('command line')
  await expect(
    log.filter({ hasText: 'law school with “yale”, active in the last 30 days' }).first(),
  ).toContainText(player.username)

  await page.route('**/api/admin/export-emails*', (route) => route.abort())
  await page.getByRole('button', { name: 'Export to CSV' }).click()
  await expect(page.getByText('Failed to export email list').first()).toBeVisible()
})

test('a player reports a question; retired, it is taken out of the record and the player is told', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.keyboard.press(await letterFor(page, true))
  await submitAndStay(page)
  await page.getByRole('button', { name: 'Report this question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report this question' })
  await dialog.getByRole('combobox', { name: 'What’s wrong?' }).click()
  await page.getByRole('option', { name: 'More than one answer is correct' }).click()
  await dialog.getByLabel('In your words').fill(`Said by ${player.username}`)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reported', exact: true })).toBeDisabled()

  await grant(player.username)
  await turnOnTwoFactor(page, player.password)
  await page.goto('/admin/reports')
  const question = page.getByRole('article').filter({ hasText: `Said by ${player.username}` })
  await expect(question).toContainText('More than one answer is correct')
  await expect(question).toContainText('100.0% correct')
  await sound(page, 'reports', 'parchment')
  // The rulings as they were before are still held by the page.
  await page.getByRole('tab', { name: 'Ruled' }).click()
  await expect(question).toHaveCount(0)
  await page.getByRole('tab', { name: 'Open' }).click()
  await question.getByRole('button', { name: 'Retire and re-grade' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retire and re-grade' }).click()
  await expect(question.getByText('Retired', { exact: true })).toBeVisible()
  await expect(question.getByText('left to update')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Ruled' }).click()
  await expect(question.getByText('Retired', { exact: true })).toBeVisible()

  await page.goto('/')
  const notes = page.getByRole('list', { name: 'Question rulings' })
  await expect(notes).toContainText('We removed a question you answered')
  await expect(notes).toContainText('Your XP: −12.')
  await notes.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(notes).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()

  // Other tests of this run meet the same bank.
  await page.goto('/admin/reports')
  await page.getByRole('tab', { name: 'Ruled' }).click()
  await question.getByRole('button', { name: 'Sound: restore it' }).click()
  await expect(question.getByText('Sound', { exact: true }).first()).toBeVisible()
})

test('a player on hold is looked at and put back on the boards', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  await grant(player.username)
  await turnOnTwoFactor(page, player.password)
  // A device would have to sync for this; tests/cloud-server/sync/improbable-play.test.ts does.
  await withDatabase(async (db) => {
    const data = { heldAt: new Date(), heldFor: 'pace' }
    await db.prisma.user.update({ where: { usernameKey: player.username.toLowerCase() }, data })
  })
  await page.goto('/leaderboard')
  await expect(page.getByText('Your place is on hold', { exact: false })).toBeVisible()
  await page.goto('/admin/reports')
  await page.getByRole('link', { name: 'Players on Hold' }).click()
  const held = page.getByRole('region').filter({ hasText: `@${player.username}` })
  await expect(held).toContainText('faster than anyone reads')
  await sound(page, 'held', 'parchment')
  await held.getByRole('button', { name: 'Put back on the leaderboards' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click()
  await expect(held).toHaveCount(0)
  await page.goto('/leaderboard')
  await expect(page.getByRole('region', { name: 'Your standing' })).toContainText(
    /don’t have points (yet|this week)/,
  )
})
