/** Batches on their way at once: each holds a connection while it commits. */
const AT_ONCE = 3

/**
 * Gathers single items into batches: each waits so long, or for so many (design section 6: 1 ms or 64 answers, one
 * statement). While `AT_ONCE` batches run the rest gather, so batches grow with the load.
 */
export function batcher<Item, Reply>(
  run: (batch: readonly Item[]) => Promise<readonly Reply[]>,
  { waitMs, most }: { waitMs: number; most: number },
): (item: Item) => Promise<Reply> {
  type Waiting = { item: Item; resolve: (reply: Reply) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | null = null
  let running = 0

  function flush(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (running >= AT_ONCE || waiting.length === 0) return
    const batch = waiting.slice(0, most)
    waiting = waiting.slice(most)
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
        if (waiting.length > 0) flush()
      })
    if (waiting.length >= most) flush()
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (waiting.length >= most) flush()
      else timer ??= setTimeout(flush, waitMs)
    })
}
