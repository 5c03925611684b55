import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import type { SubjectStats, TopicStats } from '#rules/progress/state.ts'
import type { Subject } from '#rules/subjects.ts'
import { statsColumns, statsIn } from '#study/store/subject-stats.ts'
import type { DuelItem } from '../model/item.ts'

/** A player and the items they were asked. */
export interface Asked {
  userId: string
  items: readonly DuelItem[]
}

/** Where a player stands in what they were asked: the fold of their answers reaches no further. */
export type StandingsAsked = Pick<PlayerState, 'subjects' | 'topics'>

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

/** The areas of some items and the subtopics over them, each once. */
function topicsOf(items: readonly DuelItem[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const { subject, subtopic, area } of items)
    for (const name of ['', area])
      topics.set(`${subject}\n${subtopic}\n${name}`, { subject, subtopic, area: name })
  return [...topics.values()]
}

interface PlayersOwn<T> {
  userId: string
  own: T
}

interface TopicRow
  extends Pick<TopicStats, 'mastery' | 'attempts' | 'correct' | 'lastPracticedAt' | 'memory'> {
  place: number
}

async function readSubjects(db: Rows, players: readonly Asked[]): Promise<PlayersOwn<SubjectStats>[]> {
  const asked = players.flatMap(({ userId, items }) =>
    [...new Set(items.map(({ subject }) => subject))].map((subject) => ({ userId, subject })),
  )
  const rows = await db.query<Record<string, unknown> & { userId: string; subject: Subject }>(
    sql`
    select k.u as "userId", k.s as subject, p.*
    from unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ subject }) => subject)}::text[])
      as k(u, s) cross join lateral (
      select ${statsColumns.postgresql} from player_subject_stats p
      where p.user_id = k.u and p.subject = k.s offset 0) p`,
  )
  return rows.map((row) => ({ userId: row.userId, own: statsIn(row, row.subject) }))
}

async function readTopics(db: Rows, players: readonly Asked[]): Promise<PlayersOwn<TopicStats>[]> {
  const asked = players.flatMap(({ userId, items }) => topicsOf(items).map((topic) => ({ userId, ...topic })))
  const rows = await db.query<TopicRow>(sql`
    select k.place::int, t.*
    from unnest(${asked.map(({ userId }) => userId)}::uuid[], ${asked.map(({ subject }) => subject)}::text[],
        ${asked.map(({ subtopic }) => subtopic)}::text[], ${asked.map(({ area }) => area)}::text[])
        with ordinality as k(u, s, st, a, place)
      cross join lateral (
        select t.mastery, t.attempts, t.correct,
          (extract(epoch from t.last_practiced_at) * 1000)::float8 as "lastPracticedAt", t.memory
        from player_topic_stats t
        where t.user_id = k.u and t.subject = k.s and t.subtopic = k.st and t.area = k.a offset 0) t`)
  return rows.flatMap(({ place, ...stored }) => {
    const found = asked[place - 1]
    if (!found) return []
    const { userId, ...topic } = found
    return [{ userId, own: { ...topic, ...stored } }]
  })
}

/**
 * Returns the standings of each of these players. Both statements find every row by its key: `offset 0` keeps them
 * from becoming joins.
 */
export async function standingsIn(
  db: Rows,
  players: readonly Asked[],
): Promise<(userId: string) => StandingsAsked> {
  const subjects = await readSubjects(db, players)
  const topics = await readTopics(db, players)
  return (userId) => ({
    subjects: subjects.filter((one) => one.userId === userId).map(({ own }) => own),
    topics: topics.filter((one) => one.userId === userId).map(({ own }) => own),
  })
}
