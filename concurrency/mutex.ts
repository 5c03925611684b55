import { keyedMutex } from './keyed-mutex.ts'

/** Returns a function that runs work one after the other, in the order asked; work that fails stops nothing after it. */
export function mutex(): <T>(work: () => Promise<T>) => Promise<T> {
  const runExclusive = keyedMutex()
  return (work) => runExclusive('', work)
}
