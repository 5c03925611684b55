import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'

export type Review = ReplyOf<'GET /api/duels/:id/review'>

/** A duel that is over may not be settled yet: it is asked again until it is. */
const AGAIN_MS = 1_000

const reviewOf = (matchId: string) => readOptions('GET /api/duels/:id/review', { params: { id: matchId } })

/** Reads once how a match went. */
export const readReview = (cache: QueryClient, matchId: string): Promise<Review> =>
  cache.fetchQuery(reviewOf(matchId))

/**
 * The questions of a finished match, read again each time they're opened: whether others may look at it changes with the settings
 * of both players. One that isn't `settled` is read until it is.
 */
export const useReview = (matchId: string, settled = true): UseQueryResult<Review> =>
  useQuery({
    ...reviewOf(matchId),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (settled || state.data?.end ? false : AGAIN_MS),
  })
