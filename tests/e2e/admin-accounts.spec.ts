import { type Browser, expect, type Page, test } from '@playwright/test'
import { turnOnTwoFactor } from './authenticator.ts'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { grant } from './grant.ts'
import { enter, fillSignIn, newPlayer, type Player, settled } from './player.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)

/** A picture of the page on a phone and on a desktop, in both themes. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const theme of ['chambers', 'parchment']) {
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
      }, theme)
      await settled(page)
      const path = `test-results/screenshots/${name}-${theme}-${width}.png`
      await page.screenshot({ path, animations: 'disabled', fullPage: true })
    }
  }
  await page.setViewportSize({ width: 1280, height: 860 })
}

/** An admin at the accounts, and a player at home in a browser of their own. */
async function bothIn(page: Page, browser: Browser) {
  const admin = newPlayer()
  const player = newPlayer()
  const theirs = await (await browser.newContext()).newPage()
  await enter(theirs, player)
  await enter(page, admin)
  await grant(admin.username)
  await turnOnTwoFactor(page, admin.password)
  await page.goto('/admin/reports')
  await page.getByRole('link', { name: 'Accounts' }).click()
  return { admin, player, theirs }
}

async function open(page: Page, { username, email }: Player): Promise<void> {
  await page.getByRole('searchbox', { name: 'Username or email' }).fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `@${username}` }).click()
  await expect(page.getByRole('region', { name: `@${username}` })).toBeVisible()
}

async function trySignIn(page: Page, player: Player): Promise<void> {
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await fillSignIn(page, player.username, player.password)
}

test('an account is found and suspended: its player is out at once, reads why, and is let in again', async ({
  page,
  browser,
}) => {
  const { player, theirs } = await bothIn(page, browser)
  await expect(page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible()
  await clean(page, 'accounts')
  await open(page, player)
  const account = page.getByRole('region', { name: `@${player.username}` })
  await expect(account).toContainText(player.email)
  await expect(page.getByRole('region', { name: 'Security events' })).toContainText('Account created')
  await clean(page, 'account')
  await fits(page, 'account')
  await pictures(page, 'admin-account')

  await account.getByRole('button', { name: /^Suspend/ }).click()
  const dialog = page.getByRole('dialog', { name: `Suspend @${player.username}?` })
  await dialog.getByRole('button', { name: /^Suspend/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Give a reason')
  await clean(page, 'suspend', { part: '[role=dialog]' })
  await pictures(page, 'admin-suspend')
  await dialog.getByLabel('Reason').fill('Shared answers in class')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`@${player.username} is suspended`).first()).toBeVisible()
  await expect(account.getByText('Suspended', { exact: true }).first()).toBeVisible()

  // Nothing was pressed there: the socket told the page.
  await expect(theirs.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await expect(theirs.getByRole('region', { name: 'Notifications' })).toContainText(
    'Your session expired, or you or an admin ended it elsewhere. Sign in to continue.',
  )
  await trySignIn(theirs, player)
  const refused = theirs.getByRole('dialog', { name: 'Welcome Back' })
  await expect(
    refused.getByText('This account is suspended. The reason given: Shared answers in class'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Back to the search' }).click()
  await expect(page.locator('#main')).toBeFocused()
  await page.goto('/admin/accounts')
  await expect(page.getByRole('button', { name: `@${player.username}` })).toContainText('Suspended')
  await pictures(page, 'admin-accounts')
  await page.getByRole('button', { name: `@${player.username}` }).click()
  await expect(page.getByRole('region', { name: 'Security events' })).toContainText(
    'Sign-in refused: the account is suspended',
  )
  await account.getByRole('button', { name: 'Lift the suspension' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lift it' }).click()
  await expect(account.getByRole('button', { name: /^Suspend/ })).toBeVisible()
  await fillSignIn(theirs, player.username, player.password)
  await expect(theirs.getByText(`@${player.username}`)).toBeVisible()
  await expect(theirs.getByText('You’re signed out')).toHaveCount(0)

  await theirs.goto('/settings')
  const activity = theirs.getByRole('region', { name: 'Recent activity' })
  await expect(activity).toContainText('Suspension lifted by an admin')
  await clean(theirs, 'recent activity')
  await theirs.context().close()
})

test('an account is renamed, given a link, signed out, deleted and kept, each after a question and in the log', async ({
  page,
  browser,
}) => {
  const { admin, player, theirs } = await bothIn(page, browser)
  await open(page, player)
  const region = (name: string) => page.getByRole('region', { name: `@${name}` })
  const renamed = `New ${player.username}`.slice(0, 18)

  await region(player.username).getByRole('button', { name: 'Rename' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New username').fill(admin.username)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('That username is taken. Try another one.')
  await dialog.getByLabel('New username').fill(renamed)
  await page.keyboard.press('Enter')
  const account = region(renamed)
  await expect(account).toBeVisible()

  await account.getByRole('button', { name: 'Make a reset link' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make the link' }).click()
  const made = page.getByRole('dialog', { name: 'Reset link' })
  const link = await made.getByLabel('Link', { exact: true }).inputValue()
  await clean(page, 'reset link', { part: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await theirs.goto(link)
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(/password/i)

  await account.getByRole('button', { name: 'Sign out everywhere' }).click()
  await clean(page, 'sign out everywhere', { part: '[role=alertdialog]' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign them out' }).click()
  await expect(account).toContainText('0 devices')
  expect((await theirs.request.get('/api/auth/me')).status()).toBe(401)

  await account.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete in 7 days' }).click()
  await expect(account.getByText(/^Deletes on /)).toBeVisible()
  await account.getByRole('button', { name: 'Keep the account' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Keep it/ })
    .click()
  await expect(account.getByText(/^Deletes on /)).toHaveCount(0)

  await page.goto('/admin/emails')
  const log = page.getByRole('region', { name: 'Audit Log' }).getByRole('listitem')
  for (const words of [
    `renamed @${player.username} to @${renamed}`,
    `made a password reset link for @${renamed}`,
    `signed @${renamed} out everywhere`,
    `set @${renamed}’s account to be deleted in a week`,
    `kept @${renamed}’s account after all`,
  ])
    await expect(log.filter({ hasText: words }).first()).toContainText(admin.username)
  await theirs.context().close()
})

test('an admin finds nothing to press at their own account', async ({ page, browser }) => {
  const { admin, theirs } = await bothIn(page, browser)
  await theirs.context().close()
  await open(page, admin)
  const own = page.getByRole('region', { name: `@${admin.username}` })
  await expect(own).toContainText('This is your own account')
  await expect(own.getByRole('button')).toHaveCount(0)
})
