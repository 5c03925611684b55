/** The question answered as a visitor waits here through signing up, in this tab alone. */
const KEPT = 'bar-duel-trial'

export function keepTrial(id: string): void {
  try {
    sessionStorage.setItem(KEPT, id)
  } catch {
    // Storage may be refused: the account then begins with no XP.
  }
}

/** The part of a registration that takes the answer over; nothing where no question was answered. */
export function keptTrial(): { trial?: string } {
  try {
    const trial = sessionStorage.getItem(KEPT)
    return trial === null ? {} : { trial }
  } catch {
    return {}
  }
}

export function forgetTrial(): void {
  try {
    sessionStorage.removeItem(KEPT)
  } catch {
    // Nothing could be kept either.
  }
}
