import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type SoloStatus = ReplyOf<'GET /api/solo-challenge/status'>

export const SOLO_STATUS = ['/api', 'solo-challenge', 'status'] as const

/** Whether a run is open or the wait lasts. Another device may have changed it, so each entry reads it again. */
export const useSoloStatus = (): UseQueryResult<SoloStatus> =>
  useQuery<SoloStatus>({ queryKey: SOLO_STATUS, refetchOnMount: 'always' })
