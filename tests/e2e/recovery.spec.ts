import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { mailedLink } from './mailed-link.ts'
import { enter, fillSignIn, newPlayer } from './player.ts'

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
}

test('a forgotten password is reset by a mailed link, once', async ({ page }) => {
  test.setTimeout(90_000)
  const player = newPlayer()
  await enter(page, player)
  // It's mailed to an address that no one has confirmed, too, and the settings say so.
  await page.goto('/settings')
  await expect(page.getByText('Not confirmed')).toBeVisible()
  await expect(page.getByText('If you forget your password, we’ll email a link here.')).toBeVisible()
  await page.goto('/')
  await signOut(page)
  await page.getByRole('button', { name: 'Forgot your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgot Your Password?' })
  await clean(page, 'forgot password')
  await dialog.getByLabel('Username or email address').fill(player.email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toContainText('we just emailed it a link')
  await dialog.getByRole('button', { name: 'Back to Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()

  const link = await mailedLink(player.email, 'Reset')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a New Password' })).toBeVisible()
  await clean(page, 'new password')
  await fits(page, 'new password')
  const change = page.getByRole('button', { name: 'Change Password' })
  await page.getByLabel('New Password', { exact: true }).fill('Password1')
  await page.getByLabel('Confirm Password', { exact: true }).fill('Password2')
  await change.click()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await page.getByLabel('Confirm Password', { exact: true }).fill('Password1')
  await change.click()
  await expect(page.getByText('That password is one of the first people guess.')).toBeVisible()
  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused()
  await page.getByLabel('New Password', { exact: true }).fill('how far that little candle')
  await page.getByLabel('Confirm Password', { exact: true }).fill('how far that little candle')
  await change.click()
  await expect(page.getByRole('heading', { name: 'Password Changed' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Go to Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await fillSignIn(page, player.username, 'how far that little candle')
  await expect(page.getByText(`@${player.username}`)).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(link)
  await page.getByLabel('New Password', { exact: true }).fill('quality of mercy')
  await page.getByLabel('Confirm Password', { exact: true }).fill('quality of mercy')
  await change.click()
  await expect(page.getByRole('heading', { name: 'This Link No Longer Works' })).toBeVisible()
  await page.getByRole('link', { name: 'Get a New Link' }).click()
  await expect(dialog.getByLabel('Username or email address')).toBeVisible()
})

test('an address is confirmed by the link that signing up mails, and is then done with', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/confirm-email')
  await expect(page.getByText(player.email)).toBeVisible()
  await clean(page, 'address unconfirmed')
  await page.getByRole('button', { name: 'Send the Link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It’s on its way.' })).toBeVisible()

  await page.goto('/')
  await page.goto(await mailedLink(player.email, 'Confirm'))
  await clean(page, 'confirm an address')
  await fits(page, 'confirm an address')
  await page.getByRole('button', { name: 'Confirm My Address' }).click()
  await expect(page.getByRole('heading', { name: 'Email Address Confirmed' })).toBeVisible()
  await page.goto('/confirm-email')
  await expect(page.getByText('You’re all set.')).toBeVisible()
})
