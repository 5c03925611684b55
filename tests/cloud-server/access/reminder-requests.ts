import { newVapidKey } from '../../../cloud-server/reminders/web-push.ts'

/** The requests of reminders. */
export const REMINDER_REQUESTS = {
  'PATCH /api/reminders': async () => ({
    body: { wanted: { quiet: { from: '22:00', to: '08:00' }, timeZone: 'America/New_York' } },
  }),
  'POST /api/reminders/browser': async () => ({
    body: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      p256dh: newVapidKey().publicKey,
      auth: Buffer.alloc(16).toString('base64url'),
    },
  }),
}
