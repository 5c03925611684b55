import { z } from 'zod'
import { INVALID_AVATAR } from '#rules/accounts/profile.ts'
import { BASES } from '#rules/avatar/bases.ts'

const short = z.string().trim().min(1).max(60)

/** A player's character (spec section 3, Avatar). Unknown fields are dropped. */
export const avatarData = z.object(
  {
    archetypeId: short.optional(),
    customLabel: short.optional(),
    base: z.enum(BASES, { error: INVALID_AVATAR }),
    palette: z.string({ error: INVALID_AVATAR }).trim().min(1, INVALID_AVATAR).max(60, INVALID_AVATAR),
    props: z.array(short, { error: INVALID_AVATAR }).max(10, INVALID_AVATAR),
    accessories: z.array(short).max(10).optional(),
    level: z.int().min(1).max(1000).optional(),
    needsCharacterCreation: z.boolean().optional(),
  },
  { error: INVALID_AVATAR },
)

export type AvatarData = z.infer<typeof avatarData>
