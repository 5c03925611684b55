import type { PushSubscriptionKept } from '#protocol/http/reminders.ts'
import { callOut } from '../outgoing.ts'
import { authorization, isBrowserKey, sealed, type VapidKey } from './web-push.ts'

/** The push services of the browsers there are. A browser names its own, and the server calls no other address. */
const KNOWN = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const

/** A push service has this long to answer (ms). */
const ANSWER_MS = 10_000

export interface PushServiceParts {
  /** an address of this server, for who runs the push service */
  contact: string
  key: () => Promise<VapidKey>
  /** origins beside those known, for tests */
  others?: readonly string[] | undefined
  now: () => number
}

/** gone: the browser takes no more, ever */
export type Delivered = 'sent' | 'gone' | 'failed'

export interface PushService {
  takes(endpoint: string): boolean
  deliver(to: PushSubscriptionKept, text: string, ttlMs: number): Promise<Delivered>
}

/** The way to browsers through the push services that they named. */
export function pushService({ contact, key, others = [], now }: PushServiceParts): PushService {
  const mayCall = ({ protocol, hostname, port, origin }: URL): boolean => {
    if (others.includes(origin)) return true
    const isKnown = KNOWN.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
    return isKnown && protocol === 'https:' && port === ''
  }
  return {
    takes: (endpoint) => mayCall(new URL(endpoint)),
    async deliver(to, text, ttlMs) {
      if (!mayCall(new URL(to.endpoint)) || !isBrowserKey(to.p256dh)) return 'gone'
      const response = await callOut(mayCall, to.endpoint, {
        method: 'POST',
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: {
          authorization: authorization(new URL(to.endpoint), await key(), contact, now()),
          'content-type': 'application/octet-stream',
          'content-encoding': 'aes128gcm',
          ttl: String(Math.ceil(ttlMs / 1000)),
          topic: 'reminder',
          urgency: 'normal',
        },
        body: new Uint8Array(sealed(text, to)),
      }).catch(() => null)
      await response?.body?.cancel()
      if (response?.status === 404 || response?.status === 410) return 'gone'
      return response?.ok ? 'sent' : 'failed'
    },
  }
}
