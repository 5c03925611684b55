import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { appCode } from './authenticator.ts'
import { clean } from './axe.ts'
import { fits } from './fits.ts'
import { pictures } from './pictures.ts'
import { enter, fillSignIn, newPlayer, type Player, signOut } from './player.ts'

const cardOf = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' })

/** From a card that asks for the password to the secret in it, by keyboard. */
async function secretIn(card: Locator, password: string): Promise<string> {
  await card.getByLabel('Your password', { exact: true }).fill(password)
  await card.page().keyboard.press('Enter')
  await expect(card.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  return (await card.locator('code').innerText()).replaceAll(' ', '')
}

/** Gives name and password, and leads to the dialog that asks for a code. */
async function toSecondStep(page: Page, player: Player): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await fillSignIn(page, player.username, player.password)
  return page.getByRole('dialog', { name: 'Enter Your Code' })
}

test('two-factor sign-in is set up, asked for, recovered from and turned off', async ({ page }) => {
  test.setTimeout(180_000)
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/settings')
  const card = cardOf(page)
  let secret = ''
  let recoveryCodes: string[] = []

  await test.step('set up by keyboard: the password, the QR code, the app’s first code', async () => {
    await card.getByRole('button', { name: 'Set it up' }).focus()
    await page.keyboard.press('Enter')
    const password = card.getByLabel('Your password', { exact: true })
    await expect(password).toBeFocused()
    await password.fill('not my password')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('alert')).toHaveText('That isn’t your password')
    await expect(password).toBeFocused()
    secret = await secretIn(card, player.password)
    const code = card.getByLabel('Code', { exact: true })
    await expect(code).toBeFocused()
    await expect(card.getByRole('link', { name: /Open my authenticator app/ })).toHaveAttribute(
      'href',
      new RegExp(`^otpauth://totp/Bar%20Duel.*secret=${secret}`),
    )
    await clean(page, 'two-factor setup')
    await fits(page, 'two-factor setup')
    await pictures(page, 'two-factor-setup')
    await code.fill('000')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('alert')).toContainText('That code didn’t work')
    await expect(code).toBeFocused()
    await code.fill(appCode(secret))
    await page.keyboard.press('Enter')
  })

  await test.step('the recovery codes are shown once, and can be kept as a file', async () => {
    await expect(card.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
    recoveryCodes = await card.getByRole('listitem').allInnerTexts()
    expect(recoveryCodes).toHaveLength(10)
    await clean(page, 'recovery codes')
    await fits(page, 'recovery codes')
    await pictures(page, 'two-factor-codes')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Download' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toBe(`${recoveryCodes.join('\n')}\n`)
    await card.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(card.getByText('You have 10 recovery codes left.')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Get new recovery codes' })).toBeFocused()
    await clean(page, 'two-factor on')
  })

  await test.step('signing in asks for a code; a wrong one is said at its field', async () => {
    await page.goto('/')
    await signOut(page)
    const dialog = await toSecondStep(page, player)
    const code = dialog.getByLabel('Code from your app')
    await expect(code).toBeFocused()
    await clean(page, 'second step')
    await pictures(page, 'two-factor-sign-in', false)
    await code.fill('000 000')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('That code didn’t work')
    await expect(code).toBeFocused()
    await dialog.getByRole('button', { name: 'Back to Sign In' }).click()
    await fillSignIn(page, player.username, player.password)
    await code.fill(appCode(secret, 1))
    await page.keyboard.press('Enter')
    await expect(page.getByText(`@${player.username}`)).toBeVisible()
  })

  await test.step('a recovery code does too, once', async () => {
    await signOut(page)
    const dialog = await toSecondStep(page, player)
    await dialog.getByRole('button', { name: 'Use a recovery code instead' }).click()
    const code = dialog.getByLabel('Recovery code')
    await expect(code).toBeFocused()
    await code.fill(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`@${player.username}`)).toBeVisible()
    await page.goto('/settings')
    await expect(card.getByText('You have 9 recovery codes left.')).toBeVisible()
  })

  await test.step('off takes the password and a code, and then the password signs in alone', async () => {
    await card.getByRole('button', { name: 'Turn it off' }).click()
    await card.getByLabel('Your password', { exact: true }).fill(player.password)
    await card.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(card.getByRole('alert')).toContainText('That code didn’t work')
    await card.getByLabel('Code', { exact: true }).fill(recoveryCodes[1] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Two-factor sign-in is off').first()).toBeVisible()
    await expect(card.getByRole('button', { name: 'Set it up' })).toBeFocused()
    await page.goto('/')
    await signOut(page)
    await page
      .getByRole('button', { name: /^Sign In/ })
      .first()
      .click()
    await fillSignIn(page, player.username, player.password)
    await expect(page.getByText(`@${player.username}`)).toBeVisible()
  })
})
