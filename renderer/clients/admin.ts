import { type UseQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { SIGNUP_DAYS } from '#rules/admin.ts'
import { CallError, call, readOptions, readsUnder } from './http.ts'

export type Analytics = ReplyOf<'GET /api/admin/email-analytics'>
export type Signups = ReplyOf<'GET /api/admin/recent-signups'>

/** Each opening of the screen is a view of its own: it asks anew, and the server writes it down. */
const atEachOpening = { refetchOnMount: 'always' } as const

export const useEmailAnalytics = (): UseQueryResult<Analytics> =>
  useQuery({ ...readOptions('GET /api/admin/email-analytics'), ...atEachOpening })

export const useRecentSignups = (): UseQueryResult<Signups> =>
  useQuery({
    ...readOptions('GET /api/admin/recent-signups', { query: { days: SIGNUP_DAYS } }),
    ...atEachOpening,
  })

export const AUDIT = readsUnder('/api/admin/audit')

/** The audit log, a page at a time. */
export const useAudit = () =>
  useInfiniteQuery({
    queryKey: AUDIT,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) =>
      call('GET /api/admin/audit', { query: pageParam === undefined ? {} : { before: pageParam } }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
    ...atEachOpening,
  })

/** Why the admins' pages are shut to a player: not an admin, or one who has yet to turn two-factor sign-in on. */
export type Denial = 'forbidden' | 'two_factor_needed'

/** Returns why the server let this player see nothing; null for any other failure. */
export function denialOf(error: Error | null): Denial | null {
  if (!(error instanceof CallError)) return null
  return error.code === 'forbidden' || error.code === 'two_factor_needed' ? error.code : null
}
