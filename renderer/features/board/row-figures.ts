/** A share of wins as a whole percent, 'N/A' of nothing played (design section 4, Boards). */
export function winRate({ totalWins, totalLosses }: { totalWins: number; totalLosses: number }): string {
  const played = totalWins + totalLosses
  return played === 0 ? 'N/A' : `${Math.round((100 * totalWins) / played)}%`
}

/** A school's name as a badge has room for it (spec section 2, Leaderboard widget). */
export const shortSchool = (name: string): string => name.replace(/\s*\bLaw School\b\s*/gi, ' ').trim()
