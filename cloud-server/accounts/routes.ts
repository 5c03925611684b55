import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRefusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { AvatarData } from '#protocol/avatar.ts'
import { isReserved } from '#rules/accounts/reserved.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import { isTaken, type User, type UserStore } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import { clientView } from './client-view.ts'
import type { RefuseGuessable } from './guessable.ts'
import type { KnownDevices } from './known-devices.ts'
import { type CheckLimit, digest } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import { profileRoute } from './profile.ts'
import type { Sessions } from './session.ts'
import type { SignInCheck } from './sign-in-check.ts'
import { NAME_IS_OURS, TAKEN } from './taken.ts'

/** Accounts of one network and day whose address nobody has confirmed: a school whose students confirm has no bound. */
const MOST_UNCONFIRMED = 500
const UNCONFIRMED = refuse(
  'rate_limited',
  'Too many new accounts on your network haven’t confirmed their email. Confirm one with the link we sent, or try again tomorrow.',
)

export type KeepTrial = (userId: string, trialId: string) => Promise<void>

export interface AccountParts {
  users: UserStore
  sessions: Sessions
  passwords: PasswordHasher
  refuseGuessable: RefuseGuessable
  limited: CheckLimit
  devices: KnownDevices
  signIn: SignInCheck
  mail: AccountMail
  note: NoteSecurity
  now: () => number
  /** gives a new account the answer its player gave as a visitor */
  keepTrial: KeepTrial
}

/** Session and auth, and one's own record (spec section 7, 'Session and auth'). */
export function accountRoutes(app: FastifyInstance, parts: AccountParts): void {
  const { users, sessions, passwords, limited, devices, signIn, mail, note, now, keepTrial } = parts
  const { identify } = sessions

  async function entered(request: FastifyRequest, reply: FastifyReply, user: User) {
    await sessions.open(request, reply, user.id)
    await devices.remember(request, reply, user.id)
    await users.signedIn(user.id, new Date(now()))
    return clientView(user)
  }

  const isTakenName = async (username: string): Promise<boolean> =>
    isReserved(username) || (await users.byUsername(username)) !== null

  /** The account as it stands with its trial's answer. It exists by now, whatever becomes of that answer. */
  async function withTrial(request: FastifyRequest, user: User, trial: string): Promise<User> {
    try {
      await keepTrial(user.id, trial)
      return (await users.byId(user.id)) ?? user
    } catch (error) {
      request.log.error({ err: error }, 'a trial’s answer could not be kept')
      return user
    }
  }

  serve(app, identify, 'GET /api/auth/me', async ({ caller }) => {
    const user = await users.byId(caller.userId)
    return user ? clientView(user) : SIGN_IN
  })

  serve(app, identify, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const user = await signIn(request, reply, body)
    if (isRefusal(user)) return user
    await note(request, user.id, 'signed_in')
    return entered(request, reply, user)
  })

  serve(app, identify, 'POST /api/auth/register', async ({ body, request, reply }) => {
    const refused = await limited('register', request, reply)
    if (refused) return refused
    const network = networkOf(request.ip)
    if ((await users.unconfirmedFrom(digest(network))) >= MOST_UNCONFIRMED) return UNCONFIRMED
    if (await isTakenName(body.username)) return TAKEN.username
    if (isReserved(body.displayName)) return NAME_IS_OURS
    const guessable = await parts.refuseGuessable(body.password, body)
    if (guessable) return guessable
    const passwordHash = await passwords.hash(body.password, network)
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
      registeredFrom: digest(network),
    })
    if (isTaken(user)) return TAKEN[user.taken]
    mail.askToConfirm(user)
    await note(request, user.id, 'registered')
    return entered(request, reply, body.trial ? await withTrial(request, user, body.trial) : user)
  })

  serve(app, identify, 'POST /api/auth/logout', async ({ request, reply }) => {
    await sessions.close(request, reply)
    return { ok: true as const }
  })

  serve(app, identify, 'POST /api/auth/check-username', async ({ body, request, reply }) => {
    const refused = await limited('checkUsername', request, reply)
    if (refused) return refused
    const taken = await isTakenName(body.username)
    return taken ? { available: false, message: TAKEN.username.message } : { available: true }
  })

  profileRoute(app, identify, users)
}
