import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type Review = ReplyOf<'GET /api/duels/:id/review'>

/** A duel that is over may not be settled yet: it is asked again until it is. */
const AGAIN_MS = 1_000

/** The questions of a finished match. One that is `settled` no longer changes, so that one read is enough. */
export const useReview = (matchId: string, settled = true): UseQueryResult<Review> =>
  useQuery<Review>({
    queryKey: ['/api', 'duels', encodeURIComponent(matchId), 'review'],
    refetchInterval: ({ state }) => (settled || state.data?.end ? false : AGAIN_MS),
  })
