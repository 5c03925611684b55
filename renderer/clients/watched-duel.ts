import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { WatchedDuel } from '#protocol/http/duels.ts'
import { readOptions } from './http.ts'

/** A finished duel that its players let others look at. It no longer changes; whether it's shown may, so each opening reads it. */
export const watchedDuel = (matchId: string) =>
  ({ ...readOptions('GET /api/duels/:id', { params: { id: matchId } }), refetchOnMount: 'always' }) as const

export const useWatchedDuel = (matchId: string): UseQueryResult<WatchedDuel> => useQuery(watchedDuel(matchId))
