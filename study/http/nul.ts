/** Whether any text in a parsed request holds a NUL, which no person types and PostgreSQL cannot store. */
export function holdsNul(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null) waiting.push(...Object.keys(next), ...Object.values(next))
  }
  return false
}
