/** The part of a player's account that a match shows or needs. */
export interface DuelPlayer {
  id: string
  username: string
  displayName: string
  lawSchool: string | null
  avatarData: unknown
  level: number
  levelTitle: string
  points: number
  rating: number
  isRanked: boolean
  /** rated duels so far, counting to 10 */
  placementMatches: number
  /** the next loss costs no XP */
  shieldUp: boolean
  /** right answers in a row */
  streak: number
}
