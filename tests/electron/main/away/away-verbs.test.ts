import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AwayChoice } from '#protocol/away.ts'
import { awayVerbs } from '../../../../electron/main/away/away-verbs.ts'
import { policyFrom } from '../../../../electron/main/policy/policy.ts'
import { settingsFile } from '../../../../electron/main/settings.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-away-'))
  file = path.join(folder, 'settings.json')
})
afterEach(() => rm(folder, { recursive: true }))

const NOTHING: AwayChoice = { notify: false, quiet: null, tray: false }
const ALL: AwayChoice = { notify: true, quiet: { from: '22:00', to: '08:00' }, tray: true }

async function verbs(policy: Record<string, unknown> | 'absent' = 'absent', supported = true) {
  const turnTray = vi.fn()
  const made = awayVerbs({
    settings: await settingsFile(file),
    policy: policyFrom(policy),
    supports: { notifications: () => supported, tray: () => supported },
    turnTray,
  })
  return { ...made, turnTray }
}

it('does nothing until the player asks for it, and keeps what was asked for', async () => {
  const first = await verbs()
  expect(await first.away()).toEqual({ choice: NOTHING, notifications: 'yes', tray: 'yes' })
  expect(await first.chooseAway(ALL)).toBe('saved')
  expect(first.turnTray).toHaveBeenLastCalledWith(true)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ away: ALL })
  const next = await verbs()
  expect((await next.away()).choice).toEqual(ALL)
  expect(await next.chooseAway({ ...ALL, tray: false })).toBe('saved')
  expect(next.turnTray).toHaveBeenLastCalledWith(false)
})

it('is nothing where the file holds nonsense', async () => {
  await writeFile(file, JSON.stringify({ zoom: 1.5, away: { ...ALL, quiet: { from: '9', to: '9' } } }))
  expect((await (await verbs()).away()).choice).toEqual(NOTHING)
})

it('can be forbidden, notifications alone', async () => {
  const forbidden = await verbs({ disableNotifications: true })
  expect(await forbidden.away()).toMatchObject({ notifications: 'forbidden', tray: 'yes' })
  expect(await forbidden.chooseAway(ALL)).toBe('forbidden')
  expect(await forbidden.chooseAway({ ...ALL, notify: false })).toBe('saved')
})

it('has neither notifications nor a tray on a computer that keeps nothing', async () => {
  const lab = await verbs({ ephemeral: true })
  expect(await lab.away()).toMatchObject({ notifications: 'forbidden', tray: 'forbidden' })
  expect(await lab.chooseAway({ ...NOTHING, tray: true })).toBe('forbidden')
  expect(await lab.chooseAway({ ...NOTHING, notify: true })).toBe('forbidden')
  expect(lab.turnTray).not.toHaveBeenCalled()
})

it('says what the system does not have', async () => {
  expect(await (await verbs('absent', false)).away()).toMatchObject({
    notifications: 'unsupported',
    tray: 'unsupported',
  })
})
