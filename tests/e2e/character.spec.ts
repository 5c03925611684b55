import { expect, type Page, test } from '@playwright/test'
import { enter, newPlayer, settled, signIn } from './player.ts'

/** An account made without a character, as the API allows; the page then asks for one. */
async function registerBare(page: Page) {
  const player = newPlayer()
  await page.goto('/')
  const status = await page.evaluate(async ({ username, email, password }) => {
    const body = { username, email, displayName: username, password, confirmPassword: password }
    const reply = await fetch('/api/auth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.status
  }, player)
  expect(status).toBe(200)
  return player
}

/** A dialog takes the focus and its keys a moment after it's drawn. */
const opened = (page: Page) => expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)

const choose = async (page: Page, category: RegExp, character: string) => {
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: category })
    .or(dialog.getByRole('radio', { name: category }))
    .first()
    .click()
  await dialog.locator('label').filter({ hasText: character }).click()
}

test('an account without a character must make one; its name may change then and never again', async ({
  page,
}) => {
  await registerBare(page)
  await page.reload()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await choose(page, /Public Defenders/, 'Gideon Crow')
  await expect(dialog.getByLabel('Display Name')).toHaveValue('Gideon Crow')
  const username = `Arena ${Date.now() % 100_000}`
  await dialog.getByLabel('Username').fill(username)
  await dialog.getByRole('button', { name: 'Enter the Arena' }).click()
  await expect(page.getByText(`@${username}`)).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Edit Character' }).click()
  await choose(page, /Corporate/, 'Covenant Golem')
  await expect(dialog.getByLabel('Username')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Update Character' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Gideon Crow' })).toBeVisible()
  await expect(page.getByText(`@${username}`)).toBeVisible()
  await page.getByRole('button', { name: 'Edit Character' }).click()
  await expect(dialog.getByRole('radio', { name: /^Covenant Golem/ })).toBeChecked()
})

test('each career path fits its button on a phone with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await registerBare(page)
  await page.reload()
  const paths = page.getByRole('dialog').getByRole('group', { name: 'Career path' }).getByRole('button')
  await expect(paths).toHaveCount(4)
  for (const size of ['100%', '112.5%', '125%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    await settled(page)
    const over = await paths.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    )
    expect.soft(over, size).toEqual([])
  }
})

test('closing the forced dialog logs out', async ({ page }) => {
  const player = await registerBare(page)
  await page.reload()
  await opened(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await expect(page.getByText(`@${player.username}`)).toHaveCount(0)
})

test('a name taken by another is refused in words, and nothing is lost', async ({ page, browser }) => {
  const taken = newPlayer()
  const other = await browser.newPage()
  await enter(other, taken)
  await other.close()
  const mine = await registerBare(page)
  await page.reload()
  const dialog = page.getByRole('dialog')
  await choose(page, /Public Defenders/, 'Gideon Crow')
  await dialog.getByLabel('Username').fill(taken.username.toUpperCase())
  await dialog.getByRole('button', { name: 'Enter the Arena' }).click()
  await expect(page.getByText('That username is taken. Try another one.').first()).toBeVisible()
  await dialog.getByLabel('Username').fill(mine.username)
  await dialog.getByRole('button', { name: 'Enter the Arena' }).click()
  await expect(page.getByText(`@${mine.username}`)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn(page, mine)
})
