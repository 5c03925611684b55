import { afterEach, describe, expect, it, vi } from 'vitest'
import { readOptions, readsUnder } from '../../../renderer/clients/http.ts'
import { makeQueryClient } from '../../../renderer/clients/queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page's cache, and the addresses it asks for. */
function page() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json([])
  })
  return { client: makeQueryClient(), asked }
}

describe('a cached read of a route', () => {
  it('asks for the path with its parts filled in, and is kept under them', async () => {
    const { client, asked } = page()
    const review = readOptions('GET /api/duels/:id/review', { params: { id: 'a/b c' } })
    await client.fetchQuery(review)
    expect(asked).toEqual(['/api/duels/a%2Fb%20c/review'])
    expect(review.queryKey).toEqual(['/api', 'duels', 'a%2Fb%20c', 'review'])
    client.clear()
  })

  it('has its query as the last part of its key', async () => {
    const { client, asked } = page()
    const hours = readOptions('GET /api/stats/analytics', { query: { timeZone: 'Etc/GMT+5' } })
    await client.fetchQuery(hours)
    expect(asked).toEqual(['/api/stats/analytics?timeZone=Etc%2FGMT%2B5'])
    expect(hours.queryKey).toEqual(['/api', 'stats', 'analytics', { timeZone: 'Etc/GMT+5' }])
    client.clear()
  })

  it('is found under each path it stands under, and under no other', async () => {
    const { client } = page()
    const own = readOptions('GET /api/leaderboard/me', { query: { period: 'weekly' } })
    const board = readOptions('GET /api/leaderboard', { query: { period: 'weekly', limit: 20 } })
    for (const one of [own, board, readOptions('GET /api/league')]) await client.fetchQuery<unknown>(one)
    await client.invalidateQueries({ queryKey: readsUnder('/api/leaderboard') })
    const old = client.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
    expect(old.map(({ queryKey }) => queryKey)).toEqual([own.queryKey, board.queryKey])
    client.clear()
  })

  it('names a route there is, with its parts', () => {
    // @ts-expect-error: there's no such route
    readOptions('GET /api/renamed')
    // @ts-expect-error: a call that changes something is no read
    readOptions('POST /api/auth/logout', { query: {} })
    // @ts-expect-error: this one has an id in its path
    readOptions('GET /api/duels/:id/review')
    // @ts-expect-error: nothing is read under this path
    readsUnder('/api/renamed')
  })

  it('is the only way to read: a key alone asks for nothing', () => {
    expect(makeQueryClient().getDefaultOptions().queries).not.toHaveProperty('queryFn')
  })
})
