import type { AllStandings } from '#rules/progress/standings.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import type { Subject } from '#rules/subjects.ts'
import { statsColumns, statsIn } from '#study/store/subject-stats.ts'
import type { Rows } from './database.ts'
import type { DuelItem } from './items.ts'

/** A player and what they were asked. */
export interface Asked {
  userId: string
  items: readonly DuelItem[]
}

/** Where a player stands in what they were asked: the fold of their answers reaches no further. */
export type StandingsAsked = Pick<AllStandings, 'subjects' | 'topics'>

const STATS = statsColumns.postgresql.pieces.join('')

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

/** The areas of some items and the subtopics over them, each once. */
function topicsOf(items: readonly DuelItem[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const { subject, subtopic, area } of items)
    for (const name of ['', area])
      topics.set(`${subject}\n${subtopic}\n${name}`, { subject, subtopic, area: name })
  return [...topics.values()]
}

interface TopicRow extends Pick<TopicStats, 'mastery' | 'attempts' | 'correct' | 'lastPracticedAt'> {
  place: number
}

/** Where each of these players stands. Both statements find every row by its key: `offset 0` keeps them from becoming joins. */
export async function standingsIn(
  db: Rows,
  players: readonly Asked[],
): Promise<(userId: string) => StandingsAsked> {
  const standings = new Map(
    players.map(({ userId }): [string, StandingsAsked] => [userId, { subjects: [], topics: [] }]),
  )
  const subjects = players.flatMap(({ userId, items }) =>
    [...new Set(items.map(({ subject }) => subject))].map((subject) => ({ userId, subject })),
  )
  const stats = await db.rows<Record<string, unknown> & { userId: string; subject: Subject }>(
    `select k.u as "userId", k.s as subject, p.*
     from unnest($1::uuid[], $2::text[]) as k(u, s) cross join lateral (
       select ${STATS} from player_subject_stats p where p.user_id = k.u and p.subject = k.s offset 0) p`,
    [subjects.map(({ userId }) => userId), subjects.map(({ subject }) => subject)],
  )
  for (const row of stats) standings.get(row.userId)?.subjects.push(statsIn(row, row.subject))

  const topics = players.flatMap(({ userId, items }) =>
    topicsOf(items).map((topic) => ({ userId, ...topic })),
  )
  const rows = await db.rows<TopicRow>(
    `select k.place::int, t.*
     from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) with ordinality as k(u, s, st, a, place)
       cross join lateral (
         select t.mastery, t.attempts, t.correct,
           (extract(epoch from t.last_practiced_at) * 1000)::float8 as "lastPracticedAt"
         from player_topic_stats t
         where t.user_id = k.u and t.subject = k.s and t.subtopic = k.st and t.area = k.a offset 0) t`,
    [
      topics.map(({ userId }) => userId),
      topics.map(({ subject }) => subject),
      topics.map(({ subtopic }) => subtopic),
      topics.map(({ area }) => area),
    ],
  )
  for (const { place, ...stored } of rows) {
    const asked = topics[place - 1]
    if (!asked) continue
    const { userId, ...topic } = asked
    standings.get(userId)?.topics.push({ ...topic, ...stored })
  }
  return (userId) => standings.get(userId) ?? { subjects: [], topics: [] }
}
