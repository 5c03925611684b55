import type { ErrorCode } from '#protocol/error.ts'
import { CallError } from '../../clients/http.ts'
import { askedAgainWords } from '../../components/asked-again-words.ts'
import type { ToastContent } from '../../components/toast-queue.ts'

const OVERTAKEN: readonly ErrorCode[] = ['already_answered', 'not_current']

/**
 * Returns the toast where practice has moved on without this page: by another tab, or with a reply that was lost. Sending again
 * helps nothing. Null for any other failure.
 */
export function overtakenWords(error: Error): ToastContent | null {
  if (!(error instanceof CallError)) return null
  if (!OVERTAKEN.includes(error.code)) return askedAgainWords(error)
  return {
    title: 'Answer not counted',
    description: 'Another tab answered or skipped this question. Here’s the next one.',
    variant: 'destructive',
  }
}
