import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { FILE_KEY } from '#protocol/session.ts'
import { isPlain } from '../../../electron/engine/store/encryption.ts'
import { bankItems } from '../support/bank.ts'
import { registration } from '../support/cloud.ts'
import { copyData } from '../support/damage.ts'
import { computer, type Desk } from '../support/desk.ts'
import { desks } from '../support/desks.ts'
import { answerOne } from '../support/solo.ts'

const bank = bankItems('practice', 12)
const at = desks()
afterEach(async () => {
  vi.restoreAllMocks()
  await at.cloud.start()
})

const boot = (session: StoredSession | null = null, home = at.home): Promise<Desk> => at.boot(home, session)

const fileOf = (session: StoredSession, { dataFolder } = at.home) =>
  path.join(dataFolder, `${session.userId}.sqlite`)

/** A player who signed up here, with the session their computer keeps. */
async function signedUp() {
  const person = registration()
  const engine = await boot()
  expect(await engine.send('POST', '/api/auth/register', person)).toMatchObject({ status: 200 })
  const session = engine.kept() ?? expect.fail('no session')
  return { engine, person, session }
}

/** A session as a server of before there were keys gave it. */
const keyless = ({ userId, token }: StoredSession): StoredSession => ({ userId, token })

/** A player whose file was made plain, with `answers` that wait in it. */
async function plainFile(answers: number) {
  const { engine, session, person } = await signedUp()
  const elsewhere = await computer()
  const old = await boot(keyless(session), elsewhere)
  await old.send('GET', '/api/auth/me')
  await at.cloud.stop()
  for (let i = 0; i < answers; i++) await answerOne(old.send, bank, true)
  await Promise.all([old.quit(), engine.quit()])
  await at.home.remove()
  // A copy: this process lets go of the file itself only when its memory is collected.
  at.home = await computer()
  await copyData(elsewhere.dataFolder, at.home.dataFolder, `${session.userId}.sqlite`)
  await elsewhere.remove()
  expect(await isPlain(fileOf(session))).toBe(true)
  return { session, person }
}

const waiting = async (engine: Desk) => (await engine.send('GET', '/api/sync/status')).body

test('nothing in a player’s folder can be read without the key, and the key isn’t in it', async () => {
  const { engine, person, session } = await signedUp()
  await at.cloud.stop()
  await answerOne(engine.send, bank, true)
  expect(session.fileKey).toMatch(FILE_KEY)
  const files = await readdir(at.home.dataFolder, { recursive: true, withFileTypes: true })
  const texts = await Promise.all(
    files.filter((one) => one.isFile()).map((one) => readFile(path.join(one.parentPath, one.name), 'latin1')),
  )
  expect(texts.some((text) => text.length > 100_000)).toBe(true)
  for (const secret of [person.username, person.email, 'The stem of', 'question_attempts', session.fileKey])
    expect(texts.some((text) => text.includes(secret ?? ''))).toBe(false)
  await engine.quit()
  const locked = openSqlite(fileOf(session), 'another key')
  await expect(locked.prisma.user.count()).rejects.toThrow()
  await closeSqlite(locked).catch(() => undefined)
  const db = openSqlite(fileOf(session), session.fileKey)
  expect(await db.prisma.questionAttempt.count()).toBe(1)
  await closeSqlite(db)
})

test('answers that wait are still there after a sign-out and a password changed elsewhere', async () => {
  const { engine, person, session } = await signedUp()
  await at.cloud.stop()
  await answerOne(engine.send, bank, true)
  await engine.send('POST', '/api/auth/logout')
  expect(engine.kept()).toBeNull()
  await at.cloud.start()
  const elsewhere = await computer()
  const other = await boot(null, elsewhere)
  const { username, password } = person
  await other.send('POST', '/api/auth/login', { username, password })
  const change = { password, newPassword: 'not strained, it droppeth' }
  expect(await other.send('POST', '/api/account/password', change)).toMatchObject({ status: 200 })
  await elsewhere.remove()
  await engine.send('POST', '/api/auth/login', { username, password: change.newPassword })
  expect(engine.kept()?.fileKey).toBe(session.fileKey)
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, refusals: 0 })
  expect(await at.cloud.db.prisma.questionAttempt.count({ where: { userId: session.userId } })).toBe(1)
})

test('another player’s key is another', async () => {
  const [one, two] = [await signedUp(), await signedUp()]
  expect(one.session.fileKey).not.toBe(two.session.fileKey)
})

test('a plain file from before there was a key is encrypted with all that waits in it', async () => {
  const { session } = await plainFile(2)
  const engine = await boot(session)
  expect(await waiting(engine)).toMatchObject({ waiting: 2 })
  expect(await isPlain(fileOf(session))).toBe(false)
  expect((await readdir(at.home.dataFolder)).filter((name) => name.includes('plain'))).toEqual([])
})

test('a plain file that this process had open stays plain, with all that waits in it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { session } = await plainFile(1)
  const before = await boot(keyless(session))
  await answerOne(before.send, bank, true)
  await before.quit()
  const engine = await boot(session)
  expect(await waiting(engine)).toMatchObject({ waiting: 2 })
})

test('an encryption that a crash cut short is taken back and done again', async () => {
  const { session } = await plainFile(2)
  await copyFile(fileOf(session), `${fileOf(session)}.plain`)
  const half = await readFile(fileOf(session))
  await writeFile(fileOf(session), half.fill(0xa5, 0, half.length / 2))
  const engine = await boot(session)
  expect(await waiting(engine)).toMatchObject({ waiting: 2 })
  expect(await isPlain(fileOf(session))).toBe(false)
})

test('without its key an encrypted file isn’t taken for damaged: it opens again after a sign-in', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { engine, person, session } = await signedUp()
  await at.cloud.stop()
  await answerOne(engine.send, bank, true)
  await engine.quit()
  const before = await readFile(fileOf(session))
  const next = await boot(keyless(session))
  expect(await next.send('GET', '/api/auth/me')).toMatchObject({
    status: 503,
    body: { message: expect.stringMatching(/locked\. Sign out, then sign in again/) },
  })
  expect(before.equals(await readFile(fileOf(session)))).toBe(true)
  await at.cloud.start()
  await next.send('POST', '/api/auth/logout')
  const { username, password } = person
  expect(await next.send('POST', '/api/auth/login', { username, password })).toMatchObject({ status: 200 })
  expect(await waiting(next)).toMatchObject({ waiting: 1 })
})
