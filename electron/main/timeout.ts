/** Resolves as `work` does, or rejects with `late` when that takes longer than `ms`. */
export function within<T>(work: Promise<T>, ms: number, late: Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(late), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
