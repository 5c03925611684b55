import { CallError, wordsOf } from '../../clients/http.ts'

/** Refusals whose words help: to wait, to write less, or to reconnect. */
const HELPFUL = new Set(['rate_limited', 'too_large', 'invalid', 'offline'])

/** Returns why something asked of Atticus failed: the network, a refusal that helps, else `fallback` (spec section 8). */
export const whyFailed = (error: unknown, fallback: string): string =>
  error instanceof CallError && !HELPFUL.has(error.code) ? fallback : wordsOf(error, fallback)
