import { randomUUID } from 'node:crypto'
import { sql } from '#database/sql.ts'
import type { Database } from '../../../cloud-server/store/database.ts'

/** Adds a player straight to the database; returns the id. */
export async function addPlayer(
  db: Database,
  name: string,
  { points = 0, lawSchool = null as string | null } = {},
): Promise<string> {
  const id = randomUUID()
  await db.prisma.user.create({
    data: {
      id,
      username: name,
      usernameKey: name.toLowerCase(),
      displayName: name,
      passwordHash: '',
      avatarData: {},
      points,
      lawSchool,
    },
  })
  return id
}

/** Pays points as any capability does: by adding to the player's own. */
export const pay = (db: Database, id: string, points: number) =>
  db.prisma.user.update({ where: { id }, data: { points: { increment: points } } })

/** Moves the clock that decides, for this database's one connection. */
export const moveClock = (db: Database, shift: string) =>
  db.query(sql`SELECT set_config('bar_duel.clock_shift', ${shift}, false)`)
