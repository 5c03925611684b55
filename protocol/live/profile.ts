import { z } from 'zod'
import { BOT_LEVELS, type BotLevel } from '#rules/match/result.ts'
import { avatarData } from '../avatar.ts'

export const botLevel = z.enum(BOT_LEVELS as readonly [BotLevel, ...BotLevel[]])

/** A player as the other side of a duel or a challenge sees them (spec section 3, opponent profile). */
export const duelProfile = z.object({
  /** null for a bot */
  userId: z.uuid().nullable(),
  /** null for a bot */
  username: z.string().nullable(),
  displayName: z.string(),
  lawSchool: z.string().optional(),
  level: z.int(),
  levelTitle: z.string(),
  points: z.int(),
  /** null for a bot, and for people in placement */
  rating: z.int().nullable(),
  avatarData,
  /** the skill level of a bot; null for a person. The screen says that it is a bot. */
  botLevel: botLevel.nullable(),
})

export type DuelProfile = z.infer<typeof duelProfile>
