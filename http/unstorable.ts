/** No request of ours goes half as deep; schemas that walk a value recurse. */
const DEEPEST = 100

/**
 * Returns whether a parsed request holds what can't be stored: a NUL, which no person types, half of a surrogate pair, neither of
 * which PostgreSQL takes, or a nest too deep to be walked.
 */
export function isUnstorable(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return true
      if (typeof one !== 'object' || one === null) continue
      // A body of a megabyte may hold a third of a million values: no pair is made of each.
      if (Array.isArray(one)) for (const inner of one) next.push(inner)
      else for (const name of Object.keys(one)) next.push(name, (one as Record<string, unknown>)[name])
    }
    level = next
  }
  return false
}
