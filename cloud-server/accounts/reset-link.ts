import { RESET_HOURS } from '#rules/accounts/mailed-links.ts'
import { HOUR_MS } from '#rules/days.ts'
import { resetLink } from '../mail/letters.ts'
import type { Database } from '../store/database.ts'
import { mailLinks } from './store/mail-links.ts'

const LIFE_MS = RESET_HOURS * HOUR_MS

/** Makes a link that sets a new password once, for whoever is handed it. Returns null where the account is gone. */
export async function printedResetLink(
  db: Database,
  userId: string,
  origin: string,
  now: Date,
): Promise<{ link: string; expiresAt: Date } | null> {
  const made = await mailLinks(db).make({ userId, purpose: 'reset', emailKey: null, now, lifeMs: LIFE_MS })
  // One that is printed doesn't wait for those that are mailed.
  if (!made || 'waitMs' in made) return null
  return { link: resetLink(origin, made.token), expiresAt: new Date(now.getTime() + LIFE_MS) }
}
