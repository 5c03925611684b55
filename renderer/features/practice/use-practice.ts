import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import type { RuleTopic } from '#protocol/http/rule-topic.ts'
import type { BodyOf } from '#protocol/routes.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import { call, wordsOf } from '../../clients/http.ts'
import type { KeptNote } from '../../clients/notebook.ts'
import { STUDY_TODAY } from '../../clients/practice.ts'
import type { PracticeKind } from '../../clients/practice-link.ts'
import { toast } from '../../components/toast.ts'
import type { ToldReason } from './miss-reason-words.ts'
import { overtakenWords } from './overtaken-words.ts'
import { keepAt, openedNow, resumedAt } from './resumed-sitting.ts'
import { lengthOf, type Sitting, sittingReducer } from './sitting.ts'

/** The questions a sitting asks: practice of a subject, only what is to be reviewed in it, or a pace drill. */
export interface Scope {
  kind: PracticeKind
  subject: PlayableSubject
}

/** A drill asks as practice does, and no rule cards: those have no clock. */
const bodyOf = ({ kind, subject }: Scope) => ({
  kind: kind === 'review' ? kind : ('practice' as const),
  subjects: subject === MIXED ? [] : [subject],
  ...(kind === 'drill' ? { noCard: true } : {}),
})

/** The words of an answer that may be sent again; null where practice has moved on. */
const answerFailureOf = (error: Error): string | null =>
  overtakenWords(error) ? null : wordsOf(error, 'Your answer didn’t reach us.')

/** An answer on its way, and the time (ms) it took. */
interface Sent {
  body: BodyOf<'POST /api/practice/answer'>
  spentMs: number
}

/** Begins at once, and once, where the page was reached by a link that leads right to the first question. */
function useBegun(isBegun: boolean, begin: () => void): void {
  const onBegun = useEffectEvent(begin)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isBegun || hasBegun.current) return
    hasBegun.current = true
    onBegun()
  }, [isBegun])
}

/** The question a sitting asks for next: one about the rule that it is to begin with here, if any. */
const aboutNext = (rules: readonly RuleTopic[] | null, sitting: Sitting) => {
  const about = rules?.[sitting.at === 'setup' ? 0 : sitting.answered.length]
  return about ? { about } : {}
}

/** A sitting's state and its events. It outlives a reload, and a way out and back. */
function useSitting(userId: string, { kind, subject }: Scope) {
  const { key: entry } = useLocation()
  const of = [userId, kind, subject].join(' ')
  const [sitting, dispatch] = useReducer(sittingReducer, { of, entry }, (place) =>
    resumedAt(place, openedNow()),
  )
  useEffect(() => keepAt({ of, entry }, openedNow(), sitting), [of, entry, sitting])
  return [sitting, dispatch] as const
}

/** One sitting of practice: its calls, and its state. One to begin with some rules asks for its first question at once. */
export function usePractice(userId: string, scope: Scope, rules: readonly RuleTopic[] | null) {
  const client = useQueryClient()
  const [sitting, dispatch] = useSitting(userId, scope)

  const next = useMutation({
    mutationFn: (without: { skip: string } | { noCard: true } | null) =>
      call('POST /api/practice/next', {
        body: { ...bodyOf(scope), ...aboutNext(rules, sitting), ...without },
      }),
    onSuccess: ({ question, card, why, leadInFirst, due }) => {
      if (question) dispatch({ type: 'asked', question, why, leadInFirst, due, shownAt: performance.now() })
      else dispatch(card ? { type: 'card', card } : { type: 'nothing-due' })
    },
  })

  useBegun(rules !== null, () => next.mutate(null))

  const answer = useMutation({
    mutationFn: ({ body }: Sent) => call('POST /api/practice/answer', { body }),
    onSuccess: (grade, { body: { questionId }, spentMs }) => {
      dispatch({ type: 'graded', questionId, grade, spentMs })
      void client.invalidateQueries({ queryKey: STUDY_TODAY.queryKey })
    },
    onError: (error) => {
      const overtaken = overtakenWords(error)
      if (!overtaken) return
      toast(overtaken)
      // Practice goes on where the server says.
      next.mutate(null)
    },
  })

  /** An answer and a skip of one question exclude each other, whichever is first. */
  const isUnderWay = answer.isPending || next.isPending

  const sent =
    sitting.at === 'asking' && answer.variables?.body.questionId === sitting.question.id
      ? answer.variables
      : null

  return {
    sitting,
    kind: scope.kind,
    /** the questions of a sitting at most */
    length: lengthOf(scope.kind),
    /** the time (ms) that the answer to this question took, from when it was first sent; null before */
    spentMs: sent?.spentMs ?? null,
    next,
    answer,
    /** the words for the next question that didn't come, and for the answer that didn't arrive; null where there are none */
    nextFailure: next.error && wordsOf(next.error, 'We couldn’t load the next question. Try again.'),
    answerFailure: sent && answer.error && answerFailureOf(answer.error),
    begin: () => next.mutate(null),
    choose: (index: number) => dispatch({ type: 'chosen', index }),
    sure: (confidence: 'guess' | 'leaning' | 'sure' | null) => dispatch({ type: 'sure', confidence }),
    told: (questionId: string, told: ToldReason) => dispatch({ type: 'told', questionId, told }),
    noted: (questionId: string, note: KeptNote) => dispatch({ type: 'noted', questionId, note }),
    submit() {
      if (sitting.at !== 'asking' || sitting.selected === null || sitting.grade || isUnderWay) return
      const { question, selected, confidence, shownAt } = sitting
      // A skip that failed before is of no account any more.
      next.reset()
      answer.mutate({
        body: { questionId: question.id, userAnswer: selected, ...(confidence ? { confidence } : {}) },
        spentMs: sent?.spentMs ?? performance.now() - shownAt,
      })
    },
    skip() {
      if (sitting.at === 'asking' && !sitting.grade && !isUnderWay) next.mutate({ skip: sitting.question.id })
    },
    /** After a rule card, or past it. */
    pastCard: (isSkipped: boolean) => next.mutate(isSkipped ? { noCard: true } : null),
    /** After a result: the next question, or the end of the sitting. */
    goOn() {
      if (sitting.at !== 'asking' || !sitting.grade || next.isPending) return
      if (sitting.answered.length < lengthOf(scope.kind)) {
        next.mutate(null)
        return
      }
      dispatch({ type: 'ended' })
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
