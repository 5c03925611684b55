import { expect, test } from '@playwright/test'
import { clean } from './axe.ts'
import { arrived, enter, newPlayer } from './player.ts'

test('boards arrive by themselves, and a player can hide from them', async ({ page, browser }) => {
  await enter(page, newPlayer())
  const panel = page.getByRole('region', { name: 'Leaderboard' })
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^Nobody has points|^Level \d/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'All Time' }).click()
  await expect(panel.getByRole('button', { name: 'All Time' })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()

  // Cut off, the mark says what is true.
  const other = await browser.newContext()
  const alone = await other.newPage()
  await alone.routeWebSocket(/\/ws$/, (socket) => void socket.close())
  await enter(alone, newPlayer())
  await expect(alone.getByText('Every 30 seconds')).toBeVisible()
  await other.close()

  await panel.getByRole('link', { name: 'View Full Leaderboard' }).click()
  await arrived(page)
  await page.getByRole('button', { name: 'Hide me from boards' }).click()
  await expect(page.getByText(/^You are hidden: nobody finds you/)).toBeVisible()
  await clean(page, 'leaderboard, hidden')
})
