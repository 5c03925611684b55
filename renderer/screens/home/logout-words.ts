import { plural } from '#protocol/figures.ts'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { syncedWork } from '#protocol/sync/sign.ts'

/** A question before a sign-out, in the words of its dialog. */
export interface SignOutQuestion {
  title: string
  description: string
  confirmLabel: string
  tone: 'primary' | 'danger'
}

/** Returns the question where a sign-out deletes answers; `why` is the engine's reason. */
export const losesAnswers = (why: string): SignOutQuestion => ({
  title: 'You’d lose answers or notes',
  description: why,
  confirmLabel: 'Sign out anyway',
  tone: 'danger',
})

/** Returns the question where a player's own computer keeps what hasn't synced; null for none. */
export function leavesBehind({ phase, waiting, ephemeral }: SyncStatus): SignOutQuestion | null {
  if (ephemeral || waiting === 0) return null
  const left = `${syncedWork(waiting)} ${plural(waiting, 'waits', 'wait')} on this computer, and ${plural(waiting, 'syncs', 'sync')} when you sign in here again.`
  const away = phase === 'offline' ? ' You’re offline, and signing in again needs the server.' : ''
  return {
    title: 'Sign out now?',
    description: `${left}${away}`,
    confirmLabel: 'Sign out',
    tone: 'primary',
  }
}
