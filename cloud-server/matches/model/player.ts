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
  /** right answers in a row */
  streak: number
}
