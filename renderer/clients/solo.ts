import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'

export type SoloStatus = ReplyOf<'GET /api/solo-challenge/status'>

export const SOLO_STATUS = readOptions('GET /api/solo-challenge/status')

/** Whether a run is open or the wait lasts. Another device may have changed it, so each entry reads it again. */
export const useSoloStatus = (): UseQueryResult<SoloStatus> =>
  useQuery({ ...SOLO_STATUS, refetchOnMount: 'always' })

export type RunReview = ReplyOf<'GET /api/solo-challenge/:challengeId/review'>

/** The XP of a run that is over, and its misses; it is not asked for while there is no run. */
export const useRunReview = (runId: string | undefined): UseQueryResult<RunReview> =>
  useQuery({
    ...readOptions('GET /api/solo-challenge/:challengeId/review', { params: { challengeId: runId ?? '' } }),
    enabled: runId !== undefined,
  })
