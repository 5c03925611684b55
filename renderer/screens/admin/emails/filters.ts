import { whole } from '#protocol/figures.ts'
import { EXPORT_BOUNDS } from '#rules/admin.ts'

/** Returns the fault of a number filter as typed, or null; empty is no filter. */
export function badFilter(name: keyof typeof EXPORT_BOUNDS, typed: string): string | null {
  const text = typed.trim()
  const [least, most] = EXPORT_BOUNDS[name]
  if (text === '') return null
  if (!/^\d+$/.test(text) || Number(text) < least) return `Enter a whole number, ${least} or more`
  return Number(text) > most ? `Enter ${whole(most)} or less` : null
}
