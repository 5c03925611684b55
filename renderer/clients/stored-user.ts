import type { SessionUser } from '#protocol/user.ts'
import { forgetToday } from './kept-day.ts'
import { forgetDuel } from './kept-duel.ts'
import { keptSitting } from './kept-sitting.ts'
import { forgetMarks } from './unsent-marks.ts'

/** The session user and the character kept in browser storage for the first paint only (design section 4, Accounts). */
const USER = 'bar-duel-user'
const CHARACTER = 'bar-duel-character'

/** Storage may be refused (private windows, policies): the app then starts with the spinner instead. */
function guarded<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}

const looksLikeUser = (value: unknown): value is SessionUser =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'username', 'displayName'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  ) &&
  typeof (value as SessionUser).level === 'number' &&
  typeof (value as SessionUser).avatarData === 'object' &&
  (value as SessionUser).avatarData !== null

export const storedUser = (): SessionUser | null =>
  guarded(() => {
    const value: unknown = JSON.parse(localStorage.getItem(USER) ?? 'null')
    return looksLikeUser(value) ? value : null
  }, null)

export function storeUser(user: SessionUser): void {
  guarded(() => {
    localStorage.setItem(USER, JSON.stringify(user))
    localStorage.setItem(CHARACTER, JSON.stringify(user.avatarData))
  }, undefined)
}

/** Whether a change made in another tab is about the signed-in user. */
export const concernsUser = ({ key }: StorageEvent): boolean => key === USER || key === null

/** At logout, at a 401 and at a lab's sign-out nothing of the player stays. */
export function forgetUser(): void {
  guarded(() => {
    localStorage.removeItem(USER)
    localStorage.removeItem(CHARACTER)
    forgetToday()
    forgetDuel()
    keptSitting.forget()
    forgetMarks()
  }, undefined)
}
