import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { inWindow } from './in-window.ts'
import { arrived, letterFor, newPlayer, settled } from './player.ts'
import { stopwatch } from './stopwatch.ts'
import { inEachWindow } from './windows.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a visitor answers a question before any form, and the new account has its XP', async ({ page }) => {
  const watch = await stopwatch(page)
  await page.goto('/')
  await arrived(page)
  await expect(page.getByText('Duel other students live')).toBeAttached()
  const trying = page.getByRole('button', { name: 'Try a question' })
  const [name, signIn] = [
    page.getByRole('link', { name: 'Bar Duel, home' }),
    page.getByRole('button', { name: /^Sign In/ }).first(),
  ]
  await inEachWindow(page, 'landing', async (where) => {
    await inWindow(trying, where)
    // The header is one line.
    const [left, right] = [await name.boundingBox(), await signIn.boundingBox()]
    expect.soft(right?.y, where).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0))
    expect.soft(await sideways(page), where).toBeLessThanOrEqual(0)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const asked = page.waitForResponse('**/api/trial/question')
  await trying.click()
  expect(await (await asked).text()).not.toMatch(/correct|explanation|"why"/)
  const choices = page.getByRole('list', { name: 'Answer choices' })
  await expect(choices).toBeVisible()
  await inEachWindow(page, 'trial-question', async (where) => {
    expect.soft(await sideways(page), where).toBeLessThanOrEqual(0)
  })
  await clean(page, 'a visitor’s question')
  const letter = await letterFor(page, true, undefined, page.getByRole('region', { name: 'Try one now' }))
  await page.keyboard.press(letter)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The court rules for you' })).toBeVisible()
  watch.print('landing to the first answered question', { letters: 0, answers: 1 })
  // No form and no account: one click, then the answer by keyboard.
  expect(watch.clicks()).toBe(1)
  const sign = page.getByText('Your answer: correct')
  const words = choices.locator('[data-chosen] [data-choice-text]')
  await inEachWindow(page, 'trial-result', async (where) => {
    // It stands on the choice's edge, over no word of it.
    const [above, below] = [await sign.boundingBox(), await words.boundingBox()]
    expect.soft((above?.y ?? 0) + (above?.height ?? 0) - (below?.y ?? 0), where).toBeLessThan(5)
    expect.soft(await sideways(page), where).toBeLessThanOrEqual(0)
  })
  await clean(page, 'a visitor’s result')

  const keep = page.getByRole('button', { name: /^Keep your \d+ XP$/ })
  const xp = Number(/\d+/.exec(await keep.innerText()))
  expect(xp).toBeGreaterThan(0)
  await keep.click()
  await expect(page.getByLabel('Username')).toBeFocused()
  const player = newPlayer()
  await page.getByLabel('Username').fill(player.username)
  await page.getByLabel('Email').fill(player.email)
  await page.getByRole('button', { name: 'Create Account & Avatar' }).click()
  await page.getByLabel('Password', { exact: true }).fill(player.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(player.password)
  await page.getByRole('combobox', { name: 'Law School' }).click()
  await page.getByRole('option', { name: 'Yale' }).click()
  await page.getByRole('button', { name: /Constitutional Scholar/ }).click()
  await page.locator('label').filter({ hasText: 'Strict Scrutiny Sphinx' }).click()
  await page.getByRole('button', { name: 'Create Account & Start Dueling' }).click()
  await expect(page.getByText(`${xp} of 100 XP to level 2`)).toBeVisible()
  const letters = player.username.length + player.email.length + 2 * player.password.length
  watch.print('landing to an account that keeps the XP', { letters, answers: 1 })
  expect(watch.clicks()).toBeLessThan(12)
  await expect(page.getByRole('button', { name: 'Resume Solo Challenge' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('by keyboard the focus stays with the question to try, and with its ruling', async ({ page }) => {
  await page.goto('/')
  await arrived(page)
  const trying = page.getByRole('region', { name: 'Try one now' })
  await trying.getByRole('button', { name: 'Try a question' }).press('Enter')
  const choices = trying.getByRole('list', { name: 'Answer choices' }).getByRole('button')
  await expect(choices).toHaveCount(4)
  await expect(trying.locator(':focus').getByRole('button')).toHaveCount(5)
  await choices.first().press('Enter')
  const submit = trying.getByRole('button', { name: 'Submit Answer' })
  await submit.scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  await submit.press('Enter')
  await expect(trying.getByRole('button', { name: /^Keep your \d+ XP$/ })).toBeVisible()
  await expect(trying.locator(':focus')).toContainText('Authority:')
  expect(await scrolled(page)).toBe(before)
})

test('the form’s two fields stay level, whichever of them is wrong', async ({ page }) => {
  await page.goto('/')
  const [username, email] = [page.getByLabel('Username'), page.getByLabel('Email')]
  await username.fill('P')
  await email.fill('portia')
  await page.getByRole('button', { name: 'Create Account & Avatar' }).click()
  await expect(page.getByText(/^Username must be/)).toBeVisible()
  await settled(page)
  const [left, right] = [await username.boundingBox(), await email.boundingBox()]
  expect(right).toMatchObject({ y: left?.y, height: left?.height })
})

test('offline says offline, with Retry right below it, and the answer counts when the network is back', async ({
  context,
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try a question' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await page.keyboard.press('b')
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  const said = page.getByRole('alert').filter({ hasText: 'You’re offline.' })
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(said).toContainText('Your choice is still selected.')
  await inEachWindow(page, 'trial-offline', async (where) => {
    await retry.scrollIntoViewIfNeeded()
    await inWindow(retry, where)
    const [words, button] = [await said.boundingBox(), await retry.boundingBox()]
    if (!words || !button) throw new Error('both are drawn')
    expect.soft(button.y - (words.y + words.height), where).toBeGreaterThanOrEqual(0)
    expect.soft(button.y - (words.y + words.height), where).toBeLessThan(24)
  })
  await context.setOffline(false)
  await retry.click()
  await expect(page.getByText('Authority:')).toBeVisible()
})
