import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminCommand } from '../../../cloud-server/admin/command.ts'
import { eventually } from '../../support/eventually.ts'
import { type Browser, browser, ORIGIN, portia, registerAt, type TestServer, testServer } from '../server.ts'
import { type Authenticator, turnOnTwoFactor } from './authenticator.ts'

const HALF_MINUTE = 30_000

let server: TestServer
let page: Browser
beforeAll(async () => {
  server = await testServer(null, { isTimeStopped: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  page = (await registerAt(server.app)).page
  await eventually(() => expect(server.letters.length).toBeGreaterThan(0))
  server.letters.length = 0
})

const signIn = (code?: string, password = portia.password, at = browser(server.app)) =>
  at.send('POST', '/api/auth/login', { username: portia.username, password, ...(code && { code }) })

const turnOn = () => turnOnTwoFactor(server, page)
/** Until the app shows another code. */
const nextCode = () => {
  server.clock.now += HALF_MINUTE
}
const standing = async () => (await page.send('GET', '/api/account/two-factor')).json()
const subjects = () => server.letters.map(({ subject }) => subject)

describe('turned on', () => {
  test('by a code of the app; other devices end, this one stays, and a mail says so', async () => {
    expect(await standing()).toEqual({ since: null, recoveryCodesLeft: 0, required: false })
    const other = browser(server.app)
    expect((await signIn(undefined, portia.password, other)).statusCode).toBe(200)
    const { recoveryCodes } = await turnOn()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/)
    expect(await standing()).toEqual({
      since: new Date(server.clock.now).toISOString(),
      recoveryCodesLeft: 10,
      required: false,
    })
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
    await eventually(() => expect(subjects()).toEqual([expect.stringContaining('sign-in is on')]))
    expect(server.letters[0]?.to).toBe(portia.email)
  })

  test('with the password alone: a wrong one shows no secret', async () => {
    const refused = await page.send('POST', '/api/account/two-factor/setup', { password: 'wrong' })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'password'])
  })

  test('by no wrong code, none before a secret was shown, and none half an hour after', async () => {
    const confirm = (code: string) => page.send('POST', '/api/account/two-factor/on', { code })
    expect((await confirm('123456')).json().message).toContain('Start the setup again')
    const setup = await page.send('POST', '/api/account/two-factor/setup', { password: portia.password })
    expect(setup.statusCode).toBe(200)
    expect((await confirm('12345')).json()).toMatchObject({ code: 'wrong_code', field: 'code' })
    server.clock.now += 31 * 60_000
    expect((await confirm('123456')).json().message).toContain('Start the setup again')
    expect((await signIn()).statusCode).toBe(200)
  })

  test('it is not set up anew beside itself', async () => {
    await turnOn()
    const again = await page.send('POST', '/api/account/two-factor/setup', { password: portia.password })
    expect(again.json()).toMatchObject({ code: 'invalid', message: 'Two-factor sign-in is already on' })
  })

  test('nothing that is kept is a recovery code or shows one in a copy of one’s data', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const kept = await server.db.prisma.twoFactor.findFirstOrThrow()
    expect(kept.recovery).toHaveLength(10)
    for (const hash of kept.recovery) expect(hash).toMatch(/^\$argon2id\$/)
    const copy = await page.send('GET', '/api/account/data')
    expect(copy.json().account[0].twoFactorSince).toBe(new Date(server.clock.now).toISOString())
    expect(copy.body).not.toContain(secret)
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''))
  })
})

describe('signing in', () => {
  let app: Authenticator
  beforeEach(async () => {
    app = await turnOn()
    nextCode()
    server.letters.length = 0
  })

  test('asks for a code once the password was right, and opens no session before it', async () => {
    const asked = await signIn()
    expect([asked.statusCode, asked.json()]).toEqual([
      401,
      { code: 'code_needed', message: expect.stringContaining('authenticator app'), field: 'code' },
    ])
    expect(asked.cookies).toEqual([])
    const wrongPassword = await signIn(app.code(), 'wrong')
    expect(wrongPassword.json()).toEqual({
      code: 'wrong_credentials',
      message: 'Invalid username or password',
    })
    const at = browser(server.app)
    expect((await signIn(app.code(), portia.password, at)).statusCode).toBe(200)
    expect((await at.send('GET', '/api/auth/me')).json().username).toBe('Portia')
  })

  test('takes a code once, also of two that send it at once, and none older than the last', async () => {
    const before = app.code(-1)
    const both = await Promise.all([signIn(app.code()), signIn(app.code())])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expect((await signIn(app.code())).json()).toMatchObject({ code: 'wrong_code', field: 'code' })
    expect((await signIn(before)).json().code).toBe('wrong_code')
    nextCode()
    expect((await signIn(app.code())).statusCode).toBe(200)
  })

  test('takes codes as people type them, and of a clock half a minute off', async () => {
    expect((await signIn(` ${app.code(-1).replace(/^.../, '$& ')} `)).statusCode).toBe(401)
    server.clock.now += 2 * HALF_MINUTE
    expect((await signIn(` ${app.code(-1).replace(/^.../, '$& ')} `)).statusCode).toBe(200)
    expect((await signIn(app.code(1))).statusCode).toBe(200)
    server.clock.now += 10 * HALF_MINUTE
    expect((await signIn(app.code(2))).json().code).toBe('wrong_code')
  })

  test('a recovery code does once, in small letters and without its hyphen, and a mail says how many are left', async () => {
    const [first = '', second = ''] = app.recoveryCodes
    expect((await signIn(first.toLowerCase().replace('-', ''))).statusCode).toBe(200)
    expect((await signIn(first)).json().code).toBe('wrong_code')
    const twice = await Promise.all([signIn(second), signIn(second)])
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    expect((await standing()).recoveryCodesLeft).toBe(8)
    await eventually(() => expect(server.letters).toHaveLength(2))
    expect(server.letters[0]?.text).toContain('You have 9 left')
  })

  test('codes are guessed no more often than passwords, and a right password forgets no wrong code', async () => {
    for (let i = 0; i < 10; i++) {
      // The password alone is no guess, and takes none back.
      expect((await signIn()).json().code).toBe('code_needed')
      expect((await signIn(String(100_000 + i))).json().code).toBe('wrong_code')
    }
    const refused = await signIn(app.code())
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('a password reset by mail takes no code away', async () => {
    await browser(server.app).send('POST', '/api/auth/forgot', { name: portia.username })
    await eventually(() => expect(subjects()).toContain('Reset your Bar Duel password'))
    const token = server.letters.at(-1)?.text.match(/#([\w-]{43})/)?.[1]
    const password = 'not strained at all'
    const reset = await browser(server.app).send('POST', '/api/auth/reset', {
      token,
      password,
      confirmPassword: password,
    })
    expect(reset.statusCode).toBe(200)
    expect((await signIn(undefined, password)).json().code).toBe('code_needed')
    expect((await signIn(app.code(), password)).statusCode).toBe(200)
  })
})

describe('changed', () => {
  let app: Authenticator
  beforeEach(async () => {
    app = await turnOn()
    nextCode()
    server.letters.length = 0
  })
  const change = (what: 'off' | 'recovery-codes', code: string, password = portia.password) =>
    page.send('POST', `/api/account/two-factor/${what}`, { password, code })

  test.each(['off', 'recovery-codes'] as const)(
    '%s asks for both the password and a code that was not used',
    async (what) => {
      const wrong = await change(what, app.code(), 'wrong')
      expect([wrong.statusCode, wrong.json().field]).toEqual([400, 'password'])
      expect((await change(what, '000000')).json()).toMatchObject({ code: 'wrong_code', field: 'code' })
      await signIn(app.code())
      expect((await change(what, app.code())).json().code).toBe('wrong_code')
      expect(await standing()).toMatchObject({ recoveryCodesLeft: 10 })
    },
  )

  test('off ends other devices, says so by mail, and leaves the password', async () => {
    const other = browser(server.app)
    expect((await signIn(app.code(), portia.password, other)).statusCode).toBe(200)
    nextCode()
    expect((await change('off', app.code())).json()).toEqual({ ok: true })
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect(await standing()).toEqual({ since: null, recoveryCodesLeft: 0, required: false })
    expect(await server.db.prisma.twoFactor.count()).toBe(0)
    expect((await signIn()).statusCode).toBe(200)
    await eventually(() => expect(subjects()).toEqual([expect.stringContaining('sign-in is off')]))
    expect((await change('off', app.code())).json().message).toBe('Two-factor sign-in is off')
  })

  test('new recovery codes end the old ones, and a mail says so', async () => {
    const [old = ''] = app.recoveryCodes
    const { recoveryCodes } = (await change('recovery-codes', app.code())).json()
    expect(recoveryCodes).toHaveLength(10)
    expect((await signIn(old)).json().code).toBe('wrong_code')
    expect((await signIn(recoveryCodes[0])).statusCode).toBe(200)
    await eventually(() => expect(subjects()).toContain('Your Bar Duel account has new recovery codes'))
  })

  test('codes are not to be guessed from a session left open', async () => {
    for (let i = 0; i < 10; i++)
      expect((await change('off', String(200_000 + i))).json().code).toBe('wrong_code')
    expect((await change('off', app.code())).json().code).toBe('rate_limited')
    expect(await standing()).toMatchObject({ recoveryCodesLeft: 10 })
  })
})

describe('the account’s log', () => {
  const kinds = async () => {
    const { events } = (await page.send('GET', '/api/account/security')).json()
    return (events as { kind: string; times: number }[]).map(({ kind, times }) => `${kind} ${times}`)
  }

  test('tells a wrong code after the right password from a wrong password', async () => {
    await turnOn()
    await signIn('123456')
    await signIn('123456', 'wrong')
    const logged = await kinds()
    expect(logged).toEqual(expect.arrayContaining(['two_factor_on 1', 'code_refused 1', 'sign_in_refused 1']))
    // The password alone is on its way to a code: nothing to log.
    await signIn()
    expect(await kinds()).toEqual(logged)
  })

  test('holds each change and each recovery code, and codes guessed in the settings', async () => {
    const app = await turnOn()
    nextCode()
    await signIn(app.recoveryCodes[0])
    const change = (what: string, code: string) =>
      page.send('POST', `/api/account/two-factor/${what}`, { password: portia.password, code })
    await change('recovery-codes', '000000')
    await change('recovery-codes', app.code())
    nextCode()
    await change('off', app.code())
    expect(await kinds()).toEqual(
      expect.arrayContaining([
        'recovery_code_used 1',
        'code_refused 1',
        'recovery_codes_made 1',
        'two_factor_off 1',
      ]),
    )
  })
})

describe('an admin', () => {
  const read = (url = '/api/admin/audit') => page.send('GET', url)

  test('by command or by list is led to it first, and is one once it is on', async () => {
    expect((await adminCommand({ db: server.db, origin: () => ORIGIN }, ['grant', 'Portia'])).code).toBe(0)
    const refused = await read()
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 'two_factor_needed',
        message: 'Admins need two-factor sign-in. Turn it on in your settings first.',
      },
    ])
    expect(await standing()).toMatchObject({ required: true })
    const app = await turnOn()
    expect((await read()).statusCode).toBe(200)
    nextCode()
    await page.send('POST', '/api/account/two-factor/off', { password: portia.password, code: app.code() })
    expect((await read()).json().code).toBe('two_factor_needed')
  })

  test('who lost the phone and the recovery codes is let in by a command, which is in the audit log', async () => {
    await turnOn()
    expect(await adminCommand({ db: server.db, origin: () => ORIGIN }, ['two-factor-off', 'portia'])).toEqual(
      {
        code: 0,
        text: '@Portia now signs in with the password alone. Every device was signed out.',
      },
    )
    expect((await page.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await signIn()).statusCode).toBe(200)
    const entry = await server.db.prisma.adminAudit.findFirst({ where: { action: 'two_factor_ended' } })
    expect(entry).toMatchObject({ adminName: 'command line', detail: { username: 'Portia' } })
    expect(
      (await adminCommand({ db: server.db, origin: () => ORIGIN }, ['two-factor-off', 'Portia'])).code,
    ).toBe(1)
    expect(
      (await adminCommand({ db: server.db, origin: () => ORIGIN }, ['two-factor-off', 'Nobody'])).text,
    ).toContain('no account named')
  })
})
