import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import { playerCard } from '../../../renderer/clients/player-card.ts'
import { makeQueryClient } from '../../../renderer/clients/queries.ts'

afterEach(() => vi.unstubAllGlobals())

test('a player’s card that is opened again shows them as they are by then (S2.33a)', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ displayName: 'Portia of Belmont' }))
  const client = makeQueryClient()
  const card = playerCard({ username: 'Portia' })
  client.setQueryData(card.queryKey, { displayName: 'Portia' } as PlayerCard)
  const opened = new QueryObserver(client, card)
  const leave = opened.subscribe(() => undefined)
  await expect.poll(() => opened.getCurrentResult().data?.displayName).toBe('Portia of Belmont')
  leave()
  client.clear()
})
