import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminCommand } from '../../../cloud-server/admin/command.ts'
import { ORIGIN, registerAt, type TestServer, testServer } from '../server.ts'
import { emptyAudit } from './people.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await emptyAudit(server)
})

const admin = (...words: string[]) => adminCommand({ db: server.db, origin: () => ORIGIN }, words)

test('grants and revokes by name, in any case and with spaces, and the session in use changes with it', async () => {
  const { page } = await registerAt(server.app, { username: 'Lady Portia' })
  const role = async () => (await page.send('GET', '/api/auth/me')).json().role
  expect(await role()).toBe('player')
  expect(await admin('grant', 'lady', 'PORTIA')).toEqual({ code: 0, text: '@Lady Portia is now an admin.' })
  expect(await role()).toBe('admin')
  expect((await admin('grant', 'Lady Portia')).text).toBe('@Lady Portia is already an admin.')
  expect((await admin('revoke', 'Lady Portia')).text).toBe('@Lady Portia is now a player.')
  expect(await role()).toBe('player')
  const log = await server.db.prisma.adminAudit.findMany({ orderBy: { id: 'asc' } })
  expect(log.map(({ adminName, action, detail }) => [adminName, action, detail])).toEqual([
    ['command line', 'admin_granted', { username: 'Lady Portia' }],
    ['command line', 'admin_revoked', { username: 'Lady Portia' }],
  ])
})

test('says that the database was restored, in the log too: it begins another epoch', async () => {
  const epochs = () => server.db.prisma.serverEpoch.findMany({ orderBy: { beganAt: 'asc' } })
  const before = await epochs()
  expect(await admin('restored')).toEqual({
    code: 0,
    text: 'Devices now push again what came after the backup.',
  })
  const after = await epochs()
  expect(after).toEqual([...before, expect.anything()])
  expect(await server.db.prisma.adminAudit.findMany()).toMatchObject([
    { adminName: 'command line', action: 'server_restored' },
  ])
  expect((await admin('restored', 'today')).code).toBe(1)
})

test('lists accounts, admins first and without their addresses', async () => {
  await registerAt(server.app, { username: 'Shylock', email: 'shylock@example.test' })
  expect((await admin('users')).text).toContain('\n1 account in all.')
  await registerAt(server.app)
  await admin('grant', 'Shylock')
  const { code, text } = await admin('users')
  const rows = text.split('\n').slice(1, 3)
  expect(rows.map((line) => line.split(/\s+/).slice(0, 2))).toEqual([
    ['Shylock', 'admin'],
    ['Portia', 'player'],
  ])
  expect([code, text]).toEqual([0, expect.stringContaining('2 accounts in all.')])
  expect(text).not.toContain('@example')
  expect((await admin('users', 'port')).text).not.toContain('Shylock')
})

test('says plainly what it does not know', async () => {
  expect(await admin('grant', 'Nobody')).toEqual({ code: 1, text: 'There’s no account named “Nobody.”' })
  for (const words of [[], ['grant'], ['promote', 'Portia']])
    expect(await admin(...words)).toMatchObject({ code: 1, text: expect.stringMatching(/^Usage: /) })
})

test('as a program answers on the right stream, with its exit code', async () => {
  await registerAt(server.app)
  const env = { ...process.env, DATABASE_URL: server.database.url }
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['cloud-server/admin/main.ts', ...words], { env })
  const [granted, refused] = await Promise.allSettled([run('grant', 'Portia'), run('grant', 'Nobody')])
  expect(granted).toMatchObject({ value: { stdout: '@Portia is now an admin.\n' } })
  expect(refused).toMatchObject({ reason: { code: 1, stderr: 'There’s no account named “Nobody.”\n' } })
})

test.each([
  ['the public address', { PUBLIC_URL: 'https://duel.example/', PORT: '4601' }, 'https://duel.example/'],
  ['this machine', { PUBLIC_URL: '', PORT: '' }, 'http://localhost:4600/'],
  ['this machine at its port', { PUBLIC_URL: '', PORT: '4601' }, 'http://localhost:4601/'],
])('as a program prints a link to %s, as the server reads its settings', async (_, settings, address) => {
  await registerAt(server.app)
  const env = { ...process.env, DATABASE_URL: server.database.url, ...settings }
  const words = ['cloud-server/admin/main.ts', 'reset-link', 'Portia']
  const { stdout } = await promisify(execFile)(process.execPath, words, { env })
  expect(stdout.split('\n')[1]?.startsWith(`${address}reset-password#`)).toBe(true)
})

test('as a program refuses a link by settings that the server would refuse; a restore needs none of them', async () => {
  await registerAt(server.app)
  const env = { ...process.env, DATABASE_URL: server.database.url, PUBLIC_URL: 'duel.example' }
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['cloud-server/admin/main.ts', ...words], { env })
  const [refused, restored] = await Promise.allSettled([run('reset-link', 'Portia'), run('restored')])
  expect(refused).toMatchObject({
    reason: { code: 1, stderr: 'PUBLIC_URL must be an http:// or https:// address\n' },
  })
  expect(restored).toMatchObject({
    value: { stdout: 'Devices now push again what came after the backup.\n' },
  })
})
