import { avatarData } from '#protocol/avatar.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { archetypeOf, avatarFor, defaultAvatar } from '#rules/avatar/archetypes.ts'
import { titleOf } from '#rules/levels.ts'
import { BOT_NAMES, type BotLevel } from '#rules/match/result.ts'
import type { DuelPlayer } from './player.ts'

/** A player as others see them: no email, no statistics of their own. */
export function profileOf(player: DuelPlayer): DuelProfile {
  return {
    userId: player.id,
    username: player.username,
    displayName: player.displayName,
    ...(player.lawSchool === null ? {} : { lawSchool: player.lawSchool }),
    level: player.level,
    levelTitle: player.levelTitle,
    points: player.points,
    rating: player.isRanked ? player.rating : null,
    avatarData: avatarData.safeParse(player.avatarData).data ?? defaultAvatar(),
    botLevel: null,
  }
}

/** The four bots: the level they show grows with their skill. */
const BOTS: Record<BotLevel, { level: number; archetypeId: string }> = {
  easy: { level: 1, archetypeId: 'shell-company-nautilus' },
  medium: { level: 10, archetypeId: 'checks-and-balances-clockwork' },
  hard: { level: 22, archetypeId: 'wire-fraud-automaton' },
  expert: { level: 40, archetypeId: 'covenant-golem' },
}

export function botProfile(botLevel: BotLevel): DuelProfile {
  const { level, archetypeId } = BOTS[botLevel]
  return {
    userId: null,
    username: null,
    displayName: `${BOT_NAMES[botLevel]} Bot`,
    level,
    levelTitle: titleOf(level),
    points: 0,
    rating: null,
    avatarData: (archetypeOf(archetypeId) && avatarFor(archetypeId)) ?? defaultAvatar(),
    botLevel,
  }
}
