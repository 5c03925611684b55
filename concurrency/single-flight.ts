/** Work that runs at most once at a time, and once more for everyone who asked while it ran. */
export interface SingleFlight {
  /**
   * Starts a run. While one is going, returns the promise of one more run after it, shared by all who ask meanwhile, so
   * that whatever changed before the call is seen by the run it waits for.
   */
  run(): Promise<void>
  /** Resolves when neither a run nor a following one is left. */
  idle(): Promise<void>
}

export function singleFlight(work: () => Promise<void>): SingleFlight {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function start(): Promise<void> {
    running = work().finally(() => {
      running = null
    })
    return running
  }

  function run(): Promise<void> {
    if (!running) return start()
    // A caller may start a run between the end of this one and the next: then the next one waits for that.
    const follow = (): Promise<void> => {
      next = null
      return run()
    }
    next ??= running.then(follow, follow)
    return next
  }

  return {
    run,
    idle: async () => {
      await (next ?? running)
    },
  }
}
