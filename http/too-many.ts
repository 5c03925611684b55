/** A request that was one too many, thrown before any handler; sent as `rate_limited` with how long to wait. */
export class TooMany extends Error {
  readonly statusCode = 429
  readonly retryAfterSeconds: number

  constructor(waitMs: number) {
    super('That was a lot at one time. Wait a moment, then try again.')
    this.retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000))
  }
}
