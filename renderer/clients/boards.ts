import { keepPreviousData, type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { call, readOptions, readsUnder } from './http.ts'

/** Every read of boards begins with this key. */
export const BOARDS = readsUnder('/api/leaderboard')

export type Rows = ReplyOf<'GET /api/leaderboard'>
export type Row = Rows[number]

/** Rows of the widget (spec section 9) and of a page of the full board. */
export const WIDGET_ROWS = 20
const PAGE_ROWS = 50

/** The first rows of everybody's board, whether read or pushed. */
export const topRows = (period: BoardPeriod) =>
  readOptions('GET /api/leaderboard', { query: { period, limit: WIDGET_ROWS } })

/** While nothing is pushed, boards are asked again every 30 s (design section 4, Boards). */
const POLL_MS = 30_000

/** The board asked about: a period, and one law school or everybody. */
export interface Asked {
  period: BoardPeriod
  school: string | undefined
}

/** The first rows of everybody's board. `pushed` is true while the server sends every change by itself. */
export function useTopRows(period: BoardPeriod, pushed: boolean): UseQueryResult<Rows> {
  return useQuery({
    ...topRows(period),
    refetchInterval: pushed ? false : POLL_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

/** A board page by page from the top, read again each time it's turned to. */
export const useBoardPages = ({ period, school }: Asked) =>
  useInfiniteQuery({
    queryKey: [...BOARDS, 'pages', period, school ?? ''],
    queryFn: ({ pageParam }) =>
      call('GET /api/leaderboard', { query: { period, school, limit: PAGE_ROWS, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Rows) => (last.length < PAGE_ROWS ? undefined : last.at(-1)?.place),
    staleTime: 0,
  })

/** One's own row with its neighbors, read again with its board. */
export const useOwnStanding = ({ period, school }: Asked) =>
  useQuery({
    ...readOptions('GET /api/leaderboard/me', { query: { period, school } }),
    refetchInterval: POLL_MS,
    staleTime: 0,
  })

export const useSchools = (period: BoardPeriod) =>
  useQuery({
    ...readOptions('GET /api/leaderboard/schools', { query: { period } }),
    refetchOnMount: 'always',
  })
