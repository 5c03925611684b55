import { avatarData } from '#protocol/avatar.ts'
import type { SessionUser } from '#protocol/user.ts'
import { extraTimeIn, USUAL_TIME } from '#rules/extra-time.ts'
import type { User } from '../store/users.ts'

/** The user as clients see them: no email, no hash. */
export function clientView(user: User): SessionUser {
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    ...(user.lawSchool === null ? {} : { lawSchool: user.lawSchool }),
    level: user.level,
    levelTitle: user.levelTitle,
    xp: user.xp,
    points: user.points,
    avatarData: avatarData.parse(user.avatarData),
    totalWins: user.totalWins,
    totalLosses: user.totalLosses,
    role: user.role === 'admin' ? 'admin' : 'player',
    ...(user.examDate === null ? {} : { examDate: user.examDate }),
    ...(user.weeklyHours === null ? {} : { weeklyHours: user.weeklyHours }),
    ...(user.deletesAt === null ? {} : { deletesAt: user.deletesAt.toISOString() }),
    ...(user.extraTime === USUAL_TIME ? {} : { extraTime: extraTimeIn(user.extraTime) }),
  }
}
