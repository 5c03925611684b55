import { copyFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { copyData, ruinTable } from '../support/damage.ts'
import { computer, type Desk, desk } from '../support/desk.ts'

type Home = Awaited<ReturnType<typeof computer>>

export let cloud: TestCloud
export let home: Home
const open: Desk[] = []

/** Starts the cloud before a file's first test, and gives each a computer with two questions a subject. To be called once in each file. */
export function serveDamagedFiles(): void {
  beforeAll(async () => {
    cloud = await testCloud()
  })
  afterAll(() => cloud.remove())
  beforeEach(async () => {
    await cloud.start()
    home = await computer(2)
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await Promise.all(open.splice(0).map((one) => one.quit()))
    await home.remove()
  })
}

/** Goes on at another computer, whose bank has so many questions of each subject; returns the one before. */
export async function nextHome(each: number): Promise<Home> {
  const before = home
  home = await computer(each)
  return before
}

export async function boot(...given: Parameters<typeof desk>): Promise<Desk> {
  const booted = await desk(...given)
  open.push(booted)
  return booted
}

export async function signedUp() {
  const person = registration()
  const engine = await boot(cloud.url, home)
  const { status, body } = await engine.send('POST', '/api/auth/register', person)
  expect({ status, body }).toMatchObject({ status: 200 })
  const { fileKey } = engine.kept() ?? expect.fail('nobody is signed in')
  return {
    engine,
    id: String(body.id),
    fileKey,
    file: path.join(home.dataFolder, `${body.id}.sqlite`),
  }
}

/** Goes on at another computer, with the player's closed file in which a table is damaged. */
export async function damagedOn(
  each: number,
  table: string,
  { id, fileKey }: { id: string; fileKey?: string | undefined },
): Promise<void> {
  // A copy: this process lets go of the file itself only when its memory is collected, and the log goes with it then.
  const before = await nextHome(each)
  await copyData(before.dataFolder, home.dataFolder, `${id}.sqlite`, fileKey)
  await before.remove()
  await ruinTable(path.join(home.dataFolder, `${id}.sqlite`), table, fileKey)
}

/** Leaves what a player does offline on one computer as a damaged file beside their file on another, not taken in yet. */
export async function besideAnother(
  before: (at: Desk) => Promise<unknown>,
  after: (at: Desk) => Promise<unknown>,
) {
  const { engine, id, fileKey } = await signedUp()
  const first = await nextHome(12)
  const other = await boot(cloud.url, home, engine.kept())
  await other.send('GET', '/api/auth/me')
  await cloud.stop()
  await before(engine)
  await engine.quit()
  await after(other)
  await other.quit()
  const damaged = `${id}.damaged-20261127120000000.sqlite`
  const note = path.join(home.dataFolder, `${id}.rescue`)
  await copyData(first.dataFolder, `${first.dataFolder}-copy`, `${id}.sqlite`, fileKey)
  await copyFile(path.join(`${first.dataFolder}-copy`, `${id}.sqlite`), path.join(home.dataFolder, damaged))
  await first.remove()
  const leaveNote = () => writeFile(note, `${damaged}\n`)
  await leaveNote()
  const isNoted = () =>
    stat(note).then(
      () => true,
      () => false,
    )
  return { id, damaged, leaveNote, isNoted, kept: engine.kept() }
}
