import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepLog, withoutSecrets } from '../../../electron/main/log.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-log-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('keeps no secret in the log', () => {
  const token = `${'A'.repeat(42)}_`
  for (const line of [
    `authorization: Bearer ${token}`,
    `the token ${token} ended`,
    '{"password":"quality of mercy","username":"Portia"}',
    `{"secret":"${token}"}`,
  ]) {
    expect(withoutSecrets(line)).not.toMatch(/A{20}|quality of mercy/)
    expect(withoutSecrets(line)).toContain('[secret]')
  }
  expect(withoutSecrets('a plain line of 3 words')).toBe('a plain line of 3 words')
})

it('writes the log at once, starts a new one when it is long, and goes on when it cannot write', async () => {
  const file = path.join(folder, 'logs', 'x.log')
  const keep = keepLog(file, () => new Date(0))
  keep('one', new Error('two'))
  expect(await readFile(file, 'utf8')).toMatch(/^1970-01-01T00:00:00.000Z one Error: two/)
  for (let i = 0; i < 6; i++) keep('x '.repeat(50_000))
  keep('last')
  expect((await readdir(path.dirname(file))).sort()).toEqual(['x.log', 'x.log.1'])
  keepLog(path.join(file, 'under a file'))('nothing happens')
})
