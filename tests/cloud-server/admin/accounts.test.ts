import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { DAY_MS } from '#rules/days.ts'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, portia, registerAt, type TestServer, testServer } from '../server.ts'
import { account, adminAt, emptyAudit } from './people.ts'

let server: TestServer
let admin: Browser
let ann: { id: string; page: Browser }

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.letters.length = 0
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  admin = await adminAt(server)
  const { page, reply } = await registerAt(server.app, { username: 'Ann', email: 'ann@example.test' })
  ann = { id: reply.json().id, page }
  await emptyAudit(server)
  // The one that asks to confirm the address leaves after the reply.
  await eventually(() => expect(lettersToAnn().map(({ subject }) => subject)).toContainEqual(CONFIRM))
  server.letters.length = 0
})

const CONFIRM = 'Confirm your email address for Bar Duel'
const lettersToAnn = () => server.letters.filter(({ to }) => to === 'ann@example.test')
const act = (method: 'POST' | 'DELETE', what: string, body?: object, id = ann.id) =>
  admin.send(method, `/api/admin/accounts/${id}/${what}`, body)
const suspend = (reason = 'Shared answers') => act('POST', 'suspension', { reason })
const signIn = (username = 'Ann', password = portia.password) =>
  browser(server.app).send('POST', '/api/auth/login', { username, password })
const deeds = async () =>
  (await server.db.prisma.adminAudit.findMany({ orderBy: { id: 'asc' } })).map(
    ({ adminName, action, detail }) => ({ by: adminName, action, detail }),
  )
const idOf = async (username: string) =>
  (await server.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: username.toLowerCase() } })).id
/** The subjects of the letters to Ann, once there is one. */
const told = () =>
  eventually(() => {
    const mine = lettersToAnn()
    expect(mine).not.toHaveLength(0)
    return mine.map(({ subject, text }) => `${subject}\n${text}`).join('\n')
  })

describe('accounts', () => {
  const found = async (q: string) => {
    const reply = await admin.send('GET', `/api/admin/accounts?q=${encodeURIComponent(q)}`)
    const { accounts, more } = reply.json()
    return { names: accounts.map(({ username }: { username: string }) => username), more }
  }

  test('are found by name and by address, those that begin with the text first', async () => {
    const people = [
      account({ username: 'Hannah' }),
      account({ username: 'Annabel' }),
      account({ username: 'Zed', email: 'Anna@law.test', emailKey: 'anna@law.test' }),
      account({ username: 'Gone', usernameKey: 'deleted:anna', role: 'deleted' }),
    ]
    await server.db.prisma.user.createMany({ data: people })
    expect(await found('ANN')).toEqual({ names: ['Ann', 'Annabel', 'Zed', 'Hannah'], more: false })
    expect(await found('anna@law.test')).toEqual({ names: ['Zed'], more: false })
    expect(await found('%')).toEqual({ names: [], more: false })
    expect(await deeds()).toEqual([
      { by: 'Bailiff', action: 'accounts_searched', detail: { text: 'ANN' } },
      { by: 'Bailiff', action: 'accounts_searched', detail: { text: 'an email address' } },
      { by: 'Bailiff', action: 'accounts_searched', detail: { text: '%' } },
    ])
  })

  test('come twenty at a time, and of no text those that are suspended', async () => {
    const people = Array.from({ length: 25 }, (_, i) => account({ username: `Crowd ${i}` }))
    await server.db.prisma.user.createMany({ data: people })
    expect(await found('crowd')).toMatchObject({ more: true })
    expect((await found('crowd')).names).toHaveLength(20)
    expect(await found('')).toEqual({ names: [], more: false })
    await suspend()
    expect(await found('')).toEqual({ names: ['Ann'], more: false })
  })

  test('are shown with what happened lately, and the look is in the log', async () => {
    await signIn('Ann', 'wrong')
    const { account: shown, events } = (await admin.send('GET', `/api/admin/accounts/${ann.id}`)).json()
    expect(shown).toMatchObject({ username: 'Ann', email: 'ann@example.test', devices: 1, suspendedAt: null })
    expect(events.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'registered',
      'sign_in_refused',
    ])
    expect(await deeds()).toEqual([{ by: 'Bailiff', action: 'account_viewed', detail: { username: 'Ann' } }])
    const nobody = await admin.send('GET', `/api/admin/accounts/${crypto.randomUUID()}`)
    expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'not_found'])
  })
})

describe('a suspension', () => {
  test('ends every session, says so at sign-in, and can be lifted', async () => {
    const reply = await suspend()
    expect(reply.json().account).toMatchObject({ suspendedFor: 'Shared answers', devices: 0 })
    expect((await ann.page.send('GET', '/api/auth/me')).statusCode).toBe(401)
    const refused = await signIn()
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { code: 'suspended', message: 'This account is suspended. The reason given: Shared answers' },
    ])
    // Nobody learns of it who doesn't know the password.
    expect((await signIn('Ann', 'wrong')).json().code).toBe('wrong_credentials')
    expect(await told()).toContain('The reason given: Shared answers')

    expect((await act('DELETE', 'suspension')).json().account).toMatchObject({ suspendedAt: null })
    expect((await signIn()).statusCode).toBe(200)
    expect(await deeds()).toEqual([
      { by: 'Bailiff', action: 'account_suspended', detail: { username: 'Ann', reason: 'Shared answers' } },
      { by: 'Bailiff', action: 'suspension_lifted', detail: { username: 'Ann' } },
    ])
  })

  test('leaves no session alive that was opened while it began', async () => {
    await server.db.prisma.user.update({ where: { id: ann.id }, data: { suspendedAt: new Date() } })
    expect(await server.db.prisma.session.count({ where: { userId: ann.id } })).toBe(1)
    expect((await ann.page.send('GET', '/api/auth/me')).statusCode).toBe(401)
  })

  test('hides its player from boards, cards, records and challenges', async () => {
    const { page: ben } = await registerAt(server.app, { username: 'Ben', email: 'ben@example.test' })
    await server.db.prisma.user.update({ where: { id: ann.id }, data: { points: 10 } })
    const challenge = { opponentUsername: 'Ann', subject: 'Torts' }
    const seen = async () => ({
      board: await server.db.prisma.boardRow.count({ where: { userId: ann.id, hidden: false } }),
      card: (await ben.send('GET', '/api/stats/card?username=Ann')).statusCode,
      record: (await ben.send('GET', `/api/stats/user/${ann.id}`)).statusCode,
    })
    expect(await seen()).toEqual({ board: 2, card: 200, record: 200 })
    await suspend()
    expect(await seen()).toEqual({ board: 0, card: 404, record: 404 })
    expect((await ben.send('POST', '/api/async/create', challenge)).json().code).toBe('no_such_player')
    await act('DELETE', 'suspension')
    expect(await seen()).toEqual({ board: 2, card: 200, record: 200 })
  })

  test('needs a reason, is put on once, and is lifted once', async () => {
    for (const reason of ['', '  ', 'x'.repeat(201)]) expect((await suspend(reason)).statusCode).toBe(400)
    expect((await act('DELETE', 'suspension')).json().message).toBe('This account isn’t suspended')
    await suspend()
    expect((await suspend('again')).json().message).toBe('This account is already suspended')
    expect((await deeds()).map(({ action }) => action)).toEqual(['account_suspended'])
  })
})

describe('an account', () => {
  test('is signed out everywhere, and may sign in again', async () => {
    await signIn()
    expect((await act('POST', 'sign-out')).json().account).toMatchObject({ devices: 0 })
    expect((await ann.page.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await signIn()).statusCode).toBe(200)
  })

  test('gets another name, which no other has, and a mail that says so', async () => {
    expect((await act('POST', 'username', { username: 'Bailiff' })).json()).toMatchObject({
      code: 'username_taken',
      field: 'username',
    })
    expect((await act('POST', 'username', { username: 'Ann' })).json().code).toBe('invalid')
    expect((await act('POST', 'username', { username: 'A@n' })).statusCode).toBe(400)
    // A name of ours is no player's, whoever gives it.
    expect((await act('POST', 'username', { username: 'Moderator' })).json().code).toBe('username_taken')
    // A name that was taken leaves no deed that was not done.
    expect(await deeds()).toEqual([])
    expect((await act('POST', 'username', { username: 'ANNE' })).json().account.username).toBe('ANNE')
    expect((await signIn('Ann')).statusCode).toBe(401)
    expect((await signIn('anne')).statusCode).toBe(200)
    expect(await told()).toContain('from Ann to ANNE')
    expect(await deeds()).toEqual([
      { by: 'Bailiff', action: 'account_renamed', detail: { username: 'Ann', to: 'ANNE' } },
    ])
  })

  test('is deleted in seven days, unless its player or an admin keeps it', async () => {
    const due = new Date(server.clock.now + DELETION_DAYS * DAY_MS).toISOString()
    expect((await act('POST', 'deletion')).json().account).toMatchObject({ deletesAt: due, devices: 0 })
    expect((await act('POST', 'deletion')).statusCode).toBe(400)
    expect(await told()).toContain('An admin asked us to delete your Bar Duel account')
    expect((await act('DELETE', 'deletion')).json().account.deletesAt).toBeNull()
    expect((await act('DELETE', 'deletion')).statusCode).toBe(400)
    expect((await deeds()).map(({ action }) => action)).toEqual(['deletion_asked', 'deletion_taken_back'])
  })

  test('gets a link that sets a password once', async () => {
    const { link } = (await act('POST', 'reset-link')).json()
    const token = new URL(link).hash.slice(1)
    const body = { token, password: 'full fathom five', confirmPassword: 'full fathom five' }
    expect((await browser(server.app).send('POST', '/api/auth/reset', body)).statusCode).toBe(200)
    expect((await browser(server.app).send('POST', '/api/auth/reset', body)).statusCode).toBe(410)
    expect((await signIn('Ann', 'full fathom five')).statusCode).toBe(200)
    expect(await told()).toContain('An admin made a link')
    expect((await deeds()).map(({ action }) => action)).toEqual(['reset_link_made'])
  })
})

const CHANGES: readonly [method: 'POST' | 'DELETE', what: string, body?: object][] = [
  ['POST', 'suspension', { reason: 'none' }],
  ['POST', 'username', { username: 'Nobody' }],
  ['POST', 'deletion'],
  ['DELETE', 'deletion'],
  ['POST', 'reset-link'],
]

describe.each(CHANGES)('%s %s', (method, what, body) => {
  test('is refused for one’s own account, for another admin’s, and for nobody’s', async () => {
    await adminAt(server, 'Sheriff')
    await server.db.prisma.user.updateMany({ where: { role: 'admin' }, data: { deletesAt: null } })
    await emptyAudit(server)
    const before = await server.db.prisma.user.findMany({ orderBy: { id: 'asc' } })
    for (const [id, status, code] of [
      [await idOf('Bailiff'), 403, 'forbidden'],
      [await idOf('Sheriff'), 403, 'forbidden'],
      [crypto.randomUUID(), 404, 'not_found'],
    ] as const) {
      const reply = await act(method, what, body, id)
      expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    }
    expect(await server.db.prisma.user.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
    expect(await server.db.prisma.mailLink.count({ where: { purpose: 'reset' } })).toBe(0)
    expect(await deeds()).toEqual([])
  })
})

test('another admin can be signed out, but not oneself', async () => {
  const sheriff = await adminAt(server, 'Sheriff')
  expect((await act('POST', 'sign-out', undefined, await idOf('Bailiff'))).statusCode).toBe(403)
  expect((await act('POST', 'sign-out', undefined, await idOf('Sheriff'))).statusCode).toBe(200)
  expect((await sheriff.send('GET', '/api/auth/me')).statusCode).toBe(401)
})

test('nothing is done that cannot be written to the audit log', async () => {
  await server.db.execute(sql`alter table admin_audit add constraint closed check (false) not valid`)
  try {
    for (const [method, what, body] of CHANGES.filter(([one]) => one === 'POST'))
      expect((await act(method, what, body)).statusCode).toBe(500)
  } finally {
    await server.db.execute(sql`alter table admin_audit drop constraint closed`)
  }
  expect((await ann.page.send('GET', '/api/auth/me')).json().username).toBe('Ann')
  expect(await server.db.prisma.mailLink.count({ where: { purpose: 'reset' } })).toBe(0)
  expect(lettersToAnn()).toEqual([])
})

test('no statement changes or removes an entry of the audit log', async () => {
  await suspend()
  for (const statement of [
    sql`update admin_audit set admin_name = 'nobody'`,
    sql`delete from admin_audit`,
    sql`truncate admin_audit`,
  ])
    await expect(server.db.execute(statement)).rejects.toThrow('the audit log takes no')
  expect((await deeds()).map(({ action }) => action)).toEqual(['account_suspended'])
})
