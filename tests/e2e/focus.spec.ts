import { expect, test } from '@playwright/test'
import type { SecurityEvent } from '#protocol/http/security.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { newPlayer, register } from './player.ts'

const event = (day: number): SecurityEvent => {
  const at = `2026-11-${String(20 - day).padStart(2, '0')}T12:00:00.000Z`
  return { kind: 'signed_in', network: null, device: `Device ${day}`, at, lastAt: at, times: 1 }
}

type Rule = ReplyOf<'GET /api/notebook'>['rules'][number]

const rule = (at: number): Rule => ({
  ...{ subject: 'Torts', subtopic: 'Negligence', area: `Rule ${at}`, ruleId: null },
  ...{ misses: 1, lastMissedAt: 0, sureWrong: false, note: null, questions: [] },
})

test('“Show more” and “Show all” hand their focus to the first thing they show', async ({ page }) => {
  await register(page, newPlayer())
  const events = Array.from({ length: 7 }, (_, i) => event(i + 1))
  await page.route('**/api/account/security', (route) => route.fulfill({ json: { events } }))
  await page.goto('/settings')
  const activity = page.getByRole('region', { name: 'Recent activity' })
  await expect(activity.getByRole('listitem')).toHaveCount(5)
  await activity.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(activity.getByRole('listitem')).toHaveCount(7)
  await expect(activity.locator(':focus').getByRole('listitem').first()).toContainText('Device 6')

  const rules = Array.from({ length: 32 }, (_, i) => rule(i + 1))
  await page.route('**/api/notebook', (route) => route.fulfill({ json: { rules } }))
  await page.goto('/notebook')
  await expect(page.getByRole('article')).toHaveCount(30)
  await page.getByRole('button', { name: 'Show all 32 rules' }).press('Enter')
  await expect(page.getByRole('article')).toHaveCount(32)
  await expect(page.locator('#main :focus').getByRole('heading', { level: 3 })).toHaveText('Rule 31')
})
