import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { call, readOptions, readsUnder } from './http.ts'

export type Progress = ReplyOf<'GET /api/mastery/progress'>
export type SubjectProgress = Progress['subjectStats'][number]
export type Subtopics = ReplyOf<'GET /api/stats/subtopics'>
export type SubjectRecord = Subtopics[string]
export type Recommendations = ReplyOf<'GET /api/stats/recommendations'>
export type OwnRecord = ReplyOf<'GET /api/stats/own'>
export type Analytics = ReplyOf<'GET /api/stats/analytics'>
export type PublicRecord = ReplyOf<'GET /api/stats/user/:userId'>

/** Answers given since the last look change every number here, so each tab asks anew when it is opened. */
const anew = { refetchOnMount: 'always' } as const

export const useProgress = (): UseQueryResult<Progress> =>
  useQuery({ ...readOptions('GET /api/mastery/progress'), ...anew })
export const useSubtopics = (): UseQueryResult<Subtopics> =>
  useQuery({ ...readOptions('GET /api/stats/subtopics'), ...anew })
export const useOwnRecord = (): UseQueryResult<OwnRecord> =>
  useQuery({ ...readOptions('GET /api/stats/own'), ...anew })
export const useRecommendations = (): UseQueryResult<Recommendations> =>
  useQuery({ ...readOptions('GET /api/stats/recommendations'), ...anew })

/** Hours are counted on the clock this page is read by. */
export function useAnalytics(): UseQueryResult<Analytics> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return useQuery({
    ...readOptions('GET /api/stats/analytics', { query: { timeZone: timeZone ?? 'UTC' } }),
    ...anew,
  })
}

export const usePublicRecord = (userId: string): UseQueryResult<PublicRecord> =>
  useQuery({ ...readOptions('GET /api/stats/user/:userId', { params: { userId } }), ...anew })

export const useMatches = () =>
  useInfiniteQuery({
    queryKey: readsUnder('/api/matches'),
    queryFn: ({ pageParam }) => call('GET /api/matches', { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ReplyOf<'GET /api/matches'>) => next,
    ...anew,
  })
