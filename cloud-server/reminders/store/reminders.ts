import { type PushSubscriptionKept, pushSubscription, reminderTimes } from '#protocol/http/reminders.ts'
import { Prisma } from '../../../prisma/cloud/generated/client.ts'
import type { Database } from '../../store/database.ts'
import { keptKey } from '../../store/server-keys.ts'
import type { ReminderTimes } from '../reminder-time.ts'
import { newVapidKey, type VapidKey } from '../web-push.ts'

/** A player whose reminder is due. */
export interface DueReminder {
  userId: string
  times: ReminderTimes
  dueAt: Date
}

export interface ReminderStore {
  /** when the player wants none; null where they want no reminders at all */
  wanted(userId: string): Promise<ReminderTimes | null>
  /** Has a player reminded first at `dueAt`; null takes it back, and what their browsers had subscribed. */
  want(userId: string, wish: { times: ReminderTimes; dueAt: Date } | null): Promise<void>
  /** Keeps what a session's browser subscribed, in place of what it had. */
  subscribe(tokenHash: string, subscription: PushSubscriptionKept): Promise<void>
  isSubscribed(tokenHash: string): Promise<boolean>
  /** what the browsers of a player's open sessions subscribed */
  subscriptions(userId: string, now: Date): Promise<{ tokenHash: string; to: PushSubscriptionKept }[]>
  unsubscribe(tokenHash: string): Promise<void>
  /** players whose reminder is due, the longest due first */
  due(now: Date, most: number): Promise<DueReminder[]>
  /** Sets when a due player's next one is. Returns whether this caller did, of all nodes' alone. */
  claim(due: Pick<DueReminder, 'userId' | 'dueAt'>, next: Date): Promise<boolean>
  /** the key pair by which push services know this server, made at the first asking */
  vapidKey(): Promise<VapidKey>
}

const isKey = (stored: unknown): stored is VapidKey =>
  typeof stored === 'object' && stored !== null && 'publicKey' in stored && 'privateKey' in stored

export function reminderStore(db: Database): ReminderStore {
  const { user, session } = db.prisma
  return {
    wanted: async (userId) => {
      const row = await user.findUnique({ where: { id: userId }, select: { reminders: true } })
      return reminderTimes.nullable().parse(row?.reminders ?? null)
    },
    want: async (userId, wish) => {
      const { quiet = null, timeZone } = wish?.times ?? {}
      const reminders = wish ? { quiet: quiet && { ...quiet }, timeZone } : Prisma.DbNull
      await user.updateMany({ where: { id: userId }, data: { reminders, remindAt: wish?.dueAt ?? null } })
      if (!wish) await session.updateMany({ where: { userId }, data: { push: Prisma.DbNull } })
    },
    subscribe: async (tokenHash, subscription) => {
      await session.updateMany({ where: { tokenHash }, data: { push: { ...subscription } } })
    },
    isSubscribed: async (tokenHash) =>
      (await session.count({ where: { tokenHash, push: { not: Prisma.DbNull } } })) > 0,
    subscriptions: async (userId, now) => {
      const where = { userId, expiresAt: { gt: now }, push: { not: Prisma.DbNull } }
      const rows = await session.findMany({ where, select: { tokenHash: true, push: true } })
      return rows.map(({ tokenHash, push }) => ({ tokenHash, to: pushSubscription.parse(push) }))
    },
    unsubscribe: async (tokenHash) => {
      await session.updateMany({ where: { tokenHash }, data: { push: Prisma.DbNull } })
    },
    due: async (now, most) => {
      const rows = await user.findMany({
        where: { remindAt: { lte: now } },
        orderBy: { remindAt: 'asc' },
        take: most,
        select: { id: true, reminders: true, remindAt: true },
      })
      return rows.flatMap(({ id: userId, reminders, remindAt: dueAt }) =>
        dueAt ? [{ userId, times: reminderTimes.parse(reminders), dueAt }] : [],
      )
    },
    claim: async ({ userId, dueAt }, next) => {
      const { count } = await user.updateMany({
        where: { id: userId, remindAt: dueAt },
        data: { remindAt: next },
      })
      return count === 1
    },
    vapidKey: async () => {
      const kept = await keptKey(db, 'web-push', () => JSON.stringify(newVapidKey()))
      const stored: unknown = JSON.parse(kept)
      if (!isKey(stored)) throw new Error('the key for push services is not one')
      return stored
    },
  }
}
