import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import { readOptions } from './http.ts'

/** The player a link names. */
export type Named = { username: string } | { id: string }

/**
 * A player as anyone may see them, without signing in; an error where nobody is to be seen. A match, a change or a wish to be
 * hidden isn't known on a visitor's page, so each opening reads it.
 */
export const playerCard = (named: Named) =>
  ({ ...readOptions('GET /api/stats/card', { query: named }), refetchOnMount: 'always' }) as const

export const usePlayerCard = (named: Named): UseQueryResult<PlayerCard> => useQuery(playerCard(named))
