import type { FastifyInstance, FastifyReply } from 'fastify'
import { isRefusal, type Refusal, refuse, SIGN_IN } from '#http/refusal.ts'
import { type Call, type Identify, serve } from '#http/serve.ts'
import { type SessionUser, sessionUser } from '#protocol/user.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { type Cloud, type CloudAnswer, fileKeyIn, OFFLINE, refusalIn, tokenIn } from './cloud.ts'
import { passRetryAfter } from './gateway.ts'
import type { PasswordUnlock } from './password-unlock.ts'
import type { Profiles } from './profiles.ts'
import type { SignOut } from './sign-out.ts'
import { storageFault } from './store/faults.ts'
import { eventSeqOf, localUser, rememberUser } from './store/users.ts'
import type { Syncer } from './sync/syncer.ts'

/** How long (ms) the first screen waits for the server before it shows what this machine knows. */
const ME_TIMEOUT_MS = 2_500
const UNSYNCED = refuse(
  'unsynced_work',
  'Some answers or notes haven’t synced, or an exam block is open. This computer deletes them at sign-out.',
)

interface Accounts {
  server: Cloud
  players: Profiles
  sync: Syncer
  leaving: SignOut
  unlock: PasswordUnlock
}

const NOT_UNLOCKED = refuse(
  'offline',
  'You’re offline, and this computer doesn’t know that username and password. Check them, or connect and sign in.',
)

function userIn(answer: CloudAnswer): SessionUser | null {
  if (answer === 'offline' || answer.status !== 200) return null
  return sessionUser.safeParse(answer.json).data ?? null
}

/** A sign-in or sign-up that the cloud has replied to. */
interface Arrival {
  answer: CloudAnswer
  /** the name or address that also names the player at a sign-in without the server */
  name: string
  password: string
  reply: FastifyReply
}

/** Words for a player whose account was made, and whose file could not be: signing up again would find the name taken. */
const HALF_MADE = 'Your account was made, but this computer can’t store your answers yet.'
const THEN_SIGN_IN = 'After that, sign in with your new username and password.'

/** Opens the file of the player the cloud has just made; says what to do where this machine cannot store it. */
async function signedUp(accounts: Accounts, arrival: Arrival): Promise<SessionUser | Refusal> {
  if (!userIn(arrival.answer)) return signedIn(accounts, arrival)
  const halfMade = (why: string) => refuse('unavailable', `${HALF_MADE} ${why} ${THEN_SIGN_IN}`)
  try {
    const user = await signedIn(accounts, arrival)
    return isRefusal(user) ? halfMade(user.message) : user
  } catch (error) {
    const why = storageFault(error)
    if (why === null) throw error
    return halfMade(why)
  }
}

/** Opens the file of the player the cloud signed in, and keeps their session; the cloud's refusal where it did not. */
async function signedIn(
  { server, players, sync, unlock }: Accounts,
  { answer, name, password, reply }: Arrival,
): Promise<SessionUser | Refusal> {
  passRetryAfter(reply, answer)
  const user = userIn(answer)
  const token = answer === 'offline' ? null : tokenIn(answer)
  if (answer === 'offline' || !user || !token) return refusalIn(answer)
  const session = { userId: user.id, token, fileKey: fileKeyIn(answer) }
  const opened = await players.open(session)
  if (isRefusal(opened)) return opened
  await rememberUser(opened.changes, user, Date.now(), await eventSeqOf(opened.db, user.id))
  // Not waited for: whether the keychain keeps the session is told after this, and then what is sealed is needed.
  unlock.seal(session, [user.username, name], password).catch((error: unknown) => {
    console.error('The sign-in could not be sealed:', error)
  })
  server.keep(session)
  sync.begin()
  return (await localUser(opened.db, user.id)) ?? user
}

/** Lets a player in who signed in here before, while the server can't be reached; their password opens what was kept. */
async function letIn(
  { server, players, sync, unlock }: Accounts,
  { username, password }: { username: string; password: string },
): Promise<SessionUser | Refusal> {
  const session = await unlock.open(username, password)
  if (session === null) return OFFLINE
  if (session === 'wrong') return NOT_UNLOCKED
  const profile = await players.open(session)
  if (isRefusal(profile)) return profile
  const user = await localUser(profile.db, session.userId)
  if (!user) return OFFLINE
  server.keep(session)
  sync.begin()
  return user
}

/** The number of the last event the player's file knew before the cloud was asked. */
async function seqBefore({ players }: Accounts, userId: string): Promise<number> {
  const opened = players.current()
  return opened ? eventSeqOf(opened.db, userId) : 0
}

async function me(accounts: Accounts, { caller }: Call<'GET /api/auth/me'>): Promise<SessionUser | Refusal> {
  const { server, players } = accounts
  const asOf = await seqBefore(accounts, caller.userId)
  const answer = await server.send('GET', '/api/auth/me', null, ME_TIMEOUT_MS)
  const profile = players.current()
  if (!server.session() || profile?.userId !== caller.userId) return SIGN_IN
  const user = userIn(answer)
  if (user?.id === caller.userId) await rememberUser(profile.changes, user, Date.now(), asOf)
  return (await localUser(profile.db, caller.userId)) ?? refusalIn(answer)
}

async function changed(
  accounts: Accounts,
  { caller, params, reply, body }: Call<'PATCH /api/users/:id'>,
): Promise<SessionUser | Refusal> {
  const { server, players } = accounts
  const asOf = await seqBefore(accounts, caller.userId)
  const answer = await server.send('PATCH', `/api/users/${params.id}`, body)
  passRetryAfter(reply, answer)
  const user = userIn(answer)
  const profile = players.current()
  if (!user || profile?.userId !== caller.userId) return refusalIn(answer)
  await rememberUser(profile.changes, user, Date.now(), asOf)
  return (await localUser(profile.db, user.id)) ?? user
}

/** Seals the kept sign-in under a new password; the server has that already, so nothing here may fail the change. */
async function rekeyed(
  { server, players, unlock }: Accounts,
  userId: string,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const [session, profile] = [server.session(), players.current()]
  const user = profile && (await localUser(profile.db, userId).catch(() => null))
  if (session?.userId !== userId) return
  await unlock.rekey(session, user?.username ?? '', password, newPassword).catch((error: unknown) => {
    console.error('The kept sign-in could not be sealed anew:', error)
  })
}

/** Session calls on the desktop: the cloud decides, the engine holds the token, and this machine replies when offline. */
export function accountRoutes(app: FastifyInstance, identify: Identify, accounts: Accounts): void {
  const { server, players, leaving } = accounts

  serve(app, identify, 'POST /api/auth/login', async ({ reply, body }) => {
    const answer = await server.send('POST', '/api/auth/login', body)
    if (answer === 'offline') return letIn(accounts, body)
    return signedIn(accounts, { answer, name: body.username, password: body.password, reply })
  })

  // The username of a sign-up whose reply never came: the account may have been made.
  let unanswered: string | null = null
  serve(app, identify, 'POST /api/auth/register', async ({ reply, body }) => {
    const { username, email, password } = body
    let answer = await server.send('POST', '/api/auth/register', body)
    const isTaken = answer !== 'offline' && refusalIn(answer).refused === 'username_taken'
    if (isTaken && unanswered === usernameKey(username)) {
      const own = await server.send('POST', '/api/auth/login', { username, password })
      if (userIn(own)) answer = own
    }
    if (answer === 'offline') unanswered = usernameKey(username)
    else if (userIn(answer)) unanswered = null
    return signedUp(accounts, { answer, name: email, password, reply })
  })

  serve(app, identify, 'POST /api/account/password', async ({ caller, reply, body }) => {
    const answer = await server.send('POST', '/api/account/password', body)
    passRetryAfter(reply, answer)
    if (answer === 'offline' || answer.status !== 200) return refusalIn(answer)
    await rekeyed(accounts, caller.userId, body)
    return { ok: true as const }
  })

  serve(app, identify, 'GET /api/auth/me', (call) => me(accounts, call))

  serve(app, identify, 'POST /api/auth/logout', async ({ query }) => {
    const mayLose = !players.keepsNothing() || query.discardUnsynced === 'true'
    if (!mayLose && (await leaving.unsynced()) > 0) return UNSYNCED
    await leaving.leave()
    return { ok: true as const }
  })

  serve(app, identify, 'PATCH /api/users/:id', (call) => changed(accounts, call))
}
