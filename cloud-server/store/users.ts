import { sql } from '#database/sql.ts'
import { Prisma, type User } from '#prisma/cloud/generated/client.ts'
import type { AvatarData } from '#protocol/avatar.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import type { Database } from './database.ts'

export type { User }

export interface NewUser {
  id: string
  username: string
  displayName: string
  passwordHash: string
  email: string
  lawSchool: string | null
  avatarData: AvatarData
  /** the network it was made from, hashed */
  registeredFrom: string
}

/** The fields of an account that may be changed; a field left out stays. */
export interface UserChange {
  username?: string
  displayName?: string
  lawSchool?: string | null
  avatarData?: AvatarData
}

export type Taken = { taken: 'username' | 'email' }

export interface UserStore {
  byId(id: string): Promise<User | null>
  /** without regard to case */
  byUsername(username: string): Promise<User | null>
  /** by username or email address, without regard to case; no username holds an @ */
  byName(name: string): Promise<User | null>
  create(user: NewUser): Promise<User | Taken>
  /**
   * Returns how long (ms) it takes until fewer than `most` accounts of the last day from this network have an address that
   * nobody confirmed; null where they are fewer.
   */
  waitForUnconfirmed(registeredFrom: string, most: number): Promise<number | null>
  change(id: string, change: UserChange): Promise<User | Taken | null>
  signedIn(id: string, at: Date): Promise<void>
}

export const isTaken = (value: object | null): value is Taken => value !== null && 'taken' in value

/** Which unique name a write ran into, or null when it failed for another reason. */
function takenBy(error: unknown): Taken | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  return JSON.stringify(error.meta ?? {}).includes('email_key') ? { taken: 'email' } : { taken: 'username' }
}

async function unlessTaken<T>(write: Promise<T>): Promise<T | Taken> {
  try {
    return await write
  } catch (error) {
    const taken = takenBy(error)
    if (taken) return taken
    throw error
  }
}

/** Where an account was made from is kept for a day, to count by. */
export const forgetOrigins = (db: Database): Promise<number> =>
  db.execute(sql`
    update users set registered_from = null
    where registered_from is not null and created_at < now() - interval '1 day'`)

export function userStore(db: Database): UserStore {
  return {
    byId: (id) => db.prisma.user.findUnique({ where: { id } }),
    byUsername: (username) => db.prisma.user.findUnique({ where: { usernameKey: usernameKey(username) } }),
    byName: (name) =>
      db.prisma.user.findUnique({
        where: name.includes('@') ? { emailKey: name.toLowerCase() } : { usernameKey: usernameKey(name) },
      }),
    create: (user) =>
      unlessTaken(
        db.prisma.user.create({
          data: { ...user, usernameKey: usernameKey(user.username), emailKey: user.email.toLowerCase() },
        }),
      ),
    waitForUnconfirmed: async (registeredFrom, most) => {
      const [row] = await db.query<{ waitMs: number }>(sql`
        select (extract(epoch from created_at + interval '1 day' - now()) * 1000)::float8 as "waitMs"
        from users where registered_from = ${registeredFrom} and email_confirmed_at is null
          and created_at > now() - interval '1 day'
        order by created_at desc offset ${most - 1} limit 1`)
      return row?.waitMs ?? null
    },
    change: async (id, { username, ...change }) => {
      const data =
        username === undefined ? change : { ...change, username, usernameKey: usernameKey(username) }
      const written = await unlessTaken(db.prisma.user.updateManyAndReturn({ where: { id }, data }))
      return Array.isArray(written) ? (written[0] ?? null) : written
    },
    signedIn: async (id, at) => {
      await db.prisma.user.update({ where: { id }, data: { lastLoginAt: at } })
    },
  }
}
