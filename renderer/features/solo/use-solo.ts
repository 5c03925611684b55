import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useEffectEvent, useReducer, useState } from 'react'
import { useLocation } from 'react-router'
import type { PlayableSubject } from '#rules/subjects.ts'
import { call, wordsOf } from '../../clients/http.ts'
import { useOnline } from '../../clients/online.ts'
import { useSessionActions } from '../../clients/session.ts'
import { SOLO_STATUS, useSoloStatus } from '../../clients/solo.ts'
import { toast } from '../../components/toast.ts'
import { type KeptRun, keptRunIn, useKeepRun } from './kept-run.ts'
import { ANSWER_FAILED, overtakenBy, overtakenWords } from './overtaken-words.ts'
import { type PlayEvent, playReducer } from './play.ts'

/** The words of a call that failed and may be sent again; null where there is none. */
const failureOf = ({ error }: { error: Error | null }, fallback: string): string | null =>
  error === null || overtakenWords(error) ? null : wordsOf(error, fallback)

interface Beginning {
  subject: PlayableSubject
  /** the run the page was left in */
  kept?: KeptRun
}

/** A way to the run's next question. */
interface Going {
  challengeId: string
  /** a toast has just said why the page goes there */
  hasTold?: boolean
}

/** The three calls of a run; each reply is dispatched. */
function useSoloCalls(dispatch: Dispatch<PlayEvent>, refetchStatus: () => void) {
  const client = useQueryClient()

  const start = useMutation({
    mutationFn: ({ subject }: Beginning) => call('POST /api/solo-challenge/start', { body: { subject } }),
    onSuccess: ({ challenge, question }, { kept }) =>
      dispatch({
        type: 'asked',
        challenge,
        question,
        choice: kept?.questionId === question.id ? kept.choice : null,
      }),
    onError: refetchStatus,
  })

  /** Another tab, or a lost reply, has moved the run: the player is told, and it goes on where the server says it stands. */
  const catchUp = (error: Error, { challengeId, hasTold = false }: Going): void => {
    const overtaken = overtakenBy(error, hasTold)
    if (!overtaken) return
    if (overtaken.toast) toast(overtaken.toast)
    if (!overtaken.isOver) next.mutate({ challengeId, hasTold: true })
    else {
      // The status that is read now has the run as the server knows it.
      dispatch({ type: 'ended', challenge: null })
      void client.invalidateQueries({ queryKey: SOLO_STATUS.queryKey })
    }
  }

  const answer = useMutation({
    mutationFn: (body: { challengeId: string; questionId: string; userAnswer: number }) =>
      call('POST /api/solo-challenge/answer', { body }),
    onSuccess: ({ challenge, ...grade }) => dispatch({ type: 'graded', grade, challenge }),
    onError: (error, { challengeId }) => catchUp(error, { challengeId }),
  })

  const next = useMutation({
    mutationFn: ({ challengeId }: Going) =>
      call('POST /api/solo-challenge/next-question', { body: { challengeId } }),
    onSuccess: ({ challenge, question }) => dispatch({ type: 'asked', challenge, question }),
    onError: catchUp,
  })

  return { start, answer, next }
}

type Calls = ReturnType<typeof useSoloCalls>

/** Takes up the run the page was left in, while it is still open. Returns whether that is under way. */
function useReturn(start: Calls['start'], status: ReturnType<typeof useSoloStatus>): boolean {
  const { state } = useLocation()
  const [kept] = useState(() => keptRunIn(state))
  const open = status.isFetching ? null : status.data?.open
  const isOpen = kept !== null && open?.id === kept.runId
  const resume = useEffectEvent(() => {
    if (open && kept) start.mutate({ subject: open.subject, kept })
  })
  useEffect(() => {
    if (isOpen) resume()
  }, [isOpen])
  return kept !== null && (status.isFetching || (isOpen && (start.isIdle || start.isPending)))
}

/** The solo challenge: its calls, and the state of the run. */
export function useSolo() {
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  const [play, dispatch] = useReducer(playReducer, { at: 'setup' })
  const status = useSoloStatus()
  const { start, answer, next } = useSoloCalls(dispatch, () => void status.refetch())
  const returning = useReturn(start, status)
  useKeepRun(play)
  // A failure is worded otherwise once the network is back.
  useOnline()

  const sent = play.at === 'playing' && answer.variables?.questionId === play.question.id

  return {
    play,
    status,
    startFailure: failureOf(start, 'Failed to start solo challenge'),
    answerFailure: sent ? failureOf(answer, ANSWER_FAILED) : null,
    nextFailure: failureOf(next, 'Failed to load next question'),
    /** the run the page was left in is on its way */
    returning,
    start,
    answer,
    next,
    choose: (index: number) => dispatch({ type: 'chosen', index }),
    submit() {
      if (play.at !== 'playing' || play.selected === null || play.grade || answer.isPending) return
      answer.mutate({
        challengeId: play.challenge.id,
        questionId: play.question.id,
        userAnswer: play.selected,
      })
    },
    /** After a result: the next question, or game over when the last life went. */
    goOn() {
      if (play.at !== 'playing' || !play.grade || next.isPending) return
      if (play.challenge.livesRemaining > 0) {
        next.mutate({ challengeId: play.challenge.id })
        return
      }
      dispatch({ type: 'ended', challenge: play.challenge })
      void client.invalidateQueries({ queryKey: SOLO_STATUS.queryKey })
      void refresh()
    },
  }
}

export type Solo = ReturnType<typeof useSolo>
