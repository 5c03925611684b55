import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { breachedList } from '../../../cloud-server/accounts/breached.ts'
import { eventually } from '../../support/eventually.ts'
import { browser, portia, registerAt, testServer } from '../server.ts'

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-breached-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes the passwords' hashes as Have I Been Pwned's downloader does, with counts of any length. */
async function listOf(passwords: readonly string[], lineEnd: string, last = lineEnd): Promise<string> {
  const lines = passwords
    .map(hashOf)
    .toSorted()
    .map((hash, i) => `${hash}:${7 ** (i % 12)}`)
  const file = path.join(folder, `${lines.length}-${lineEnd.length}-${last.length}.txt`)
  await writeFile(file, lines.join(lineEnd) + last)
  return file
}

describe('the list of breached passwords', () => {
  const some = (count: number) => Array.from({ length: count }, (_, i) => `password number ${i}`)

  test.each([
    [1, '\n', '\n'],
    [2, '\r\n', '\r\n'],
    [3, '\n', ''],
    [1_000, '\r\n', ''],
    [1_001, '\n', '\n'],
  ])('of %i lines has each of them, and no other', async (count, lineEnd, last) => {
    const passwords = some(count)
    const list = await breachedList(await listOf(passwords, lineEnd, last))
    for (const password of passwords) expect([password, await list.has(password)]).toEqual([password, true])
    for (const password of passwords) expect(await list.has(`${password}!`)).toBe(false)
    await list.close()
  })

  test.each([
    ['is empty', ''],
    ['holds passwords themselves', 'password\n123456\n'],
    ['holds other hashes', `${hashOf('x').toLowerCase()}:1\n`],
  ])('that %s is no list', async (_, text) => {
    const file = path.join(folder, 'other.txt')
    await writeFile(file, text)
    await expect(breachedList(file)).rejects.toThrow('no list of hashes')
  })

  test('knows no password once its file can’t be read, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const list = await breachedList(await listOf(['hunter2'], '\n'))
    await list.close()
    expect(await list.has('hunter2')).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

test('a breached password opens no account, and becomes none’s by a change or a link', async () => {
  const list = await breachedList(await listOf(['the winter of our discontent'], '\n'))
  const server = await testServer(null, { isBreached: list.has })
  const refused = (field: string) => ({
    code: 'invalid',
    field,
    message: 'That password has appeared in a data breach. Choose a different one.',
  })
  const password = 'the winter of our discontent'
  try {
    const { reply } = await registerAt(server.app, { password, confirmPassword: password })
    expect(reply.json()).toEqual(refused('password'))
    const { page } = await registerAt(server.app)
    const change = { password: portia.password, newPassword: password }
    expect((await page.send('POST', '/api/account/password', change)).json()).toEqual(refused('newPassword'))
    await page.send('POST', '/api/auth/forgot', { name: portia.username })
    const token = await eventually(() => {
      const letter = server.letters.find(({ subject }) => subject.startsWith('Reset'))
      return letter?.text.match(/#([\w-]{43})$/m)?.[1] ?? expect.fail('no letter yet')
    })
    const reset = { token, password, confirmPassword: password }
    expect((await browser(server.app).send('POST', '/api/auth/reset', reset)).json()).toEqual(
      refused('password'),
    )
  } finally {
    await server.close()
    await list.close()
  }
})
