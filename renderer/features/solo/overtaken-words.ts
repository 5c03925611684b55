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
