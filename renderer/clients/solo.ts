import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type SoloStatus = ReplyOf<'GET /api/solo-challenge/status'>

export const SOLO_STATUS = ['/api', 'solo-challenge', 'status'] as const

/** Whether a run is open or the wait lasts. Another device may have changed it, so each entry reads it again. */
export const useSoloStatus = (): UseQueryResult<SoloStatus> =>
  useQuery<SoloStatus>({ queryKey: SOLO_STATUS, refetchOnMount: 'always' })

export type RunReview = ReplyOf<'GET /api/solo-challenge/:challengeId/review'>

/** The XP of a run that is over, and its misses; it is not asked for while there is no run. */
export const useRunReview = (runId: string | undefined): UseQueryResult<RunReview> =>
  useQuery<RunReview>({
    queryKey: ['/api', 'solo-challenge', encodeURIComponent(runId ?? ''), 'review'],
    enabled: runId !== undefined,
  })
