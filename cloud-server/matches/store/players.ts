import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import { playerIdOf } from '../../store/player-ids.ts'
import type { DuelPlayer } from '../model/player.ts'

export const readPlayers = (db: Rows, ids: readonly string[]): Promise<DuelPlayer[]> =>
  db.query<DuelPlayer>(sql`
    select id, username, display_name as "displayName", law_school as "lawSchool", avatar_data as "avatarData",
      level, level_title as "levelTitle", points, overall_elo as rating, is_ranked as "isRanked",
      placement_matches as "placementMatches", loss_shield_active as "shieldUp",
      current_overall_streak as streak
    from users where id = any(${ids})`)

/** Returns a player whom one may play; null where there is none, one who is suspended, or one who is about to be deleted. */
export async function playerNamed(db: Rows, usernameKey: string): Promise<DuelPlayer | null> {
  const id = await playerIdOf(db, usernameKey)
  if (!id || (await isOut(db, id))) return null
  const [player] = await readPlayers(db, [id])
  return player ?? null
}

async function isOut(db: Rows, id: string): Promise<boolean> {
  const [found] = await db.query(
    sql`select from users where id = ${id} and (suspended_at is not null or deletes_at is not null)`,
  )
  return found !== undefined
}

/** Returns lifetime difficulty levels by player and subject; a missing one is level 1. */
export async function readLevels(
  db: Rows,
  userIds: readonly string[],
): Promise<(userId: string, subject: string) => number> {
  const rows = await db.query<{ id: string; levels: Record<string, number> }>(sql`
    select user_id as id, json_object_agg(subject, current_difficulty_level) as levels
    from player_subject_stats where user_id = any(${userIds}) group by user_id`)
  const levels = new Map(rows.map((row) => [row.id, row.levels]))
  return (userId, subject) => levels.get(userId)?.[subject] ?? 1
}

/** An area of a player. */
export interface PlayerArea extends TopicStats {
  userId: string
}

type AreaName = Pick<PlayerArea, 'userId' | 'subject' | 'subtopic' | 'area'>

const nameOf = ({ userId, subject, subtopic, area }: AreaName): string =>
  [userId, subject, subtopic, area].join('\n')

/** Returns how far players have mastered these areas; areas they never practiced are left out. */
export async function readAreas(db: Rows, wanted: readonly AreaName[]): Promise<PlayerArea[]> {
  const names = [...new Map(wanted.map((one) => [nameOf(one), one])).values()]
  const rows = await db.query<{ n: number } & Omit<PlayerArea, keyof AreaName>>(sql`
    select k.n::int as n, t.mastery, t.attempts, t.correct,
      (extract(epoch from t.last_practiced_at) * 1000)::float8 as "lastPracticedAt", t.memory
    from unnest(${names.map((one) => one.userId)}::uuid[], ${names.map((one) => one.subject)}::text[],
        ${names.map((one) => one.subtopic)}::text[], ${names.map((one) => one.area)}::text[])
        with ordinality as k(u, s, st, a, n)
      join player_topic_stats t on t.user_id = k.u and t.subject = k.s and t.subtopic = k.st and t.area = k.a`)
  return rows.flatMap(({ n, ...how }) => {
    const name = names[n - 1]
    return name ? [{ ...name, ...how }] : []
  })
}
