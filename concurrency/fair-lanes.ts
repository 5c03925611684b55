export interface FairLanesParts {
  /** how much runs side by side */
  lanes: number
  /** how much of one source may wait; what comes beyond it is refused */
  waitingEach: number
}

/** Runs work for a source, or returns null at once where too much of that source waits. */
export type FairLanes = <T>(source: string, work: () => Promise<T>) => Promise<T> | null

/** Work of many sources in a few lanes. The sources take turns, so that one that asks for much delays no other by it. */
export function fairLanes({ lanes, waitingEach }: FairLanesParts): FairLanes {
  // In the order of their turns: a source goes to the end when it had one.
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  function next(): void {
    const turn = waiting.entries().next()
    if (turn.done || running >= lanes) return
    const [source, queue] = turn.value
    const begin = queue.shift()
    waiting.delete(source)
    if (queue.length > 0) waiting.set(source, queue)
    running++
    begin?.()
  }

  return <T>(source: string, work: () => Promise<T>) => {
    const queue = waiting.get(source) ?? []
    if (queue.length >= waitingEach) return null
    const done = new Promise<void>((begin) => {
      queue.push(begin)
      waiting.set(source, queue)
    })
      .then(work)
      .finally(() => {
        running--
        next()
      })
    next()
    return done
  }
}
