import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { putFresh } from './queries.ts'

export type ReportState = 'open' | 'ruled'
export type Reports = ReplyOf<'GET /api/admin/reports'>
export type Question = Reports['questions'][number]

export const reportsKey = (state: ReportState, page: number) =>
  ['/api', 'admin', `reports?state=${state}&page=${page}`] as const

/** One page of the reports, read again each time it's turned to: a ruling moves its question from one list to the other. */
export const useReports = (state: ReportState, page: number): UseQueryResult<Reports> =>
  useQuery({
    queryKey: reportsKey(state, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const questionKey = (id: string) => ['/api', 'admin', 'reports', encodeURIComponent(id)] as const

/** One question, reported or not. */
export const useQuestion = (id: string): UseQueryResult<Question> =>
  useQuery({ queryKey: questionKey(id), refetchOnMount: 'always' })

/** While records are being regraded, their number left is read this often. */
const POLL_MS = 2_000

const leftKey = (id: string) => [...questionKey(id), 'mending'] as const

/** Counts the players whose records a new ruling has still to reach; those of the ruling before may all be done. */
export const putPlayersLeft = (client: QueryClient, { id, playersLeft }: Question): Promise<void> =>
  putFresh(client, leftKey(id), { playersLeft })

/** Returns how many players' records the last ruling has still to reach, as it falls. */
export function usePlayersLeft({ id, playersLeft }: Question): number {
  const query = useQuery({
    queryKey: leftKey(id),
    enabled: playersLeft > 0,
    initialData: { playersLeft },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.playersLeft > 0 ? POLL_MS : false),
  })
  return query.data.playersLeft
}
