import { z } from 'zod'
import { EXTRA_TIMES } from '#rules/extra-time.ts'
import { avatarData } from './avatar.ts'
import { toldDate } from './instant.ts'

/**
 * The session user as clients see it (spec section 3, 'Client view of the session user'). No email:
 * it is kept in browser storage.
 */
export const sessionUser = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  lawSchool: z.string().optional(),
  level: z.int(),
  levelTitle: z.string(),
  xp: z.int(),
  points: z.int(),
  avatarData,
  totalWins: z.int(),
  totalLosses: z.int(),
  role: z.enum(['player', 'admin']),
  /** percent of the usual time; absent for the usual one, and from older servers */
  extraTime: z.literal(EXTRA_TIMES).optional(),
  /** the plan of study: the exam's date, and hours a week; absent where none was made */
  examDate: toldDate.optional(),
  weeklyHours: z.int().optional(),
  /** when the account goes; absent where its player hasn't asked for that, and from older servers */
  deletesAt: z.iso.datetime().optional(),
})

export type SessionUser = z.infer<typeof sessionUser>
