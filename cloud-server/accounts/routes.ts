import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { refuse, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { AvatarData } from '#protocol/avatar.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import { isTaken, type UserStore } from '../store/users.ts'
import { clientView } from './client-view.ts'
import { refuseGuessable } from './guessable.ts'
import type { CheckLimit } from './limits.ts'
import type { PasswordHasher } from './password.ts'
import { profileRoute } from './profile.ts'
import type { AccountMail } from './recovery.ts'
import type { Sessions } from './session.ts'
import { TAKEN } from './taken.ts'

const BUSY = refuse('rate_limited', 'Many people are signing in just now. Please try again in a moment.')

export interface AccountParts {
  users: UserStore
  sessions: Sessions
  passwords: PasswordHasher
  limited: CheckLimit
  mail: AccountMail
  now: () => number
}

/** Session and auth, and one's own record (spec section 7, 'Session and auth'). */
export function accountRoutes(
  app: FastifyInstance,
  { users, sessions, passwords, limited, mail, now }: AccountParts,
): void {
  const { identify } = sessions

  serve(app, identify, 'GET /api/auth/me', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    return user ? clientView(user) : SIGN_IN
  })

  serve(app, identify, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const refused = await limited('login', request, reply)
    if (refused) return refused
    const user = await users.byName(body.username)
    const right = await passwords.matches(user?.passwordHash ?? null, body.password)
    if (right === null) return BUSY
    if (!right || !user) return refuse('wrong_credentials', 'Invalid username or password')
    await sessions.open(request, reply, user.id)
    await users.signedIn(user.id, new Date(now()))
    return clientView(user)
  })

  serve(app, identify, 'POST /api/auth/register', async ({ body, request, reply }) => {
    const refused = await limited('register', request, reply)
    if (refused) return refused
    if (await users.byUsername(body.username)) return TAKEN.username
    const guessable = refuseGuessable(body.password, body)
    if (guessable) return guessable
    const passwordHash = await passwords.hash(body.password)
    if (passwordHash === null) return BUSY
    const chosen: AvatarData = body.avatarData
      ? { ...body.avatarData, needsCharacterCreation: false }
      : { ...defaultAvatar(), needsCharacterCreation: true }
    const user = await users.create({
      id: randomUUID(),
      username: body.username,
      displayName: body.displayName,
      passwordHash,
      email: body.email,
      lawSchool: body.lawSchool ?? null,
      avatarData: chosen,
    })
    if (isTaken(user)) return TAKEN[user.taken]
    mail.askToConfirm(user)
    await sessions.open(request, reply, user.id)
    await users.signedIn(user.id, new Date(now()))
    return clientView(user)
  })

  serve(app, identify, 'POST /api/auth/logout', async ({ request, reply }) => {
    await sessions.close(request, reply)
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/check-username', async ({ body, request, reply }) => {
    const refused = await limited('checkUsername', request, reply)
    if (refused) return refused
    const user = await users.byUsername(body.username)
    return user ? { available: false, message: TAKEN.username.message } : { available: true }
  })

  profileRoute(app, identify, users)
}
