import { sql } from '#database/sql.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'
import { lockPlayer } from '../../store/lock-player.ts'
import { shutOthersOut, stillHolds } from '../../store/sessions.ts'

export interface TwoFactor {
  secret: string
  createdAt: Date
  lastStep: number
  /** hashes of the recovery codes that are left */
  recovery: string[]
}

/** The start of two-factor sign-in: the step whose code proved the app, and the recovery codes' hashes. */
export interface Proof {
  secret: string
  step: number
  recovery: string[]
  at: Date
}

export interface TwoFactorStore {
  /** Returns the account's secret, in use or not yet; null where it has none. */
  of(userId: string): Promise<TwoFactor | null>
  /** Keeps a secret that isn't in use yet, in place of another such one; returns false where one is in use. */
  propose(userId: string, secret: string, at: Date): Promise<boolean>
  /**
   * Takes the proposed secret into use, and shuts out everyone but the session named. Returns false where that or the secret is
   * gone, or one is in use.
   */
  turnOn(userId: string, proof: Proof, keptTokenHash: string): Promise<boolean>
  /** Uses up a step's code and those before it; of many at once one returns true. */
  spendStep(userId: string, step: number): Promise<boolean>
  /** Uses up a recovery code; returns how many are left, or null where another call used it. */
  spendRecovery(userId: string, hash: string): Promise<number | null>
  setRecovery(userId: string, hashes: string[]): Promise<void>
  /** Forgets the secret, and shuts out everyone but the session named. */
  turnOff(userId: string, keptTokenHash: string): Promise<void>
}

/** Whether the account asks for codes, with its row locked: changes of one account go one by one. */
async function isOn(tx: PostgresTransaction, userId: string): Promise<boolean> {
  await lockPlayer(tx, userId)
  const [user] = await tx.query<{ since: Date | null }>(
    sql`select two_factor_since as since from users where id = ${userId}::uuid`,
  )
  return user?.since !== null
}

export function twoFactorStore(db: Database): TwoFactorStore {
  return {
    of: (userId) => db.prisma.twoFactor.findUnique({ where: { userId } }),
    propose: (userId, secret, at) =>
      db.transaction(async (tx) => {
        if (await isOn(tx, userId)) return false
        await tx.execute(sql`
          insert into two_factors (user_id, secret, created_at) values (${userId}::uuid, ${secret}, ${at})
          on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at,
            last_step = 0`)
        return true
      }),
    turnOn: (userId, { secret, step, recovery, at }, keptTokenHash) =>
      db.transaction(async (tx) => {
        if ((await isOn(tx, userId)) || !(await stillHolds(tx, userId, keptTokenHash))) return false
        const kept = await tx.execute(sql`
          update two_factors set last_step = ${step}, recovery = ${recovery}::text[]
          where user_id = ${userId}::uuid and secret = ${secret}`)
        if (kept === 0) return false
        await tx.execute(sql`update users set two_factor_since = ${at} where id = ${userId}::uuid`)
        await shutOthersOut(tx, userId, keptTokenHash)
        return true
      }),
    spendStep: async (userId, step) =>
      (await db.execute(
        sql`update two_factors set last_step = ${step} where user_id = ${userId}::uuid and last_step < ${step}`,
      )) > 0,
    spendRecovery: async (userId, hash) => {
      const [row] = await db.query<{ left: number }>(sql`
        update two_factors set recovery = array_remove(recovery, ${hash})
        where user_id = ${userId}::uuid and ${hash} = any(recovery) returning cardinality(recovery) as left`)
      return row?.left ?? null
    },
    setRecovery: async (userId, hashes) => {
      await db.execute(
        sql`update two_factors set recovery = ${hashes}::text[] where user_id = ${userId}::uuid`,
      )
    },
    turnOff: (userId, keptTokenHash) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`update users set two_factor_since = null where id = ${userId}::uuid`)
        await tx.execute(sql`delete from two_factors where user_id = ${userId}::uuid`)
        await shutOthersOut(tx, userId, keptTokenHash)
      }),
  }
}
