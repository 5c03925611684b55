import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BRIDGE_NAME } from '#protocol/bridge.ts'
import { registerServiceWorker } from '../../../renderer/app/service-worker.ts'

const register = vi.fn(async () => undefined)
let loaded: (() => void) | null = null

beforeEach(() => {
  register.mockClear()
  loaded = null
  vi.stubEnv('PROD', true)
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
  vi.stubGlobal('addEventListener', (_type: string, listener: () => void) => {
    loaded = listener
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('registers the worker once the page has loaded', () => {
  registerServiceWorker()
  expect(register).not.toHaveBeenCalled()
  loaded?.()
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js', { updateViaCache: 'none' })
})

it('registers it right away in a page that has loaded before the app starts', () => {
  vi.stubGlobal('document', { readyState: 'complete' })
  registerServiceWorker()
  expect(register).toHaveBeenCalledOnce()
})

it('has none on the desktop', () => {
  vi.stubGlobal('window', { [BRIDGE_NAME]: {} })
  registerServiceWorker()
  expect(loaded).toBeNull()
})

it('does without in a browser that has no workers, and in one that refuses', async () => {
  register.mockRejectedValueOnce(new Error('refused'))
  registerServiceWorker()
  expect(() => loaded?.()).not.toThrow()
  loaded = null
  vi.stubGlobal('navigator', {})
  registerServiceWorker()
  expect(loaded).toBeNull()
})
