import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'

export type StudyToday = ReplyOf<'GET /api/study/today'>

export const STUDY_TODAY = readOptions('GET /api/study/today')

/** How reviews stand. Every answer anywhere changes it, so each entry reads it again. */
export const useStudyToday = (): UseQueryResult<StudyToday> =>
  useQuery({ ...STUDY_TODAY, refetchOnMount: 'always' })
