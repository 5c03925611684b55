import type { ErrorCode } from '#protocol/error.ts'

/** An expected failure, as handlers return it: a code for programs and a sentence for people. */
export interface Refusal {
  refused: ErrorCode
  message: string
  field?: string
  /** seconds after which the caller may ask again, sent as Retry-After */
  retryAfter?: number
}

export const refuse = (refused: ErrorCode, message: string, field?: string): Refusal =>
  field === undefined ? { refused, message } : { refused, message, field }

/** A call that needs a session, without one or with one whose account is gone. */
export const SIGN_IN = refuse('unauthenticated', 'Sign in to continue')

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'refused' in value
