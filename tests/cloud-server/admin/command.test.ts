import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.user.deleteMany()
  await server.db.adminAudit.deleteMany()
})

/** `npm run admin -- …` on the server's database. */
const admin = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['cloud-server/admin/command.ts', ...words], {
    env: { ...process.env, DATABASE_URL: server.database.url },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (failure: { code: number; stderr: string }) => ({ code: failure.code, said: failure.stderr }),
  )

test('grants and revokes by name, in any case and with spaces, and the session in use changes with it', async () => {
  const { page } = await registerAt(server.app, { username: 'Lady Portia' })
  const role = async () => (await page.send('GET', '/api/auth/me')).json().role
  expect(await role()).toBe('player')
  expect(await admin('grant', 'lady', 'PORTIA')).toEqual({ code: 0, said: '@Lady Portia is now an admin.\n' })
  expect(await role()).toBe('admin')
  expect((await admin('grant', 'Lady Portia')).said).toBe('@Lady Portia is already an admin.\n')
  expect((await admin('revoke', 'Lady Portia')).said).toBe('@Lady Portia is now a player.\n')
  expect(await role()).toBe('player')
  const log = await server.db.adminAudit.findMany({ orderBy: { id: 'asc' } })
  expect(log.map(({ adminName, action, detail }) => [adminName, action, detail])).toEqual([
    ['command line', 'admin_granted', { username: 'Lady Portia' }],
    ['command line', 'admin_revoked', { username: 'Lady Portia' }],
  ])
})

test('lists accounts, admins first and without their addresses; says plainly what it does not know', async () => {
  await registerAt(server.app, { username: 'Shylock', email: 'shylock@example.test' })
  await registerAt(server.app)
  await admin('grant', 'Shylock')
  const { said } = await admin('users')
  expect(
    said
      .split('\n')
      .slice(1, 3)
      .map((line) => line.split(/\s+/).slice(0, 2)),
  ).toEqual([
    ['Shylock', 'admin'],
    ['Portia', 'player'],
  ])
  expect(said).toContain('2 accounts in all.')
  expect(said).not.toContain('@example')
  expect((await admin('users', 'port')).said).not.toContain('Shylock')
  expect(await admin('grant', 'Nobody')).toEqual({ code: 1, said: 'There is no account named "Nobody".\n' })
  for (const words of [[], ['grant'], ['promote', 'Portia']])
    expect(await admin(...words)).toMatchObject({ code: 1, said: expect.stringMatching(/^Usage: /) })
})
