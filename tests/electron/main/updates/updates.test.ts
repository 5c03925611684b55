import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkPeriodically } from '../../../../electron/main/updates/check-periodically.ts'
import { platformUpdater, type UpdatableApp } from '../../../../electron/main/updates/platform-updater.ts'
import { updateCheck } from '../../../../electron/main/updates/update-check.ts'

const FILE = 'Bar-Duel-9.0.0.AppImage'
const content = Buffer.from('the new version')
const sha512 = (bytes: Buffer) => createHash('sha512').update(bytes).digest('base64')

let folder: string
let feed: http.Server
let address: string
let served: Record<string, string | Buffer>
let redirected: Record<string, string>
let asked: string[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-updates-'))
  served = { [`/updates/${FILE}`]: content }
  redirected = {}
  asked = []
  feed = http.createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://feed')
    asked.push(pathname)
    const location = redirected[pathname]
    const body = served[pathname]
    if (location) reply.writeHead(302, { location })
    else reply.writeHead(body === undefined ? 404 : 200)
    reply.end(body)
  })
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening))
  const bound = feed.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/updates/`
  await writeFile(
    path.join(folder, 'app-update.yml'),
    'provider: generic\nupdaterCacheDirName: bar-duel-updater\n',
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((closed) => feed.close(closed))
  await rm(folder, { recursive: true, force: true })
})

const publish = (parts: { version?: string; hash?: string; staging?: number } = {}) => {
  const { version = '9.0.0', hash = sha512(content), staging } = parts
  served['/updates/latest-linux.yml'] = [
    `version: ${version}`,
    'files:',
    `  - url: ${FILE}`,
    `    sha512: ${hash}`,
    `    size: ${content.length}`,
    `path: ${FILE}`,
    `sha512: ${hash}`,
    ...(staging === undefined ? [] : [`stagingPercentage: ${staging}`]),
    "releaseDate: '2026-11-20T00:00:00.000Z'",
  ].join('\n')
}

const app = (): UpdatableApp => ({
  version: '1.0.0',
  name: 'bar-duel',
  isPackaged: true,
  appUpdateConfigPath: path.join(folder, 'app-update.yml'),
  userDataPath: folder,
  baseCachePath: path.join(folder, 'cache'),
  whenReady: async () => undefined,
  relaunch: () => undefined,
  quit: () => undefined,
  onQuit: () => undefined,
})

function appImageUpdater() {
  const env = { APPIMAGE: path.join(folder, 'Bar-Duel-1.0.0.AppImage') }
  vi.stubEnv('APPIMAGE', env.APPIMAGE)
  return platformUpdater('linux', env, app()) ?? expect.fail('an AppImage is updated')
}

const check = () => updateCheck(appImageUpdater(), address)()

describe('against a feed over Node’s own HTTP', () => {
  test('a newer version is fetched, checked and kept for the next quit', async () => {
    publish()
    expect(await check()).toEqual({ found: 'update', version: '9.0.0' })
    const files = await readdir(path.join(folder, 'cache'), { recursive: true })
    expect(files.some((name) => name.endsWith(FILE))).toBe(true)
  })

  test('one that is not newer is nothing', async () => {
    publish({ version: '1.0.0' })
    expect(await check()).toEqual({ found: 'nothing' })
  })

  test('a file that is not what its hash says is not kept', async () => {
    publish({ hash: sha512(Buffer.from('another')) })
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/hash/) })
    const files = await readdir(path.join(folder, 'cache'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.AppImage'))).toEqual([])
  })

  test('a rollout that has come to nobody is nothing yet, and to everybody is an update', async () => {
    publish({ staging: 0 })
    expect(await check()).toEqual({ found: 'nothing' })
    publish({ staging: 100 })
    expect(await check()).toMatchObject({ found: 'update' })
  })

  test('a redirect is a failure, of the feed and of the file, and is not followed', async () => {
    publish()
    redirected['/updates/latest-linux.yml'] = '/elsewhere/latest-linux.yml'
    served['/elsewhere/latest-linux.yml'] = served['/updates/latest-linux.yml'] ?? ''
    expect(await check()).toMatchObject({ found: 'failed' })
    redirected = { [`/updates/${FILE}`]: `/elsewhere/${FILE}` }
    served[`/elsewhere/${FILE}`] = content
    expect(await check()).toMatchObject({ found: 'failed' })
    expect(asked).toContain(`/updates/${FILE}`)
    expect(asked.filter((pathname) => pathname.startsWith('/elsewhere/'))).toEqual([])
    const files = await readdir(path.join(folder, 'cache'), { recursive: true })
    expect(files.filter((name) => name.endsWith('.AppImage'))).toEqual([])
  })

  test('electron-updater has no HTTP of its own for an app that is handed to it', () => {
    expect(appImageUpdater()).toHaveProperty('httpExecutor', null)
  })

  test('no feed is a failure with a reason, and stops nothing', async () => {
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/404/) })
  })
})

test('what the system’s own tools installed is theirs to update', () => {
  expect(platformUpdater('linux', {}, app())).toBeNull()
  expect(platformUpdater('freebsd', {}, app())).toBeNull()
})

test('a version is reported once, however often it is found', async () => {
  vi.useFakeTimers()
  const reported: string[] = []
  const stop = checkPeriodically(
    async () => ({ found: 'update', version: '9.0.0' }),
    (version) => reported.push(version),
  )
  await vi.advanceTimersByTimeAsync(24 * 3_600_000)
  expect(reported).toEqual(['9.0.0'])
  stop()
})
