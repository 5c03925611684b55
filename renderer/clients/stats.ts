import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReplyOf, RouteName } from '#protocol/routes.ts'
import { call } from './http.ts'

type Read<N extends RouteName> = UseQueryResult<ReplyOf<N>>

export type Progress = ReplyOf<'GET /api/mastery/progress'>
export type SubjectProgress = Progress['subjectStats'][number]
export type Subtopics = ReplyOf<'GET /api/stats/subtopics'>
export type SubjectRecord = Subtopics[string]
export type Recommendations = ReplyOf<'GET /api/stats/recommendations'>
export type OwnRecord = ReplyOf<'GET /api/stats/own'>
export type Analytics = ReplyOf<'GET /api/stats/analytics'>
export type PublicRecord = ReplyOf<'GET /api/stats/user/:userId'>

/** Answers given since the last look change every number here, so each tab asks anew when it is opened. */
const read = (...path: string[]) => ({ queryKey: ['/api', ...path], refetchOnMount: 'always' }) as const

export const useProgress = (): Read<'GET /api/mastery/progress'> => useQuery(read('mastery', 'progress'))
export const useSubtopics = (): Read<'GET /api/stats/subtopics'> => useQuery(read('stats', 'subtopics'))
export const useOwnRecord = (): Read<'GET /api/stats/own'> => useQuery(read('stats', 'own'))
export const useRecommendations = (): Read<'GET /api/stats/recommendations'> =>
  useQuery(read('stats', 'recommendations'))

/** Hours are counted on the clock this page is read by. */
export function useAnalytics(): Read<'GET /api/stats/analytics'> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return useQuery(read('stats', `analytics?${new URLSearchParams({ timeZone: timeZone ?? 'UTC' })}`))
}

export const usePublicRecord = (userId: string): Read<'GET /api/stats/user/:userId'> =>
  useQuery(read('stats', 'user', encodeURIComponent(userId)))

export const useMatches = () =>
  useInfiniteQuery({
    queryKey: ['/api', 'matches'],
    queryFn: ({ pageParam }) => call('GET /api/matches', { query: pageParam ? { before: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ReplyOf<'GET /api/matches'>) => next,
    refetchOnMount: 'always',
  })
