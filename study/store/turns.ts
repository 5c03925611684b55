/**
 * Work in turns: what shares a key runs one after the other, in the order asked. So one player, however fast they click,
 * holds one database connection of this process at most.
 */
export function turns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
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
