import { sql } from '#database/sql.ts'
import type { Database } from '../../store/database.ts'

export interface DeviceStore {
  isKnown(deviceHash: string, userId: string, since: Date): Promise<boolean>
  remember(deviceHash: string, userId: string, at: Date): Promise<void>
  /** Forgets the devices that were last seen before. */
  forget(before: Date): Promise<void>
}

export function deviceStore(db: Database): DeviceStore {
  return {
    isKnown: async (deviceHash, userId, since) =>
      (await db.prisma.knownDevice.count({ where: { deviceHash, userId, seenAt: { gte: since } } })) > 0,
    remember: async (deviceHash, userId, at) => {
      await db.execute(sql`
        insert into known_devices (device_hash, user_id, seen_at) values (${deviceHash}, ${userId}::uuid, ${at})
        on conflict (device_hash, user_id) do update set seen_at = excluded.seen_at`)
    },
    forget: async (before) => {
      await db.prisma.knownDevice.deleteMany({ where: { seenAt: { lt: before } } })
    },
  }
}
