/** Whether the server can be reached: by every reply, by wires that end, and by a look of our own where either leaves a doubt. */
export interface Reach {
  isOffline(): boolean
  /** Something came from the server, `afterMs` after it was asked for; 0 where it came unasked. */
  heard(afterMs: number): void
  /** A request or a wire got no further: looks at once. */
  doubted(): void
  /** Resolves when the look under way is done. */
  settled(): Promise<void>
  /** how long (ms) the server may take to reply before that leaves a doubt */
  patience(): number
  /** Calls `listener` whenever the server is lost or found again. */
  onChange(listener: (isOffline: boolean) => void): void
  stop(): void
}

/** The least patience with a server that has been quick so far (ms), and how many times its usual delay it is given. */
const LEAST_PATIENCE_MS = 600
const USUAL_DELAYS = 4
/** Newer delays count for this share of the usual one. */
const NEWER = 0.3

/** Until the server is back it is looked for this often (ms). */
const LOOK_MS = 2_000

interface Parts {
  /** Whether the server replies within so many ms. */
  look: (withinMs: number) => Promise<boolean>
  lookMs?: number
}

export function reach({ look, lookMs = LOOK_MS }: Parts): Reach {
  const listeners: ((isOffline: boolean) => void)[] = []
  let isOffline = false
  let usualMs = 0
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  const patience = () => Math.max(LEAST_PATIENCE_MS, usualMs * USUAL_DELAYS)

  function become(next: boolean): void {
    clearTimeout(timer)
    if (next && !isStopped) {
      timer = setTimeout(doubted, lookMs)
      timer.unref()
    }
    if (next === isOffline) return
    isOffline = next
    for (const listener of listeners) listener(next)
  }

  function heard(afterMs: number): void {
    if (afterMs > 0) usualMs = usualMs === 0 ? afterMs : usualMs + NEWER * (afterMs - usualMs)
    become(false)
  }

  function doubted(): void {
    if (looking || isStopped) return
    looking = look(patience())
      .then((isThere) => {
        if (!isStopped) become(!isThere)
      })
      .finally(() => {
        looking = null
      })
  }

  return {
    isOffline: () => isOffline,
    heard,
    doubted,
    settled: async () => {
      await looking
    },
    patience,
    onChange: (listener) => listeners.push(listener),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
