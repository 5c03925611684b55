import type { ErrorCode } from '#protocol/error.ts'
import { CallError, wordsOf } from '../../clients/http.ts'
import { askedAgainWords } from '../../components/asked-again-words.ts'
import type { ToastContent } from '../../components/toast-queue.ts'

export const ANSWER_FAILED = 'Failed to submit answer'

const OVERTAKEN: readonly ErrorCode[] = ['already_answered', 'not_current', 'no_open_run']

/** Returns the toast where the run has moved on without this page: sending again helps nothing. Null for any other failure. */
export function overtakenWords(error: Error): ToastContent | null {
  if (!(error instanceof CallError)) return null
  return OVERTAKEN.includes(error.code)
    ? { title: 'Error', description: wordsOf(error, ANSWER_FAILED), variant: 'destructive' }
    : askedAgainWords(error)
}

export interface Overtaken {
  /** null where the player has been told */
  toast: ToastContent | null
  /** The run is over, as game over says by itself. */
  isOver: boolean
}

/** Returns what follows where the run has moved on without this page; `hasTold`: a toast has just said so. Null for any other failure. */
export function overtakenBy(error: Error, hasTold: boolean): Overtaken | null {
  const words = overtakenWords(error)
  if (!words) return null
  const isOver = error instanceof CallError && error.code === 'no_open_run'
  return { toast: hasTold ? null : words, isOver }
}
