import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BRIDGE_NAME } from '../../../protocol/bridge.ts'

/** A shell that counts its listeners, and can call the page. */
function shell() {
  const listeners: (() => void)[] = []
  return { onCalled: (listener: () => void) => listeners.push(listener), listeners }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('asks the shell at once and at each call, until it is stopped', async () => {
  const bridge = shell()
  vi.stubGlobal('window', { [BRIDGE_NAME]: bridge })
  const { askWhenCalled } = await import('../../../renderer/clients/desktop.ts')
  const settings = vi.fn()
  const news = vi.fn()
  const stop = askWhenCalled(settings)
  askWhenCalled(news)
  expect(bridge.listeners).toHaveLength(1)
  expect(settings.mock.calls).toEqual([[bridge]])

  const call = () => bridge.listeners.forEach((listener) => void listener())
  call()
  expect([settings, news].map(({ mock }) => mock.calls.length)).toEqual([2, 2])
  stop()
  call()
  expect([settings, news].map(({ mock }) => mock.calls.length)).toEqual([2, 3])
})

it('asks nobody in a browser, which has no shell', async () => {
  vi.stubGlobal('window', {})
  const { askWhenCalled } = await import('../../../renderer/clients/desktop.ts')
  const ask = vi.fn()
  askWhenCalled(ask)()
  expect(ask).not.toHaveBeenCalled()
})
