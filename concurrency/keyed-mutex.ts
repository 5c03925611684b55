/** Runs work with the lock of `key`: work that shares a key runs one after the other, in the order asked. */
export type RunExclusive = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * A mutex for each key of this process. So one player, however fast they click, holds one database connection of this
 * process at most.
 */
export function keyedMutex(): RunExclusive {
  const last = new Map<string, Promise<void>>()
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = mine.then(
      () => undefined,
      () => undefined,
    )
    last.set(key, ended)
    ended.then(() => {
      if (last.get(key) === ended) last.delete(key)
    })
    return mine
  }
}
