import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type Review = ReplyOf<'GET /api/duels/:id/review'>

/** A duel that is over may not be settled yet: it is asked again until it is. */
const AGAIN_MS = 1_000

const reviewKey = (matchId: string) => ['/api', 'duels', encodeURIComponent(matchId), 'review'] as const

/** Reads once how a match went. */
export const readReview = (cache: QueryClient, matchId: string): Promise<Review> =>
  cache.fetchQuery<Review>({ queryKey: reviewKey(matchId) })

/** The questions of a finished match. One that is `settled` no longer changes, so that one read is enough. */
export const useReview = (matchId: string, settled = true): UseQueryResult<Review> =>
  useQuery<Review>({
    queryKey: reviewKey(matchId),
    refetchInterval: ({ state }) => (settled || state.data?.end ? false : AGAIN_MS),
  })
