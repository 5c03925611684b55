import { CallError, wordsOf } from '../../../clients/http.ts'

/** The words of a refusal, at the input at fault or below all of them. */
export interface Faults {
  password?: string
  code?: string
  other?: string
}

const FAILED = 'We couldn’t do that. Nothing changed. Check your connection and try again.'

export function faultsOf(error: unknown): Faults {
  const words = wordsOf(error, FAILED)
  const field = error instanceof CallError ? error.field : null
  return field === 'password' || field === 'code' ? { [field]: words } : { other: words }
}
