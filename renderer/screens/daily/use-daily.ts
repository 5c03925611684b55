import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DAILY_CASE, DAILY_STREAK, useDailyCase } from '../../clients/daily.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { useOnline } from '../../clients/online.ts'
import { putFresh } from '../../clients/queries.ts'
import { useSessionActions } from '../../clients/session.ts'
import { toast } from '../../components/toast.ts'

const ANSWER_FAILED = 'Failed to submit answer'

/** Where another tab or device, or the clock, has overtaken this one: the server knows how the case stands. */
const OVERTAKEN = new Set(['already_answered', 'daily_late', 'not_current'])

const isOvertaken = (error: Error): boolean => error instanceof CallError && OVERTAKEN.has(error.code)

/** The day's case and the answer to it. */
export function useDaily() {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  const daily = useDailyCase()

  const answer = useMutation({
    mutationFn: (body: { questionId: string; choiceIndex: number }) =>
      call('POST /api/daily-answer', { body }),
    onSuccess: async ({ streakMilestone: _milestone, ...answered }) => {
      await putFresh(client, DAILY_CASE.queryKey, answered)
      void client.invalidateQueries({ queryKey: DAILY_STREAK.queryKey })
      void refresh()
    },
    onError: (error) => {
      if (!isOvertaken(error)) return
      toast({ title: 'Error', description: wordsOf(error, ANSWER_FAILED), variant: 'destructive' })
      void daily.refetch()
    },
  })

  // A failure is worded otherwise once the network is back.
  useOnline()
  const { error } = answer
  const failure = error && !isOvertaken(error) ? wordsOf(error, ANSWER_FAILED) : null
  return { daily, answer: { ...answer, failure } }
}

export type DailyAnswering = ReturnType<typeof useDaily>['answer']
