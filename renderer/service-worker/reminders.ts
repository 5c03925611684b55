import type { PushedReminder } from '#protocol/reminder.ts'
import { SCREENS } from '#protocol/screens.ts'
import { worker } from './worker.ts'

/** A later reminder takes the place of one that still stands. */
const TAG = 'reminder'
const ICON = '/icon-192.png'

/** Shows each reminder that the server pushes, and opens the app at a press on it. */
export function showReminders(): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return
    const { title, body }: PushedReminder = event.data.json()
    event.waitUntil(worker.registration.showNotification(title, { body, icon: ICON, tag: TAG }))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openApp())
  })
}

/** Brings the app's window to the front as it stands: it may hold a duel. Opens home where there is none. */
async function openApp(): Promise<void> {
  const [shown] = await worker.clients.matchAll({ type: 'window' })
  if (shown) await shown.focus()
  else await worker.clients.openWindow(SCREENS.home)
}
