import type { FastifyInstance } from 'fastify'
import { withFixedDelay } from '#concurrency/repeat.ts'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { Sessions } from '../accounts/session.ts'
import { type ReminderParts, remindDue } from './remind.ts'
import { nextReminder } from './reminder-time.ts'
import { isBrowserKey } from './web-push.ts'

/** Every node looks this often for reminders that are due. */
const LOOK_MS = 60_000

const UNKNOWN_SERVICE = refuse('invalid', 'We can’t send reminders to this browser yet. Try another one.')
const OK = { ok: true as const }

export interface ReminderRouteParts extends ReminderParts {
  sessions: Pick<Sessions, 'identify' | 'hashOf'>
  lookMs?: number | undefined
}

/** Reminders of a player who asked for them: their wish, their browsers, and the work of reminding. */
export function reminderRoutes(app: FastifyInstance, parts: ReminderRouteParts): void {
  const { store, push, sessions, now, lookMs = LOOK_MS } = parts
  const { identify, hashOf } = sessions

  serve(app, identify, 'GET /api/reminders', async ({ caller, request }) => ({
    wanted: await store.wanted(caller.userId),
    key: (await store.vapidKey()).publicKey,
    here: await store.isSubscribed(hashOf(request)),
  }))

  serve(app, identify, 'PATCH /api/reminders', async ({ caller, body: { wanted } }) => {
    await store.want(caller.userId, wanted && { times: wanted, dueAt: new Date(nextReminder(now(), wanted)) })
    return OK
  })

  serve(app, identify, 'POST /api/reminders/browser', async ({ request, body }) => {
    if (!push.takes(body.endpoint) || !isBrowserKey(body.p256dh)) return UNKNOWN_SERVICE
    await store.subscribe(hashOf(request), body)
    return OK
  })

  let stop = async (): Promise<void> => undefined
  let isOver = false
  const failed = (error: Error) => app.log.warn(`players were not reminded: ${error.message}`)
  app.addHook('onListen', async () => {
    stop = withFixedDelay(lookMs, () => remindDue(parts, { failed, isOver: () => isOver }), failed)
  })
  app.addHook('onClose', () => {
    isOver = true
    return stop()
  })
}
