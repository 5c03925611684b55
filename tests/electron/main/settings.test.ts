import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settingsFile } from '../../../electron/main/settings.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-settings-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const away = { notify: false, quiet: null, tray: false }

it('keeps the settings, and takes the default for a damaged one', async () => {
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
