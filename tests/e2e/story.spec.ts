import { expect, test } from '@playwright/test'
import {
  enter,
  letterFor,
  newPlayer,
  openSolo,
  proceed,
  signIn,
  signOut,
  signUp,
  submitAndStay,
} from './player.ts'

test('a new user signs up, chooses a character, signs out, signs in and finishes a solo challenge by keyboard', async ({
  page,
}) => {
  const player = newPlayer()
  await signUp(page, player)
  await signOut(page)
  await signIn(page, player)

  await openSolo(page)
  await expect(page.getByRole('heading', { name: 'Solo Challenge' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByText('Level 1 Intro')).toBeVisible()

  // Three right answers raise the level; then three wrong ones end the run.
  for (const [turn, right] of [true, true, true, false, false, false].entries()) {
    const letter = await letterFor(page, right)
    await page.keyboard.press(letter.toLowerCase())
    await expect(
      page.getByRole('list', { name: 'Answer choices' }).getByRole('button', { pressed: true }),
    ).toHaveCount(1)
    await submitAndStay(page)
    await expect(
      page.getByText(right ? 'The court rules for you' : /^Not quite. The answer is [A-D].$/),
    ).toBeVisible()
    if (turn === 0) await expect(page.getByText('+12 XP')).toBeVisible()
    if (turn === 2) await expect(page.getByText('+14 XP')).toBeVisible()
    await proceed(page)
    if (turn < 5) await expect(page.getByText('Authority:')).toBeHidden()
    if (turn === 2) await expect(page.getByRole('img', { name: '3 of 3 lives left' })).toBeVisible()
  }

  await expect(page.getByRole('heading', { name: 'Court is adjourned' })).toBeVisible()
  await expect(page.getByText(/Next run in/)).toContainText(/2[34]:\d\d:\d\d/)
  await expect(page.getByRole('heading', { name: 'Questions to review' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to menu' }).click()
  await expect(page.getByText(`@${player.username}`)).toBeVisible()

  // The wait is the server's: a reload changes nothing.
  await page.goto('/solo')
  await expect(page.getByRole('heading', { name: 'Court is adjourned' })).toBeVisible()
})

test('a run left in the middle goes on at the same question, options in the same order', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  const question = async () => {
    await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
    return page.locator('article').first().innerText()
  }
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  const before = await question()
  await page.getByRole('button', { name: 'Save and exit' }).click()
  await expect(page.getByText('3 lives a run')).toBeVisible()
  await openSolo(page)
  await expect(page.getByText('question 1, score 0, 3 lives left')).toBeVisible()
  await page.getByRole('button', { name: 'Resume Challenge' }).click()
  expect(await question()).toBe(before)
})

test('no reply before the answer carries the key', async ({ page }) => {
  const player = newPlayer()
  await enter(page, player)
  const replies: Promise<{ url: string; text: string }>[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (url.includes('/api/solo-challenge/') && !url.endsWith('/answer'))
      replies.push(response.text().then((text) => ({ url, text })))
  })
  await openSolo(page)
  await page.getByRole('button', { name: 'Start Challenge' }).click()
  await expect(page.getByRole('list', { name: 'Answer choices' })).toBeVisible()
  const read = await Promise.all(replies)
  expect(read.some(({ url }) => url.endsWith('/start'))).toBe(true)
  for (const { text } of read) expect(text).not.toMatch(/correct(Index|Answer)"|explanation|"why"|authorit/)
})
