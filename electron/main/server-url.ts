import type { ServerChoice } from '#protocol/bridge.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The cloud server's address: https, or http for this machine itself. Null for any other address. */
export function allowedServer(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPrivate = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  if (!isPrivate) return null
  return url.username === '' && url.password === '' ? url : null
}

/** The places that may name a server's address. The first that names one decides; null names none. */
export interface ServerNamed {
  /** the managed policy's; 'none' when it cannot be used, and then no server may be spoken to */
  policy: string | 'none' | null
  /** BARDUEL_SERVER_URL */
  environment: string | undefined
  settings: string | null
  /** the app's own; null where its build names none */
  own: string | null
}

/** The server in force, or null for none. An address that is not allowed is passed over, with a line in the log. */
export function serverInForce({ policy, environment, settings, own }: ServerNamed): string | null {
  if (policy === 'none') return null
  if (policy !== null) return policy
  for (const [name, address] of [
    ['BARDUEL_SERVER_URL', environment],
    ['The server in the settings', settings],
  ] as const) {
    if (!address) continue
    const allowed = allowedServer(address)
    if (allowed) return allowed.origin
    console.error(`${name} must be an https:// address (http:// for this machine only); it is ignored.`)
  }
  return own
}

/** The server in force, fixed where the policy or the environment names one. */
export const serverChoice = (named: ServerNamed): ServerChoice => ({
  address: serverInForce(named),
  fixed: named.policy !== null || Boolean(named.environment),
  own: named.own,
})
