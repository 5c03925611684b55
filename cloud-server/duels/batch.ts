import type { DuelSettings } from './settings.ts'

/** Batches on their way at once: each holds a connection while it commits. */
const AT_ONCE = 2

/**
 * Gathers single items into batches: each waits so long, or for so many (design section 6: 1 ms or 64 answers, one
 * statement). Batches begin no sooner than `paceMs` after the last, and while `AT_ONCE` run the rest gather: so they grow
 * with the load.
 */
export function batcher<Item, Reply>(
  run: (batch: readonly Item[]) => Promise<readonly Reply[]>,
  { batchMs: waitMs, paceMs, batchMost: most }: Pick<DuelSettings, 'batchMs' | 'paceMs' | 'batchMost'>,
): (item: Item) => Promise<Reply> {
  type Waiting = { item: Item; resolve: (reply: Reply) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | null = null
  let running = 0
  let started = Number.NEGATIVE_INFINITY

  /** Plans the next batch, where one may begin. */
  function plan(wait: number): void {
    if (timer || running >= AT_ONCE || waiting.length === 0) return
    if (waiting.length >= most) flush()
    else timer = setTimeout(flush, Math.max(wait, started + paceMs - performance.now()))
  }

  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    const batch = waiting.slice(0, most)
    waiting = waiting.slice(most)
    started = performance.now()
    running++
    run(batch.map((one) => one.item))
      .then(
        (replies) =>
          batch.forEach((one, i) => {
            one.resolve(replies[i] as Reply)
          }),
        (error) => {
          for (const one of batch) one.reject(error)
        },
      )
      .finally(() => {
        running--
        plan(0)
      })
    plan(0)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length >= most && timer) {
        clearTimeout(timer)
        timer = null
      }
      plan(waitMs)
    })
}
