import { z } from 'zod'
import { avatarData } from '../avatar.ts'
import type { Route } from '../route.ts'
import { sessionUser } from '../user.ts'
import { displayName, lawSchool, username } from './auth.ts'

export const profileChange = z
  .object({
    displayName: displayName.optional(),
    avatarData: avatarData.optional(),
    lawSchool: lawSchool.nullable().optional(),
    /** taken only while the account still needs a character (design section 4, Accounts) */
    username: username.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Nothing to change')

export const userRoutes = {
  'PATCH /api/users/:id': {
    home: 'engine',
    uses: 'file',
    access: 'player',
    own: 'forbidden',
    summary: 'Change one’s own display name, character or law school',
    params: z.object({ id: z.uuid() }),
    body: profileChange,
    reply: sessionUser,
  },
} as const satisfies Record<string, Route>
