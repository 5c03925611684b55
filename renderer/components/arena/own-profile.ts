import type { DuelProfile } from '#protocol/live/profile.ts'
import type { SessionUser } from '#protocol/user.ts'

/** The player as their own side of the arena shows them. */
export const ownProfile = (user: SessionUser): DuelProfile => ({
  userId: user.id,
  username: user.username,
  displayName: user.displayName,
  ...(user.lawSchool === undefined ? {} : { lawSchool: user.lawSchool }),
  level: user.level,
  levelTitle: user.levelTitle,
  points: user.points,
  rating: null,
  avatarData: user.avatarData,
  botLevel: null,
})
