import { whole } from '#protocol/figures.ts'

/** The least each number may be; the server refuses the same (protocol/http/admin.ts). */
const LEAST = { minLevel: 1, minPoints: 0, activeInLastDays: 1 } as const

/** Returns the fault of a number filter as typed, or null; empty is no filter. */
export function badFilter(name: keyof typeof LEAST, typed: string): string | null {
  const text = typed.trim()
  const least = LEAST[name]
  const most = name === 'activeInLastDays' ? 36_500 : 1_000_000
  if (text === '') return null
  if (!/^\d+$/.test(text) || Number(text) < least) return `Enter a whole number, ${least} or more`
  return Number(text) > most ? `Enter ${whole(most)} or less` : null
}
