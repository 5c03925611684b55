/**
 * Runs work again and again, `ms` after the last run ended (asked anew each time where it is a function), never two at
 * once. A run that fails is reported and the next one comes as usual. The answer stops it and waits for the run on its way.
 */
export function every(
  ms: number | (() => number),
  work: () => Promise<void>,
  failed: (error: Error) => void,
): () => Promise<void> {
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
 * As `every`, but `ms` from start to start: runs that take long do not thin out the beat. One that outlasts it is followed
 * at once.
 */
export function onBeat(
  ms: number,
  work: () => Promise<void>,
  failed: (error: Error) => void,
): () => Promise<void> {
  let started = performance.now()
  return every(
    () => Math.max(0, started + ms - performance.now()),
    () => {
      started = performance.now()
      return work()
    },
    failed,
  )
}
