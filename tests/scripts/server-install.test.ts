import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { build } from '../../scripts/build/build.mjs'
import { closureOf } from '../../scripts/package/server-lock.mjs'
import { ENTRIES, packageServer } from '../../scripts/package/server-package.mjs'
import { sourcesOf } from '../../scripts/package/server-sources.mjs'
import { inProject } from '../../scripts/project.mjs'
import { writeBank } from '../electron/support/bank.ts'
import { registration } from '../electron/support/cloud.ts'
import { filesIn, sizeOf } from '../electron/support/files.ts'
import { linkPackages } from '../support/link-packages.ts'
import { createDatabase, createEmptyDatabase, type TestDatabase } from '../support/postgres.ts'

const MB = 1024 * 1024
/** Without the questions: 45 MB when this was written, 42 of them packages. */
const SIZE_LIMIT = 52 * MB
/** Natives of every system included; 138 when this was written. */
const MOST_PACKAGES = 145

const read = (file: string) => JSON.parse(readFileSync(inProject(file), 'utf8'))
const { packages } = read('package-lock.json')
const { dependencies } = read('apps/server/package.json')
const places = Object.keys(closureOf(packages, dependencies))

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

describe('the packages an app brings with it', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { d: '1', never: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': { dependencies: { a: '1' }, optionalDependencies: { 'c-native': '1', absent: '1' } },
    'node_modules/c-native': {},
    'node_modules/d': {},
    'node_modules/never': {},
    'node_modules/tool': {},
  }
  const optional = { peerDependenciesMeta: { never: { optional: true } } }

  it('are those it needs, each where Node finds it, and those they need', () => {
    const found = closureOf(
      { ...lock, 'node_modules/a': { ...lock['node_modules/a'], ...optional } },
      { a: '1' },
    )
    expect(Object.keys(found)).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/c-native',
      'node_modules/d',
    ])
  })

  it('are the peers too that are not left to choice', () => {
    expect(Object.keys(closureOf(lock, { a: '1' }))).toContain('node_modules/never')
  })
})

describe('the server’s packages', () => {
  const TOOLS =
    /electron|playwright|vite|rollup|rolldown|esbuild|biome|typescript|react|tailwind|libsql|cruiser|^prisma$/

  it('hold no Electron, vite or Playwright, which the project’s do hold', () => {
    expect(places.map(nameOf).filter((name) => TOOLS.test(name))).toEqual([])
    const all = new Set(Object.keys(packages).map(nameOf))
    for (const tool of ['electron', 'vite', '@playwright/test']) expect(all.has(tool), tool).toBe(true)
  })

  it('are fewer than the server may bring', () => {
    console.log(`packages of the server: ${places.length}, of the project: ${Object.keys(packages).length}`)
    expect(places.length).toBeGreaterThan(Object.keys(dependencies).length)
    expect(places.length).toBeLessThan(MOST_PACKAGES)
  })

  it('are asked for by its manifest exactly as its files import them', async () => {
    const { modules } = await sourcesOf(ENTRIES)
    const imported = modules.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
    expect([...new Set(imported)]).toEqual(Object.keys(dependencies).sort())
  })
})

describe('docs/deploy.md', () => {
  it('names every setting of the server', () => {
    const settings = [
      ...readFileSync(inProject('cloud-server/config.ts'), 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm),
    ]
    expect(settings.length).toBeGreaterThan(5)
    const guide = readFileSync(inProject('docs/deploy.md'), 'utf8')
    expect(settings.map(([, name]) => name).filter((name) => !guide.includes(`| \`${name}\` |`))).toEqual([])
  })
})

describe('the packaged server', () => {
  let folder: string
  let server: string
  let absent: string[]
  const running: ChildProcess[] = []
  const databases: TestDatabase[] = []

  beforeAll(async () => {
    // Outside the project, so that no folder above it holds packages.
    folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-server-'))
    server = path.join(folder, 'server')
    const bank = path.join(folder, 'bank')
    await writeBank(bank, 4, ['practice', 'ranked', 'daily'])
    await build('renderer')
    await packageServer({
      web: inProject('out', 'renderer'),
      bank,
      output: server,
      install: async (target) => {
        const lock = JSON.parse(readFileSync(path.join(target, 'package-lock.json'), 'utf8'))
        absent = await linkPackages(target, Object.keys(lock.packages).filter(Boolean))
      },
    })
  }, 120_000)
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    for (const database of databases.splice(0)) await database.drop()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** The output of what `npm run NAME` runs in a package, under the Node of the test. */
  function script(home: string, name: 'start' | 'admin', ...words: string[]) {
    const { scripts } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))
    const [program, ...args] = scripts[name].split(' ')
    expect(program).toBe('node')
    return [...args, ...words]
  }

  async function database(make: () => Promise<TestDatabase>): Promise<string> {
    const made = await make()
    databases.push(made)
    return made.url
  }

  /** Starts a package on a database, and returns its address, or its exit code and what it said. */
  async function start(home: string, databaseUrl: string) {
    const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl, PORT: '0' }
    const child = spawn(process.execPath, script(home, 'start'), { cwd: home, env })
    running.push(child)
    let said = ''
    const ready = new Promise<string>((resolve) => {
      const hear = (chunk: Buffer) => {
        said += chunk
        const address = /^Bar Duel is ready on (\S+)/m.exec(said)?.[1]
        if (address) resolve(address)
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
    })
    const exit = once(child, 'close').then(([code]) => Number(code))
    const address = await Promise.race([ready, exit.then(() => null)])
    return { child, address, exit, said: () => said }
  }

  it('is the rooms the server runs, what it serves, its packages and its papers', async () => {
    const files = (await filesIn(server)).map((file) => file.split(path.sep).join('/'))
    const own = files.filter((file) => !file.startsWith('node_modules/'))
    const { files: sources } = await sourcesOf(ENTRIES)
    const rest = own.filter((file) => !sources.includes(file) && !/^(out|prisma)\//.test(file))
    const papers = ['deploy/alerts.yml', 'deploy/bar-duel.service', 'docs/deploy.md']
    expect(rest).toEqual(['.npmrc', 'README.md', ...papers, 'package-lock.json', 'package.json'])
    const sql = (await filesIn(inProject('prisma', 'cloud')))
      .map((file) => `prisma/cloud/${file.split(path.sep).join('/')}`)
      .filter((file) => /^prisma\/cloud\/(migrations|functions)\//.test(file))
    expect(own.filter((file) => file.startsWith('prisma/') && !sources.includes(file))).toEqual(sql)
    expect(sql.length).toBeGreaterThan(0)
    expect(own).toContain('out/renderer/index.html')
    expect(own).toContain('out/bank/daily.json')
    expect(own.filter((file) => /^(tests|scripts|renderer|electron|question-bank)\//.test(file))).toEqual([])
  })

  it('lacks no package but those of other systems', () => {
    const optional = absent.filter((place) => packages[place].optional && packages[place].os)
    expect(absent).toEqual(optional)
    expect(absent.length).toBeLessThan(places.length / 5)
  })

  it('is under its size limit without the questions', async () => {
    const size = (await sizeOf(server)) - (await sizeOf(path.join(server, 'out', 'bank')))
    console.log(`packaged server: ${(size / MB).toFixed(1)} MB without the questions`)
    expect(size).toBeLessThan(SIZE_LIMIT)
  })

  it('boots on an empty database, serves the app, signs a player up and makes an admin', async () => {
    const url = await database(createEmptyDatabase)
    const { child, address, exit, said } = await start(server, url)
    expect(address, said()).not.toBeNull()
    const health = await fetch(`${address}/api/health`)
    expect(await health.json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${address}/`)).text()).toContain('<title>Bar Duel')
    const player = registration()
    const signUp = await fetch(`${address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: String(address) },
      body: JSON.stringify(player),
    })
    expect(signUp.status, await signUp.text()).toBe(200)
    const granted = await promisify(execFile)(
      process.execPath,
      script(server, 'admin', 'grant', player.username),
      { cwd: server, env: { PATH: process.env.PATH, DATABASE_URL: url } },
    )
    expect(granted.stdout).toBe(`@${player.username} is now an admin.\n`)
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
  })

  it.each(['fastify', 'pg', '@prisma/client-runtime-utils', 'thread-stream'])(
    'does not boot without %s',
    async (name) => {
      const broken = await mkdtemp(path.join(folder, 'broken-'))
      for (const entry of await readdir(server))
        if (entry !== 'node_modules')
          await cp(path.join(server, entry), path.join(broken, entry), { recursive: true })
      const others = places.filter((place) => place !== `node_modules/${name}`)
      await linkPackages(broken, others)
      const { address, exit, said } = await start(broken, await database(createDatabase))
      expect(address).toBeNull()
      expect(await exit).not.toBe(0)
      expect(said()).toMatch(/Cannot find (package|module)/)
    },
  )
})
