import { copyFile, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Profile, type Profiles, profiles } from '../../../electron/engine/profiles.ts'
import { isPlain } from '../../../electron/engine/store/encryption.ts'
import { wipeOwn } from '../../../electron/engine/study-file.ts'
import { copyData, ruinTable } from '../support/damage.ts'
import { computer, MIGRATIONS } from '../support/desk.ts'
import { holdFiles, isOpenHere } from '../support/held.ts'
import { openedProfile, profileWith } from '../support/profile.ts'
import { practiced } from '../support/rescued.ts'

const [player, other] = ['018f6c1e-7b1a-4c3d-9e2f-000000000001', '018f6c1e-7b1a-4c3d-9e2f-000000000002']
const KEY = 'a'.repeat(43)
const BEGUN = Date.UTC(2026, 9, 1)
const started: Profiles[] = []
let home: Awaited<ReturnType<typeof computer>>

beforeEach(async () => {
  home = await computer(2)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const players of started.splice(0)) {
    await players.bank.close()
    await players.close()
  }
  await home.remove()
})

function start({ ephemeral = false } = {}): Profiles {
  const players = profiles({ ...home, keptFolder: null, migrationsFolder: MIGRATIONS, ephemeral })
  started.push(players)
  return players
}

const fileOf = (userId: string) => path.join(home.dataFolder, `${userId}.sqlite`)
const names = async () => (await readdir(home.dataFolder)).sort()

/** Goes on at another computer, with the closed file of a player in which answers wait: nothing has opened it there. */
async function fileWith(answers: number): Promise<void> {
  const players = start()
  await profileWith(players, player, practiced(answers, BEGUN))
  await players.close()
  const before = home
  home = await computer(2)
  await copyData(before.dataFolder, home.dataFolder, `${player}.sqlite`)
  await before.remove()
}

/** Opens the player's file as a new process would: what it opens itself is held, and nothing else. */
async function openedAtNextStart(fileKey?: string): Promise<Profile> {
  const before = home
  home = await computer(2)
  await cp(before.dataFolder, home.dataFolder, { recursive: true })
  const release = holdFiles(isOpenHere)
  const file = await openedProfile(start(), player, fileKey)
  release()
  await before.remove()
  return file
}

for (const [held, part] of [
  ['that is still open', ''],
  ['whose log is still open', '-wal'],
] as const)
  test(`a damaged file ${held} is set aside by the next start, with all that waits in it`, async () => {
    await fileWith(3)
    await ruinTable(fileOf(player), 'questions')
    const release = holdFiles((file) => file === `${fileOf(player)}${part}`)
    const players = start()
    for (let i = 0; i < 2; i++)
      expect(await players.open({ userId: player })).toMatchObject({
        message: expect.stringMatching(/damaged\. Reopen Bar Duel, and it’ll save everything/),
      })
    release()
    const file = await openedAtNextStart()
    expect(await file.sync.counts()).toMatchObject({ waiting: 3 })
    const aside = (await names()).filter((name) => name.includes('.damaged-'))
    expect(aside.map((name) => name.replace(/.*\.damaged-\d+/, ''))).toEqual(
      expect.arrayContaining(['.sqlite', '.sqlite-wal']),
    )
    expect((await names()).filter((name) => /\.(aside|rescue)$/.test(name))).toEqual([])
  })

test('a file half encrypted that is still open is put back by the next start, with all that waits in it', async () => {
  await fileWith(2)
  await copyFile(fileOf(player), `${fileOf(player)}.plain`)
  const half = await readFile(fileOf(player))
  await writeFile(fileOf(player), half.fill(0xa5, 0, half.length / 2))
  const release = holdFiles((file) => file === fileOf(player))
  const players = start()
  for (let i = 0; i < 2; i++)
    expect(await players.open({ userId: player, fileKey: KEY })).toMatchObject({
      message: expect.stringMatching(/Reopen Bar Duel/),
    })
  release()
  const file = await openedAtNextStart(KEY)
  expect(await file.sync.counts()).toMatchObject({ waiting: 2 })
  expect(await isPlain(fileOf(player))).toBe(false)
  expect((await names()).filter((name) => /plain|back/.test(name))).toEqual([])
})

test('on a lab’s computer a file that is still open holds up neither a sign-out nor the next player', async () => {
  const players = start({ ephemeral: true })
  await openedProfile(players, player)
  const release = holdFiles((file) => path.basename(file).startsWith(player))
  expect(await openedProfile(players, other)).toMatchObject({ userId: other })
  await wipeOwn(home.dataFolder, player)
  expect((await stat(fileOf(player))).size).toBeGreaterThan(0)
  release()
  await wipeOwn(home.dataFolder, player)
  expect((await names()).filter((name) => name.startsWith(player))).toEqual([])
})
