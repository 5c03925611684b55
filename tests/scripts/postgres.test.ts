import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connected } from '../../scripts/postgres/connection.mjs'
import { startPostgres } from '../../scripts/postgres/postgres.mjs'
import { inOut, inProject, isWindows } from '../../scripts/project.mjs'
import { eventually } from '../support/eventually.ts'

type Postgres = Awaited<ReturnType<typeof startPostgres>>

const LIMIT_MS = 60_000
const isRoot = process.getuid?.() === 0
const cleanings: (() => Promise<void> | void)[] = []
const folders = new Set<string>()

afterEach(async () => {
  for (const clean of cleanings.splice(0).reverse()) await clean()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
})

function newFolder(mode = 0o755): string {
  const dataDir = mkdtempSync(inOut('postgres-test-'))
  chmodSync(dataDir, mode)
  folders.add(dataDir)
  return dataDir
}

async function start(dataDir: string, volatile = true): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, volatile })
  folders.add(postgres.home)
  cleanings.push(postgres.stop)
  return postgres
}

const ask = async (postgres: Postgres, sql: string) =>
  (await connected(postgres.url, (client) => client.query(sql))).rows

/** Another process that starts the cluster and then only waits. */
function startElsewhere(dataDir: string): ChildProcess {
  const module = JSON.stringify(new URL('../../scripts/postgres/postgres.mjs', import.meta.url).href)
  const code = `
    const { startPostgres } = await import(${module})
    await startPostgres({ dataDir: process.env.FOLDER, volatile: true })
    process.stdout.write('up')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: inProject(),
    env: { ...process.env, FOLDER: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanings.push(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

describe('a new cluster', { timeout: LIMIT_MS }, () => {
  it('speaks UTF-8 with a builtin locale whatever the machine speaks', async () => {
    const postgres = await start(newFolder())
    const [row] = await ask(
      postgres,
      `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale,
         lower('ÉÖ') AS lowered FROM pg_database WHERE datname = current_database()`,
    )
    expect(row).toEqual({ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', lowered: 'éö' })
  })

  it('listens on the loopback address alone and wants its password', async () => {
    const postgres = await start(newFolder())
    const [row] = await ask(
      postgres,
      `SELECT current_setting('listen_addresses') AS addresses, current_setting('unix_socket_directories') AS sockets`,
    )
    expect(row).toEqual({ addresses: '127.0.0.1', sockets: '' })
    const wrong = new URL(postgres.url)
    wrong.password = 'wrong'
    await expect(connected(wrong.href, (client) => client.query('SELECT 1'))).rejects.toThrow(/password/)
  })

  it.runIf(!isWindows)('keeps its password from other users and does not run as root', async () => {
    const postgres = await start(newFolder())
    expect(statSync(path.join(postgres.home, 'server.json')).mode & 0o777).toBe(0o600)
    const data = statSync(path.join(postgres.home, 'data'))
    expect(data.mode & 0o777).toBe(0o700)
    expect(data.uid).not.toBe(0)
  })
})

describe('the app’s own role', { timeout: LIMIT_MS }, () => {
  it('is no superuser, keeps its password over starts, and is made for a cluster of before it', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    const rights = (one: Postgres) =>
      connected(one.appUrl, async (client) => {
        const sql = 'SELECT current_user AS who, rolsuper FROM pg_roles WHERE rolname = current_user'
        return (await client.query(sql)).rows
      })
    expect(await rights(first)).toEqual([{ who: 'bar_duel_app', rolsuper: false }])
    expect(new URL(first.appUrl).password).not.toBe(new URL(first.url).password)
    await ask(first, 'DROP ROLE bar_duel_app')
    await first.stop()
    const file = path.join(first.home, 'server.json')
    const { appPassword, ...before } = JSON.parse(readFileSync(file, 'utf8'))
    expect(appPassword).toHaveLength(48)
    writeFileSync(file, JSON.stringify(before))
    const second = await start(dataDir)
    expect(await rights(second)).toEqual([{ who: 'bar_duel_app', rolsuper: false }])
    await second.stop()
    expect((await start(dataDir)).appUrl).toBe(second.appUrl)
  })
})

describe('in a folder closed to others', { timeout: LIMIT_MS }, () => {
  it('lies outside only for root, whose server runs as another user, and is found again', async () => {
    const dataDir = newFolder(0o700)
    const first = await start(dataDir)
    expect(first.home.startsWith(dataDir)).toBe(!isRoot)
    await ask(first, 'CREATE TABLE kept AS SELECT 1 AS answer')
    await first.stop()
    const second = await start(dataDir)
    expect(second.home).toBe(first.home)
    expect(await ask(second, 'SELECT answer FROM kept')).toHaveLength(1)
  })
})

describe('an existing cluster', { timeout: LIMIT_MS }, () => {
  it('comes back at the same address with what was stored', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    await ask(first, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    expect(first.pid()).toBeNull()
    const second = await start(dataDir)
    expect(second.startedByUs).toBe(true)
    expect(second.url).toBe(first.url)
    expect(await ask(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('takes and remembers another port when its own is taken', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    await first.stop()
    const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
    await once(squatter, 'listening')
    cleanings.push(() => {
      squatter.close()
    })
    const second = await start(dataDir)
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    const { port } = JSON.parse(readFileSync(path.join(second.home, 'server.json'), 'utf8'))
    expect(port).toBe(Number(new URL(second.url).port))
  })

  it('is revived at the same address, with all that was committed, when its server is killed', async () => {
    const postgres = await start(newFolder(), false)
    await ask(postgres, 'CREATE TABLE kept AS SELECT 7 AS answer')
    const pid = postgres.pid()
    if (pid === null) throw new Error('the server does not run')
    process.kill(pid, 'SIGKILL')
    await eventually(() => expect(postgres.pid()).toBeNull())
    await postgres.revive()
    expect(await ask(postgres, 'SELECT answer FROM kept')).toEqual([{ answer: 7 }])
  })
})

describe('a cluster after a crash', { timeout: LIMIT_MS }, () => {
  it.runIf(!isWindows)('starts although its old pid now belongs to another program', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    const file = path.join(first.home, 'data', 'postmaster.pid')
    const left = readFileSync(file, 'utf8')
    const { uid, gid } = statSync(file)
    await first.stop()
    const other = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' })
    cleanings.push(() => {
      other.kill('SIGKILL')
    })
    writeFileSync(file, left.replace(/^\d+/, String(other.pid)))
    chownSync(file, uid, gid)
    const second = await start(dataDir)
    expect(second.startedByUs).toBe(true)
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('a running server', { timeout: LIMIT_MS }, () => {
  it('is reused, and stopped by the last to leave', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    const second = await start(dataDir)
    expect([first.startedByUs, second.startedByUs]).toEqual([true, false])
    expect(second.pid()).toBe(first.pid())
    await first.stop()
    expect(await ask(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await second.stop()
    expect(second.pid()).toBeNull()
  })

  it('is made once when two start at the same moment', async () => {
    const dataDir = newFolder()
    const [one, other] = await Promise.all([start(dataDir), start(dataDir)])
    expect(one.url).toBe(other.url)
    expect([one.startedByUs, other.startedByUs].sort()).toEqual([false, true])
  })

  it('left behind by a killed process is taken over and then stopped', async () => {
    const dataDir = newFolder()
    const starter = startElsewhere(dataDir)
    if (starter.stdout) await once(starter.stdout, 'data')
    await kill(starter)
    const next = await start(dataDir)
    expect(next.startedByUs).toBe(false)
    await next.stop()
    expect(next.pid()).toBeNull()
  })
})

describe('a half-made cluster', { timeout: LIMIT_MS }, () => {
  it('of a start killed during initdb is redone', async () => {
    const dataDir = newFolder()
    const starter = startElsewhere(dataDir)
    const halfMade = () => {
      const note = path.join(dataDir, 'postgres-home.json')
      const home = statSync(note, { throwIfNoEntry: false })
        ? JSON.parse(readFileSync(note, 'utf8')).home
        : path.join(dataDir, 'postgres')
      return readdirSync(path.dirname(home)).some((name) => name.startsWith(`${path.basename(home)}.making-`))
    }
    await vi.waitUntil(halfMade, { timeout: 20_000, interval: 5 })
    await kill(starter)
    expect(halfMade()).toBe(true)
    const postgres = await start(dataDir)
    expect(postgres.startedByUs).toBe(true)
    expect(await ask(postgres, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('is swept away by the next start', async () => {
    const dataDir = newFolder()
    const first = await start(dataDir)
    await first.stop()
    rmSync(first.home, { recursive: true })
    const leftover = `${first.home}.making-1-abc`
    mkdirSync(path.join(leftover, 'data'), { recursive: true })
    folders.add(leftover)
    await start(dataDir)
    expect(existsSync(leftover)).toBe(false)
  })
})
