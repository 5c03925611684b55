import type { DuelEnd } from '#protocol/live/result.ts'

/** The part of the points that a further match of the same two pays, in words. */
const PARTS: Readonly<Record<string, string>> = {
  '0.5': 'half the points',
  '0.25': 'a quarter of the points',
}

/** Returns why a match paid less than its whole, in a sentence for the player; null where it paid the whole. */
export function matchWorth({ counted, share }: Pick<DuelEnd, 'counted' | 'share'>): string | null {
  if (!counted)
    return 'This match doesn’t count, since you didn’t both answer three questions. Your answers still earn XP.'
  if (share === 1) return null
  return `You two have played in the last 24 hours, so this match paid ${PARTS[share] ?? 'no points'}.`
}
