/** How an avatar grows with its player's level (spec sections 4 and 9): side in CSS pixels at scale 1, and the scale. */
const AVATAR_BASE_PX = 120
const AVATAR_SCALE_STEP = 0.08
const AVATAR_SCALE_MAX = 1.8

/** Scale of an avatar at `level` (1 and up): 1 at level 1, a step more each level, capped from level 11. */
export function avatarScale(level: number): number {
  return Math.min(1 + AVATAR_SCALE_STEP * (Math.max(level, 1) - 1), AVATAR_SCALE_MAX)
}

/** Side of an avatar at `level`, in CSS pixels, not rounded. */
export function avatarSize(level: number): number {
  return AVATAR_BASE_PX * avatarScale(level)
}
