import { generateKeyPairSync } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { installationOf } from '../../../../electron/main/updates/installation.ts'
import { updateFeed } from '../../../../electron/main/updates/update-feed.ts'
import { updateSource } from '../../../../electron/main/updates/update-source.ts'

const text = (kind: 'ed25519' | 'x25519') =>
  generateKeyPairSync(kind as 'ed25519')
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64')
const KEY = text('ed25519')
const FEED = 'https://updates.example/bar-duel'

describe('the feed a build names', () => {
  it('is an address and a key', () => {
    const feed = updateFeed({ UPDATE_FEED: FEED, UPDATE_KEY: KEY })
    expect(feed?.address).toBe('https://updates.example/bar-duel/')
    expect(feed?.key.asymmetricKeyType).toBe('ed25519')
  })

  it('is none where neither is named, as by the empty variables of a workflow', () => {
    expect(updateFeed({})).toBeNull()
    expect(updateFeed({ UPDATE_FEED: '', UPDATE_KEY: '' })).toBeNull()
  })

  it.each([
    [{ UPDATE_FEED: FEED }, 'go together'],
    [{ UPDATE_KEY: KEY }, 'go together'],
    [{ UPDATE_FEED: 'http://updates.example', UPDATE_KEY: KEY }, 'https://'],
    [{ UPDATE_FEED: 'https://a:b@updates.example', UPDATE_KEY: KEY }, 'https://'],
    [{ UPDATE_FEED: FEED, UPDATE_KEY: 'a key' }, 'Ed25519'],
    [{ UPDATE_FEED: FEED, UPDATE_KEY: text('x25519') }, 'Ed25519'],
  ])('is refused where an app could not use it (%#)', (named, words) => {
    expect(() => updateFeed(named)).toThrow(words)
  })
})

describe('the build', () => {
  afterEach(() => vi.unstubAllEnvs())
  const config = async () => {
    vi.resetModules()
    const { default: made } = await import('../../../../electron.vite.config.ts')
    return made as { main: { define: Record<string, string> } }
  }

  it('bakes in what the environment names, and nothing where it names nothing', async () => {
    vi.stubEnv('UPDATE_FEED', FEED)
    vi.stubEnv('UPDATE_KEY', KEY)
    expect((await config()).main.define).toMatchObject({
      BAKED_UPDATE_FEED: JSON.stringify(FEED),
      BAKED_UPDATE_KEY: JSON.stringify(KEY),
    })
    vi.stubEnv('UPDATE_FEED', undefined)
    vi.stubEnv('UPDATE_KEY', undefined)
    expect((await config()).main.define).toMatchObject({ BAKED_UPDATE_FEED: '""', BAKED_UPDATE_KEY: '""' })
  })

  it('fails for a feed that no app could use', async () => {
    vi.stubEnv('UPDATE_FEED', FEED)
    await expect(config()).rejects.toThrow('go together')
  })
})

describe('an installation', () => {
  const of = (platform: NodeJS.Platform, env = {}, there: string[] = []) =>
    installationOf({
      platform,
      env,
      program: platform === 'win32' ? 'C:\\Program Files\\Bar Duel\\Bar Duel.exe' : '/opt/Bar Duel/bar-duel',
      isThere: (file) => there.includes(file),
    })

  it('replaces itself on macOS, from an AppImage, and by NSIS', () => {
    expect(of('darwin')).toBe('mac')
    expect(of('linux', { APPIMAGE: '/home/a/bar-duel.AppImage' })).toBe('AppImage')
    expect(of('win32', {}, ['C:\\Program Files\\Bar Duel\\Uninstall Bar Duel.exe'])).toBe('nsis')
  })

  it('is left to what installed it otherwise', () => {
    expect(of('linux')).toBeNull()
    expect(of('win32')).toBeNull()
    expect(of('freebsd')).toBeNull()
  })
})

describe('updates come from', () => {
  const feed = updateFeed({ UPDATE_FEED: FEED, UPDATE_KEY: KEY })
  const installed = { isPackaged: true, feed, isDisabled: false, installation: 'nsis' } as const

  it('the maker’s feed, for an app that can replace itself', () => {
    expect(updateSource(installed)).toEqual({ from: 'maker', feed, installation: 'nsis' })
  })

  it('the system, for an app that its package manager installed', () => {
    expect(updateSource({ ...installed, installation: null })).toEqual({ from: 'system' })
  })

  it('the administrator, where the policy says so', () => {
    expect(updateSource({ ...installed, isDisabled: true })).toEqual({ from: 'administrator' })
  })

  it('nowhere, for an app built without a feed or run from the project', () => {
    expect(updateSource({ ...installed, feed: null })).toEqual({ from: 'none' })
    expect(updateSource({ ...installed, isPackaged: false })).toEqual({ from: 'none' })
  })
})
