/** How a batcher gathers. Times are ms. */
export interface BatcherOptions {
  /** the first item of a batch waits this long for others */
  batchMs: number
  /** batches begin no sooner than this after the last */
  paceMs: number
  /** most items of one batch; a full one begins at once */
  batchMost: number
}

/** Most batches that run at the same time: each holds a connection while it commits. */
const AT_ONCE = 2

interface Waiting<Item, Reply> {
  item: Item
  resolve: (reply: Reply) => void
  reject: (error: unknown) => void
}

/**
 * Gathers single items into batches for one statement (design section 6: 1 ms or 64 answers). While `AT_ONCE` batches
 * run the rest gather, so batches grow with the load. As DataLoader does, but with no cache.
 */
class Batcher<Item, Reply> {
  readonly #run: (batch: readonly Item[]) => Promise<readonly Reply[]>
  readonly #options: BatcherOptions
  #waiting: Waiting<Item, Reply>[] = []
  #timer: NodeJS.Timeout | null = null
  #running = 0
  #started = Number.NEGATIVE_INFINITY

  constructor(run: (batch: readonly Item[]) => Promise<readonly Reply[]>, options: BatcherOptions) {
    this.#run = run
    this.#options = options
  }

  add(item: Item): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      if (this.#waiting.length >= this.#options.batchMost) this.#clearTimer()
      this.#plan(this.#options.batchMs)
    })
  }

  /** Plans the next batch, if one may begin. */
  #plan(waitMs: number): void {
    if (this.#timer || this.#running >= AT_ONCE || this.#waiting.length === 0) return
    if (this.#waiting.length >= this.#options.batchMost) {
      this.#flush()
      return
    }
    const untilPace = this.#started + this.#options.paceMs - performance.now()
    this.#timer = setTimeout(() => this.#flush(), Math.max(waitMs, untilPace))
  }

  #flush(): void {
    this.#clearTimer()
    const batch = this.#waiting.slice(0, this.#options.batchMost)
    this.#waiting = this.#waiting.slice(this.#options.batchMost)
    this.#started = performance.now()
    this.#running++
    this.#settle(batch).finally(() => {
      this.#running--
      this.#plan(0)
    })
    this.#plan(0)
  }

  async #settle(batch: readonly Waiting<Item, Reply>[]): Promise<void> {
    try {
      const replies = await this.#run(batch.map(({ item }) => item))
      for (const [i, { resolve }] of batch.entries()) resolve(replies[i] as Reply)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  #clearTimer(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }
}

/** Returns a function that runs one item in the next batch and resolves to its reply: `run` replies in order. */
export function batcher<Item, Reply>(
  run: (batch: readonly Item[]) => Promise<readonly Reply[]>,
  options: BatcherOptions,
): (item: Item) => Promise<Reply> {
  const gathering = new Batcher(run, options)
  return (item) => gathering.add(item)
}
