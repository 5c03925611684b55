import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test } from 'vitest'
import { cloudApp } from '../../cloud-server/app.ts'
import { closeDatabase, migrateDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { connected } from '../../scripts/postgres/connection.mjs'
import { startPostgres } from '../../scripts/postgres/postgres.mjs'
import { tryLock } from '../../scripts/process/lock.mjs'
import { inOut, inProject, isWindows } from '../../scripts/project.mjs'
import { browser, portia } from '../cloud-server/server.ts'

const LIMIT_MS = 90_000
const folders: string[] = []
const cleanings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const clean of cleanings.splice(0).reverse()) await clean()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(inOut('backup-test-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

async function start(dataDir: string) {
  const postgres = await startPostgres({ dataDir, volatile: true })
  if (!postgres.home.startsWith(dataDir)) folders.push(postgres.home)
  let stopped = false
  const stop = async () => {
    if (!stopped) await postgres.stop()
    stopped = true
  }
  cleanings.push(stop)
  return { ...postgres, stop }
}

/** `npm run backup` or `npm run restore`. */
const script = (name: 'backup' | 'restore', place: string, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [inProject('scripts', `${name}.mjs`), place], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (failure: { code: number; stderr: string }) => ({ code: failure.code, said: failure.stderr }),
  )

/** Every row of every table. */
const everything = (url: string) =>
  connected(url, async (client) => {
    const tables = await client.query(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query(`SELECT t::text AS row FROM "${name}" t ORDER BY 1`)
      found[name] = rows.map(({ row }) => row)
    }
    return found
  })

/** The game on a database, as a browser sees it. */
async function play<T>(url: string, work: (page: ReturnType<typeof browser>) => Promise<T>): Promise<T> {
  const db = openDatabase(url)
  const app = await cloudApp({ db, databaseUrl: url, config: { publicUrl: null }, webRoot: null })
  try {
    return await work(browser(app))
  } finally {
    await app.close()
    await closeDatabase(db)
  }
}

describe('the embedded database', { timeout: LIMIT_MS }, () => {
  test('restored into an empty server is all there: rows, accounts, and who is signed in', async () => {
    const [from, to, backups] = [newFolder(), newFolder(), newFolder()]
    const place = path.join(backups, 'monday')
    const source = await start(from)
    await migrateDatabase(source.url)
    const cookie = await play(source.url, async (page) => {
      expect((await page.send('POST', '/api/auth/register', portia)).statusCode).toBe(200)
      return page.cookie
    })
    const before = await everything(source.url)
    expect(before.users).toHaveLength(1)

    expect(await script('restore', place, { DATA_DIR: to })).toMatchObject({
      code: 1,
      said: expect.stringContaining('There’s no backup in'),
    })
    await source.stop()
    expect(await script('backup', place, { DATA_DIR: from })).toMatchObject({ code: 0 })
    if (!isWindows) expect(statSync(place).mode & 0o777).toBe(0o700)
    expect((await script('backup', place, { DATA_DIR: from })).said).toContain('already exists')
    expect(await script('restore', place, { DATA_DIR: to })).toMatchObject({ code: 0 })

    const restored = await start(to)
    const {
      rate_limits: _gone,
      server_epochs: epochs,
      admin_audit: audit,
      ...rows
    } = await everything(restored.url)
    const { rate_limits: _also, server_epochs: epochsBefore, admin_audit: _empty, ...rowsBefore } = before
    expect(rows).toEqual(rowsBefore)
    // It is another epoch, by which devices know that the server may have lost answers of theirs.
    expect(epochs).toEqual(expect.arrayContaining(epochsBefore ?? []))
    expect([epochsBefore?.length, epochs?.length]).toEqual([1, 2])
    expect(audit).toEqual([expect.stringContaining('server_restored')])
    await play(restored.url, async (page) => {
      page.cookie = cookie
      expect((await page.send('GET', '/api/auth/me')).json().username).toBe('Portia')
      const again = await page.send('POST', '/api/auth/login', {
        username: portia.username,
        password: portia.password,
      })
      expect(again.statusCode).toBe(200)
    })
    await restored.stop()

    const twice = await script('restore', place, { DATA_DIR: to })
    expect([twice.code, twice.said]).toEqual([1, expect.stringContaining('already holds a database')])
    const lock = tryLock(path.join(to, 'start.lock'))
    const running = await script('backup', path.join(backups, 'tuesday'), { DATA_DIR: to })
    expect([running.code, running.said]).toEqual([1, expect.stringContaining('stop it first')])
    if ('release' in lock) lock.release()
    const nothing = await script('backup', path.join(backups, 'empty'), { DATA_DIR: newFolder() })
    expect([nothing.code, nothing.said]).toEqual([1, expect.stringContaining('There’s no database in')])
    expect(existsSync(path.join(backups, 'empty'))).toBe(false)
  })
})

describe.runIf(!isWindows)('a database named by DATABASE_URL', () => {
  const DATABASE_URL = 'postgresql://duel:s%23cret@127.0.0.1:1/bar%20duel?sslmode=disable'

  /** A stand-in for PostgreSQL's own programs, which notes how it was called. */
  function programs(name: string, exit: number): string {
    const folder = newFolder()
    const noted = `printf '%s\\n' "$PGHOST|$PGPORT|$PGUSER|$PGPASSWORD|$PGDATABASE|$PGSSLMODE|$*" > ${folder}/called`
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${noted}\necho 'it says why' >&2\nexit ${exit}\n`, {
      mode: 0o755,
    })
    return folder
  }

  test('is dumped by pg_dump, its password in no argument; what it says is passed on', async () => {
    const folder = programs('pg_dump', 1)
    const place = path.join(newFolder(), 'dump')
    const env = { DATABASE_URL, PATH: `${folder}:${process.env.PATH}` }
    const { code, said } = await script('backup', place, env)
    expect([code, said]).toEqual([1, expect.stringContaining('pg_dump failed: it says why')])
    const called = readFileSync(path.join(folder, 'called'), 'utf8')
    expect(called).toMatch(/^127\.0\.0\.1\|1\|duel\|s#cret\|bar duel\|disable\|--format=custom /)
    expect(called.split('|').at(-1)).not.toContain('s#cret')
    expect(existsSync(place)).toBe(false)
  })

  test('without pg_dump says what to install', async () => {
    const { code, said } = await script('backup', path.join(newFolder(), 'dump'), {
      DATABASE_URL,
      PATH: newFolder(),
    })
    expect([code, said]).toEqual([1, expect.stringContaining('We can’t find pg_dump: install')])
  })

  test('takes no copy of the embedded one', async () => {
    const place = newFolder()
    const note = { product: 'bar-duel', kind: 'embedded', madeAt: '2026-11-20T10:00:00.000Z', postgres: '18' }
    writeFileSync(path.join(place, 'backup.json'), JSON.stringify(note))
    const { code, said } = await script('restore', place, { DATABASE_URL })
    expect([code, said]).toEqual([1, expect.stringContaining('so it can’t go into DATABASE_URL')])
  })
})
