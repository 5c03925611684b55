import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkPeriodically } from '../../../../electron/main/updates/check-periodically.ts'
import { signedBytes } from '../../../../electron/main/updates/feed-signature.ts'
import { platformUpdater, type UpdatableApp } from '../../../../electron/main/updates/platform-updater.ts'
import { updateCheck } from '../../../../electron/main/updates/update-check.ts'

const DESCRIPTION = 'latest-linux.yml'
const FILE = 'Bar-Duel-9.0.0.AppImage'
const maker = generateKeyPairSync('ed25519')
const content = Buffer.from('the new version')
const sha512 = (bytes: Buffer) => createHash('sha512').update(bytes).digest('base64')

let folder: string
let feed: http.Server
let address: string
let served: Record<string, string | Buffer>
let redirected: Record<string, string>
let asked: string[]
/** whose connection breaks before its end */
let broken: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-updates-'))
  served = { [`/updates/${FILE}`]: content }
  redirected = {}
  asked = []
  broken = ''
  feed = http.createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://feed')
    asked.push(pathname)
    const location = redirected[pathname]
    const body = served[pathname]
    if (pathname === broken && body) {
      reply.writeHead(200, { 'content-length': body.length })
      reply.write(body.slice(0, 5), () => reply.destroy())
      return
    }
    if (location) reply.writeHead(302, { location })
    else reply.writeHead(body === undefined ? 404 : 200)
    reply.end(body)
  })
  await new Promise<void>((listening) => feed.listen(0, '127.0.0.1', listening))
  const bound = feed.address()
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/updates/`
  await copyFile('resources/app-update.yml', path.join(folder, 'app-update.yml'))
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((closed) => feed.close(closed))
  await rm(folder, { recursive: true, force: true })
})

interface Published {
  version?: string
  hash?: string
  size?: number | null
  staging?: number
  /** the name the description is signed under */
  name?: string
  key?: KeyObject
}

const publish = (parts: Published = {}) => {
  const { version = '9.0.0', hash = sha512(content), size = content.length, staging } = parts
  const { name = DESCRIPTION, key = maker.privateKey } = parts
  const description = [
    `version: ${version}`,
    'files:',
    `  - url: ${FILE}`,
    `    sha512: ${hash}`,
    ...(size === null ? [] : [`    size: ${size}`]),
    `path: ${FILE}`,
    `sha512: ${hash}`,
    ...(staging === undefined ? [] : [`stagingPercentage: ${staging}`]),
    "releaseDate: '2026-11-20T00:00:00.000Z'",
  ].join('\n')
  served[`/updates/${DESCRIPTION}`] = description
  served[`/updates/${DESCRIPTION}.sig`] = sign(
    null,
    signedBytes(name, Buffer.from(description)),
    key,
  ).toString('base64')
}

/** The new versions that were kept. */
const kept = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.AppImage'))

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
  vi.stubEnv('APPIMAGE', path.join(folder, 'Bar-Duel-1.0.0.AppImage'))
  return platformUpdater('AppImage', app())
}

const check = () => updateCheck(appImageUpdater(), { address, key: maker.publicKey })()

describe('against a feed over Node’s own HTTP', () => {
  test('a newer version is fetched, checked and kept for the next quit', async () => {
    publish()
    expect(await check()).toEqual({ found: 'update', version: '9.0.0' })
    expect(await kept()).toEqual([expect.stringMatching(FILE)])
  })

  test.each(['1.0.0', '0.9.9'])(
    'version %s, which is not newer, is nothing and is not fetched',
    async (version) => {
      publish({ version })
      expect(await check()).toEqual({ found: 'nothing' })
      expect(asked).not.toContain(`/updates/${FILE}`)
    },
  )

  const unsigned = { found: 'failed', reason: 'the feed is not signed by the maker of this app' }
  const another = generateKeyPairSync('ed25519').privateKey

  test.each<[string, Published]>([
    ['with another key', { key: another }],
    ['as another system’s', { name: 'latest-mac.yml' }],
    ['as another processor’s', { name: 'latest-linux-arm64.yml' }],
  ])('a description that is signed %s is refused, and its file is not fetched', async (_how, parts) => {
    publish(parts)
    expect(await check()).toEqual(unsigned)
    expect(asked).not.toContain(`/updates/${FILE}`)
  })

  test('a description that was changed after it was signed is refused', async () => {
    publish()
    const text = String(served[`/updates/${DESCRIPTION}`])
    served[`/updates/${DESCRIPTION}`] = text.replaceAll(sha512(content), sha512(Buffer.from('another')))
    expect(await check()).toEqual(unsigned)
  })

  test.each(['', 'no base64 at all', '!!!'])('the signature “%s” is refused', async (signature) => {
    publish()
    served[`/updates/${DESCRIPTION}.sig`] = signature
    expect(await check()).toEqual(unsigned)
  })

  test('a description without a signature is refused', async () => {
    publish()
    delete served[`/updates/${DESCRIPTION}.sig`]
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/404 .*\.sig/) })
  })

  test('a file that ends early is not kept', async () => {
    publish()
    served[`/updates/${FILE}`] = content.subarray(0, 5)
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/smaller/) })
    expect(await kept()).toEqual([])
  })

  test('a connection that breaks in the middle of a file leaves nothing of it', async () => {
    publish()
    broken = `/updates/${FILE}`
    expect(await check()).toMatchObject({ found: 'failed' })
    expect(asked).toContain(`/updates/${FILE}`)
    expect(await kept()).toEqual([])
  })

  test('a file that goes on past its size is not kept', async () => {
    publish()
    served[`/updates/${FILE}`] = Buffer.concat([content, content])
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/larger/) })
    expect(await kept()).toEqual([])
  })

  test('a file whose size the feed does not name is not fetched', async () => {
    publish({ size: null })
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/no size/) })
    expect(asked).not.toContain(`/updates/${FILE}`)
  })

  test('a file that is not what its hash says is not kept', async () => {
    publish({ hash: sha512(Buffer.from('another')) })
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/hash/) })
    expect(await kept()).toEqual([])
  })

  test('a rollout that has come to nobody is nothing yet, and to everybody is an update', async () => {
    publish({ staging: 0 })
    expect(await check()).toEqual({ found: 'nothing' })
    publish({ staging: 100 })
    expect(await check()).toMatchObject({ found: 'update' })
  })

  test('a redirect is a failure, of the feed and of the file, and is not followed', async () => {
    publish()
    redirected[`/updates/${DESCRIPTION}`] = `/elsewhere/${DESCRIPTION}`
    served[`/elsewhere/${DESCRIPTION}`] = served[`/updates/${DESCRIPTION}`] ?? ''
    expect(await check()).toMatchObject({ found: 'failed' })
    redirected = { [`/updates/${FILE}`]: `/elsewhere/${FILE}` }
    served[`/elsewhere/${FILE}`] = content
    expect(await check()).toMatchObject({ found: 'failed' })
    expect(asked).toContain(`/updates/${FILE}`)
    expect(asked.filter((pathname) => pathname.startsWith('/elsewhere/'))).toEqual([])
    expect(await kept()).toEqual([])
  })

  test('electron-updater has no HTTP of its own for an app that is handed to it', () => {
    expect(appImageUpdater()).toHaveProperty('httpExecutor', null)
  })

  test('no feed is a failure with a reason, and stops nothing', async () => {
    expect(await check()).toMatchObject({ found: 'failed', reason: expect.stringMatching(/404/) })
  })
})

test('a version is reported once, however often it is found', async () => {
  // Files share a process, whose other work goes on by the timers that are left.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const check = vi.fn(async () => ({ found: 'update' as const, version: '9.0.0' }))
  const reported: string[] = []
  const stop = checkPeriodically(check, (version) => reported.push(version))
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)
  stop()
  expect(check).toHaveBeenCalledTimes(3)
  expect(reported).toEqual(['9.0.0'])
})
