import type { ErrorCode } from '#protocol/error.ts'
import type { ToastContent } from './toast-queue.ts'

/** Returns the toast for an answer that's saved, and isn't graded before the open exam block ends; null for any other refusal. */
export const askedAgainWords = ({ code, words }: { code: ErrorCode; words: string }): ToastContent | null =>
  code === 'asked_again' ? { title: 'Answer saved', description: words } : null
