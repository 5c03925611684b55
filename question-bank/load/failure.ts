/** One thing that is wrong (`reject`) or worth a look (`warn`), as the check prints it. */
export interface Failure {
  readonly severity: 'reject' | 'warn'
  /** Relative to the question bank. */
  readonly file: string
  /** Item id, or null when the whole file or the whole bank is meant. */
  readonly item: string | null
  readonly rule: string
  readonly reason: string
}

/** `file · item · rule: reason`, on one line. */
export function failureLine(failure: Failure): string {
  const reason = failure.reason.replace(/\s+/g, ' ')
  return `${failure.file} · ${failure.item ?? '–'} · ${failure.rule}: ${reason}`
}
