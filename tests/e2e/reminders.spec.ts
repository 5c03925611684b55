import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { sql } from '#database/sql.ts'
import { reminderWords } from '#protocol/news-words.ts'
import { subscribedBrowser } from '../cloud-server/reminders/browser.ts'
import { clean } from './axe.ts'
import { withDatabase } from './database.ts'
import { newPlayer, register } from './player.ts'
import { inEachWindow } from './windows.ts'

const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/bar-duel-story'

/**
 * Stands in for the push service, which isn't ours: a browser in a test can't subscribe at one. All else is the browser's
 * own: the permission, the worker, and the notification.
 */
async function withPushService(context: BrowserContext) {
  const { subscription } = subscribedBrowser(ENDPOINT)
  await context.addInitScript(({ endpoint, ...keys }) => {
    let key: unknown = null
    const subscribed = {
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => true,
      get options() {
        return { applicationServerKey: key }
      },
    }
    PushManager.prototype.getSubscription = async () => null
    PushManager.prototype.subscribe = async (options) => {
      key = options?.applicationServerKey
      return subscribed as unknown as PushSubscription
    }
  }, subscription)
  return subscription
}

/** Returns the endpoints that the sessions of a player's browsers have subscribed. */
const subscribedAt = (username: string): Promise<string[]> =>
  withDatabase(async (db) => {
    const rows = await db.query<{ push: { endpoint: string } }>(sql`
      select s.push from sessions s join users u on u.id = s.user_id
      where u.username = ${username} and s.push is not null`)
    return rows.map(({ push }) => push.endpoint)
  })

async function openReminders(page: Page): Promise<string> {
  const player = newPlayer()
  await register(page, player)
  await page.goto('/')
  // The worker is registered once a page has loaded; it is the one that shows reminders.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await page.goto('/settings')
  await expect(page.getByRole('switch', { name: 'Remind me' })).toBeVisible()
  return player.username
}

/** Has the browser hand a pushed message to the page's worker, as it does with those of its push service. */
async function push(context: BrowserContext, page: Page, data: object): Promise<void> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) found(own.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const registrationId = await registered
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) })
}

test('reminders are off until asked for; the browser that allows them shows what is pushed; off is off everywhere', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['notifications'])
  const { endpoint } = await withPushService(context)
  const username = await openReminders(page)
  const remind = page.getByRole('switch', { name: 'Remind me' })
  await expect(remind).not.toBeChecked()
  await expect(page.getByText('At most one a day')).toBeVisible()
  expect(await subscribedAt(username)).toEqual([])

  await remind.click()
  await expect(remind).toBeChecked()
  const quiet = page.getByRole('switch', { name: 'Quiet hours' })
  await expect(quiet).toBeChecked()
  expect(await subscribedAt(username)).toEqual([endpoint])
  await expect(page.getByText('This browser doesn’t show reminders yet.')).toBeHidden()
  await inEachWindow(page, 'settings-reminders', async (where) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wide, where).toBeLessThanOrEqual(0)
  })
  await clean(page, 'reminders')

  const words = reminderWords({ task: 'streak', days: 3, hoursLeft: 2 })
  await push(context, page, words)
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([words])

  await page.reload()
  await expect(remind).toBeChecked()
  await remind.click()
  await expect(quiet).toBeHidden()
  expect(await subscribedAt(username)).toEqual([])
})

test('a browser that blocks notifications says so where they were asked for, and nobody is reminded', async ({
  context,
  page,
}) => {
  await context.grantPermissions([])
  await withPushService(context)
  const username = await openReminders(page)
  const remind = page.getByRole('switch', { name: 'Remind me' })
  await remind.click()
  await expect(page.getByText('Your browser blocks notifications from Bar Duel.')).toBeVisible()
  await expect(remind).not.toBeChecked()
  expect(await subscribedAt(username)).toEqual([])
  await inEachWindow(page, 'settings-reminders-blocked', async (where) => {
    await expect.soft(page.getByText('then try again.'), where).toBeVisible()
  })
})
