import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, readOptions } from '../../../renderer/clients/http.ts'
import {
  listenForEndElsewhere,
  SESSION,
  SESSION_KEY,
  watchForEndedSession,
} from '../../../renderer/clients/session.ts'
import { eventually } from '../../support/eventually.ts'

const told = vi.fn()
let client: QueryClient

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async () => new Response('{"code":"unauthenticated","message":""}', { status: 401 }))
  client = new QueryClient()
  watchForEndedSession(client)
  listenForEndElsewhere(told)
})
afterEach(() => {
  listenForEndElsewhere(() => undefined)
  told.mockReset()
  vi.unstubAllGlobals()
})

const refused = () => call('GET /api/notes').catch(() => undefined)

test('a session that was ended elsewhere is told of once, and nothing of its player stays', async () => {
  client.setQueryData(SESSION_KEY, { id: 'u1' })
  client.setQueryData(['/api', 'notes'], [])
  await refused()
  await refused()
  expect(told).toHaveBeenCalledTimes(1)
  expect(client.getQueryData(SESSION_KEY)).toBeNull()
  expect(client.getQueryData(['/api', 'notes'])).toBeUndefined()
})

test('a visitor’s refusal ends no session', async () => {
  client.setQueryData(SESSION_KEY, null)
  await refused()
  expect(told).not.toHaveBeenCalled()
})

test('nothing read of a player is left once their session has ended, their address neither', async () => {
  client.setQueryData(SESSION_KEY, { id: 'u1' })
  const { queryKey } = readOptions('GET /api/auth/email')
  client.setQueryData(queryKey, { email: 'portia@example.com', confirmed: false })
  await refused()
  const left = client.getQueryCache().getAll()
  expect(left.map((query) => [query.queryKey, query.state.data])).toEqual([[SESSION_KEY, null]])
})

test('a read of the session that was under way at its end doesn’t bring its player back', async () => {
  const setItem = vi.fn()
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined })
  const arrived = Promise.withResolvers<Response>()
  const ended = async () => new Response('{"code":"unauthenticated","message":""}', { status: 401 })
  vi.stubGlobal('fetch', (url: string) => (url === '/api/auth/me' ? arrived.promise : ended()))
  client.setQueryData(SESSION_KEY, { id: 'u1' })
  const reading = client.fetchQuery(SESSION)
  await refused()
  const late = Response.json({ id: 'u1', avatarData: {} })
  const read = vi.spyOn(late, 'json')
  arrived.resolve(late)
  await reading
  await eventually(() => expect(read).toHaveResolved())
  expect(client.getQueryData(SESSION_KEY)).toBeNull()
  expect(setItem).not.toHaveBeenCalled()
})

test('a read of a session that has ended meanwhile says nothing of the next player’s', async () => {
  const ended = { ok: false, status: 401, text: async () => '{"code":"unauthenticated","message":""}' }
  const arrived = Promise.withResolvers<typeof ended>()
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    if (url !== '/api/auth/me') return Promise.resolve(ended)
    signal?.addEventListener('abort', () => arrived.reject(signal.reason))
    return arrived.promise
  })
  client.setQueryData(SESSION_KEY, { id: 'u1' })
  const reading = client.fetchQuery(SESSION).catch(() => undefined)
  await refused()
  client.setQueryData(SESSION_KEY, { id: 'u2' })
  arrived.resolve(ended)
  await reading
  // By then all that the reply leads to is done.
  await new Promise((done) => setImmediate(done))
  expect(client.getQueryData(SESSION_KEY)).toEqual({ id: 'u2' })
  expect(told).toHaveBeenCalledTimes(1)
})
