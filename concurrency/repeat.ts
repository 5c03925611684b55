/** Stops a repeated run; resolves once the current run has ended. */
export type StopRepeating = () => Promise<void>

/**
 * Runs `work` again and again, `ms` after the last run ended (asked anew each time if it is a function), never twice at
 * once. A run that fails is reported to `failed`, and the next one comes as usual.
 */
export function withFixedDelay(
  ms: number | (() => number),
  work: () => Promise<void>,
  failed: (error: Error) => void,
): StopRepeating {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let run: Promise<void> = Promise.resolve()
  const next = (): void => {
    if (stopped) return
    timer = setTimeout(
      () => {
        run = work().catch(failed).then(next)
      },
      typeof ms === 'number' ? ms : ms(),
    )
  }
  next()
  return () => {
    stopped = true
    clearTimeout(timer)
    return run
  }
}

/**
 * As `withFixedDelay`, but `ms` from start to start, so long runs don't lower the rate. A run that takes longer than `ms`
 * is followed immediately by the next.
 */
export function atFixedRate(
  ms: number,
  work: () => Promise<void>,
  failed: (error: Error) => void,
): StopRepeating {
  let started = performance.now()
  return withFixedDelay(
    () => Math.max(0, started + ms - performance.now()),
    () => {
      started = performance.now()
      return work()
    },
    failed,
  )
}
