import { unnestRows, uuids } from '#database/postgres/unnest-rows.ts'
import { instant, instantOrNull, type Statement, sql } from '#database/sql.ts'
import { storeStats } from '#study/store/subject-stats.ts'
import { memoryColumn, storeTopics } from '#study/store/topic-stats.ts'
import type { Settled } from './settled.ts'

/** Writes the changes of the players' own rows, which are locked. */
export const savePlayers = (settled: readonly Settled[]): Statement => sql`
  update users u set level = r.level, xp = r.xp, total_xp = r.total_xp, level_title = r.level_title,
    daily_xp_earned = r.daily_xp_earned, last_daily_reset = r.last_daily_reset,
    total_questions_answered = r.total_questions_answered, total_correct_answers = r.total_correct_answers,
    current_overall_streak = r.current_overall_streak, recent_attempts = r.recent_attempts,
    total_hours_played = r.total_hours_played, subjects_mastered = r.subjects_mastered,
    has_achieved_victory = r.has_achieved_victory, victory_date = r.victory_date, event_seq = r.event_seq,
    points = r.points, total_wins = r.total_wins, total_losses = r.total_losses, streak_wins = r.streak_wins,
    best_streak = r.best_streak, loss_shield_active = r.loss_shield_active, overall_elo = r.overall_elo,
    placement_matches = r.placement_matches, is_ranked = r.is_ranked,
    first_duel_of_day = u.first_duel_of_day and r.friend
  from ${unnestRows(
    settled.map(({ userId, setup, rounds, party, outcome: { standings, account } }) => ({
      userId,
      friend: setup.kind === 'friend',
      eventSeq: party.eventSeq + rounds.length,
      progress: standings.progress,
      account,
    })),
    {
      id: ['uuid', (one) => one.userId],
      level: ['int', (one) => one.progress.level],
      xp: ['int', (one) => one.progress.xp],
      total_xp: ['int', (one) => one.progress.totalXp],
      level_title: ['text', (one) => one.progress.levelTitle],
      daily_xp_earned: ['int', (one) => one.progress.dailyXpEarned],
      last_daily_reset: ['timestamptz', (one) => instantOrNull(one.progress.lastDailyReset)],
      total_questions_answered: ['int', (one) => one.progress.totalQuestionsAnswered],
      total_correct_answers: ['int', (one) => one.progress.totalCorrectAnswers],
      current_overall_streak: ['int', (one) => one.progress.currentOverallStreak],
      recent_attempts: ['json', (one) => JSON.stringify(one.progress.recentAttempts)],
      total_hours_played: ['float8', (one) => one.progress.totalHoursPlayed],
      subjects_mastered: ['int', (one) => one.progress.subjectsMastered],
      has_achieved_victory: ['boolean', (one) => one.progress.hasAchievedVictory],
      victory_date: ['timestamptz', (one) => instantOrNull(one.progress.victoryDate)],
      event_seq: ['int', (one) => one.eventSeq],
      points: ['int', (one) => one.account.points],
      total_wins: ['int', (one) => one.account.totalWins],
      total_losses: ['int', (one) => one.account.totalLosses],
      streak_wins: ['int', (one) => one.account.streakWins],
      best_streak: ['int', (one) => one.account.bestStreak],
      loss_shield_active: ['boolean', (one) => one.account.lossShieldActive],
      overall_elo: ['int', (one) => one.account.overallElo],
      placement_matches: ['int', (one) => one.account.placementMatches],
      is_ranked: ['boolean', (one) => one.account.isRanked],
      friend: ['boolean', (one) => one.friend],
    },
  )}
  where u.id = r.id and u.id = any(${uuids(settled.map(({ userId }) => userId))})`

/** Returns the instant (ms) of a player's last answer; without one, of the match's start. */
const answeredAt = ({ rounds, setup }: Settled): number => rounds.at(-1)?.facts.at ?? setup.createdAt

const changedSubjects = (settled: readonly Settled[]) =>
  settled.flatMap((one) =>
    one.outcome.standings.subjects
      .filter((stats) => !one.party.before.standings.subjects.includes(stats))
      .map((stats) => ({ userId: one.userId, stats, at: answeredAt(one) })),
  )

const changedTopics = (settled: readonly Settled[]) =>
  settled.flatMap((one) =>
    one.outcome.standings.topics
      .filter((topic) => !one.party.before.standings.topics.includes(topic))
      .map((topic) => ({ userId: one.userId, topic })),
  )

/** The statistics of the subjects they were asked. */
export const saveSubjects = (settled: readonly Settled[]): Statement =>
  storeStats(sql`
  select user_id, subject, questions_answered, correct_answers, current_streak, is_provisional, mastery_points,
    current_difficulty_level, highest_difficulty_reached, correct_by_difficulty::jsonb, attempts_by_difficulty::jsonb,
    hours_played, average_time_per_question, last_milestone, recent_attempts, at, at
  from ${unnestRows(changedSubjects(settled), {
    user_id: ['uuid', (one) => one.userId],
    subject: ['text', (one) => one.stats.subject],
    questions_answered: ['int', (one) => one.stats.questionsAnswered],
    correct_answers: ['int', (one) => one.stats.correctAnswers],
    current_streak: ['int', (one) => one.stats.currentStreak],
    is_provisional: ['boolean', (one) => one.stats.isProvisional],
    mastery_points: ['float8', (one) => one.stats.masteryPoints],
    current_difficulty_level: ['int', (one) => one.stats.currentDifficultyLevel],
    highest_difficulty_reached: ['int', (one) => one.stats.highestDifficultyReached],
    correct_by_difficulty: ['json', (one) => JSON.stringify(one.stats.correctByDifficulty)],
    attempts_by_difficulty: ['json', (one) => JSON.stringify(one.stats.attemptsByDifficulty)],
    hours_played: ['float8', (one) => one.stats.hoursPlayed],
    average_time_per_question: ['float8', (one) => one.stats.averageTimePerQuestion],
    last_milestone: ['int', (one) => one.stats.lastMilestone],
    recent_attempts: ['json', (one) => JSON.stringify(one.stats.recentAttempts)],
    at: ['timestamptz', (one) => instant(one.at)],
  })}`)

/** Their mastery of the areas and subtopics they were asked. */
export const saveMastery = (settled: readonly Settled[]): Statement =>
  storeTopics(sql`
  select user_id, subject, subtopic, area, mastery, attempts, correct, last_practiced_at, memory
  from ${unnestRows(changedTopics(settled), {
    user_id: ['uuid', (one) => one.userId],
    subject: ['text', (one) => one.topic.subject],
    subtopic: ['text', (one) => one.topic.subtopic],
    area: ['text', (one) => one.topic.area],
    mastery: ['float8', (one) => one.topic.mastery],
    attempts: ['int', (one) => one.topic.attempts],
    correct: ['int', (one) => one.topic.correct],
    last_practiced_at: ['timestamptz', (one) => instantOrNull(one.topic.lastPracticedAt)],
    memory: ['jsonb', (one) => memoryColumn(one.topic)],
  })}`)
