import type { Page } from '@playwright/test'
import { letterFor, newPlayer, type Player, proceed, signIn, signOut, submitAndStay } from '../e2e/player.ts'
import { expect, test } from './app.ts'

/** Signs up on the landing page that this window shows; the browser suite's helper starts from an address. */
async function signUpHere(page: Page, player: Player): Promise<void> {
  const start = page.locator('form').filter({ hasText: 'Create Account & Avatar' })
  await start.getByLabel('Username').fill(player.username)
  await start.getByLabel('Email').fill(player.email)
  await start.getByRole('button', { name: 'Create Account & Avatar' }).click()
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(player.password)
  await page.getByRole('combobox', { name: 'Law School' }).click()
  await page.getByRole('option', { name: 'Yale' }).click()
  await page.getByRole('button', { name: /Constitutional Scholar/ }).click()
  await page.locator('label').filter({ hasText: 'Strict Scrutiny Sphinx' }).click()
  await page.getByRole('button', { name: 'Create Account & Start Dueling' }).click()
  await expect(page.getByText(`@${player.username}`)).toBeVisible()
}

/** From the home menu into the solo challenge: its setup, or its end while the wait lasts. */
const openSolo = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Start|Resume|See) Solo Challenge/ }).click()

/** Chooses the right or a wrong option by keyboard, reads the ruling and goes on. */
async function answer(page: Page, right: boolean): Promise<void> {
  await page.keyboard.press((await letterFor(page, right)).toLowerCase())
  await submitAndStay(page)
  const ruling = page.getByText(right ? 'The court rules for you' : /^Not quite. The answer is [A-D].$/)
  await expect(ruling).toBeVisible()
  await proceed(page)
  await expect(ruling).toBeHidden()
}

test('a new player signs up, then plays solo to its end with the server gone, and finds it there after a restart', async ({
  desktop,
  cloud,
}) => {
  const player = newPlayer()
  const first = await desktop()
  await signUpHere(first.page, player)
  await signOut(first.page)
  await signIn(first.page, player)

  await cloud.stop()
  await first.page.reload()
  await expect(first.page.getByText(`@${player.username}`)).toBeVisible()
  await openSolo(first.page)
  await first.page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(first.page.getByText('Level 1 Intro')).toBeVisible()
  for (const right of [true, true, true, false, false]) await answer(first.page, right)
  await expect(first.page.getByRole('img', { name: '1 of 3 lives left' })).toBeVisible()
  await answer(first.page, false)
  await expect(first.page.getByRole('heading', { name: 'Court is adjourned' })).toBeVisible()
  await expect(first.page.getByText(/Next run in/)).toContainText(/2[34]:\d\d:\d\d/)
  await first.quit()

  await cloud.start()
  const second = await desktop()
  await signIn(second.page, player)
  await openSolo(second.page)
  await expect(second.page.getByRole('heading', { name: 'Court is adjourned' })).toBeVisible()
})

test('signing out works offline; signing in says plainly that it needs the server', async ({
  desktop,
  cloud,
}) => {
  const player = newPlayer()
  const { page } = await desktop()
  await signUpHere(page, player)
  await cloud.stop()
  await signOut(page)
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await dialog.getByLabel('Username').fill(player.username)
  await dialog.getByLabel('Password', { exact: true }).fill(player.password)
  await dialog.getByRole('button', { name: /^Sign In/ }).click()
  await expect(page.getByText(/You’re offline, and this needs the Bar Duel server/).first()).toBeVisible()
})
