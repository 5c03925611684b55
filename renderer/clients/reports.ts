import { keepPreviousData, type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { readOptions } from './http.ts'
import { putFresh } from './queries.ts'

export type ReportState = 'open' | 'ruled'
export type Reports = ReplyOf<'GET /api/admin/reports'>
export type Question = Reports['questions'][number]

export const reportsPage = (state: ReportState, page: number) =>
  readOptions('GET /api/admin/reports', { query: { state, page } })

/** One page of the reports, read again each time it's turned to: a ruling moves its question from one list to the other. */
export const useReports = (state: ReportState, page: number): UseQueryResult<Reports> =>
  useQuery({
    ...reportsPage(state, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const questionOf = (id: string) =>
  readOptions('GET /api/admin/reports/:questionId', { params: { questionId: id } })

/** One question, reported or not. */
export const useQuestion = (id: string): UseQueryResult<Question> =>
  useQuery({ ...questionOf(id), refetchOnMount: 'always' })

/** While records are being regraded, their number left is read this often. */
const POLL_MS = 2_000

const leftOf = (id: string) =>
  readOptions('GET /api/admin/reports/:questionId/mending', { params: { questionId: id } })

/** Counts the players whose records a new ruling has still to reach; those of the ruling before may all be done. */
export const putPlayersLeft = (client: QueryClient, { id, playersLeft }: Question): Promise<void> =>
  putFresh(client, leftOf(id).queryKey, { playersLeft })

/** Returns how many players' records the last ruling has still to reach, as it falls. */
export function usePlayersLeft({ id, playersLeft }: Question): number {
  const query = useQuery({
    ...leftOf(id),
    enabled: playersLeft > 0,
    initialData: { playersLeft },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && state.data.playersLeft > 0 ? POLL_MS : false),
  })
  return query.data.playersLeft
}
