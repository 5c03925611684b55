import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerTo, ROLES } from '#protocol/access.ts'
import { splitKey } from '#protocol/route.ts'
import { FIRST_LOADS, HOME_SHELL, LANDING_SHELL } from '#protocol/web-files.ts'
import { registeredRoutes } from '../../../cloud-server/access/registered.ts'
import { ACCESS, PAGES, rowOf } from '../../../cloud-server/access/rows.ts'
import { ask, contractOf, NAMES, prepared } from './asking.ts'
import { type AccessFixture, accessFixture } from './fixture.ts'

let fixture: AccessFixture

beforeAll(async () => {
  fixture = await accessFixture()
})
afterAll(() => fixture.close())

describe('every cell of the table is what the server answers', () => {
  test.each(NAMES.flatMap((name) => ROLES.map((role) => [name, role] as const)))(
    '%s by %s',
    async (name, role) => {
      const request = await prepared(fixture, name)
      const reply = await ask(await fixture.as(role), name, request)
      const answer = reply.statusCode === 200 ? 'allowed' : reply.json().code
      expect(answer).toBe(answerTo(role, contractOf(name)))
    },
  )
})

describe('every route the server registers has its row', () => {
  test('with the web app and its files', async () => {
    const webRoot = await mkdtemp(path.join(tmpdir(), 'web-'))
    await mkdir(path.join(webRoot, 'assets'))
    await writeFile(path.join(webRoot, 'index.html'), '<html></html>')
    await writeFile(path.join(webRoot, LANDING_SHELL), '<p>Court</p>')
    await writeFile(path.join(webRoot, HOME_SHELL), '<p>Today</p>')
    await writeFile(path.join(webRoot, FIRST_LOADS), '{"every":[],"visitor":[],"player":[]}')
    await writeFile(path.join(webRoot, 'assets', 'app.js'), '')
    const registered = await registeredRoutes({
      db: fixture.server.db,
      databaseUrl: fixture.server.database.url,
      config: { publicUrl: null },
      webRoot,
    })
    await rm(webRoot, { recursive: true })
    expect(registered.length).toBeGreaterThan(NAMES.length)
    const without = registered.filter((key) => {
      const { method, path: at } = splitKey(key)
      return rowOf(method, at) === null
    })
    expect(without).toEqual([])
    const known = new Set(registered)
    expect(ACCESS.filter((row) => row.kind === 'http' && row !== PAGES && !known.has(row.name))).toEqual([])
  })

  test.each([
    'GET /api/secret',
    'POST /anything',
    'DELETE /docs',
    'GET /test/duel',
    'GET /ws/other',
    'POST /ws',
  ])('%s would have none', (key) => {
    const { method, path: at } = splitKey(key)
    expect(rowOf(method, at)).toBeNull()
  })

  test('npm run routes prints them all', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, ['cloud-server/access/main.ts'])
    for (const name of NAMES) expect(stdout).toContain(` ${name} `)
    expect(stdout.split('\n')[0]).toMatch(
      /route or message +anonymous +player +another player +unproved admin +admin$/,
    )
  })
})
