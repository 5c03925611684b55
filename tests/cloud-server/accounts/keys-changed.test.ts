import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeAt, stepAt } from '../../../cloud-server/accounts/totp.ts'
import type { PostgresTransaction } from '../../../cloud-server/store/database.ts'
import { NONE_KEPT, shutOthersOut } from '../../../cloud-server/store/sessions.ts'
import { sql } from '../../../database/sql.ts'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer
let page: Browser
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  page = (await registerAt(server.app)).page
})

/** Waits until a statement of the server waits for a row that another holds. */
const someoneWaits = () =>
  eventually(async () =>
    expect(
      await server.db.query(sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
    ).not.toEqual([]),
  )

const account = () => server.db.prisma.user.findFirstOrThrow()

/** Ways to change an account's keys. */
const CHANGES = {
  'a new password': (tx: PostgresTransaction) =>
    tx.execute(sql`update users set password = 'the owner’s new one'`),
  'two-factor sign-in': (tx: PostgresTransaction) =>
    tx.execute(sql`update users set two_factor_since = now()`),
}

/**
 * Returns the reply to a call that came while the account's keys were being changed: it still read the old ones, and waits for
 * the change to be done.
 */
async function whileChanging(call: () => ReturnType<Browser['send']>, change = CHANGES['a new password']) {
  const { id } = await account()
  const tried = await server.db.transaction(async (tx) => {
    await change(tx)
    await shutOthersOut(tx, id, NONE_KEPT)
    const reply = call()
    await someoneWaits()
    return { reply }
  })
  return tried.reply
}

test.each(Object.entries(CHANGES))(
  '%s shuts out who signs in by the old keys meanwhile: their session would outlive it (7.4.3)',
  async (_, change) => {
    const thief = browser(server.app)
    const reply = await whileChanging(() => thief.send('POST', '/api/auth/login', portia), change)
    expect(reply.json()).toMatchObject({ code: 'wrong_credentials' })
    expect(thief.cookie).toBeNull()
    expect(await server.db.prisma.session.count()).toBe(0)
  },
)

describe('a session that a new password ends meanwhile', () => {
  test('sets no other one', async () => {
    const body = { password: portia.password, newPassword: 'not strained at all' }
    const reply = await whileChanging(() => page.send('POST', '/api/account/password', body))
    expect(reply.statusCode).toBe(401)
    expect((await account()).passwordHash).toBe('the owner’s new one')
  })

  test('has no link mailed that would make another address the account’s', async () => {
    const body = { password: portia.password, email: 'thief@example.test' }
    await whileChanging(() => page.send('POST', '/api/account/email', body))
    expect(await server.db.prisma.mailLink.count({ where: { purpose: 'change' } })).toBe(0)
    expect(server.letters.map(({ to }) => to)).not.toContain('thief@example.test')
  })

  test('turns no two-factor sign-in on, whose codes the owner hasn’t got', async () => {
    const setup = await page.send('POST', '/api/account/two-factor/setup', { password: portia.password })
    const code = codeAt(setup.json().secret, stepAt(server.clock.now))
    const reply = await whileChanging(() => page.send('POST', '/api/account/two-factor/on', { code }))
    expect(reply.statusCode).toBe(400)
    expect((await account()).twoFactorSince).toBeNull()
  })
})
