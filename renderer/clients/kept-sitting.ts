/** A sitting of practice waits here, in this tab alone, for a reload or a way out and back. */
const KEY = 'bar-duel-sitting'

/** Returns the text that was kept; null for none. */
export function keptSitting(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepSitting(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Where storage is closed to the page, or full, the sitting lasts as long as the page.
  }
}

export function forgetSitting(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
