import { standingsOfAll } from '#study/store/standings.ts'
import type { Standings } from '#study/store.ts'
import type { DuelDatabase, Rows } from './database.ts'

/** What a duel needs of a player's account. */
export interface DuelPlayer {
  id: string
  username: string
  displayName: string
  lawSchool: string | null
  avatarData: unknown
  level: number
  levelTitle: string
  points: number
  rating: number
  isRanked: boolean
}

export const readPlayers = (db: Rows, ids: readonly string[]): Promise<DuelPlayer[]> =>
  db.rows<DuelPlayer>(
    `select id, username, display_name as "displayName", law_school as "lawSchool", avatar_data as "avatarData",
       level, level_title as "levelTitle", points, overall_elo as rating, is_ranked as "isRanked"
     from users where id = any($1)`,
    [ids],
  )

export async function playerNamed(db: Rows, usernameKey: string): Promise<DuelPlayer | null> {
  const [row] = await db.rows<{ id: string }>('select id from users where username_key = $1', [usernameKey])
  if (!row) return null
  const [player] = await readPlayers(db, [row.id])
  return player ?? null
}

/** Lifetime difficulty levels by player and subject; what is missing is level 1. */
export async function readLevels(
  db: Rows,
  userIds: readonly string[],
): Promise<(userId: string, subject: string) => number> {
  const rows = await db.rows<{ user_id: string; subject: string; level: number }>(
    `select user_id, subject, current_difficulty_level as level from player_subject_stats where user_id = any($1)`,
    [userIds],
  )
  const levels = new Map(rows.map((row) => [`${row.user_id} ${row.subject}`, row.level]))
  return (userId, subject) => levels.get(`${userId} ${subject}`) ?? 1
}

export const readStandings = (
  db: DuelDatabase,
  userIds: readonly string[],
): Promise<Map<string, Standings>> => standingsOfAll(db.reads, userIds)
