import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_SESSION_DAYS, SESSION_DAYS } from '../../../cloud-server/accounts/session.ts'
import { MOST_SESSIONS } from '../../../cloud-server/store/sessions.ts'
import { browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
})

const register = (change: Record<string, unknown> = {}) => registerAt(server.app, change)

describe('registering', () => {
  test('makes the account, signs in, and returns the client view without email or hash', async () => {
    const { page, reply } = await register()
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      username: 'Portia',
      displayName: 'Portia Ames',
      lawSchool: 'Yale',
      level: 1,
      levelTitle: 'Novice Scribe',
      xp: 0,
      points: 0,
      avatarData: { ...portia.avatarData, needsCharacterCreation: false },
      totalWins: 0,
      totalLosses: 0,
      role: 'player',
    })
    expect((await page.send('GET', '/api/auth/me')).json().username).toBe('Portia')
  })

  test('starts a player as spec sections 3 and 9 say', async () => {
    await register()
    const user = await server.db.prisma.user.findFirstOrThrow()
    expect(user).toMatchObject({
      overallElo: 1200,
      placementMatches: 0,
      isRanked: false,
      level: 1,
      levelTitle: 'Novice Scribe',
      firstDuelOfDay: true,
      timezone: 'UTC',
      hasAchievedVictory: false,
    })
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(user)).not.toContain(portia.password)
  })

  test('without avatarData asks for character creation', async () => {
    const { reply } = await register({ avatarData: undefined })
    expect(reply.json().avatarData).toMatchObject({
      base: 'humanoid',
      palette: 'lawyer_navy',
      needsCharacterCreation: true,
    })
  })

  test('drops a Law School ending', async () => {
    expect((await register({ lawSchool: ' Yale Law School ' })).reply.json().lawSchool).toBe('Yale')
  })

  test.each([
    ['username', 'P', 'Username must be 2-18 characters, letters, numbers, and spaces only'],
    [
      'username',
      'nineteen characters',
      'Username must be 2-18 characters, letters, numbers, and spaces only',
    ],
    ['username', 'two  spaces', 'Username must be 2-18 characters, letters, numbers, and spaces only'],
    ['username', "Robert'); drop--", 'Username must be 2-18 characters, letters, numbers, and spaces only'],
    ['email', 'no at sign', 'Please enter a valid email address'],
    ['password', 'short', 'Password must be at least 6 characters'],
    ['password', '      ', 'Password must be at least 6 characters'],
    ['password', 'x'.repeat(257), 'Password must be at most 256 characters'],
    ['confirmPassword', 'something else', "Passwords don't match"],
    ['displayName', ' x ', 'Display name is required'],
    ['displayName', 'x'.repeat(31), 'Display name is required'],
    ['lawSchool', 'Hogwarts', 'Choose a law school from the list'],
    ['avatarData', { base: 'dragon', palette: 'x', props: [] }, 'Invalid avatar configuration'],
    ['avatarData', { base: 'beast', palette: 7, props: [] }, 'Invalid avatar configuration'],
    ['avatarData', { base: 'beast', palette: 'x' }, 'Invalid avatar configuration'],
    ['avatarData', 'beast', 'Invalid avatar configuration'],
  ])('refuses %s %j', async (field, value, message) => {
    const change = field === 'password' ? { password: value, confirmPassword: value } : { [field]: value }
    const { reply } = await register(change)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid', message })
    expect(reply.json().field).toContain(field)
    expect(await server.db.prisma.user.count()).toBe(0)
  })

  test('refuses a name that differs in case alone, and an email address in use', async () => {
    await register()
    const name = await register({ username: 'pORTIA', email: 'other@example.test' })
    expect(name.reply.json()).toMatchObject({ code: 'username_taken', field: 'username' })
    const email = await register({ username: 'Shylock', email: 'PORTIA@example.test' })
    expect(email.reply.json()).toMatchObject({ code: 'email_taken', field: 'email' })
    expect(await server.db.prisma.user.count()).toBe(1)
  })

  test('gives one of many simultaneous registrations the name', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => register({ email: `p${i}@example.test` })),
    )
    const codes = replies.map(({ reply }) => reply.statusCode).sort()
    expect(codes).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    expect(await server.db.prisma.user.count()).toBe(1)
  })
})

test('nobody registers under a name that would pass for ours (found: admin was free)', async () => {
  for (const username of ['admin', 'Bar Duel Support', 'Moderator 1']) {
    expect((await register({ username })).reply.json()).toMatchObject({ code: 'username_taken' })
    const checked = await browser(server.app).send('POST', '/api/auth/check-username', { username })
    expect(checked.json()).toMatchObject({ available: false })
  }
  for (const displayName of ['Bar Duel Support', 'Ваr Duеl', 'Роrtia Ames'])
    expect((await register({ displayName })).reply.json()).toMatchObject({
      code: 'invalid',
      field: 'displayName',
    })
  expect(await server.db.prisma.user.count()).toBe(0)
})

describe('signing in', () => {
  test('takes the name in any case, and only the right password', async () => {
    await register()
    const page = browser(server.app)
    const right = await page.send('POST', '/api/auth/login', {
      username: 'PORTIA',
      password: portia.password,
    })
    expect(right.statusCode).toBe(200)
    for (const attempt of [
      { username: 'Portia', password: 'wrong' },
      { username: 'Nobody', password: portia.password },
    ]) {
      const wrong = await browser(server.app).send('POST', '/api/auth/login', attempt)
      expect(wrong.statusCode).toBe(401)
      expect(wrong.json()).toEqual({ code: 'wrong_credentials', message: 'Invalid username or password' })
    }
  })

  test.each([
    [{ username: '', password: 'x' }, 'Username is required'],
    [{ username: 'Portia', password: '' }, 'Password is required'],
    [{ password: 'x' }, 'Username is required'],
    [{ username: 'Portia' }, 'Password is required'],
  ])('%j is refused with: %s', async (body, message) => {
    const reply = await browser(server.app).send('POST', '/api/auth/login', body)
    expect(reply.json()).toMatchObject({ code: 'invalid', message })
  })

  test('keeps the token in an HttpOnly SameSite cookie and its hash alone in the database', async () => {
    const { reply } = await register()
    const cookie = reply.cookies[0]
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const [session] = await server.db.prisma.session.findMany()
    expect(session?.tokenHash).toBe(
      createHash('sha256')
        .update(cookie?.value ?? '')
        .digest('base64url'),
    )
    expect(session?.client).toBe('browser')
  })

  test('a session brought along ends: it cannot be fixed beforehand', async () => {
    const { page } = await register()
    const planted = page.cookie
    await page.send('POST', '/api/auth/login', { username: 'Portia', password: portia.password })
    expect(page.cookie).not.toBe(planted)
    const old = browser(server.app)
    old.cookie = planted
    expect((await old.send('GET', '/api/auth/me')).statusCode).toBe(401)
  })

  test('the desktop gets its token in a header and no cookie', async () => {
    await register()
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-bar-duel-client': 'desktop' },
      payload: { username: 'Portia', password: portia.password },
    })
    const token = reply.headers['x-bar-duel-session']
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(reply.cookies).toEqual([])
    const me = await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
    expect(me.json().username).toBe('Portia')
  })
})

describe('a session', () => {
  test.each([null, 'bar-duel-session=forged', `bar-duel-session=${'A'.repeat(43)}`, 'bar-duel-session=%00'])(
    '%s is nobody',
    async (cookie) => {
      const page = browser(server.app)
      page.cookie = cookie
      const reply = await page.send('GET', '/api/auth/me')
      expect(reply.statusCode).toBe(401)
      expect(reply.json().code).toBe('unauthenticated')
    },
  )

  test('ends at logout, also when its cookie is replayed; logging out twice is no error', async () => {
    const { page } = await register()
    const stolen = page.cookie
    expect((await page.send('POST', '/api/auth/logout')).json()).toEqual({ ok: true })
    expect(page.cookie).toBeNull()
    const thief = browser(server.app)
    thief.cookie = stolen
    expect((await thief.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await page.send('POST', '/api/auth/logout')).statusCode).toBe(200)
  })

  test('expires after its days, and use prolongs it', async () => {
    const { page } = await register()
    const start = server.clock.now
    const day = 86_400_000
    server.clock.now = start + (SESSION_DAYS - 1) * day
    const used = await page.send('GET', '/api/auth/me')
    expect(used.statusCode).toBe(200)
    expect(used.cookies[0]).toMatchObject({
      value: page.cookie?.split('=')[1],
      maxAge: SESSION_DAYS * 86_400,
    })
    expect((await page.send('GET', '/api/auth/me')).cookies).toEqual([])
    server.clock.now = start + (2 * SESSION_DAYS - 2) * day
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(200)
    server.clock.now = start + (3 * SESSION_DAYS + 1) * day
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(401)
    server.clock.now = start
  })

  test('ends so many days after its sign-in, however often it is used', async () => {
    const { page } = await register()
    const start = server.clock.now
    const status = async (days: number) => {
      server.clock.now = start + days * 86_400_000
      return (await page.send('GET', '/api/auth/me')).statusCode
    }
    for (let day = 20; day < MOST_SESSION_DAYS; day += 20) expect(await status(day)).toBe(200)
    expect(await status(MOST_SESSION_DAYS - 1)).toBe(200)
    expect(await status(MOST_SESSION_DAYS + 1)).toBe(401)
    server.clock.now = start
  })
})

test('an account has 50 sessions at most: the one not used for longest ends as another begins', async () => {
  const { page } = await register()
  const { id } = await server.db.prisma.user.findFirstOrThrow()
  await server.db.prisma.$executeRawUnsafe(
    `insert into sessions (token_hash, user_id, client, last_seen_at, expires_at)
     select 'made ' || i, '${id}', 'browser', now() - interval '1 hour' * i, now() + interval '1 day'
     from generate_series(1, ${MOST_SESSIONS - 1}) i`,
  )
  const other = browser(server.app)
  const body = { username: portia.username, password: portia.password }
  expect((await other.send('POST', '/api/auth/login', body)).statusCode).toBe(200)
  const left = (await server.db.prisma.session.findMany()).map(({ tokenHash }) => tokenHash)
  expect(left).toHaveLength(MOST_SESSIONS)
  expect(left).not.toContain(`made ${MOST_SESSIONS - 1}`)
  for (const one of [page, other]) expect((await one.send('GET', '/api/auth/me')).statusCode).toBe(200)
})

describe('check-username', () => {
  test('tells a free name from a taken one, without regard to case', async () => {
    await register()
    const ask = (username: string) =>
      browser(server.app).send('POST', '/api/auth/check-username', { username })
    expect((await ask('Nerissa')).json()).toEqual({ available: true })
    expect((await ask('portia')).json()).toEqual({
      available: false,
      message: 'That username is taken. Try another one.',
    })
    expect((await ask('!')).json()).toMatchObject({ code: 'invalid' })
  })
})
