import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../accounts/session.ts'
import { closureOf } from '../store/closure.ts'
import type { Database } from '../store/database.ts'
import { pushService } from './push-service.ts'
import type { ReminderParts } from './remind.ts'
import { reminderRoutes } from './routes.ts'
import { reminderStore } from './store/reminders.ts'

interface RemindersParts extends Pick<ReminderParts, 'study' | 'now'> {
  db: Database
  sessions: Pick<Sessions, 'identify' | 'hashOf'>
  publicUrl: URL | null
  /** origins of push services beside those known */
  pushServices: readonly string[] | undefined
  lookMs: number | undefined
}

/** Reminders by the database, the push services of browsers, and the live tabs. */
export function reminders(app: FastifyInstance, parts: RemindersParts): void {
  const { db, study, sessions, publicUrl, pushServices: others, now, lookMs } = parts
  const store = reminderStore(db)
  reminderRoutes(app, {
    ...{ store, study, sessions, now, lookMs },
    push: pushService({ contact: publicUrl?.href ?? 'https://localhost/', key: store.vapidKey, others, now }),
    isBusy: async (userId) => (await closureOf(db, userId)) !== null,
    tell: (userId, payload) => app.live.toUser(userId, { type: 'reminder', seq: 0, payload }),
  })
}
