import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { builtinModules, createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extractAll } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import { startEngine } from '../../../electron/main/engine-process.ts'
import { keychain } from '../../../electron/main/keychain.ts'
import { build } from '../../../scripts/build/build.mjs'
import { packageApp } from '../../../scripts/package/app-package.mjs'
import { writeBank } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { filesHolding, filesIn, sizeOf } from '../support/files.ts'
import { memoryEntry } from '../support/memory-keychain.ts'
import { nodeEngine } from '../support/node-engine.ts'
import { playSolo } from '../support/solo.ts'
import { stubDist } from '../support/stub-dist.ts'

const MB = 1024 * 1024
/** The app's own part, without Electron: 21 MB when this was written, 13 of them the two native modules. */
const APP_LIMIT = 26 * MB
const ARCHIVE_LIMIT = 10 * MB

let folder: string
let unpacked: string
let resources: string
/** the archive laid out where no folder above it holds packages */
let laidOut: string
let bank: BankItem[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-package-'))
  bank = await writeBank(path.join(folder, 'bank'), 4, ['practice', 'ranked', 'daily'])
  await build('renderer')
  await build('desktop')
  unpacked = await packageApp({
    bank: path.join(folder, 'bank'),
    output: path.join(folder, 'release'),
    electronDist: await stubDist(path.join(folder, 'dist')),
    system: 'linux',
  })
  resources = path.join(unpacked, 'resources')
  laidOut = path.join(folder, 'laid-out')
  extractAll(path.join(resources, 'app.asar'), laidOut)
}, 180_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('what is packaged', () => {
  it('is the built app, the packages it runs on, the migrations and the practice questions', async () => {
    const inside = (await filesIn(laidOut)).map((file) => file.split(path.sep))
    const places = new Set(
      inside.map((parts) => (parts[0] === 'out' ? parts.slice(0, 2).join('/') : parts[0])),
    )
    expect([...places].sort()).toEqual([
      'node_modules',
      'out/main',
      'out/preload',
      'out/renderer',
      'package.json',
    ])
    const packages = new Set(
      inside
        .filter(([first]) => first === 'node_modules')
        .map(([, name, second]) => (name?.startsWith('@') ? `${name}/${second}` : name)),
    )
    expect([...packages].filter((name) => !/linux|darwin|win32/.test(String(name))).sort()).toEqual([
      '@libsql/client',
      '@libsql/core',
      '@libsql/hrana-client',
      '@libsql/isomorphic-ws',
      '@napi-rs/keyring',
      '@neon-rs/load',
      'detect-libc',
      'js-base64',
      'libsql',
      'promise-limit',
      'ws',
    ])
    const outside = await filesIn(resources)
    expect(outside.filter((file) => !file.startsWith('app.asar')).sort()).toEqual([
      'app-update.yml',
      path.join('bank', 'areas.json'),
      path.join('bank', 'library.json'),
      path.join('bank', 'manifest.json'),
      path.join('bank', 'practice.json'),
      ...(await readdir('prisma/local/migrations')).map((name) =>
        path.join('migrations', name, 'migration.sql'),
      ),
      ...(await readdir('resources/tray')).sort().map((name) => path.join('tray', name)),
    ])
  })

  it('goes by the names that installed copies know it by', async () => {
    const manifest = JSON.parse(await readFile(path.join(laidOut, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({
      name: 'bar-duel',
      productName: 'Bar Duel',
      version: JSON.parse(await readFile('package.json', 'utf8')).version,
      main: 'out/main/index.js',
    })
  })

  it('has one native of each kind, unpacked, for this system alone', async () => {
    const natives = (await filesIn(resources)).filter((file) => file.endsWith('.node'))
    expect(natives).toHaveLength(2)
    for (const file of natives) {
      expect(file).toContain('app.asar.unpacked')
      expect(file).toContain(process.platform)
      expect(file).not.toContain('musl')
    }
  })

  it('has no compiler of queries for another database, and no source', async () => {
    const files = await filesIn(laidOut)
    expect(files.filter((file) => /(postgres|mysql|sqlserver|cockroach)/i.test(file))).toEqual([])
    expect(files.filter((file) => /\.(tsx?|map|br|prisma|wasm)$/.test(file))).toEqual([])
  })

  it('keeps the app and its archive under their size limits', async () => {
    const size = await sizeOf(resources)
    const archive = (await stat(path.join(resources, 'app.asar'))).size
    console.log(
      `packaged app: ${(size / MB).toFixed(1)} MB, of it the archive ${(archive / MB).toFixed(1)} MB`,
    )
    expect(size).toBeLessThan(APP_LIMIT)
    expect(archive).toBeLessThan(ARCHIVE_LIMIT)
  })

  it('has its fuses set', async () => {
    const wire = await getCurrentFuseWire(path.join(unpacked, 'bar-duel'))
    const { DISABLE: off, ENABLE: on } = FuseState
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: off,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
      [FuseV1Options.EnableNodeCliInspectArguments]: off,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: off,
      [FuseV1Options.EnableCookieEncryption]: on,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: on,
      [FuseV1Options.OnlyLoadAppFromAsar]: on,
    })
  })
})

describe('questions of the cloud', () => {
  const of = (pool: BankItem['pool']) => bank.filter((item) => item.pool === pool)

  it('are not in the package, and the search would see them', async () => {
    expect(of('ranked').length).toBeGreaterThan(0)
    expect(await filesHolding(unpacked, [...of('ranked'), ...of('daily')])).toEqual([])
    expect(await filesHolding(unpacked, of('practice'))).toEqual([
      path.join('resources', 'bank', 'practice.json'),
    ])
    const planted = path.join(resources, 'planted.txt')
    await writeFile(planted, `…${of('daily')[3]?.stem}…`)
    expect(await filesHolding(unpacked, of('daily'))).toEqual([path.join('resources', 'planted.txt')])
    await rm(planted)
  })

  it('stop the packaging when they are in the practice pool', async () => {
    const mixed = path.join(folder, 'mixed')
    await writeBank(mixed, 1)
    const stray = [...of('practice').slice(0, 1), ...of('ranked').slice(0, 1)]
    await writeFile(path.join(mixed, 'practice.json'), JSON.stringify(stray))
    await expect(packageApp({ bank: mixed, output: path.join(folder, 'never') })).rejects.toThrow(
      /The practice pool holds ranked-.*, which is of the ranked pool/,
    )
  })
})

describe('the rule library', () => {
  const rules = () => readFile(path.join(resources, 'bank', 'library.json'), 'utf8')

  it('is packaged, with no explanation of a question of the cloud', async () => {
    expect(JSON.parse(await rules()).length).toBeGreaterThan(0)
    const text = await rules()
    for (const { pool, explanation } of bank) if (pool !== 'practice') expect(text).not.toContain(explanation)
  })

  it('stops the packaging when it quotes one', async () => {
    const quoting = path.join(folder, 'quoting')
    const all = await writeBank(quoting, 1, ['practice', 'ranked', 'daily'])
    const explanation = all.find(({ pool }) => pool === 'daily')?.explanation ?? ''
    await writeFile(path.join(quoting, 'library.json'), JSON.stringify([{ explained: explanation }]))
    await expect(packageApp({ bank: quoting, output: path.join(folder, 'never') })).rejects.toThrow(
      /The rule library quotes daily-.*, which is of the daily pool/,
    )
  })
})

describe('the packaged engine, with no packages above it', () => {
  let cloud: TestCloud
  beforeAll(async () => {
    cloud = await testCloud()
  })
  afterAll(() => cloud.remove())

  const entryIn = (place: string) => path.join(place, 'out', 'main', 'engine.js')

  function started(place: string) {
    const children: ReturnType<typeof nodeEngine>[] = []
    const engine = startEngine({
      start: {
        dataFolder: path.join(folder, 'data'),
        bankFolder: path.join(resources, 'bank'),
        keptFolder: null,
        migrationsFolder: path.join(resources, 'migrations'),
        serverUrl: cloud.url,
        ephemeral: false,
        mayUnlock: true,
        disableCompanion: false,
      },
      keeper: keychain(memoryEntry(), cloud.url),
      policy: { pauses: [], healthy: 60_000, boot: 30_000, wait: 30_000, stop: 3_000 },
      fork: () => {
        const child = nodeEngine(entryIn(place), place)
        children.push(child)
        return child
      },
    })
    return { engine, children }
  }

  it('boots, signs a player up and plays', async () => {
    const { engine } = started(laidOut)
    const send = async (method: string, url: string, payload?: object) => {
      const init = payload
        ? { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }
        : {}
      const reply = await engine.forward(new Request(`app://barduel${url}`, { method, ...init }))
      return { status: reply.status, body: await reply.json(), headers: {} }
    }
    expect(await send('GET', '/api/auth/me')).toMatchObject({ status: 401 })
    expect((await send('POST', '/api/auth/register', registration())).status).toBe(200)
    const { challenge } = await playSolo(send, bank, 2)
    expect(challenge).toMatchObject({ livesRemaining: 0, score: 20 })
    expect((await send('POST', '/api/sync/now')).body).toMatchObject({ phase: 'idle', waiting: 0 })
    expect((await send('GET', '/api/sync/export?format=csv')).status).toBe(200)
    await engine.stop()
  })

  const native = `@libsql/${process.platform}-${process.arch}`
  it.each(['@libsql/client', 'libsql', 'js-base64', native])('does not boot without %s', async (name) => {
    const said = vi.spyOn(console, 'error').mockReturnValue()
    const broken = await mkdtemp(path.join(folder, 'broken-'))
    await cp(laidOut, broken, { recursive: true })
    const scope = path.join(broken, 'node_modules', path.dirname(name))
    const gone = (await readdir(scope)).filter((each) => path.join(path.dirname(name), each).startsWith(name))
    expect(gone.length).toBeGreaterThan(0)
    for (const each of gone) await rm(path.join(scope, each), { recursive: true })
    const { engine, children } = started(broken)
    await expect(engine.forward(new Request('app://barduel/api/health'))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(children[0]?.errors()).toMatch(/Cannot find (package|module)/)
    expect(children[0]?.process.exitCode).not.toBe(0)
    await engine.stop()
    said.mockRestore()
  })

  it('finds every package that main, engine and preload name', async () => {
    const scripts = (await filesIn(laidOut)).filter((file) =>
      /^out[\\/](main|preload)[\\/].*\.c?js$/.test(file),
    )
    const named = new Set<string>()
    for (const script of scripts) {
      const text = await readFile(path.join(laidOut, script), 'utf8')
      for (const [, name] of text.matchAll(/^import\s(?:[^'"]*\sfrom\s)?["']([^."'][^"']*)["']/gm))
        if (name && !name.startsWith('node:') && !builtinModules.includes(name)) named.add(name)
    }
    expect([...named].sort()).toEqual([
      '@libsql/client',
      '@libsql/client/sqlite3',
      '@napi-rs/keyring',
      'electron',
    ])
    const require = createRequire(entryIn(laidOut))
    for (const name of named) if (name !== 'electron') expect(require.resolve(name)).toContain(laidOut)
  })
})
