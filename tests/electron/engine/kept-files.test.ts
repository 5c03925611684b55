import { copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sql } from '#database/sql.ts'
import { type Profiles, profiles } from '../../../electron/engine/profiles.ts'
import { computer, MIGRATIONS } from '../support/desk.ts'
import { holdFiles } from '../support/held.ts'
import { openedProfile, profileWith } from '../support/profile.ts'
import { practiced } from '../support/rescued.ts'

const [player, other] = ['018f6c1e-7b1a-4c3d-9e2f-000000000001', '018f6c1e-7b1a-4c3d-9e2f-000000000002']
const KEY = 'a'.repeat(43)
const started: Profiles[] = []
let home: Awaited<ReturnType<typeof computer>>

beforeEach(async () => {
  home = await computer(2)
})
afterEach(async () => {
  await Promise.all(started.splice(0).map((players) => players.bank.close().then(players.close)))
  await home.remove()
})

function start(folders: { dataFolder: string; keptFolder: string | null }): Profiles {
  const { bankFolder } = home
  const ephemeral = folders.keptFolder !== null
  const players = profiles({ ...folders, bankFolder, migrationsFolder: MIGRATIONS, ephemeral })
  started.push(players)
  return players
}

/** Starts the app on a computer that keeps players' files. */
const before = () => start({ dataFolder: home.dataFolder, keptFolder: null })
/** Starts it once the computer keeps nothing any more. */
const since = () => start({ dataFolder: `${home.dataFolder}-lab`, keptFolder: home.dataFolder })

/** Leaves a player's closed file in which so many answers wait. */
async function fileOf(userId: string, answers: number, fileKey?: string): Promise<string> {
  const players = before()
  await profileWith(players, userId, practiced(answers, Date.UTC(2026, 9, 1)), fileKey)
  await players.close()
  return path.join(home.dataFolder, `${userId}.sqlite`)
}

/** The players whose files are left. */
const left = async () => {
  const names = await readdir(home.dataFolder).catch(() => [])
  return [...new Set(names.filter((name) => /\.sqlite/.test(name)).map((name) => name.split('.')[0]))].sort()
}

/** Starts and closes the app, with nobody signed in. */
const startedAndClosed = () => since().close()

test('of the files from before, those go that nothing waits in, and those stay that answers wait in', async () => {
  await fileOf(player, 0, KEY)
  const waits = await fileOf(other, 2, KEY)
  await writeFile(path.join(home.dataFolder, `${player}.damaged-20261127120000000.sqlite`), 'answers')
  const held = await readFile(waits)
  await startedAndClosed()
  expect(await left()).toEqual([other])
  expect(held.equals(await readFile(waits))).toBe(true)
})

test('with the last player’s file goes the folder', async () => {
  await fileOf(player, 0, KEY)
  await writeFile(path.join(home.dataFolder, 'device.json'), '{}')
  await startedAndClosed()
  await expect(stat(home.dataFolder)).rejects.toThrow('ENOENT')
})

test('a file that answers wait in is its player’s own at the next sign-in, stays over the next player’s, and goes once they have synced', async () => {
  await fileOf(player, 2, KEY)
  const players = since()
  const file = await openedProfile(players, player, KEY)
  expect(await file.sync.counts()).toMatchObject({ waiting: 2 })
  expect(players.keepsNothing()).toBe(false)
  await openedProfile(players, other, KEY)
  expect(players.keepsNothing()).toBe(true)
  expect(await left()).toEqual([player])
  const again = await openedProfile(players, player, KEY)
  expect(await again.sync.counts()).toMatchObject({ waiting: 2 })
  await again.db.write([sql`update question_attempts set seq = rowid + 10`])
  await players.close()
  await expect(stat(home.dataFolder)).rejects.toThrow('ENOENT')
})

test('what is still open when its player has synced goes at the next start', async () => {
  await fileOf(player, 1, KEY)
  const players = since()
  const file = await openedProfile(players, player, KEY)
  await file.db.write([sql`update question_attempts set seq = 1`])
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const release = holdFiles((name) => name.endsWith('.sqlite'))
  await players.close()
  release()
  log.mockRestore()
  expect(await left()).toEqual([player])
  await startedAndClosed()
  await expect(stat(home.dataFolder)).rejects.toThrow('ENOENT')
})

test('without a note an encrypted file stays, and a plain one is looked at', async () => {
  for (const [userId, key] of [
    [player, KEY],
    [other, undefined],
  ] as const)
    await rm((await fileOf(userId, 0, key)).replace('.sqlite', '.synced'))
  await startedAndClosed()
  expect(await left()).toEqual([player])
})

test('a plain file that answers wait in stays, and so does a copy under another name', async () => {
  const file = await fileOf(player, 1)
  await copyFile(file, path.join(home.dataFolder, 'copy of mine.sqlite'))
  expect(await stat(file.replace('.sqlite', '.synced')).catch(() => null)).toBeNull()
  await startedAndClosed()
  expect(await left()).toEqual([player, 'copy of mine'])
})

test('a plain file that is open is wiped by nobody', async () => {
  await fileOf(player, 1, KEY)
  await fileOf(other, 1)
  const players = since()
  await openedProfile(players, player, KEY)
  const file = await openedProfile(players, other)
  await file.db.write([sql`update question_attempts set seq = 1`])
  await openedProfile(players, player, KEY)
  expect(await left()).toEqual([player])
})

test('a note isn’t believed of a file that was written since, nor of one that a damaged file is to be taken into', async () => {
  const file = await fileOf(player, 0, KEY)
  await writeFile(file, await readFile(file))
  await fileOf(other, 0, KEY)
  await writeFile(path.join(home.dataFolder, `${other}.rescue`), 'a.sqlite\n')
  await startedAndClosed()
  expect(await left()).toEqual([player, other])
})
