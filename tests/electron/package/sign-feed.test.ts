import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isSigned } from '../../../electron/main/updates/feed-signature.ts'
import { signFeed } from '../../../scripts/package/sign-feed.mjs'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const KEYS = {
  UPDATE_SIGNING_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  UPDATE_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
}
const INSTALLER = 'bar-duel-setup-9.0.0-x64.exe'

let folder: string
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
const read = (name: string) => readFileSync(path.join(folder, name))
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bar-duel-feed-'))
  write(INSTALLER, 'the new version')
  const sha512 = createHash('sha512').update('the new version').digest('base64')
  for (const name of ['latest.yml', 'latest-linux-arm64.yml'])
    write(name, `version: 9.0.0\nfiles:\n  - url: ${INSTALLER}\n    sha512: ${sha512}\n    size: 15\n`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('signs the description of each system and processor, and counts the signatures among the checksums', async () => {
  expect(await signFeed(folder, KEYS)).toEqual(['latest-linux-arm64.yml', 'latest.yml'])
  for (const name of ['latest.yml', 'latest-linux-arm64.yml'])
    expect(isSigned(publicKey, name, read(name), String(read(`${name}.sig`)))).toBe(true)
  expect(String(read('SHA256SUMS'))).toContain('  latest.yml.sig\n')
})

it('signs nothing where a named file is missing or differs', async () => {
  write(INSTALLER, 'another build..')
  await expect(signFeed(folder, KEYS)).rejects.toThrow(`${INSTALLER} doesn’t match what latest`)
  rmSync(path.join(folder, INSTALLER))
  await expect(signFeed(folder, KEYS)).rejects.toThrow('which isn’t there')
  expect(readdirSync(folder).filter((name) => name.endsWith('.sig'))).toEqual([])
})

it('signs with no key but the one whose other half the apps hold', async () => {
  const { UPDATE_KEY, UPDATE_SIGNING_KEY } = KEYS
  await expect(signFeed(folder, {})).rejects.toThrow('UPDATE_SIGNING_KEY must hold')
  await expect(signFeed(folder, { UPDATE_SIGNING_KEY: 'no key', UPDATE_KEY })).rejects.toThrow('Ed25519')
  const another = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' })
  await expect(
    signFeed(folder, { UPDATE_SIGNING_KEY, UPDATE_KEY: another.toString('base64') }),
  ).rejects.toThrow(`which is ${UPDATE_KEY}`)
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
  const pem = rsa.export({ format: 'pem', type: 'pkcs8' }).toString()
  await expect(signFeed(folder, { UPDATE_SIGNING_KEY: pem, UPDATE_KEY })).rejects.toThrow('Ed25519')
})

it('says so where there is nothing to sign', async () => {
  await expect(signFeed(path.join(folder, 'absent'), KEYS)).rejects.toThrow('nothing to sign')
})
