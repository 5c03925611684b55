import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { WatchedDuel } from '#protocol/http/duels.ts'
import { makeQueryClient } from '../../../renderer/clients/queries.ts'
import { watchedDuel } from '../../../renderer/clients/watched-duel.ts'

afterEach(() => vi.unstubAllGlobals())

it('a duel that its players no longer show isn’t shown from an earlier look at it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not_found', message: 'x' }, { status: 404 }))
  const client = makeQueryClient()
  client.setQueryData(watchedDuel('m1').queryKey, {} as WatchedDuel)
  const opened = new QueryObserver(client, watchedDuel('m1'))
  const leave = opened.subscribe(() => undefined)
  await expect.poll(() => opened.getCurrentResult().error).toMatchObject({ code: 'not_found' })
  leave()
  client.clear()
})
