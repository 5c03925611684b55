/** Leaving level n takes round(100 · n^1.35) XP (design section 4). */
export const xpToLeave = (level: number): number => Math.round(100 * level ** 1.35)

/** Total XP at which a level begins. */
export function levelFloor(level: number): number {
  let floor = 0
  for (let n = 1; n < level; n++) floor += xpToLeave(n)
  return floor
}

/** Returns the level of a total, and the XP gathered within it. */
export function levelOf(totalXp: number): { level: number; xp: number } {
  let level = 1
  let xp = Math.max(0, totalXp)
  while (xp >= xpToLeave(level)) {
    xp -= xpToLeave(level)
    level++
  }
  return { level, xp }
}

/** Titles and the level each begins at (design section 4). */
export const TITLES = [
  { level: 1, title: 'Novice Scribe' },
  { level: 5, title: 'Law Clerk' },
  { level: 10, title: 'Paralegal' },
  { level: 15, title: 'Associate' },
  { level: 22, title: 'Counselor' },
  { level: 30, title: 'Advocate' },
  { level: 40, title: 'Barrister' },
  { level: 55, title: 'Magistrate' },
  { level: 75, title: 'Justice' },
  { level: 100, title: 'Chief Justice' },
] as const

export const titleOf = (level: number): string =>
  TITLES.findLast((t) => level >= t.level)?.title ?? TITLES[0].title

/**
 * XP after a change: gains add, losses never take a player below the floor of the level they have reached.
 * `level` is the level before the change.
 */
export function applyXp(totalXp: number, level: number, change: number): number {
  return Math.max(levelFloor(level), totalXp + change)
}
