import type { FastifyInstance } from 'fastify'
import { refuse, SIGN_IN } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { avatarData } from '#protocol/avatar.ts'
import { isReserved } from '#rules/accounts/reserved.ts'
import { isTaken, type User, type UserStore } from '../store/users.ts'
import { clientView } from './client-view.ts'
import { refusedName, TAKEN } from './taken.ts'

const needsCharacter = (user: User): boolean =>
  avatarData.safeParse(user.avatarData).data?.needsCharacterCreation === true

/** One's own record, changed field by field (spec section 7, 'Session and auth'). */
export function profileRoute(app: FastifyInstance, identify: Identify, users: UserStore): void {
  serve(app, identify, 'PATCH /api/users/:id', async ({ params, body, caller }) => {
    if (params.id.toLowerCase() !== caller.userId)
      return refuse('forbidden', 'You can change only your own profile')
    const user = await users.byId(caller.userId)
    if (!user) return SIGN_IN
    if (body.username !== undefined && !needsCharacter(user))
      return refuse('forbidden', 'You can’t change your username', 'username')
    const { username, displayName, lawSchool, avatarData: character } = body
    // A name that was chosen before the rule stays until its player picks another.
    if (username !== undefined && username !== user.username && isReserved(username)) return TAKEN.username
    const isNew = displayName !== undefined && displayName !== user.displayName
    const misleading = isNew ? refusedName(displayName) : null
    if (misleading) return misleading
    const changed = await users.change(user.id, {
      ...(username === undefined ? {} : { username }),
      ...(displayName === undefined ? {} : { displayName }),
      ...(lawSchool === undefined ? {} : { lawSchool }),
      ...(character === undefined ? {} : { avatarData: { ...character, needsCharacterCreation: false } }),
    })
    if (changed === null) return SIGN_IN
    return isTaken(changed) ? TAKEN[changed.taken] : clientView(changed)
  })
}
