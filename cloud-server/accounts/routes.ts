import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { User, UserStore } from '../store/users.ts'
import { clientView } from './client-view.ts'
import type { KnownDevices } from './known-devices.ts'
import { profileRoute } from './profile.ts'
import { isTakenName, type RegisterParts, registerRoute } from './register.ts'
import { type SignInCheck, WRONG } from './sign-in-check.ts'
import { TAKEN } from './taken.ts'

export interface AccountParts extends RegisterParts {
  users: UserStore
  devices: KnownDevices
  signIn: SignInCheck
  now: () => number
}

/** Session and auth, and one's own record (spec section 7, 'Session and auth'). */
export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { users, sessions, limited, devices, signIn, note, now } = parts
  const { identify } = sessions

  async function entered(request: FastifyRequest, reply: FastifyReply, user: User) {
    if (!(await sessions.open(request, reply, user))) return WRONG
    await devices.remember(request, reply, user.id)
    await users.signedIn(user.id, new Date(now()))
    return clientView(user)
  }

  serve(app, identify, 'GET /api/auth/me', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    return user ? clientView(user) : SIGN_IN
  })

  serve(app, identify, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const user = await signIn(request, body)
    if (isRefusal(user)) return user
    const view = await entered(request, reply, user)
    if (!isRefusal(view)) await note(request, user.id, 'signed_in')
    return view
  })

  registerRoute(app, parts, entered)

  serve(app, identify, 'POST /api/auth/logout', async ({ request, reply }) => {
    await sessions.close(request, reply)
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/check-username', async ({ body, request }) => {
    const refused = await limited('checkUsername', request)
    if (refused) return refused
    const taken = await isTakenName(users, body.username)
    return taken ? { available: false, message: TAKEN.username.message } : { available: true }
  })

  profileRoute(app, identify, users)
}
