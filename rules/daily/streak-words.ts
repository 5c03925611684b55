/** The words for a streak: bands that begin at these days (spec section 4; design section 4, Daily). */
const TIERS = [
  { from: 0, tier: 0, words: 'Start Your Streak!' },
  { from: 1, tier: 0, words: 'Keep Going!' },
  { from: 3, tier: 1, words: 'Getting Started!' },
  { from: 7, tier: 2, words: 'Building Momentum!' },
  { from: 14, tier: 3, words: 'On Fire!' },
  { from: 30, tier: 4, words: 'Law Master!' },
  { from: 50, tier: 5, words: 'Unstoppable Force!' },
  { from: 100, tier: 6, words: 'Legendary Scholar!' },
] as const

/** The tier (0 below the first) and its words. */
export const streakTier = (days: number): { tier: number; words: string } =>
  TIERS.findLast(({ from }) => days >= from) ?? TIERS[0]

/** The words of an answered case for the streak it leaves; nothing below 3 days. */
const ENCOURAGEMENT = [
  { from: 3, words: 'Building momentum!' },
  { from: 7, words: 'On fire!' },
  { from: 14, words: 'Incredible!' },
  { from: 30, words: 'Amazing!' },
  { from: 50, words: 'Unstoppable!' },
  { from: 100, words: 'Legendary!' },
] as const

export const encouragement = (streakAfter: number): string | null =>
  ENCOURAGEMENT.findLast(({ from }) => streakAfter >= from)?.words ?? null

/** From here on the streak wears a star (spec section 4). */
export const hasStar = (streak: number): boolean => streak >= 7
