/** Work that may be requested at any time. */
export interface Coalesced {
  /** Requests a run. Requests made before that run starts share it. */
  ask(): void
  /** Starts no more runs; resolves when the current one has ended. */
  stop(): Promise<void>
}

/**
 * Runs `work` soon after it is requested: once for all requests made meanwhile, never twice at once, and no sooner than
 * `ms` after its last start, so that under load each run carries more. `work` must not reject.
 */
export function coalesce(ms: number, work: () => Promise<void>): Coalesced {
  let asked = false
  let started = Number.NEGATIVE_INFINITY
  let planned: NodeJS.Immediate | NodeJS.Timeout | null = null
  let running: Promise<void> | null = null
  let stopped = false

  function run(): void {
    planned = null
    if (stopped) return
    asked = false
    started = performance.now()
    running = work().finally(() => {
      running = null
      if (asked) plan()
    })
  }

  function plan(): void {
    if (running || planned || stopped) return
    const wait = started + ms - performance.now()
    planned = wait > 0 ? setTimeout(run, wait) : setImmediate(run)
  }

  return {
    ask() {
      asked = true
      plan()
    },
    async stop() {
      stopped = true
      await running
    },
  }
}
