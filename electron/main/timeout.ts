/** Settles as `work` does, or rejects with `timedOut` after `ms`. */
export function withTimeout<T>(work: Promise<T>, ms: number, timedOut: Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timedOut), ms)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
