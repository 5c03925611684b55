import { afterEach, expect, it, vi } from 'vitest'
import { BRIDGE_NAME } from '#protocol/bridge.ts'
import { isServerAway } from '../../../renderer/clients/offline.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page whose calls get this reply, or none. */
function page(reply: { status: number; body: unknown } | 'no reply', isDesktop = false) {
  const asked: string[] = []
  vi.stubGlobal('window', isDesktop ? { [BRIDGE_NAME]: {} } : {})
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    if (reply === 'no reply') throw new TypeError('fetch failed')
    return new Response(JSON.stringify(reply.body), { status: reply.status })
  })
  return asked
}

const status = (phase: string) => ({
  status: 200,
  body: { phase, waiting: 0, refusals: 0, lastSyncedAt: null, ephemeral: false },
})

it.each([
  ['a browser that gets no reply', 'no reply', false, true],
  ['a browser whose network carries calls but no wires', { status: 200, body: { ok: true } }, false, false],
  [
    'a browser whose server has lost its database',
    { status: 503, body: { code: 'unavailable', message: 'x' } },
    false,
    false,
  ],
  ['a desktop whose engine is cut off', status('offline'), true, true],
  ['a desktop whose engine reaches the server', status('idle'), true, false],
] as const)('%s', async (_said, reply, isDesktop, isAway) => {
  const asked = page(reply, isDesktop)
  expect(await isServerAway()).toBe(isAway)
  expect(asked).toEqual([isDesktop ? '/api/sync/status' : '/api/health'])
})
