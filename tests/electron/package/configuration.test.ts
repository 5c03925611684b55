import { readFileSync } from 'node:fs'
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js'
import { DebugLogger } from 'builder-util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inProject } from '../../../scripts/project.mjs'

const read = (file: string) => readFileSync(inProject(file), 'utf8')
const configuration = () => parse(read('electron-builder.yml'))
const manifest = JSON.parse(read('apps/desktop/package.json'))
const validate = (changes: object = {}) =>
  validateConfiguration({ ...configuration(), ...changes }, new DebugLogger(false))

describe('electron-builder.yml', () => {
  it('fits electron-builder’s own schema, which knows a wrong name and a wrong kind', async () => {
    await expect(validate()).resolves.toBeUndefined()
    await expect(validate({ msi: { perMachin: true } })).rejects.toThrow('configuration.msi should be')
    await expect(validate({ mac: { hardenedRuntime: 'perhaps' } })).rejects.toThrow('configuration.mac')
  })

  it('makes every package that people and their administrators install from', () => {
    const { linux, win, mac } = configuration()
    expect(linux.target).toEqual(['AppImage', 'deb', 'rpm'])
    expect(win.target).toEqual([
      { target: 'nsis', arch: 'x64' },
      { target: 'msi', arch: 'x64' },
      { target: 'appx', arch: 'x64' },
    ])
    expect(mac.target).toEqual([
      { target: 'dmg', arch: 'universal' },
      { target: 'zip', arch: 'universal' },
    ])
  })

  it('installs for one person or for all by NSIS, and for all by MSI', () => {
    const { nsis, msi } = configuration()
    expect(nsis).toMatchObject({ oneClick: false, perMachine: false, allowElevation: true })
    expect(msi).toMatchObject({ perMachine: true, runAfterFinish: false })
  })

  it('keeps the codes by which Windows knows installed copies', () => {
    const { nsis, msi } = configuration()
    // The first is what electron-builder derived from appId for every copy so far.
    expect(nsis.guid).toBe('6fffa285-08aa-555d-95c2-2d26129e3050')
    expect(msi.upgradeCode).toBe('d15e3b2a-cd41-4055-ad7e-7b5588d5f3aa')
  })

  it('grants the hardened runtime of macOS just-in-time compiling and nothing else', () => {
    const { mac } = configuration()
    expect(mac.hardenedRuntime).toBe(true)
    for (const file of [mac.entitlements, mac.entitlementsInherit])
      expect([...read(file).matchAll(/<key>(.*)<\/key>/g)].map(([, key]) => key)).toEqual([
        'com.apple.security.cs.allow-jit',
      ])
  })

  it('names one desktop entry for the window, its icon and its links', () => {
    const { linux } = configuration()
    expect(manifest.desktopName).toBe(`${linux.executableName}.desktop`)
    expect(linux.syncDesktopName).toBe(true)
  })

  it('has the homepage without which no .deb and no .rpm is made', () => {
    expect(new URL(manifest.homepage).protocol).toBe('https:')
  })
})

describe('the natives', () => {
  const { packages } = JSON.parse(read('package-lock.json'))
  const has = (name: string) => `node_modules/${name}` in packages

  it.each([
    ['Windows on x64', 'win32-x64-msvc'],
    ['Linux on x64', 'linux-x64-gnu'],
    ['Linux on arm64', 'linux-arm64-gnu'],
    ['macOS on x64', 'darwin-x64'],
    ['macOS on arm64', 'darwin-arm64'],
  ])('are there for %s', (_system, name) => {
    expect([has(`@libsql/${name}`), has(`@napi-rs/keyring-${name}`)]).toEqual([true, true])
  })

  it('are not there for Windows on arm64: once libsql has one, its installers can be made', () => {
    expect(has('@libsql/win32-arm64-msvc')).toBe(false)
  })
})
