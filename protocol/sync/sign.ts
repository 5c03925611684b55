import { counted } from '../figures.ts'
import type { SyncStatus } from '../http/sync.ts'

export type SyncTone = 'quiet' | 'busy' | 'away' | 'warn'

/** The work that waits for a sync, counted: answers, and notes, bookmarks, reasons and rule cards, which are notes to a player. */
export const syncedWork = (count: number): string => counted(count, 'answer or note', 'answers and notes')

/** How syncing stands in a few words, and how loud they are: the same in the page's header and in the tray. */
export function signOf({ phase, waiting, refusals }: SyncStatus): { label: string; tone: SyncTone } {
  if (phase === 'too_old') return { label: 'Update needed', tone: 'warn' }
  if (phase === 'syncing') return { label: 'Syncing...', tone: 'busy' }
  const kept = waiting > 0 ? `${waiting} waiting` : ''
  if (phase === 'offline') return { label: kept ? `Offline, ${kept}` : 'Offline', tone: 'away' }
  if (phase === 'failed') return { label: kept ? `Not synced, ${kept}` : 'Not synced', tone: 'warn' }
  if (kept) return { label: kept, tone: 'busy' }
  return refusals > 0
    ? { label: `${refusals} not counted`, tone: 'warn' }
    : { label: 'Synced', tone: 'quiet' }
}
