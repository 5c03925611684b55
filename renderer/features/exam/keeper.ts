import type { BodyOf } from '#protocol/routes.ts'
import type { ExamBlock } from '../../clients/exam.ts'

export type Mark = Pick<ExamBlock['questions'][number], 'place' | 'flagged' | 'struck' | 'highlights'>

/** Where the page stands: the marks on each question, and the one before the player. */
export interface Paper {
  marks: readonly Mark[]
  current: number
}

export const markOf = ({ place, flagged, struck, highlights }: Mark): Mark => ({
  ...{ place, flagged, struck, highlights },
})

/** The engine's part: it keeps each mark, and says how much time is left (ms). */
type Send = (body: BodyOf<'PATCH /api/exam/:blockId'>) => Promise<{ leftMs: number }>

export interface Keeper {
  /** Takes the paper as it now is, and which question was marked. */
  take(paper: Paper, marked?: number): void
  /** Tells the engine all that it was not told, at least where the player is; calls meanwhile join in. Rejects where one is not kept. */
  tell(): Promise<void>
  /**
   * Tells all that was not told and has the block taken in. Meanwhile nothing is told: the block may be closed already. Where it
   * is not taken in, that is passed on and telling goes on.
   */
  handIn<Report>(takeIn: () => Promise<Report>): Promise<Report>
}

/** Keeps the engine told of an open block: one call at a time, and a mark that did not get through is told again by the next. */
export function keeper(
  first: Paper,
  send: Send,
  onKept: (isKept: boolean, leftMs: number | null) => void,
): Keeper {
  let paper = first
  const untold = new Set<number>()
  let telling: Promise<void> | null = null
  let isHandingIn = false

  async function tellOne(): Promise<void> {
    const [at] = untold
    const mark = at === undefined ? undefined : paper.marks[at]
    if (at !== undefined) untold.delete(at)
    try {
      const { current } = paper
      const { leftMs } = await send(
        at !== undefined && mark ? { current, mark: { ...markOf(mark), at } } : { current },
      )
      onKept(untold.size === 0, leftMs)
    } catch (error) {
      if (at !== undefined) untold.add(at)
      onKept(false, null)
      throw error
    }
  }

  async function tellAll(): Promise<void> {
    do await tellOne()
    while (untold.size > 0)
  }

  function tell(): Promise<void> {
    if (isHandingIn) return Promise.resolve()
    telling ??= tellAll().finally(() => {
      telling = null
    })
    return telling
  }

  return {
    take(next, marked) {
      paper = next
      if (marked !== undefined) untold.add(marked)
    },
    tell,
    async handIn(takeIn) {
      // A refusal means that the time is over: the block is handed in as the engine has it.
      await tell().catch(() => undefined)
      isHandingIn = true
      try {
        return await takeIn()
      } catch (error) {
        isHandingIn = false
        throw error
      }
    },
  }
}
