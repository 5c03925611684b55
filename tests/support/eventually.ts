import { vi } from 'vitest'
import { PATIENCE_MS } from './patience.ts'

/** Returns what `look` does, as soon as it throws no more. Vitest alone would give up after a second. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout: PATIENCE_MS })
