import { randomUUID } from 'node:crypto'
import { sql } from '#database/sql.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'

/** An account that was asked to go: when, and whether this was the first time it was asked. */
export interface Asked {
  at: Date
  first: boolean
}

export interface DeletionStore {
  /** Notes when the account goes. Asking again moves nothing. */
  ask(userId: string, at: Date): Promise<Asked>
  /** Returns whether it was going to be deleted. */
  takeBack(userId: string): Promise<boolean>
}

/** Over a database, or within a transaction that the change belongs to. */
export const deletionStore = (db: Database | PostgresTransaction): DeletionStore => ({
  ask: async (userId, at) => {
    const [first] = await db.query<{ at: Date }>(sql`
      update users set deletes_at = ${at} where id = ${userId}::uuid and deletes_at is null
      returning deletes_at as at`)
    if (first) return { at: first.at, first: true }
    const [asked] = await db.query<{ at: Date | null }>(
      sql`select deletes_at as at from users where id = ${userId}::uuid`,
    )
    return { at: asked?.at ?? at, first: false }
  },
  takeBack: async (userId) => {
    const kept = await db.execute(
      sql`update users set deletes_at = null where id = ${userId}::uuid and deletes_at is not null`,
    )
    return kept > 0
  },
})

/** Accounts deleted in one turn at most, so that a turn ends. */
const MOST_AT_ONCE = 1_000

/**
 * Deletes the accounts whose time has come; one in a live duel goes the next time. Returns their number. An account takes all
 * its rows with it. Matches with another person are theirs too: they keep a nameless shape in its place.
 */
export async function deleteDueAccounts(db: Database, now: Date): Promise<number> {
  let deleted = 0
  while (deleted < MOST_AT_ONCE && (await db.transaction((tx) => deleteOne(tx, now)))) deleted += 1
  return deleted
}

/** Deletes one account that is due; returns whether there was one. Two nodes never take the same. */
async function deleteOne(tx: PostgresTransaction, now: Date): Promise<boolean> {
  const [due] = await tx.query<{ id: string }>(sql`
    select id from users u where deletes_at <= ${now}
      and not exists (select from duel_players d where d.user_id = u.id)
    order by deletes_at limit 1 for update skip locked`)
  if (!due) return false
  await leaveShape(tx, due.id)
  await tx.execute(sql`delete from rate_limits where position(${due.id} in key) > 0`)
  await tx.execute(sql`delete from users where id = ${due.id}::uuid`)
  return true
}

/** Puts a nameless shape in the account's place in its matches with other people. Invitations nobody took go with it. */
async function leaveShape(tx: PostgresTransaction, userId: string): Promise<void> {
  const theirs = sql`player2_id is not null and (kind <> 'friend' or accepted_at is not null)`
  const [shared] = await tx.query(sql`
    select 1 from matches where (player1_id = ${userId}::uuid or player2_id = ${userId}::uuid) and ${theirs} limit 1`)
  if (!shared) return
  const id = randomUUID()
  // No name that can be chosen holds a colon, and no password has this hash.
  await tx.execute(sql`
    insert into users (id, username, username_key, display_name, password, avatar_data, role, hidden_from_boards)
    values (${id}::uuid, 'Deleted player', ${`deleted:${id}`}, 'Deleted player', '',
      ${JSON.stringify({ ...defaultAvatar(), needsCharacterCreation: false })}::jsonb, 'deleted', true)`)
  await tx.execute(
    sql`update matches set player1_id = ${id}::uuid where player1_id = ${userId}::uuid and ${theirs}`,
  )
  await tx.execute(
    sql`update matches set player2_id = ${id}::uuid where player2_id = ${userId}::uuid and ${theirs}`,
  )
}
