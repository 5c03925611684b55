import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ElectronApplication, Locator, Page } from '@playwright/test'
import { type Desktop, expect, test } from './app.ts'
import { call, signUpAtHome } from './call.ts'
import { friendOnTheWeb } from './friend.ts'

/** Signs up a new player, shows their menu with the socket open, and returns their username. */
async function signUpLive(page: Page): Promise<string> {
  const { username } = await signUpAtHome(page)
  // Boards are pushed over the open socket alone.
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  return username
}

interface Watched {
  shown: { title: string; body: string; emit(event: string): void }[]
  taken: number
}

const WATCHED = 'watchedNotifications'

/** Writes down what the system would be given to show: no screen of a test shows it. */
async function watchNotifications(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ Notification }, name) => {
    const watched: Watched = { shown: [], taken: 0 }
    Object.assign(globalThis, { [name]: watched })
    Notification.isSupported = () => true
    Notification.prototype.show = function show() {
      watched.shown.push(this as never)
    }
    Notification.prototype.close = () => {
      watched.taken += 1
    }
  }, WATCHED)
}

/** The notifications shown so far, and the number taken back. */
const notifications = (
  app: ElectronApplication,
): Promise<{ titles: string[]; bodies: string[]; taken: number }> =>
  app.evaluate((_electron, name) => {
    const { shown, taken } = (globalThis as never as Record<string, Watched>)[name] as Watched
    return { titles: shown.map(({ title }) => title), bodies: shown.map(({ body }) => body), taken }
  }, WATCHED)

/**
 * Resolves when the shell has handled every verb the page called before. It handles verbs in their order, while a setting
 * that a test makes in the shell takes another way and may come first.
 */
const shellCaughtUp = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    (window as unknown as { barDuelDesktop: { away(): Promise<unknown> } }).barDuelDesktop.away(),
  )

const titles = async (app: ElectronApplication): Promise<string[]> => (await notifications(app)).titles

const clickLast = (app: ElectronApplication): Promise<void> =>
  app.evaluate(
    (_electron, name) => (globalThis as never as Record<string, Watched>)[name]?.shown.at(-1)?.emit('click'),
    WATCHED,
  )

const setFocused = (app: ElectronApplication, isFocused: boolean): Promise<void> =>
  app.evaluate(({ BrowserWindow }, focused) => {
    for (const window of BrowserWindow.getAllWindows()) window.isFocused = () => focused
  }, isFocused)

/** The settings, opened from the application's menu as on any screen. */
async function openSettings({ app, page }: Desktop): Promise<Locator> {
  await app.evaluate(({ Menu }) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? []
    items.find(({ label }) => label === 'Settings...')?.click()
  })
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await expect(dialog.getByRole('heading', { name: 'While you’re away' })).toBeVisible()
  return dialog
}

/** Clicks a switch of the settings, which shows its new state a moment later. */
async function toggle(dialog: Locator, name: string | RegExp, on: boolean): Promise<void> {
  const one = dialog.getByRole('switch', { name })
  await expect(one).toBeChecked({ checked: !on })
  await one.click()
  await expect(one).toBeChecked({ checked: on })
}

const TRAY_SWITCH = /^Keep in the (tray|menu bar)$/

const hoursAround = (now: Date): { from: string; to: string } => {
  const at = (hours: number) => `${String((now.getHours() + hours + 24) % 24).padStart(2, '0')}:00`
  return { from: at(-1), to: at(2) }
}

test('a friend game is told of to a player who looks elsewhere, and a click leads to it', async ({
  desktop,
  cloud,
}) => {
  const started = await desktop()
  const { app, page } = started
  await watchNotifications(app)
  const me = await signUpLive(page)
  const friend = await friendOnTheWeb(cloud.url)
  const toasts = page.getByRole('region', { name: /^Notifications/ })

  // Nothing is told unasked.
  await setFocused(app, false)
  await friend.startGame(me)
  await expect(toasts.getByText('New Friend Game')).toBeVisible()
  await shellCaughtUp(page)
  expect(await titles(app)).toEqual([])

  const dialog = await openSettings(started)
  await toggle(dialog, 'Notifications', true)
  await page.keyboard.press('Escape')
  const matchId = await friend.startGame(me)
  await expect.poll(() => titles(app)).toEqual(['New Friend Game'])
  expect((await notifications(app)).bodies.join()).toMatch(/ invites you to a game of Torts\. /)

  await clickLast(app)
  await expect(page.getByRole('dialog', { name: 'Friend Game', exact: true })).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Round 1 of 7')).toBeVisible()
  await page.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByRole('button', { name: 'Resign Match' })).toBeVisible()

  await friend.resign(matchId)
  await expect.poll(() => titles(app)).toEqual(['New Friend Game', 'Victory'])

  // To somebody who looks, the toast is enough.
  await setFocused(app, true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await friend.startGame(me)
  await expect(toasts.getByText('New Friend Game').last()).toBeVisible()
  await shellCaughtUp(page)
  expect(await titles(app)).toHaveLength(2)

  // A challenge that is withdrawn is taken back, and so is all the rest at a sign-out.
  await setFocused(app, false)
  const withdraw = await friend.challenge(me)
  await expect.poll(() => titles(app)).toEqual(['New Friend Game', 'Victory', 'Challenge Received!'])
  expect((await notifications(app)).bodies.at(-1)).toBe(
    `${friend.name} (@${friend.name}) challenged you to a live duel: Torts.`,
  )
  withdraw()
  await expect.poll(async () => (await notifications(app)).taken).toBe(2)
  await expect(page.getByRole('complementary', { name: 'Challenges received' })).toBeHidden()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: /^Sign In/ }).first()).toBeVisible()
  await expect.poll(async () => (await notifications(app)).taken).toBe(3)
})

test('quiet hours are kept, and so are the settings', async ({ desktop, cloud }) => {
  const first = await desktop()
  await watchNotifications(first.app)
  const me = await signUpLive(first.page)
  const friend = await friendOnTheWeb(cloud.url)
  const dialog = await openSettings(first)
  await toggle(dialog, 'Notifications', true)
  await toggle(dialog, 'Quiet hours', true)
  await expect(dialog.getByText(/^Quiet from .* the next day\.$/)).toBeVisible()
  await dialog.getByLabel('To', { exact: true }).fill('22:00')
  await expect(dialog.getByText(/^Choose two different times\./)).toBeVisible()
  const { from, to } = hoursAround(new Date())
  await dialog.getByLabel('To', { exact: true }).fill(to)
  await dialog.getByLabel('From', { exact: true }).fill(from)
  await expect(dialog.getByText(/^Quiet from/)).toBeVisible()
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue(from)
  await first.page.keyboard.press('Escape')
  await setFocused(first.app, false)
  await friend.startGame(me)
  await expect(
    first.page.getByRole('region', { name: /^Notifications/ }).getByText('New Friend Game'),
  ).toBeVisible()
  await shellCaughtUp(first.page)
  expect(await titles(first.app)).toEqual([])
  await first.quit()

  const second = await desktop()
  await watchNotifications(second.app)
  const kept = await openSettings(second)
  await expect(kept.getByRole('switch', { name: 'Notifications' })).toBeChecked()
  await expect(kept.getByLabel('From', { exact: true })).toHaveValue(from)
  await expect(kept.getByLabel('To', { exact: true })).toHaveValue(to)
})

interface TrayWatched {
  menu: { items: { label: string; click(): void }[] } | null
}

const TRAY = 'watchedTray'

/** Watches the tray's icon; a runtime without trays is given one that shows nothing. */
async function watchTray(app: ElectronApplication): Promise<void> {
  await app.evaluate((electron, name) => {
    const watched: TrayWatched = { menu: null }
    Object.assign(globalThis, { [name]: watched })
    const watch = {
      setContextMenu(menu: unknown) {
        watched.menu = menu as TrayWatched['menu']
      },
      destroy() {
        watched.menu = null
      },
    }
    if (electron.Tray) Object.assign(electron.Tray.prototype, watch)
    else {
      class Tray {
        on() {}
        setToolTip() {}
      }
      Object.assign(Tray.prototype, watch)
      Object.assign(electron, { Tray })
    }
  }, TRAY)
}

/** The labels of the tray's menu; none while there is no icon. */
const trayLabels = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(
    (_electron, name) =>
      (globalThis as never as Record<string, TrayWatched>)[name]?.menu?.items
        .map(({ label }) => label)
        .filter(Boolean) ?? [],
    TRAY,
  )

const clickTrayItem = (app: ElectronApplication, label: string): Promise<void> =>
  app.evaluate(
    (_electron, [name, wanted]) =>
      (globalThis as never as Record<string, TrayWatched>)[name as string]?.menu?.items
        .find(({ label }) => label === wanted)
        ?.click(),
    [TRAY, label],
  )

const isVisible = (app: ElectronApplication): Promise<boolean[]> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((window) => window.isVisible()))

test('with its icon in the tray a closed window is only hidden, and the tray syncs, opens and quits', async ({
  desktop,
}) => {
  const started = await desktop()
  const { app, page } = started
  await watchTray(app)
  await signUpLive(page)
  const dialog = await openSettings(started)
  await toggle(dialog, TRAY_SWITCH, true)
  // The first look may have met a sync under way; the next comes 10 s later.
  await expect
    .poll(() => trayLabels(app), { timeout: 25_000 })
    .toEqual(['Open Bar Duel', 'Synced', 'Sync now', 'Quit Bar Duel'])

  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(() => isVisible(app)).toEqual([false])
  expect((await call(page, 'GET', '/api/health')).status).toBe(200)
  await clickTrayItem(app, 'Open Bar Duel')
  await expect.poll(() => isVisible(app)).toEqual([true])

  await toggle(dialog, TRAY_SWITCH, false)
  await expect.poll(() => trayLabels(app)).toEqual([])
  await toggle(dialog, TRAY_SWITCH, true)
  await expect.poll(() => trayLabels(app)).toContain('Quit Bar Duel')
  const ended = new Promise((exited) => app.process().once('exit', exited))
  // The app may be gone before it has answered.
  await clickTrayItem(app, 'Quit Bar Duel').catch(() => undefined)
  await ended
})

test('on a lab’s computer there are no notifications and no tray', async ({ desktop, cloud }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-policy-'))
  const policy = path.join(folder, 'policy.json')
  await writeFile(policy, JSON.stringify({ ephemeral: true, serverUrl: cloud.url }))
  const started = await desktop({ env: { BARDUEL_POLICY_FILE: policy } })
  const dialog = await openSettings(started)
  await expect(dialog.getByText('Your administrator turned these off.')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Managed by your school' })).toBeVisible()
  await expect(dialog.getByText(`The server is ${cloud.url}.`)).toBeVisible()
  for (const name of ['Notifications', TRAY_SWITCH])
    await expect(dialog.getByRole('switch', { name })).toBeDisabled()
  const outcome = await started.page.evaluate(() =>
    (
      window as unknown as { barDuelDesktop: { chooseAway(choice: object): Promise<string> } }
    ).barDuelDesktop.chooseAway({ notify: true, quiet: null, tray: false }),
  )
  expect(outcome).toBe('forbidden')
  await rm(folder, { recursive: true })
})
