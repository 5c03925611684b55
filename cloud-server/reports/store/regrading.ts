import { randomUUID } from 'node:crypto'
import { sql } from '#database/sql.ts'
import type { Confidence } from '#rules/memory/memory.ts'
import { type Regraded, type RegradedAnswer, regrading, type StoredAnswer } from '#rules/progress/regrade.ts'
import { isOfPractice, type ShowingContext } from '#rules/showing-context.ts'
import type { Subject } from '#rules/subjects.ts'
import { dailyExpired, dailyPublished } from '#study/store/dailies.ts'
import { playerColumns, playerIn, savePlayer } from '#study/store/player.ts'
import { saveStats } from '#study/store/subject-stats.ts'
import { saveTopics } from '#study/store/topic-stats.ts'
import type { Database, PostgresTransaction as Transaction } from '../../store/database.ts'
import { lockPlayer } from '../../store/lock-player.ts'
import { toldBeside } from './told-beside.ts'

/** Answers read, and written, at once. */
const PAGE = 2_000
/** Topics saved in one statement: each row has eight values. */
const TOPICS = 1_000

interface AnswerRow {
  id: string
  seq: number
  questionId: string
  subject: Subject
  subtopic: string
  area: string
  /** null where its question is gone */
  path: string | null
  difficulty: number
  correct: boolean
  selected: number
  hintUsed: boolean
  timeSpent: number | null
  context: ShowingContext
  /** in practice and exam blocks: whether its question had been shown lately */
  repeat: boolean
  confidence: Confidence | null
  at: Date
  counted: boolean
  counts: boolean
  xpGained: number
  streakBonus: number
  masteryDelta: number
  /** the UTC date of the day's case it answered */
  dailyDate: string | null
  /** the case's answer had expired */
  dailyExpired: boolean
  /** it became known only after the key was published */
  dailyPublished: boolean
}

const answerOf = ({
  selected,
  timeSpent,
  context,
  repeat,
  confidence,
  path,
  at,
  dailyDate,
  ...row
}: AnswerRow): StoredAnswer => ({
  ...row,
  path: path ?? row.questionId,
  ...(dailyDate === null ? {} : { dailyDate }),
  timedOut: selected === -1,
  timeSpent: timeSpent ?? 0,
  daily: context === 'daily',
  ...(isOfPractice(context) ? { practice: { repeat } } : {}),
  ...(confidence === null ? {} : { confidence }),
  at: at.getTime(),
})

/** A player's answers in the order they were accepted in. */
async function* answersOf(tx: Transaction, userId: string): AsyncGenerator<AnswerRow> {
  for (let seq = 0; ; ) {
    const rows = await tx.query<AnswerRow>(sql`
      select a.id, a.seq, a.question_id as "questionId", a.subject, a.subtopic, a.area, q.path, a.difficulty,
        a.is_correct as correct, a.selected_answer as selected, a.hint_used as "hintUsed",
        a.time_spent as "timeSpent", a.context, a.confidence,
        coalesce((s.practice ->> 'repeat')::boolean, false) as repeat, a.created_at as at, v.attempt_id is null as counted,
        q.struck_at is null as counts, coalesce(v.xp_gained, a.xp_gained) as "xpGained",
        a.streak_bonus as "streakBonus", a.mastery_delta as "masteryDelta",
        d.date_utc as "dailyDate", ${dailyExpired} as "dailyExpired", ${dailyPublished} as "dailyPublished"
      from question_attempts a left join voided_attempts v on v.attempt_id = a.id
        left join questions q on q.id = a.question_id
        left join showings s on s.id = a.showing_id
        left join user_daily_attempts d on d.showing_id = a.showing_id
      where a.user_id = ${userId}::uuid and a.seq > ${seq} order by a.seq limit ${PAGE}`)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    seq = last.seq
  }
}

function pagesOf<Row>(rows: readonly Row[], size: number): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, i) => rows.slice(i * size, (i + 1) * size))
}

async function saveAnswers(tx: Transaction, answers: readonly RegradedAnswer[]): Promise<void> {
  for (const page of pagesOf(answers, PAGE))
    await tx.execute(sql`
      update question_attempts a set xp_gained = m.xp, streak_bonus = m.bonus, mastery_delta = m.delta
      from unnest(${page.map((one) => one.id)}::uuid[], ${page.map((one) => one.xpGained)}::int[],
        ${page.map((one) => one.streakBonus)}::int[], ${page.map((one) => one.masteryDelta)}::float8[])
        as m (id, xp, bonus, delta)
      where a.id = m.id`)
}

/** Keeps what voided answers had earned, and lets go of those that count again. */
async function saveVoidings(
  tx: Transaction,
  userId: string,
  voided: readonly AnswerRow[],
  restored: readonly AnswerRow[],
): Promise<void> {
  await tx.execute(sql`
    insert into voided_attempts (attempt_id, user_id, question_id, xp_gained)
    select v.id, ${userId}::uuid, v.question, v.xp
    from unnest(${voided.map(({ id }) => id)}::uuid[], ${voided.map(({ questionId }) => questionId)}::text[],
      ${voided.map(({ xpGained }) => xpGained)}::int[]) as v (id, question, xp)`)
  await tx.execute(
    sql`delete from voided_attempts where attempt_id = any(${restored.map(({ id }) => id)}::uuid[])`,
  )
}

async function saveRecord(
  tx: Transaction,
  userId: string,
  player: ReturnType<typeof playerIn>,
  { progress, subjects, topics }: Regraded,
  now: number,
): Promise<void> {
  // A subject or a topic that only voided answers practiced has no row.
  await tx.write([
    sql`delete from player_subject_stats
      where user_id = ${userId}::uuid and subject <> all(${subjects.map(({ subject }) => subject)}::text[])`,
    sql`delete from player_topic_stats where user_id = ${userId}::uuid`,
    savePlayer(userId, { ...player, progress }),
    ...subjects.map((stats) => saveStats(userId, stats, now)),
    ...pagesOf(topics, TOPICS).map((page) => saveTopics(userId, page)),
  ])
}

/** One note for each question concerned, unread again when a ruling on it is turned round. */
async function leaveNotes(
  tx: Transaction,
  userId: string,
  kind: 'struck' | 'restored',
  rows: readonly AnswerRow[],
  xpChange: number,
  now: number,
): Promise<void> {
  for (const questionId of new Set(rows.map((row) => row.questionId)))
    await tx.execute(sql`
      insert into player_notes (id, user_id, kind, question_id, xp_change, created_at)
      values (${randomUUID()}::uuid, ${userId}::uuid, ${kind}, ${questionId}, ${xpChange}, ${new Date(now)})
      on conflict (user_id, question_id, kind) do update set xp_change = excluded.xp_change,
        created_at = excluded.created_at, read_at = null`)
}

/**
 * Brings one player's record in line with the rulings, under the player's lock, so that no answer comes in between. Does
 * nothing where another node was faster. Returns whether anything was regraded.
 */
export function regradePlayer(db: Database, userId: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const [row] = await tx.query(
      sql`select ${playerColumns.postgresql} from users u where u.id = ${userId}::uuid`,
    )
    if (!row) return false
    const player = playerIn(row)
    const work = regrading(player.progress)
    const voided: AnswerRow[] = []
    const restored: AnswerRow[] = []
    const told = await toldBeside(tx, userId)
    const tellUpTo = (seq: number) => {
      for (let next = told[0]; next && next.afterSeq < seq; next = told[0]) {
        work.tell(next.topic, next.change)
        told.shift()
      }
    }
    for await (const answer of answersOf(tx, userId)) {
      tellUpTo(answer.seq)
      if (answer.counted && !answer.counts) voided.push(answer)
      if (!answer.counted && answer.counts) restored.push(answer)
      work.add(answerOf(answer))
    }
    if (voided.length + restored.length === 0) return false
    tellUpTo(Number.MAX_SAFE_INTEGER)
    const regraded = work.end()
    await saveAnswers(tx, regraded.answers)
    await saveVoidings(tx, userId, voided, restored)
    await saveRecord(tx, userId, player, regraded, now)
    const xpChange = regraded.progress.totalXp - player.progress.totalXp
    await leaveNotes(tx, userId, 'struck', voided, xpChange, now)
    await leaveNotes(tx, userId, 'restored', restored, xpChange, now)
    return true
  })
}
