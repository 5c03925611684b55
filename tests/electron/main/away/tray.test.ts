import type { MenuItemConstructorOptions } from 'electron'
import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { tray } from '../../../../electron/main/away/tray.ts'
import { trayLabel, trayMenu } from '../../../../electron/main/away/tray-menu.ts'

const synced: SyncStatus = {
  phase: 'idle',
  waiting: 0,
  refusals: 0,
  lastSyncedAt: '2026-11-20T12:00:00.000Z',
  ephemeral: false,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const labels = (menu: readonly MenuItemConstructorOptions[]) => menu.flatMap(({ label }) => label ?? [])
const item = (menu: readonly MenuItemConstructorOptions[], label: string) =>
  menu.find((one) => one.label === label)
const press = (menu: readonly MenuItemConstructorOptions[], label: string) =>
  (item(menu, label)?.click as (() => void) | undefined)?.()

test.each<[Partial<SyncStatus> | null | undefined, string, boolean]>([
  [{}, 'Synced', true],
  [{ waiting: 3 }, '3 waiting', true],
  [{ phase: 'offline', waiting: 3 }, 'Offline, 3 waiting', true],
  [{ phase: 'syncing' }, 'Syncing...', false],
  [{ phase: 'too_old' }, 'Update needed', true],
  [null, 'Signed out', false],
  [undefined, 'Starting...', false],
])('the menu for %j says %s', (parts, label, canSync) => {
  const status = parts && { ...synced, ...parts }
  const actions = { open: vi.fn(), syncNow: vi.fn(), quit: vi.fn() }
  const menu = trayMenu(status, actions)
  expect(trayLabel(status)).toBe(label)
  expect(labels(menu)).toEqual(['Open Bar Duel', label, 'Sync now', 'Quit Bar Duel'])
  expect(item(menu, 'Sync now')?.enabled).toBe(canSync)
  press(menu, 'Open Bar Duel')
  press(menu, 'Quit Bar Duel')
  expect([actions.open, actions.syncNow, actions.quit].map((act) => act.mock.calls.length)).toEqual([1, 0, 1])
})

function setUp(status: () => Promise<SyncStatus | null>, make = true) {
  const said: string[] = []
  let menu: MenuItemConstructorOptions[] = []
  let icons = 0
  const syncNow = vi.fn(async () => undefined)
  const made = tray({
    make: () => {
      if (!make) return null
      icons += 1
      return {
        show(tooltip, shown) {
          said.push(tooltip)
          menu = shown
        },
        remove: () => {
          icons -= 1
        },
      }
    },
    status,
    actions: { open: vi.fn(), syncNow, quit: vi.fn() },
  })
  return { made, said, menu: () => menu, icons: () => icons, syncNow }
}

it('says how syncing stands for as long as it is there, and only what is new', async () => {
  let status: SyncStatus | null = synced
  const ask = vi.fn(async () => status)
  const { made, said, icons } = setUp(ask)
  expect(made.turn(true)).toBe(true)
  expect(made.turn(true)).toBe(true)
  expect(icons()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['Bar Duel: Starting...', 'Bar Duel: Synced'])
  status = { ...synced, waiting: 1 }
  await vi.advanceTimersByTimeAsync(60_000)
  status = null
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said.slice(2)).toEqual(['Bar Duel: 1 waiting', 'Bar Duel: Signed out'])
  const asked = ask.mock.calls.length
  expect(made.turn(false)).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask.mock.calls.length).toBe(asked)
  expect([icons(), made.isThere()]).toEqual([0, false])
})

it('is signed out where the engine does not answer', async () => {
  const { made, said } = setUp(() => Promise.reject(new Error('no engine')))
  made.turn(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said).toEqual(['Bar Duel: Starting...', 'Bar Duel: Signed out'])
})

it('syncs from its menu and looks how it went', async () => {
  let status = { ...synced, waiting: 2 }
  const { made, said, menu, syncNow } = setUp(async () => status)
  made.turn(true)
  await vi.advanceTimersByTimeAsync(0)
  syncNow.mockImplementation(async () => {
    status = synced
    return undefined
  })
  press(menu(), 'Sync now')
  await vi.advanceTimersByTimeAsync(0)
  expect(said.at(-1)).toBe('Bar Duel: Synced')
})

it('is not there where the system has none', async () => {
  const ask = vi.fn(async () => synced)
  const { made } = setUp(ask, false)
  expect(made.turn(true)).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
})
