import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type Review = ReplyOf<'GET /api/duels/:id/review'>

/** A duel that is over may not be settled yet: it is asked again until it is. */
const AGAIN_MS = 1_000

/** The questions of a finished duel. `settled`: its figures are here already, so that one read is enough. */
export const useReview = (matchId: string, settled: boolean) =>
  useQuery<Review>({
    queryKey: ['/api', 'duels', matchId, 'review'],
    refetchInterval: ({ state }) => (settled || state.data?.end ? false : AGAIN_MS),
  })
