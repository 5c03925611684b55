/** The duel this browser last saw running: it may end while no page of it is open. */
const KEY = 'bar-duel-running'

/** Keeps a player's duel that runs. */
export function keepDuel(userId: string, matchId: string): void {
  try {
    localStorage.setItem(KEY, `${userId} ${matchId}`)
  } catch {
    // Where storage is closed to the page, only pages that are open learn of an end.
  }
}

/** The duel kept for this player; null without one. */
export function keptDuel(userId: string): string | null {
  try {
    const [of, matchId] = localStorage.getItem(KEY)?.split(' ') ?? []
    return of === userId && matchId ? matchId : null
  } catch {
    return null
  }
}

/** Drops this duel if it's the one kept; without an id whichever is. */
export function forgetDuel(matchId?: string): void {
  try {
    if (matchId === undefined || localStorage.getItem(KEY)?.endsWith(` ${matchId}`))
      localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
