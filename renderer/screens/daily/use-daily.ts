import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DailyCase, DailyStreak } from '#protocol/http/daily.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { useSessionActions } from '../../clients/session.ts'
import { toast } from '../../components/toast.ts'

const CASE_KEY = ['/api', 'daily-question'] as const
const STREAK_KEY = ['/api', 'daily-streak'] as const
const RESULTS_KEY = ['/api', 'daily-results'] as const

/** Both are read again every 60 s (spec section 7). */
const REFETCH_MS = 60_000

/**
 * When the case is read again. Not when its day ends meanwhile or is over: the next day's first reading starts that case's
 * clock, and only the player does that.
 */
export const refetchAfter = (known: DailyCase | undefined): number | false =>
  known?.question && !known.isClosed && known.timeToReset * 1000 > 2 * REFETCH_MS ? REFETCH_MS : false

export const useDailyStreak = () =>
  useQuery<DailyStreak>({ queryKey: STREAK_KEY, refetchInterval: REFETCH_MS, refetchOnMount: 'always' })

/** How all players answered the last case whose day is over; not asked for while a clock runs. */
export const useDailyResults = (enabled: boolean) =>
  useQuery<ReplyOf<'GET /api/daily-results'>>({ queryKey: RESULTS_KEY, refetchOnMount: 'always', enabled })

/** Where another tab or device, or the clock, has overtaken this one: the server knows how the case stands. */
const OVERTAKEN = new Set(['already_answered', 'daily_late', 'not_current'])

/** The day's case and the answer to it. */
export function useDaily() {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  const daily = useQuery<DailyCase>({
    queryKey: CASE_KEY,
    refetchOnMount: 'always',
    refetchInterval: (query) => refetchAfter(query.state.data),
    // A case left and come back to has less time than it had.
    gcTime: 0,
  })

  const answer = useMutation({
    mutationFn: (body: { questionId: string; choiceIndex: number }) =>
      call('POST /api/daily-answer', { body }),
    onSuccess: ({ streakMilestone: _told, ...told }) => {
      client.setQueryData<DailyCase>(CASE_KEY, told)
      void client.invalidateQueries({ queryKey: STREAK_KEY })
      void refresh()
    },
    onError: (error) => {
      const description = wordsOf(error, 'Failed to submit answer')
      toast({ title: 'Error', description, variant: 'destructive' })
      if (error instanceof CallError && OVERTAKEN.has(error.code)) void daily.refetch()
    },
  })

  return { daily, answer }
}

export type DailyAnswering = ReturnType<typeof useDaily>['answer']
