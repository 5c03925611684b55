import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type StudyToday = ReplyOf<'GET /api/study/today'>

export const STUDY_TODAY = ['/api', 'study', 'today'] as const

/** How reviews stand. Every answer anywhere changes it, so each entry reads it again. */
export const useStudyToday = (): UseQueryResult<StudyToday> =>
  useQuery<StudyToday>({ queryKey: STUDY_TODAY, refetchOnMount: 'always' })
