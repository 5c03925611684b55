import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEVICE_MARK, HEADER_DEVICE } from '#protocol/session.ts'
import { DAY_MS } from '#rules/days.ts'
import { hashOfToken, newToken } from '../store/secret-token.ts'
import { isDesktop } from './session.ts'
import type { DeviceStore } from './store/devices.ts'

/** A device is known for so long after its last sign-in. */
export const DEVICE_DAYS = 180

export interface KnownDevices {
  /** Returns the hash of the device's mark if this account was signed in to with it before, or null. */
  of(request: FastifyRequest, userId: string): Promise<string | null>
  /** Marks the device as one that signed in to this account. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void>
}

/**
 * Devices that signed in to an account before, told by a mark that outlives the session and opens nothing by itself: a
 * browser's cookie, or a header of the desktop's engine.
 */
export function knownDevices(store: DeviceStore, secure: boolean, now: () => number): KnownDevices {
  const cookie = secure ? '__Host-bar-duel-device' : 'bar-duel-device'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const tokenOf = (request: FastifyRequest): string | null => {
    const token = isDesktop(request) ? request.headers[HEADER_DEVICE] : request.cookies[cookie]
    return typeof token === 'string' && DEVICE_MARK.test(token) ? token : null
  }
  return {
    async of(request, userId) {
      const token = tokenOf(request)
      if (token === null) return null
      const since = new Date(now() - DEVICE_DAYS * DAY_MS)
      return (await store.isKnown(hashOfToken(token), userId, since)) ? hashOfToken(token) : null
    },
    async remember(request, reply, userId) {
      const token = tokenOf(request) ?? newToken()
      await store.remember(hashOfToken(token), userId, new Date(now()))
      if (isDesktop(request)) reply.header(HEADER_DEVICE, token)
      else reply.setCookie(cookie, token, { ...options, maxAge: DEVICE_DAYS * 86_400 })
    },
  }
}
