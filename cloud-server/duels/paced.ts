/**
 * Work that may be asked for at any time: it runs soon, once for all who asked meanwhile, never two at once, and no
 * sooner than `ms` after its last start, so that under load each run carries more. It must not reject.
 */
export interface Paced {
  ask(): void
  /** runs no more; resolves when the run on its way is done */
  stop(): Promise<void>
}

export function paced(ms: number, work: () => Promise<void>): Paced {
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
