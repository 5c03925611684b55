/** The choice of the open case waits here, in this tab alone, for a reload or a way out and back. */
const KEPT = 'bar-duel-case-choice'

/** Returns the choice kept for a case, by its place as shown; null for none. */
export function keptChoice(questionId: string): number | null {
  try {
    const [id, choice] = sessionStorage.getItem(KEPT)?.split(' ') ?? []
    return id === questionId ? Number(choice) : null
  } catch {
    return null
  }
}

/** Keeps the choice of a case, in place of the one before. */
export function keepChoice(questionId: string, choice: number): void {
  try {
    sessionStorage.setItem(KEPT, `${questionId} ${choice}`)
  } catch {
    // Where storage is closed to the page, the choice lasts as long as the page.
  }
}
