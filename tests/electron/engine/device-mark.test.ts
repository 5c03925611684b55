import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeAt, stepAt } from '../../../cloud-server/accounts/totp.ts'
import { eventually } from '../../support/eventually.ts'
import { registration } from '../support/cloud.ts'
import { computer, type Desk } from '../support/desk.ts'
import { desks } from '../support/desks.ts'

const at = desks()

/** One start of the app on a computer, with nobody signed in. */
const boot = (home = at.home, lab = {}): Promise<Desk> => at.boot(home, null, { lab })

const fileIn = (home = at.home) => path.join(home.dataFolder, 'device.json')
const written = () => eventually(() => readFile(fileIn(), 'utf8'))

/** Signs a new player up at this computer, and out again. */
async function signedUpAndOut(at: Desk) {
  const { username, password, ...rest } = registration()
  const made = await at.send('POST', '/api/auth/register', { username, password, ...rest })
  expect(made.status).toBe(200)
  await at.send('POST', '/api/auth/logout', {})
  return { username, password }
}

const signIn = (at: Desk, who: { username: string; password: string; code?: string }) =>
  at.send('POST', '/api/auth/login', who)

/** Guesses of somebody elsewhere on this network, until the account takes no more: for an hour, so that no start is too slow. */
async function guessAt(username: string): Promise<void> {
  for (let i = 0; i < 12; i++)
    await fetch(`${at.cloud.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: at.cloud.url },
      body: JSON.stringify({ username, password: 'a wrong password' }),
    })
  await at.cloud.db.prisma.rateLimit.updateMany({
    where: { key: { startsWith: 'wait:' } },
    data: { expiresAt: new Date(Date.now() + 3_600_000) },
  })
}

describe('a computer that signed in before', () => {
  it('is let in while strangers guess, after another start too; another computer waits', async () => {
    const portia = await signedUpAndOut(await boot())
    await written()
    await guessAt(portia.username)
    const elsewhere = await computer()
    const stranger = await signIn(await boot(elsewhere), portia)
    expect([stranger.status, stranger.body.code]).toEqual([429, 'rate_limited'])
    expect((await signIn(await boot(), portia)).status).toBe(200)
    await at.quit()
    await elsewhere.remove()
  })

  it('has a mark that only its owner may read, which is none for another server', async () => {
    const portia = await signedUpAndOut(await boot())
    const { server, mark } = JSON.parse(await written())
    expect([server, mark]).toEqual([at.cloud.url, expect.stringMatching(/^[\w-]{43}$/)])
    if (process.platform !== 'win32') expect((await stat(fileIn())).mode & 0o777).toBe(0o600)
    await writeFile(fileIn(), JSON.stringify({ server: 'https://other.example', mark }))
    await guessAt(portia.username)
    expect((await signIn(await boot(), portia)).status).toBe(429)
  })

  it('that lost its mark, or keeps nothing, is a stranger’s', async () => {
    const portia = await signedUpAndOut(await boot())
    await written()
    await guessAt(portia.username)
    await writeFile(fileIn(), '{"server":')
    expect((await signIn(await boot(), portia)).status).toBe(429)
    const lab = await computer()
    await signedUpAndOut(await boot(lab, { ephemeral: true }))
    await expect(stat(fileIn(lab))).rejects.toThrow('ENOENT')
    await at.quit()
    await lab.remove()
  })
})

it('a desktop’s sign-in asks for the code of an account that has one, and keeps its session', async () => {
  const at = await boot()
  const { username, password, ...rest } = registration()
  expect((await at.send('POST', '/api/auth/register', { username, password, ...rest })).status).toBe(200)
  const setup = await at.send('POST', '/api/account/two-factor/setup', { password })
  const secret = String(setup.body.secret)
  const code = (steps: number) => codeAt(secret, stepAt(Date.now()) + steps)
  expect((await at.send('POST', '/api/account/two-factor/on', { code: code(0) })).status).toBe(200)
  expect((await at.send('GET', '/api/account/two-factor')).body.recoveryCodesLeft).toBe(10)
  await at.send('POST', '/api/auth/logout', {})
  expect((await signIn(at, { username, password })).body).toMatchObject({
    code: 'code_needed',
    field: 'code',
  })
  expect(at.kept()).toBeNull()
  expect((await signIn(at, { username, password, code: '000000' })).body.code).toBe('wrong_code')
  expect((await signIn(at, { username, password, code: code(1) })).status).toBe(200)
  expect(at.kept()?.token).toMatch(/^[\w-]{43}$/)
})
