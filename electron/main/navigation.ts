import { APP_ORIGIN } from '#protocol/bridge.ts'

/** Whether an address is our own page's. URL.origin is 'null' for our scheme, so the parts are compared. */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return `${protocol}//${host}` === APP_ORIGIN && username === '' && password === ''
}

/** The address to hand to the system's browser, or null for anything but https. */
export function externalTarget(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, href } = new URL(address)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}

/** Whether this is our own page's main frame. Electron gives null for a frame that is gone. */
export function isOurFrame(frame: { url: string; parent: unknown } | null): boolean {
  return frame !== null && frame.parent === null && isOurs(frame.url)
}
