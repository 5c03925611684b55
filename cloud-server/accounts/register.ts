import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { withWait } from '#http/too-many.ts'
import type { AvatarData } from '#protocol/avatar.ts'
import { isReserved } from '#rules/accounts/reserved.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import { digest } from '../plugins/digest.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import { isTaken, type User, type UserStore } from '../store/users.ts'
import type { AccountMail } from './account-mail.ts'
import type { clientView } from './client-view.ts'
import type { RefuseGuessable } from './guessable.ts'
import type { CheckLimit } from './limits.ts'
import { BUSY, type PasswordHasher } from './password.ts'
import type { Sessions } from './session.ts'
import { refusedName, TAKEN } from './taken.ts'

/** Accounts of one network and day whose address nobody has confirmed: a school whose students confirm has no bound. */
const MOST_UNCONFIRMED = 500
const UNCONFIRMED = refuse(
  'rate_limited',
  'Too many new accounts on your network haven’t confirmed their email. Confirm one with the link we sent, or try again tomorrow.',
)

/** Gives a new account the answer that its player gave as a visitor. */
export type KeepTrial = (userId: string, trialId: string) => Promise<void>

export interface RegisterParts {
  users: Pick<UserStore, 'byId' | 'byUsername' | 'create' | 'waitForUnconfirmed'>
  sessions: Sessions
  passwords: PasswordHasher
  refuseGuessable: RefuseGuessable
  limited: CheckLimit
  mail: AccountMail
  note: NoteSecurity
  keepTrial: KeepTrial
}

/** Signs in the player of a request, and returns the account as they may see it; a refusal where its keys were just changed. */
export type Enter = (
  request: FastifyRequest,
  reply: FastifyReply,
  user: User,
) => Promise<ReturnType<typeof clientView> | Refusal>

export const isTakenName = async (users: Pick<UserStore, 'byUsername'>, username: string): Promise<boolean> =>
  isReserved(username) || (await users.byUsername(username)) !== null

/** `POST /api/auth/register`: makes an account, mails the link that confirms its address, and signs in. */
export function registerRoute(app: FastifyInstance, parts: RegisterParts, entered: Enter): void {
  const { users, sessions, passwords, limited, mail, note, keepTrial } = parts

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

  serve(app, sessions.identify, 'POST /api/auth/register', async ({ body, request, reply }) => {
    const refused = await limited('register', request)
    if (refused) return refused
    const network = networkOf(request.ip)
    const waitMs = await users.waitForUnconfirmed(digest(network), MOST_UNCONFIRMED)
    if (waitMs !== null) return withWait(UNCONFIRMED, waitMs)
    if (await isTakenName(users, body.username)) return TAKEN.username
    const misleading = refusedName(body.displayName)
    if (misleading) return misleading
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
}
