import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'

export type ReportState = 'open' | 'ruled'
export type Reports = ReplyOf<'GET /api/admin/reports'>
export type Question = Reports['questions'][number]

export const reportsKey = (state: ReportState, page: number) =>
  ['/api', 'admin', `reports?state=${state}&page=${page}`] as const

export const useReports = (state: ReportState, page: number): UseQueryResult<Reports> =>
  useQuery({
    queryKey: reportsKey(state, page),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

export const questionKey = (id: string) => ['/api', 'admin', 'reports', encodeURIComponent(id)] as const

/** One question, reported or not. */
export const useQuestion = (id: string): UseQueryResult<Question> =>
  useQuery({ queryKey: questionKey(id), refetchOnMount: 'always' })

/** While records are being regraded, their number left is read this often. */
const POLL_MS = 2_000

export function usePlayersLeft({ id, playersLeft }: Question): number {
  const query = useQuery({
    queryKey: [...questionKey(id), 'mending'],
    enabled: playersLeft > 0,
    initialData: { playersLeft },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.playersLeft > 0 ? POLL_MS : false),
  })
  return query.data.playersLeft
}
