import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#http/serve.ts'
import type { AccountSession } from '#protocol/http/account.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT, HEADER_FILE_KEY, HEADER_SESSION } from '#protocol/session.ts'
import { DAY_MS } from '#rules/days.ts'
import { hashOfToken, newToken } from '../store/secret-token.ts'
import type { LiveSession, NewSession, SessionStore } from '../store/sessions.ts'
import { deviceWords } from './device-words.ts'

/** Days after its last use that a session ends, and after its sign-in, whatever its use (OWASP ASVS 5.0, 7.3). */
export const SESSION_DAYS = 30
export const MOST_SESSION_DAYS = 180
/** lastSeenAt and the expiry move at most this often, so that reads stay reads. */
const TOUCH_MS = 3_600_000

/** Names a session to its player, who may see it: its token cannot be told from it. */
const idOf = (tokenHash: string): string => hashOfToken(tokenHash).slice(0, 16)
const expiry = (now: Date, signedInAt = now): Date =>
  new Date(Math.min(now.getTime() + SESSION_DAYS * DAY_MS, signedInAt.getTime() + MOST_SESSION_DAYS * DAY_MS))
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** An account with two-factor sign-in proved it in each of its sessions: turning it on ended the others. */
const roleOf = ({ role, twoFactorSince }: LiveSession): Caller['role'] => {
  if (role !== 'admin') return 'player'
  return twoFactorSince === null ? 'unproved admin' : 'admin'
}

export const isDesktop = (request: FastifyRequest): boolean =>
  request.headers[HEADER_CLIENT] === DESKTOP_CLIENT

/** Returns the device that a request comes from, in words. */
export const deviceOf = (request: FastifyRequest): string =>
  deviceWords(isDesktop(request) ? 'desktop' : 'browser', request.headers['user-agent'])

/** Returns the session that a request begins. */
const begun = (request: FastifyRequest, token: string, user: NewSession['user'], now: Date): NewSession => ({
  tokenHash: hashOfToken(token),
  user,
  client: isDesktop(request) ? 'desktop' : 'browser',
  device: deviceOf(request),
  expiresAt: expiry(now),
})

/** Opaque session tokens, stored hashed: in an HttpOnly SameSite cookie for browsers, as a bearer for the desktop engine. */
export function sessions(
  store: SessionStore,
  secure: boolean,
  now: () => number,
  fileKeyOf: (userId: string) => Promise<string>,
) {
  const cookie = secure ? '__Host-bar-duel-session' : 'bar-duel-session'
  const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  function tokenOf(request: FastifyRequest): string | null {
    const bearer = request.headers.authorization?.match(/^Bearer (.+)$/)?.[1]
    const token = bearer ?? request.cookies[cookie]
    return token && TOKEN.test(token) ? token : null
  }

  const prolonged = new WeakMap<FastifyRequest, string>()
  const keep = (reply: FastifyReply, token: string) =>
    reply.setCookie(cookie, token, { ...cookieOptions, maxAge: SESSION_DAYS * 86_400 })

  return {
    async identify(request: FastifyRequest): Promise<Caller | null> {
      const token = tokenOf(request)
      if (!token) return null
      const at = new Date(now())
      const session = await store.live(hashOfToken(token), at)
      if (!session) return null
      if (at.getTime() - session.lastSeenAt.getTime() > TOUCH_MS) {
        await store.seen(hashOfToken(token), at, expiry(at, session.createdAt))
        if (request.cookies[cookie] === token) prolonged.set(request, token)
      }
      return { userId: session.userId, role: roleOf(session) }
    },

    /** Whether a request brings a session, be it one that has ended: without one, nobody is signed in. */
    isBrought: (request: FastifyRequest): boolean => tokenOf(request) !== null,

    /** Gives a browser whose session moved its cookie again, so that both end on the same day. */
    prolong(request: FastifyRequest, reply: FastifyReply): void {
      const token = prolonged.get(request)
      prolonged.delete(request)
      if (token) keep(reply, token)
    },

    /**
     * A new token at every sign-in; whatever session the request brought ends, so none can be fixed beforehand. Returns false
     * where the account's keys were changed since this one was read.
     */
    async open(request: FastifyRequest, reply: FastifyReply, user: NewSession['user']): Promise<boolean> {
      await this.close(request, reply)
      const token = newToken()
      if (!(await store.open(begun(request, token, user, new Date(now()))))) return false
      if (!isDesktop(request)) keep(reply, token)
      else reply.headers({ [HEADER_SESSION]: token, [HEADER_FILE_KEY]: await fileKeyOf(user.id) })
      return true
    },

    /** The hash of the session that a request brings; of none, what no session has. */
    hashOf: (request: FastifyRequest): string => hashOfToken(tokenOf(request) ?? ''),

    /** The player's sessions, the last used first. */
    async listOf(userId: string, request: FastifyRequest): Promise<AccountSession[]> {
      const own = this.hashOf(request)
      const open = await store.ofUser(userId, new Date(now()))
      return open.map(({ tokenHash, device, createdAt, lastSeenAt }) => ({
        id: idOf(tokenHash),
        device,
        signedInAt: createdAt.toISOString(),
        lastUsedAt: lastSeenAt.toISOString(),
        current: tokenHash === own,
      }))
    },

    /** Ends the player's session of this name, or all of them; never the one that asks. Returns how many ended. */
    async endOthers(userId: string, request: FastifyRequest, id: string | null): Promise<number> {
      const own = this.hashOf(request)
      const open = await store.ofUser(userId, new Date(now()))
      const ended = open.filter(
        ({ tokenHash }) => tokenHash !== own && (id === null || idOf(tokenHash) === id),
      )
      for (const { tokenHash } of ended) await store.close(tokenHash)
      return ended.length
    },

    async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = tokenOf(request)
      if (token) await store.close(hashOfToken(token))
      prolonged.delete(request)
      if (request.cookies[cookie] !== undefined) reply.clearCookie(cookie, cookieOptions)
    },
  }
}

export type Sessions = ReturnType<typeof sessions>
