import { avatarData } from '#protocol/avatar.ts'
import type { PlayerCard } from '#protocol/http/public-stats.ts'
import type { Database } from '../../store/database.ts'

/** A player as a link names one. */
export type Named = { id: string } | { usernameKey: string }

const SHOWN = {
  username: true,
  displayName: true,
  lawSchool: true,
  level: true,
  levelTitle: true,
  avatarData: true,
  hiddenFromBoards: true,
  heldAt: true,
  deletesAt: true,
  suspendedAt: true,
} as const

/**
 * Returns a player as anyone may see them; null where there is none, or one who is hidden from the boards, on hold,
 * suspended or about to go.
 */
export async function playerCard(db: Database, named: Named): Promise<PlayerCard | null> {
  const row = await db.prisma.user.findUnique({ where: named, select: SHOWN })
  if (!row || row.hiddenFromBoards || row.heldAt !== null) return null
  if (row.deletesAt !== null || row.suspendedAt !== null) return null
  const { username, displayName, lawSchool, level, levelTitle } = row
  const { archetypeId, palette } = avatarData.parse(row.avatarData)
  return {
    username,
    displayName,
    ...(lawSchool === null ? {} : { lawSchool }),
    level,
    levelTitle,
    avatarData: { ...(archetypeId === undefined ? {} : { archetypeId }), palette },
  }
}
