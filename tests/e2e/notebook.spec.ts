import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { letterFor, newPlayer, register } from './player.ts'
import { inEachWindow } from './windows.ts'

// Many looks and many steps: on a loaded machine more than a story has by itself.
test.setTimeout(120_000)

const saved = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('a miss says why, its rule card is turned, and the notebook keeps it with a note, on paper and as files', async ({
  page,
}) => {
  await register(page, newPlayer())
  await page.goto('/notebook')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await page.getByRole('link', { name: 'Practice ten questions' }).click()
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await page.keyboard.press(await letterFor(page, false))
  await page.getByRole('button', { name: /^Sure/ }).click()
  // Pressed on the word, Enter submits, and the word stays.
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authority:')).toBeVisible()
  // The word is gone, and its focus goes on to the next step.
  await expect(page.getByRole('button', { name: /^Next question/ })).toBeFocused()
  const area = await page.locator('p.text-brass').filter({ hasNotText: 'Atticus' }).first().innerText()
  await page.keyboard.press('1')
  await expect(page.getByRole('button', { name: 'Didn’t know the rule' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await clean(page, 'why it was missed')
  await page.getByRole('button', { name: 'Study the rule card' }).click()
  const card = page.getByRole('dialog')
  await expect(card.getByText('Say the rule from memory')).toBeVisible()
  await expect(card.getByRole('heading', { name: 'Elements' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Show the rule' }).click()
  await expect(card.getByRole('heading', { name: 'Elements' })).toBeVisible()
  await clean(page, 'the rule card')
  await card.getByRole('button', { name: /^Knew it/ }).click()
  await expect(page.getByText(/^This rule comes back/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByRole('button', { name: 'Bookmarked' })).toBeVisible()

  await page.goto('/notebook?show=sure')
  const rule = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(rule).toHaveCount(1)
  await expect(rule.getByRole('heading', { level: 3 })).toHaveText(area)
  await expect(rule.getByText('Missed once')).toBeVisible()
  await expect(rule.getByText('The answer is')).toBeHidden()
  await rule.getByRole('button', { name: 'Add a note on this question' }).click()
  // A note that's too long is all kept, and the page says so.
  await rule.getByRole('textbox').fill('x'.repeat(801))
  await expect(rule.getByRole('textbox')).toHaveValue('x'.repeat(801))
  await expect(rule.getByRole('alert')).toHaveText('Your note is too long. Shorten it, then save it.')
  await expect(rule.getByRole('button', { name: 'Save note' })).toBeDisabled()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/notebook/note', async (route) => {
    await held.promise
    await route.continue()
  })
  await rule.getByRole('textbox').fill('Read the call')
  // Another filter takes it out of sight, and back again.
  await page.getByRole('button', { name: 'With notes 0' }).click()
  await expect(page.getByText('No rules under “With notes” yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Sure and wrong 1' }).click()
  await expect(rule.getByRole('textbox')).toHaveValue('Read the call')
  await rule.getByRole('button', { name: 'Save note' }).click()
  await expect(rule.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await rule.getByRole('textbox').fill('Read the call first.')
  held.resolve()
  // Words typed while the first ones were on their way are still there, and saved in their turn.
  await expect(rule.getByRole('button', { name: 'Save note' })).not.toHaveAttribute('aria-busy', 'true')
  await expect(rule.getByRole('textbox')).toHaveValue('Read the call first.')
  await page.unroute('**/api/notebook/note')
  await rule.getByRole('button', { name: 'Save note' }).click()
  await expect(rule.getByRole('textbox')).toHaveCount(0)
  await expect(rule.getByRole('button', { name: 'Edit note on this question' })).toBeFocused()
  await rule.getByRole('button', { name: 'Show the answer' }).click()
  await expect(rule.getByText(/^The answer is [A-D]; you chose [A-D]\.$/)).toBeVisible()
  for (const leaf of ['All 1', 'Missed 1', 'Bookmarked 1', 'With notes 1', 'Sure and wrong 1'])
    await expect(page.getByRole('button', { name: leaf })).toBeVisible()
  await inEachWindow(page, 'notebook', async (where) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, where).toBeLessThanOrEqual(0)
  })
  await clean(page, 'the notebook')

  expect(await saved(page, 'Markdown')).toMatch(
    /### .+\n[\s\S]*\*\*Answer: [A-D]\.\*\*[\s\S]*> Read the call first\./,
  )
  expect((await saved(page, 'CSV')).split('\r\n')[1]).toContain('"Didn’t know the rule","Sure","yes"')
  await page.reload()
  await expect(rule.getByText('Read the call first.')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(rule.getByText('The answer is')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bar Duel, home' })).toBeHidden()
  await expect(rule.getByRole('button')).toHaveCount(0)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  await page.screenshot({ path: test.info().outputPath('notebook-paper.png'), fullPage: true })
  await page.emulateMedia({ media: 'screen' })

  await page.goto('/stats?tab=analytics')
  await expect(page.getByText('shows how often it was correct. So far: 1.')).toBeVisible()
  await page.getByRole('link', { name: 'See it in your notebook' }).click()
  await expect(page).toHaveURL('/notebook?show=sure')
})
