import bowser from 'bowser'
import type { SessionClient } from '../store/sessions.ts'

const UNKNOWN = 'Unknown browser'

/** Returns how a player may know a device again: 'Firefox on Windows', 'Bar Duel app'. */
export function deviceWords(client: SessionClient, userAgent: string | undefined): string {
  if (client === 'desktop') return 'Bar Duel app'
  if (!userAgent) return UNKNOWN
  const { browser, os } = bowser.parse(userAgent)
  if (!browser.name) return UNKNOWN
  return os.name ? `${browser.name} on ${os.name}` : browser.name
}
