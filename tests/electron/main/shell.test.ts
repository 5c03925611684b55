import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { signOutWhenIdle } from '../../../electron/main/idle.ts'
import { labRoot, wipeLab } from '../../../electron/main/lab.ts'
import { linkedPage, linkedPageIn } from '../../../electron/main/link.ts'
import { keepLog, withoutSecrets } from '../../../electron/main/log.ts'
import { menuTemplate, zoomed } from '../../../electron/main/menu.ts'
import { lostAnswersText, lostByQuitting } from '../../../electron/main/quitting.ts'
import { settingsFile } from '../../../electron/main/settings.ts'
import { windowPlace } from '../../../electron/main/window-place.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-shell-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(folder, { recursive: true, force: true })
})

describe('a link', () => {
  test.each([
    ['barduel://challenge/Portia', '/?challenge=Portia'],
    ['barduel://challenge/Portia%20Ames', '/?challenge=Portia%20Ames'],
  ])('%s opens %s', (address, page) => expect(linkedPage(address)).toBe(page))

  test.each([
    'barduel://challenge/',
    'barduel://challenge/a',
    'barduel://challenge/Portia/extra',
    'barduel://challenge/%00%00',
    'barduel://challenge/%E0%A4%A',
    'barduel://challenge/%3Cscript%3E',
    'barduel://challenge/..%2F..%2Fapi',
    'barduel://user:pass@challenge/Portia',
    'barduel://challenge:80/Portia',
    'barduel://other/Portia',
    'barduel:challenge/Portia',
    'https://challenge/Portia',
    'not an address',
  ])('%s opens nothing', (address) => expect(linkedPage(address)).toBeNull())

  it('is found among a start’s arguments', () => {
    expect(linkedPageIn(['bar-duel', '--flag', 'barduel://challenge/Portia'])).toBe('/?challenge=Portia')
    expect(linkedPageIn(['bar-duel', '.'])).toBeNull()
  })
})

describe('the window', () => {
  const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }]
  const was = { x: 100, y: 50, width: 900, height: 700, maximized: false }
  const { maximized: _, ...place } = was

  it('opens where it was, as long as it can be seen there', () => {
    expect(windowPlace(was, screens)).toEqual(place)
    expect(windowPlace({ ...was, x: 5_000 }, screens)).toEqual({ width: 900, height: 700 })
    expect(windowPlace({ ...was, x: -870 }, screens)).toEqual({ width: 900, height: 700 })
    expect(windowPlace({ ...was, x: 5_000, width: 4_000 }, screens)).toEqual({ width: 1920, height: 700 })
    expect(windowPlace(null, screens)).toEqual({})
  })
})

describe('the menu', () => {
  const actions = { syncNow: vi.fn(), settings: vi.fn(), zoom: vi.fn(), about: vi.fn() }
  test.each(['darwin', 'win32', 'linux'] as const)(
    'on %s has syncing, settings, zoom, quitting and the about box',
    (platform) => {
      const items = menuTemplate(platform, actions).flatMap(({ submenu }) =>
        Array.isArray(submenu) ? submenu : [],
      )
      for (const label of ['Sync now', 'Settings…', 'Larger', 'Smaller', 'Actual size', 'About Bar Duel'])
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
})

describe('the settings', () => {
  const away = { notify: false, quiet: null, tray: false }

  it('are kept, and what is damaged in them is the default', async () => {
    const file = path.join(folder, 'deep', 'settings.json')
    const first = await settingsFile(file)
    expect(first.now()).toEqual({ serverUrl: null, zoom: 1, window: null, away })
    await Promise.all([first.change({ zoom: 1.5 }), first.change({ serverUrl: 'https://a.example' })])
    expect((await settingsFile(file)).now()).toMatchObject({ zoom: 1.5, serverUrl: 'https://a.example' })
    await writeFile(file, '{"zoom":"huge","serverUrl":"https://a.example","window":{"x":1}}')
    expect((await settingsFile(file)).now()).toEqual({
      zoom: 1,
      serverUrl: 'https://a.example',
      window: null,
      away,
    })
    await writeFile(file, '{"zoom":1.')
    expect((await settingsFile(file)).now().zoom).toBe(1)
  })
})

describe('the log', () => {
  it('keeps no secret', () => {
    const token = `${'A'.repeat(42)}_`
    for (const line of [
      `authorization: Bearer ${token}`,
      `the token ${token} ended`,
      '{"password":"quality of mercy","username":"Portia"}',
      `{"secret":"${token}"}`,
    ]) {
      expect(withoutSecrets(line)).not.toMatch(/A{20}|quality of mercy/)
      expect(withoutSecrets(line)).toContain('[secret]')
    }
    expect(withoutSecrets('a plain line of 3 words')).toBe('a plain line of 3 words')
  })

  it('is written at once, turns over when it is long, and stops nothing when it cannot be written', async () => {
    const file = path.join(folder, 'logs', 'x.log')
    const keep = keepLog(file, () => new Date(0))
    keep('one', new Error('two'))
    expect(await readFile(file, 'utf8')).toMatch(/^1970-01-01T00:00:00.000Z one Error: two/)
    for (let i = 0; i < 6; i++) keep('x '.repeat(50_000))
    keep('last')
    expect((await readdir(path.dirname(file))).sort()).toEqual(['x.log', 'x.log.1'])
    keepLog(path.join(file, 'under a file'))('nothing happens')
  })
})

describe('a lab’s computer', () => {
  it('wipes what was left at a start, and says how many answers were in it', async () => {
    const root = labRoot(folder)
    expect(await wipeLab(root)).toBe(0)
    for (const [name, waiting] of [
      ['a', '3'],
      ['b', '0'],
      ['c', 'nonsense'],
    ] as const) {
      await mkdir(path.join(root, name), { recursive: true })
      await writeFile(path.join(root, name, 'waiting'), waiting)
      await writeFile(path.join(root, name, 'someone.sqlite'), 'their answers')
    }
    expect(await wipeLab(root)).toBe(3)
    await expect(readdir(root)).rejects.toThrow('ENOENT')
  })

  it('signs out once nobody was there for so long, and again only after somebody was', () => {
    vi.useFakeTimers()
    let idle = 0
    const signOut = vi.fn()
    const stop = signOutWhenIdle({ minutes: 10, idleSeconds: () => idle, signOut })
    vi.advanceTimersByTime(60_000)
    idle = 599
    vi.advanceTimersByTime(60_000)
    expect(signOut).not.toHaveBeenCalled()
    idle = 600
    vi.advanceTimersByTime(60_000)
    expect(signOut).toHaveBeenCalledOnce()
    idle = 0
    vi.advanceTimersByTime(15_000)
    idle = 700
    vi.advanceTimersByTime(15_000)
    expect(signOut).toHaveBeenCalledTimes(2)
    stop()
    vi.advanceTimersByTime(600_000)
    expect(signOut).toHaveBeenCalledTimes(2)
  })

  it('never signs out by itself unless told to', () => {
    vi.useFakeTimers()
    const signOut = vi.fn()
    signOutWhenIdle({ minutes: 0, idleSeconds: () => 1e9, signOut })
    vi.advanceTimersByTime(3_600_000)
    expect(signOut).not.toHaveBeenCalled()
  })

  it('counts what a quit would lose after trying once more to upload it', async () => {
    const answers = (statuses: Record<string, unknown>) => {
      const asked: string[] = []
      const forward = async (request: Request) => {
        const { pathname } = new URL(request.url)
        asked.push(`${request.method} ${pathname}`)
        const status = statuses[pathname]
        return status ? Response.json(status) : new Response('{}', { status: 401 })
      }
      return { asked, forward }
    }
    const [status, sync] = ['/api/sync/status', '/api/sync/now']
    const lost = (statuses: Record<string, unknown>) =>
      lostByQuitting(answers(statuses).forward, 'app://barduel')
    expect(await lost({})).toBe(0)
    expect(await lost({ [status]: { waiting: 2, ephemeral: false } })).toBe(0)
    expect(
      await lost({ [status]: { waiting: 2, ephemeral: true }, [sync]: { waiting: 0, ephemeral: true } }),
    ).toBe(0)
    expect(
      await lost({ [status]: { waiting: 2, ephemeral: true }, [sync]: { waiting: 1, ephemeral: true } }),
    ).toBe(1)
    const nothing = answers({ [status]: { waiting: 0, ephemeral: true } })
    await lostByQuitting(nothing.forward, 'app://barduel')
    expect(nothing.asked).toEqual([`GET ${status}`])
    expect(await lostByQuitting(() => Promise.reject(new Error('no engine')), 'app://barduel')).toBe(0)
    expect([lostAnswersText(1), lostAnswersText(3)]).toEqual([
      'One answer has not reached the server',
      '3 answers have not reached the server',
    ])
  })
})
