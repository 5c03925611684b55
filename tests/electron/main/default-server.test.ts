import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultServer } from '../../../electron/main/default-server.ts'

describe('the app’s own server', () => {
  it('is the one its build names, installed or not', () => {
    for (const isPackaged of [true, false])
      expect(defaultServer('https://law.example/', isPackaged)).toBe('https://law.example')
  })

  it('is this machine’s in development alone, where the build names none that is allowed', () => {
    for (const none of [undefined, '', 'http://law.example']) {
      expect(defaultServer(none, false)).toBe('http://localhost:4600')
      expect(defaultServer(none, true)).toBeNull()
    }
  })
})

describe('the build', () => {
  const config = async () => (await import('../../../electron.vite.config.ts')).default as { main?: object }

  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllEnvs())

  it.each(['https://law.example', ''])('puts the server it is given into the app: %j', async (server) => {
    vi.stubEnv('BARDUEL_DEFAULT_SERVER', server)
    expect((await config()).main).toMatchObject({
      define: { 'process.env.BARDUEL_DEFAULT_SERVER': JSON.stringify(server) },
    })
  })

  it('fails for a server that the app would not use', async () => {
    vi.stubEnv('BARDUEL_DEFAULT_SERVER', 'http://law.example')
    await expect(config()).rejects.toThrow('BARDUEL_DEFAULT_SERVER must be an https:// address')
  })
})
