import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QuietHours } from '#protocol/away.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { call, readOptions } from './http.ts'

const REMINDERS = readOptions('GET /api/reminders')

export type Reminders = ReplyOf<'GET /api/reminders'>

/** Whether the player is reminded, and whether by this browser. */
export const useReminders = () => useQuery({ ...REMINDERS, refetchOnMount: 'always' })

/** Asks to be reminded outside these quiet hours, by the clocks here; null takes it back everywhere. */
export function useRemindersWish(failed: (error: Error) => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (wish: { quiet: QuietHours | null } | null) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      await call('PATCH /api/reminders', { body: { wanted: wish && { ...wish, timeZone } } })
      await cache.invalidateQueries({ queryKey: REMINDERS.queryKey })
    },
    onError: failed,
  })
}

/** blocked: the person, or the browser for them, said no. */
export type Subscribed = 'subscribed' | 'blocked' | 'unsupported'

const sameBytes = (buffer: ArrayBuffer | null, base64url: string): boolean =>
  buffer !== null &&
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === base64url

/** The browser's subscription by the server's key; one by another server's key would take nothing from this one. */
async function subscriptionBy(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const old = await pushManager.getSubscription()
  if (old && sameBytes(old.options.applicationServerKey, key)) return old
  await old?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Has this browser show reminders; asks the person first where they were never asked. */
export async function subscribeBrowser(key: string): Promise<Subscribed> {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || !('pushManager' in registration)) return 'unsupported'
  const { endpoint = '', keys } = (await subscriptionBy(registration.pushManager, key)).toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await call('POST /api/reminders/browser', { body: { endpoint, p256dh, auth } })
  return 'subscribed'
}

/** Subscribes this browser again after a new sign-in, where its person had allowed it. */
export async function renewSubscription(): Promise<void> {
  const { wanted, key, here } = await call('GET /api/reminders')
  if (wanted && !here) await subscribeBrowser(key)
}
