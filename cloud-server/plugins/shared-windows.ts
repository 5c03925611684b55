import type { Database } from '../store/database.ts'
import { addCounts, type RequestWindow } from '../store/rate-limits.ts'

/** A key and its window as this node knows it. Times are of this process, ms. */
interface Known {
  /** requests in this window of all nodes, as far as the database had them at the last flush */
  total: number
  /** those of this node that were not flushed yet */
  pending: number
  /** when the window ends */
  endsAt: number
}

/**
 * A key is flushed from this share of its limit on. Ordinary players never reach it and so cost no statement; eight nodes that
 * flushed nothing add up to one limit.
 */
const FLUSHED_FROM = 1 / 8

/** Sets a key to the database's window, plus the requests that came in while `times` of them were flushed. */
function addWindow(known: Known, times: number, window: RequestWindow | undefined): void {
  if (!window) return
  known.pending -= times
  known.total = window.current + known.pending
  known.endsAt = performance.now() + window.ttl
}

/**
 * Request windows shared by all nodes: counted in memory and flushed to the database now and then. No request waits for a
 * statement; a limit may be overstepped by the requests between two flushes.
 */
export class SharedWindows {
  readonly #db: Database
  readonly #windowMs: number
  readonly #known = new Map<string, Known>()
  /** keys of the next flush */
  readonly #due = new Set<string>()

  constructor(db: Database, windowMs: number) {
    this.#db = db
    this.#windowMs = windowMs
  }

  /** Counts a request. Returns the ms until the window ends where it was one more than `most`; else null. */
  count(key: string, most: number): number | null {
    const now = performance.now()
    const known = this.#windowOf(key, now)
    known.total += 1
    known.pending += 1
    if (known.total > most * FLUSHED_FROM) this.#due.add(key)
    return known.total > most ? known.endsAt - now : null
  }

  /** Adds the pending requests to the database, reads the counts of all nodes, and drops the windows that are over. */
  async flush(): Promise<void> {
    const now = performance.now()
    for (const [key, { endsAt }] of this.#known) if (endsAt <= now) this.#drop(key)
    const due = [...this.#due].flatMap((key) => {
      const known = this.#known.get(key)
      return known ? [{ key, known, times: known.pending }] : []
    })
    this.#due.clear()
    if (due.length === 0) return
    const windows = await addCounts(this.#db, due, this.#windowMs)
    for (const { key, known, times } of due) addWindow(known, times, windows.get(key))
  }

  #windowOf(key: string, now: number): Known {
    const known = this.#known.get(key)
    if (known && known.endsAt > now) return known
    const fresh: Known = { total: 0, pending: 0, endsAt: now + this.#windowMs }
    this.#known.set(key, fresh)
    return fresh
  }

  #drop(key: string): void {
    this.#known.delete(key)
    this.#due.delete(key)
  }
}
