import { empty, type Statement, sql } from '#database/sql.ts'
import type { Database } from '../../store/database.ts'

/** Answers read at once: some 300 KB of text. */
const PAGE = 1_000

/** The parts of a player's data but their answers, each by the statement that reads it. No hash of a secret is among them. */
const partsOf = (userId: string): Readonly<Record<string, Statement>> => {
  const own = sql`user_id = ${userId}::uuid`
  return {
    account: sql`
      select username, display_name as "displayName", email, email_confirmed_at as "emailConfirmedAt",
        law_school as "lawSchool", avatar_data as "avatarData", role, created_at as "createdAt",
        last_login_at as "lastLoginAt", news_since as "newsSince", two_factor_since as "twoFactorSince",
        hidden_from_boards as "hiddenFromBoards", out_of_leagues as "outOfLeagues", shows_duels as "showsDuels", extra_time as "extraTime", exam_date as "examDate", weekly_hours as "weeklyHours", reminders, held_at as "heldAt",
        held_for as "heldFor", suspended_at as "suspendedAt", suspended_for as "suspendedFor", timezone, level, level_title as "levelTitle", total_xp as "totalXp", points, overall_elo as "overallElo",
        total_wins as "totalWins", total_losses as "totalLosses", best_streak as "bestStreak",
        daily_streak as "dailyStreak", best_daily_streak as "bestDailyStreak", solo_best as "soloBest",
        total_questions_answered as "totalQuestionsAnswered", total_correct_answers as "totalCorrectAnswers",
        total_hours_played as "totalHoursPlayed"
      from users where id = ${userId}::uuid`,
    devices: sql`
      select device, client, created_at as "signedInAt", last_seen_at as "lastUsedAt", push is not null as reminded from sessions where ${own}
      order by created_at`,
    security: sql`
      select kind, device, at, last_at as "lastAt", times from security_events where ${own} order by at`,
    subjects: sql`
      select subject, questions_answered as answered, correct_answers as correct, mastery_points as mastery,
        current_difficulty_level as difficulty, hours_played as "hoursPlayed"
      from player_subject_stats where ${own} order by subject`,
    topics: sql`
      select subject, subtopic, nullif(area, '') as area, mastery, attempts, correct,
        last_practiced_at as "lastPracticedAt"
      from player_topic_stats where ${own} order by subject, subtopic, area`,
    soloRuns: sql`
      select subject, round, score, correct, started_at as "startedAt", ended_at as "endedAt"
      from solo_runs where ${own} order by started_at`,
    examBlocks: sql`
      select facts, started_at as "startedAt", finished_at as "finishedAt" from exam_blocks where ${own}
      order by started_at`,
    dailyCases: sql`
      select date_utc as date, started_at as "startedAt", answered_at as "answeredAt", is_correct as correct,
        xp_awarded as xp, points, expired, published from user_daily_attempts where ${own} order by date_utc`,
    matches: sql`
      select m.kind, m.subject, o.username as opponent, m.bot_level as "botLevel", m.ended,
        case when m.player1_id = ${userId}::uuid then m.player1_score else m.player2_score end as score,
        case when m.player1_id = ${userId}::uuid then m.player2_score else m.player1_score end as "opponentScore",
        m.created_at as "startedAt", m.finished_at as "endedAt"
      from matches m left join users o
        on o.id = case when m.player1_id = ${userId}::uuid then m.player2_id else m.player1_id end
      where (m.player1_id = ${userId}::uuid or m.player2_id = ${userId}::uuid) and m.finished_at is not null
      order by m.created_at`,
    leagues: sql`
      select week, league, place, points, size, result from league_members where ${own} order by week`,
    reports: sql`
      select question_id as question, reason, text, ruling, created_at as at from question_reports where ${own}
      order by created_at`,
    notes: sql`
      select kind, question_id as question, xp_change as "xpChange", created_at as at from player_notes where ${own}
      order by created_at`,
    notebook: sql`
      select type, target, body, at from study_marks where ${own} order by seq`,
    blocked: sql`
      select u.username, b.created_at as at from blocks b join users u on u.id = b.blocked_id
      where b.user_id = ${userId}::uuid order by b.created_at`,
    atticus: sql`
      select role, content, created_at as at from companion_messages where ${own} order by created_at`,
  }
}

interface AnswerRow {
  seq: number
}

/** A player's answers in the order they were given, a page at a time: no connection is held between two pages. */
async function* answerPages(db: Database, userId: string): AsyncGenerator<readonly AnswerRow[]> {
  let after = empty
  for (;;) {
    const rows = await db.query<AnswerRow>(sql`
      select seq, created_at as at, context, subject, subtopic, area, question_id as question,
        selected_answer as selected, is_correct as correct, hint_used as "hintUsed", time_spent as "timeMs",
        difficulty, xp_gained as xp, points_earned as points
      from question_attempts where user_id = ${userId}::uuid ${after} order by seq limit ${PAGE}`)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = sql`and seq > ${last.seq}`
  }
}

/** Returns all that is kept of a player as the pieces of one JSON object: a list for each part, then the answers. */
export async function* ownData(db: Database, userId: string, now: Date): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(now)}`
  for (const [name, statement] of Object.entries(partsOf(userId)))
    yield `,\n${JSON.stringify(name)}:${JSON.stringify(await db.query(statement))}`
  yield ',\n"answers":['
  let separator = '\n'
  for await (const page of answerPages(db, userId)) {
    if (page.length === 0) break
    yield separator + page.map(({ seq: _seq, ...answer }) => JSON.stringify(answer)).join(',\n')
    separator = ',\n'
  }
  yield '\n]}\n'
}
