import type { ErrorCode } from '#protocol/error.ts'

/** A call of the page that never reached the engine; the message is for the player. */
export class CallRefused extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string) {
    super(message)
    this.name = 'CallRefused'
    this.code = code
  }
}
