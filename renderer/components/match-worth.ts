import type { DuelEnd } from '#protocol/live/result.ts'

/** The part of the points that a further match of the same two pays, in words. */
const PARTS: Readonly<Record<string, string>> = {
  '0.5': 'half the points',
  '0.25': 'a quarter of the points',
}

function resultWorth({ counted, share, total }: Pick<DuelEnd, 'counted' | 'share' | 'total'>): string[] {
  if (!counted) {
    const short = 'This match doesn’t count, since you didn’t both answer three questions.'
    return total === 0 ? [short] : [short, 'Your answers in finished rounds still earn XP.']
  }
  if (share === 1) return []
  return [`You two have played in the last 24 hours, so this match paid ${PARTS[share] ?? 'no points'}.`]
}

/**
 * Returns what a match paid less than its whole for, and whether its last round, `round`, was left unfinished; null where
 * there's nothing to explain.
 */
export function matchWorth(end: Pick<DuelEnd, 'counted' | 'share' | 'total'>, round: number): string | null {
  const left = round > end.total ? [`Round ${round} wasn’t finished, so answers to it don’t count.`] : []
  return [...resultWorth(end), ...left].join(' ') || null
}
