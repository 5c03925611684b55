import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import { readOptions } from './http.ts'

/** The player a link names. */
export type Named = { username: string } | { id: string }

/** A player as anyone may see them, without signing in; an error where nobody is to be seen. */
export const usePlayerCard = (named: Named): UseQueryResult<PlayerCard> =>
  useQuery(readOptions('GET /api/stats/card', { query: named }))
