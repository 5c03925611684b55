import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#protocol/routes.ts'
import { call, readOptions } from './http.ts'

const LEAGUE = readOptions('GET /api/league')

/** A group changes with every answer of 30 people; it is asked again this often while somebody looks at it. */
const POLL_MS = 30_000

export type League = ReplyOf<'GET /api/league'>

/** One's own group of this week's leagues. */
export const useLeague = () =>
  useQuery({
    ...LEAGUE,
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
  })

/** Leaves the leagues, or comes back. */
export function useLeagueMembership(done: (out: boolean) => void, failed: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (out: boolean) => call('PATCH /api/league', { body: { out } }),
    onSuccess: async ({ out }) => {
      await cache.invalidateQueries({ queryKey: LEAGUE.queryKey })
      done(out)
    },
    onError: failed,
  })
}
