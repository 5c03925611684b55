import { expect, it, test, vi } from 'vitest'
import { menuTemplate, zoomed } from '../../../electron/main/menu.ts'

const actions = { syncNow: vi.fn(), settings: vi.fn(), zoom: vi.fn(), about: vi.fn() }
test.each(['darwin', 'win32', 'linux'] as const)(
  'the menu on %s has syncing, settings, zoom, quitting and the about box',
  (platform) => {
    const items = menuTemplate(platform, actions).flatMap(({ submenu }) =>
      Array.isArray(submenu) ? submenu : [],
    )
    for (const label of ['Sync now', 'Settings...', 'Zoom in', 'Zoom out', 'Actual size', 'About Bar Duel'])
      expect(items.filter((item) => item.label === label)).toHaveLength(1)
    expect(items.filter((item) => item.role === 'quit')).toHaveLength(1)
    const keys = items.flatMap(({ accelerator }) => accelerator ?? [])
    expect(new Set(keys).size).toBe(keys.length)
  },
)

it('zooms by tenths between half and three times', () => {
  expect([zoomed(1, 1), zoomed(1.1, -1), zoomed(2.7, 0), zoomed(3, 1), zoomed(0.5, -1)]).toEqual([
    1.1, 1, 1, 3, 0.5,
  ])
})
