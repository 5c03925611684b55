import type { BodyOf } from '#protocol/routes.ts'
import { CallError } from '../../clients/http.ts'
import type { Mark, Marked } from '../../clients/unsent-marks.ts'

/** Where the page stands: the marks on each question, and the one before the player. */
export interface Paper {
  marks: readonly Mark[]
  current: number
}

export const markOf = ({ place, flagged, struck, highlights }: Mark): Mark => ({
  ...{ place, flagged, struck, highlights },
})

/** Returns the parts of a mark that are others than before: another tab may have changed the rest meanwhile. */
function changedIn(before: Mark | undefined, mark: Mark): Partial<Mark> {
  const was = before && markOf(before)
  const parts = Object.entries(markOf(mark)) as [keyof Mark, unknown][]
  return Object.fromEntries(
    parts.filter(([part, value]) => JSON.stringify(was?.[part]) !== JSON.stringify(value)),
  )
}

/** Statuses of refusals that are of the moment: of a session that ended, and of calls too many. */
const OF_THE_MOMENT: readonly number[] = [401, 429]

/** Whether the engine will never take a mark that it refused, as once the block's time is over. */
const isFinal = (error: unknown): boolean =>
  error instanceof CallError && error.status < 500 && !OF_THE_MOMENT.includes(error.status)

/** The engine's part: it keeps each mark, and says how much time is left (ms). */
type Send = (body: BodyOf<'PATCH /api/exam/:blockId'>) => Promise<{ leftMs: number }>

export interface Keeper {
  /** Takes the paper as it now is, and which question was marked. */
  take(paper: Paper, marked?: number): void
  /**
   * Tells the engine all that it was not told, at least where the player is; calls meanwhile join in.
   * Rejects where one is not kept.
   */
  tell(): Promise<void>
  /** Tells as `tell` does, by a call that is sent from now on: one under way may have reached the engine already. */
  tellAnew(): Promise<void>
  /**
   * Tells all that was not told and has the block taken in. Meanwhile nothing is told: the block may be closed already. Where a
   * mark isn't kept, or the block is not taken in, that is passed on and telling goes on.
   */
  handIn<Report>(takeIn: () => Promise<Report>): Promise<Report>
  /**
   * Tells what was not told and that the player leaves, and then no more. A page that can't leaves all the same, and none leaves
   * a block that is being handed in, or twice.
   */
  leave(): Promise<void>
  /** Tells no more of a block that is over. */
  end(): void
}

/** Where marks wait that the engine doesn't have: those of before are told first, and what waits is kept with each change. */
export interface Waiting {
  before: Marked
  keep: (marks: Marked) => void
}

/** A mark that is refused keeps none of the others from being told by the next call. */
function toEnd<Unsent>(unsent: Map<number, Unsent>, at: number): void {
  const mark = unsent.get(at)
  if (!mark) return
  unsent.delete(at)
  unsent.set(at, mark)
}

/** Keeps the engine told of an open block: one call at a time, and a mark that did not get through is told again by the next. */
export function keeper(
  first: Paper,
  send: Send,
  onKept: (isKept: boolean, leftMs: number | null) => void,
  waiting: Waiting,
): Keeper {
  let paper = first
  const unsent = new Map(waiting.before)
  let telling: Promise<void> | null = null
  /** While the last marks are told, the block can't be left; once it's taken in or left, or over, nothing more is told. */
  let stage: 'open' | 'last-marks' | 'closed' = 'open'
  let leaving: Promise<void> | null = null

  async function tellOne(): Promise<void> {
    const [next] = unsent
    const at = next?.[0] ?? -1
    try {
      const { current } = paper
      const { leftMs } = await send(next ? { current, mark: { ...next[1], at } } : { current })
      // The same question may have been marked anew meanwhile.
      if (unsent.get(at) === next?.[1]) unsent.delete(at)
      waiting.keep([...unsent])
      onKept(unsent.size === 0, leftMs)
    } catch (error) {
      toEnd(unsent, at)
      onKept(false, null)
      throw error
    }
  }

  async function tellAll(): Promise<void> {
    do await tellOne()
    while (unsent.size > 0)
  }

  function tell(): Promise<void> {
    if (stage === 'closed') return Promise.resolve()
    telling ??= tellAll().finally(() => {
      telling = null
    })
    return telling
  }

  async function tellLeft(): Promise<void> {
    if (telling || unsent.size > 0) await tell().catch(() => undefined)
    stage = 'closed'
    await send({ current: paper.current, leaving: true }).catch(() => undefined)
  }

  /** Tells all but what is refused for good, which keeps no other from being told. Any other failure would lose a mark: rejects. */
  async function tellRest(): Promise<void> {
    for (let tries = unsent.size + 1; tries > 0; tries--) {
      try {
        return await tell()
      } catch (error) {
        if (!isFinal(error)) throw error
      }
    }
  }

  return {
    take(next, marked) {
      const before = paper
      paper = next
      const mark = marked === undefined ? undefined : next.marks[marked]
      if (marked === undefined || !mark) return
      unsent.set(marked, { ...unsent.get(marked), ...changedIn(before.marks[marked], mark) })
      waiting.keep([...unsent])
    },
    tell,
    async tellAnew() {
      await telling?.catch(() => undefined)
      await tell()
    },
    async handIn(takeIn) {
      stage = 'last-marks'
      try {
        await tellRest()
        stage = 'closed'
        return await takeIn()
      } catch (error) {
        stage = 'open'
        throw error
      }
    },
    leave() {
      if (stage === 'open') leaving ??= tellLeft()
      return leaving ?? Promise.resolve()
    },
    end() {
      stage = 'closed'
    },
  }
}
