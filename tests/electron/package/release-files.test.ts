import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { billOfMaterials } from '../../../scripts/package/bill-of-materials.mjs'
import { CHECKSUMS, clearRelease, writeChecksums } from '../../../scripts/package/checksums.mjs'
import { layMacNatives } from '../../../scripts/package/mac-natives.mjs'
import { signingOf } from '../../../scripts/package/signing.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bar-duel-release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

describe('SHA256SUMS', () => {
  it('names each released file with the hash of its content, in the form that sha256sum reads', async () => {
    write('latest.yml', 'abc')
    write('bar-duel-setup.exe', '')
    write('builder-debug.yml', 'a note')
    write('linux-unpacked/bar-duel', 'not released by itself')
    expect(await writeChecksums(folder)).toEqual(['bar-duel-setup.exe', 'latest.yml'])
    expect(readFileSync(path.join(folder, CHECKSUMS), 'utf8')).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  bar-duel-setup.exe\n' +
        'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  latest.yml\n',
    )
  })

  it('does not count itself, nor what an earlier release left', async () => {
    write('bar-duel-setup-0.0.9.exe', 'old')
    write('server/server.ts', 'another package')
    await writeChecksums(folder)
    clearRelease(folder)
    expect(readdirSync(folder)).toEqual(['server'])
    write('bar-duel-setup-0.1.0.exe', 'new')
    expect(await writeChecksums(folder)).toEqual(['bar-duel-setup-0.1.0.exe'])
    expect(await writeChecksums(folder)).toEqual(['bar-duel-setup-0.1.0.exe'])
  })
})

describe('the bill of materials', () => {
  it('names the packages whose code the app holds, with version, license and hash, and no tool', async () => {
    const bill = JSON.parse(await billOfMaterials())
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: { component: { name: 'bar-duel', type: 'application' } },
    })
    const components: { name: string; version: string; hashes: unknown[]; licenses: unknown[] }[] =
      bill.components
    const names = components.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        '@fontsource-variable/fraunces',
        '@libsql/client',
        '@libsql/win32-x64-msvc',
        '@prisma/client',
        'electron',
        'electron-updater',
        'fastify',
        'react',
        'zod',
      ]),
    )
    for (const tool of ['vitest', 'typescript', 'electron-builder', '@biomejs/biome', 'pg'])
      expect(names).not.toContain(tool)
    const { version } = JSON.parse(readFileSync('node_modules/electron/package.json', 'utf8'))
    expect(components.find(({ name }) => name === 'electron')?.version).toBe(version)
    expect(components.filter(({ hashes }) => !hashes?.length)).toEqual([])
  })
})

describe('signing', () => {
  const mac = {
    CSC_LINK: 'a',
    CSC_KEY_PASSWORD: 'b',
    APPLE_ID: 'c',
    APPLE_APP_SPECIFIC_PASSWORD: 'd',
    APPLE_TEAM_ID: 'e',
  }

  it('needs every name of the system', () => {
    expect(signingOf('darwin', mac).signed).toBe(true)
    expect(signingOf('win32', mac).signed).toBe(true)
    for (const name of Object.keys(mac)) {
      const { signed, line } = signingOf('darwin', { ...mac, [name]: '' })
      expect([signed, line]).toEqual([false, expect.stringContaining(`UNSIGNED: ${name} not set`)])
    }
  })

  it('says what is missing, and tells no secret', () => {
    expect(signingOf('win32', {}).line).toContain('*** UNSIGNED: CSC_LINK, CSC_KEY_PASSWORD not set.')
    expect(signingOf('win32', { CSC_LINK: 'secret', CSC_KEY_PASSWORD: 'secret' }).line).not.toContain(
      'secret',
    )
  })

  it('is of no use on Linux, whose packages are compared by hash', () => {
    expect(signingOf('linux', mac)).toMatchObject({ signed: false, line: expect.stringContaining(CHECKSUMS) })
  })
})

describe('the natives of a universal app', () => {
  const installed: Record<string, { integrity: string }>[] = []
  const install = async (place: string) => {
    const { packages } = JSON.parse(readFileSync(path.join(place, 'package-lock.json'), 'utf8'))
    const { '': _own, ...natives } = packages
    installed.push(natives)
    for (const name of Object.keys(natives)) {
      mkdirSync(path.join(place, name), { recursive: true })
      writeFileSync(path.join(place, name, 'index.node'), name)
    }
  }

  it('are fetched by the hashes of the lock file, and once', async () => {
    const names = ['@libsql/darwin-x64', '@napi-rs/keyring-darwin-x64']
    expect(await layMacNatives('x64', folder, install)).toEqual(names)
    expect(await layMacNatives('x64', folder, install)).toEqual(names)
    expect(installed).toHaveLength(1)
    expect(Object.values(installed[0] ?? {}).map(({ integrity }) => integrity)).toEqual(
      names.map(() => expect.stringMatching(/^sha512-/)),
    )
    for (const name of names) expect(existsSync(path.join(folder, name, 'index.node'))).toBe(true)
  })

  it('stop the packaging where npm does not bring them', async () => {
    await expect(layMacNatives('arm64', folder, async () => undefined)).rejects.toThrow(
      'npm didn’t install @libsql/darwin-arm64.',
    )
  })
})
