import { expect, type Page, test } from '@playwright/test'
import { clean } from './axe.ts'
import { everySize } from './every-size.ts'
import { noWider } from './fits.ts'
import { apart } from './in-window.ts'
import { enter, newPlayer, settled } from './player.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question to Atticus' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversation with Atticus' })

/** Opens the panel and waits for what it loads. */
async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Atticus' }).click()
  await expect(box(page)).toBeFocused()
  await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')).toHaveCount(4)
}

/** Asks, and waits for the answer. */
async function ask(page: Page, question: string): Promise<void> {
  const replies = log(page).locator('[data-role=assistant]')
  const before = await replies.count()
  await box(page).fill(question)
  await box(page).press('Enter')
  await expect(replies).toHaveCount(before + 1)
  await expect(log(page)).toHaveAttribute('aria-busy', 'false')
}

test('Atticus answers with sources, leads on, and forgets when he is told to', async ({ page }) => {
  await enter(page, newPlayer())
  await openPanel(page)
  await expect(page.getByText('Study tips')).toBeVisible()
  await expect(page.locator('details').getByRole('listitem')).toHaveCount(3)
  await clean(page, 'the empty panel')

  await ask(page, 'Is it hearsay if it is not offered for the truth?')
  const chip = log(page).getByRole('button', { name: /^Open the rule: / })
  await expect(chip).toHaveCount(1)
  await chip.click()
  const rule = page.getByRole('dialog').last()
  await expect(rule.getByRole('heading', { name: 'Elements' })).toBeVisible()
  await clean(page, 'the rule', { part: '[role=dialog]:last-of-type' })
  // Escape closes the dialog alone, and the focus is where it was.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'Elements' })).toHaveCount(0)
  await expect(chip).toBeFocused()

  await ask(page, 'who won the super bowl?')
  await expect(log(page)).toContainText('That’s outside my seven subjects')
  await ask(
    page,
    '<img src=x onerror=alert(1)> **bold** [out](https://example.test) ![x](https://example.test/x.png)',
  )
  await expect(log(page)).toContainText('<img src=x onerror=alert(1)>')
  await expect(log(page).locator('img, a')).toHaveCount(0)
  await clean(page, 'a conversation', { part: '[role=log]' })

  // The thread is still there after a reload, and the keyboard alone opens, closes and clears.
  await page.reload()
  const launcher = page.getByRole('button', { name: 'Ask Atticus' })
  await launcher.focus()
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('who won the super bowl?')
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveCount(0)
  await expect(launcher).toBeFocused()
  await openPanel(page)
  await page.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByText('History Cleared', { exact: true })).toBeVisible()
  await expect(log(page)).not.toContainText('super bowl')

  await ask(page, 'quiz me on torts')
  await log(page).getByRole('button', { name: 'Practice Torts' }).click()
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Subject' })).toContainText('Torts')
})

test('Atticus stays beside the page from screen to screen with what was typed, and the page keeps its keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enter(page, newPlayer())
  await openPanel(page)
  await box(page).fill('is a dying declaration')
  await page.getByRole('link', { name: 'My Stats' }).click()
  await expect(page).toHaveURL(/\/stats/)
  await expect(box(page)).toHaveValue('is a dying declaration')

  await page.getByRole('link', { name: 'Back to Game' }).click()
  await page.getByRole('link', { name: 'Practice without lives' }).click()
  await page.getByRole('button', { name: 'Start 10 questions' }).click()
  await page.locator('article').first().click()
  await page.keyboard.press('b')
  const choices = page.getByRole('list', { name: 'Answer choices' })
  await expect(choices.getByRole('button', { pressed: true })).toHaveCount(1)
  await expect(box(page)).toHaveValue('is a dying declaration')
})

test('stress gets a kind answer, in sight at every size', async ({ page }) => {
  await enter(page, newPlayer())
  await openPanel(page)
  await ask(page, 'I’m overwhelmed')
  await expect(log(page)).toContainText('That’s a lot, and it’s common.')
  await everySize(page, 'atticus', async (where) => {
    await expect.soft(box(page), where).toBeInViewport({ ratio: 1 })
    await expect.soft(log(page).getByText('That’s a lot'), where).toBeInViewport()
  })
})

test('failures are told in words, the message is not lost, and a phone has it over all of its screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, newPlayer())
  await openPanel(page)
  await settled(page)
  const panel = page.getByRole('dialog', { name: 'Atticus' })
  expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 })

  await page.route('**/api/chatbot/message', (route) => route.abort())
  await box(page).fill('what is battery?')
  await box(page).press('Enter')
  const failed = page.getByText('Failed to send message. Please try again.', { exact: true })
  await expect(failed).toBeVisible()
  await settled(page)
  await apart(failed, box(page), 'the failure and the message')
  await expect(box(page)).toHaveValue('what is battery?')
  await expect(log(page)).toHaveAttribute('aria-busy', 'false')
  await page.unroute('**/api/chatbot/message')
  await box(page).press('Enter')
  await expect(log(page)).toContainText('Battery and assault')
  await expect(box(page)).toHaveValue('')

  await page.route('**/api/chatbot/history', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Clear history' }).click()
  await expect(page.getByText('Failed to clear history. Please try again.', { exact: true })).toBeVisible()
  await expect(log(page)).toContainText('Battery and assault')
  await noWider(page, 'Atticus on a phone')

  // Closed by the server: nothing can be asked, and nothing said before is shown.
  await page.unroute('**/api/chatbot/history')
  await page.route('**/api/chatbot/history', (route) =>
    route.fulfill({ json: { messages: [], closed: 'duel' } }),
  )
  await page.getByRole('button', { name: /^Close/ }).click()
  await page.getByRole('button', { name: 'Ask Atticus' }).click()
  await expect(page.getByText('Atticus can’t talk right now', { exact: true })).toBeVisible()
  await expect(box(page)).toHaveCount(0)
})

test('on a phone the back button closes him and stays on the page, and closing him leaves no step behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, newPlayer())
  await page.goto('/leaderboard')
  await page.goto('/solo')
  const launcher = page.getByRole('button', { name: 'Ask Atticus' })
  const close = page.getByRole('button', { name: /^Close/ })
  await launcher.click()
  await expect(box(page)).toBeFocused()
  await page.goBack()
  await expect(box(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/solo$/)
  await expect(launcher).toBeFocused()

  await launcher.click()
  await close.dblclick()
  await expect(box(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/solo$/)

  await launcher.click()
  await ask(page, 'quiz me on torts')
  await log(page).getByRole('button', { name: 'Practice Torts' }).click()
  await expect(page).toHaveURL(/\/practice\?subject=torts$/)
  await expect(box(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/solo$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/leaderboard$/)
  await expect(box(page)).toHaveCount(0)
})

test('closing the panel loses nothing, and a message goes once however often it is sent', async ({
  page,
}) => {
  await enter(page, newPlayer())
  await openPanel(page)
  const asked = log(page).locator('[data-role=user]')
  const replies = log(page).locator('[data-role=assistant]')
  const reopen = async () => {
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Ask Atticus' }).click()
  }
  await box(page).fill('what is batt')
  await reopen()
  await expect(box(page)).toHaveValue('what is batt')

  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/chatbot/message', async (route) => {
    await released
    await route.continue()
  })
  await box(page).fill('what is battery?')
  await box(page).press('Enter')
  await reopen()
  await expect(asked).toHaveText(/what is battery\?/)
  await expect(log(page)).toContainText('Atticus is looking it up...')
  release()
  await expect(replies).toHaveCount(1)
  await expect(asked).toHaveCount(1)

  await page.getByRole('list', { name: 'Suggestions' }).getByRole('button').first().dblclick()
  await expect(replies).toHaveCount(2)
  await expect(log(page)).toHaveAttribute('aria-busy', 'false')
  await page.reload()
  await page.getByRole('button', { name: 'Ask Atticus' }).click()
  await expect(replies).toHaveCount(2)
  await expect(asked).toHaveCount(2)
})
