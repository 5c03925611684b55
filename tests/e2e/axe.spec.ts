import { expect, test } from '@playwright/test'
import { clean } from './axe.ts'
import { arrived, enter, letterFor, newPlayer, openSolo, proceed, submitAndStay } from './player.ts'

test('axe finds no fault in a visitor’s screens, in both themes', async ({ page }) => {
  // Seven screens in two themes, on a loaded machine.
  test.setTimeout(120_000)
  await page.goto('/')
  await arrived(page)
  await clean(page, 'landing')
  // A look at both themes leaves the page in its own.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
  await page
    .getByRole('button', { name: /^Sign In/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible()
  await clean(page, 'sign-in dialog')
  await page.goto('/signup?username=Nerissa&email=nerissa%40example.test')
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible()
  await clean(page, 'signup, categories')
  await page.getByRole('button', { name: /Public Defenders/ }).click()
  await clean(page, 'signup, characters')
  for (const path of ['/stats', '/duel-test', '/nowhere']) {
    await page.goto(path)
    await arrived(page)
    await clean(page, path)
  }
})

test('axe finds no fault in a player’s screens, in both themes', async ({ page }) => {
  // A dozen screens in two themes: on a loaded machine more than a test has by itself.
  test.setTimeout(120_000)
  await enter(page, newPlayer())
  await clean(page, 'home')
  await page.getByRole('button', { name: 'Edit Character' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(
    page
      .getByRole('radio')
      .or(page.getByRole('button', { name: /Dragon/ }))
      .first(),
  ).toBeVisible()
  await clean(page, 'character dialog')
  await page.keyboard.press('Escape')
  await openSolo(page)
  await expect(page.getByRole('button', { name: 'Start Challenge' })).toBeVisible()
  await clean(page, 'solo setup')
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  await clean(page, 'solo question')
  for (let life = 3; life > 0; life--) {
    await page.keyboard.press(await letterFor(page, false))
    await submitAndStay(page)
    if (life === 3) await clean(page, 'solo result')
    await proceed(page)
    await expect(page.getByText('Authority:').and(page.locator('article article *'))).toHaveCount(0)
    if (life > 1) await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Court is adjourned' })).toBeVisible()
  await clean(page, 'solo game over')
  for (const path of ['/daily', '/leaderboard', '/admin/emails', '/stats']) {
    await page.goto(path)
    await arrived(page)
    await clean(page, path)
  }
})
