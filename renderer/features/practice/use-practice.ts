import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { CallError, call, wordsOf } from '../../clients/http.ts'
import { STUDY_TODAY } from '../../clients/practice.ts'
import { useSessionActions } from '../../clients/session.ts'
import { SITTING, sittingReducer } from './sitting.ts'

/** The questions a sitting asks: practice of a subject, or only what is to be reviewed in it. */
export interface Scope {
  kind: 'practice' | 'review'
  subject: PlayableSubject
}

/** Whether practice has moved on without this page: another tab, or a reply that was lost. Sending again helps nothing. */
const isOvertaken = (error: Error): boolean =>
  error instanceof CallError && ['already_answered', 'not_current'].includes(error.code)

const bodyOf = ({ kind, subject }: Scope) => ({ kind, subjects: subject === MIXED ? [] : [subject] })

/** One sitting of practice: its calls, and its state. One that is `begun` asks for its first question at once. */
export function usePractice(scope: Scope, begun: boolean) {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  const [sitting, dispatch] = useReducer(sittingReducer, { at: 'setup' })

  const next = useMutation({
    mutationFn: (without: { skip: string } | { noCard: true } | null) =>
      call('POST /api/practice/next', { body: { ...bodyOf(scope), ...without } }),
    onSuccess: ({ question, card, why, leadInFirst }) => {
      if (question) dispatch({ type: 'asked', question, why, leadInFirst })
      else dispatch(card ? { type: 'card', card } : { type: 'nothing-due' })
    },
  })

  const begin = useEffectEvent(() => next.mutate(null))
  useEffect(() => {
    if (begun) begin()
  }, [begun])

  const answer = useMutation({
    mutationFn: (body: {
      questionId: string
      userAnswer: number
      confidence?: 'guess' | 'leaning' | 'sure'
    }) => call('POST /api/practice/answer', { body }),
    onSuccess: (grade) => {
      dispatch({ type: 'graded', grade })
      void client.invalidateQueries({ queryKey: STUDY_TODAY })
    },
    onError: (error) => {
      // Practice goes on where the server says.
      if (isOvertaken(error)) next.mutate(null)
    },
  })

  const isSent = sitting.at === 'asking' && answer.variables?.questionId === sitting.question.id

  return {
    sitting,
    next,
    answer,
    /** the words for the next question that didn't come, and for the answer that didn't arrive; null where there are none */
    nextFailure: next.error && wordsOf(next.error, 'We couldn’t load the next question. Try again.'),
    answerFailure:
      isSent && answer.error && !isOvertaken(answer.error)
        ? wordsOf(answer.error, 'Your answer didn’t reach us.')
        : null,
    begin: () => next.mutate(null),
    choose: (index: number) => dispatch({ type: 'chosen', index }),
    sure: (confidence: 'guess' | 'leaning' | 'sure' | null) => dispatch({ type: 'sure', confidence }),
    submit() {
      if (sitting.at !== 'asking' || sitting.selected === null || sitting.grade || answer.isPending) return
      const { question, selected, confidence } = sitting
      // A skip that failed before is of no account any more.
      next.reset()
      answer.mutate({
        questionId: question.id,
        userAnswer: selected,
        ...(confidence ? { confidence } : {}),
      })
    },
    skip() {
      if (sitting.at === 'asking' && !sitting.grade && !next.isPending)
        next.mutate({ skip: sitting.question.id })
    },
    /** After a rule card, or past it. */
    pastCard: (isSkipped: boolean) => next.mutate(isSkipped ? { noCard: true } : null),
    /** After a result: the next question, or the end of the ten. */
    goOn() {
      if (sitting.at !== 'asking' || !sitting.grade || next.isPending) return
      if (sitting.answered.length < SITTING) {
        next.mutate(null)
        return
      }
      dispatch({ type: 'ended' })
      void refresh()
    },
    /** Asks once more for the next question that didn't come. */
    askAgain() {
      if (next.variables !== undefined) next.mutate(next.variables)
    },
    toSetup() {
      next.reset()
      dispatch({ type: 'setup' })
    },
  }
}

export type Practice = ReturnType<typeof usePractice>
