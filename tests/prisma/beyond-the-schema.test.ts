import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogOf } from './catalog.ts'
import { type TrialDatabase, trialDatabase } from './trial-database.ts'

// Statements on the rows of old-data/, each with the constraint that must refuse it.
const both = [
  ['users_level_check', 'UPDATE users SET level = 0'],
  ['users_progress_check', 'UPDATE users SET xp = -1'],
  ['users_progress_check', 'UPDATE users SET total_xp = -1'],
  ['users_correct_check', 'UPDATE users SET total_correct_answers = total_questions_answered + 1'],
  ['questions_difficulty_check', 'UPDATE questions SET difficulty = 11'],
  ['questions_difficulty_check', 'UPDATE questions SET difficulty = 0'],
  ['questions_correct_index_check', 'UPDATE questions SET correct_index = 4'],
  ['questions_rnd_check', 'UPDATE questions SET rnd = 1'],
  ['question_seen_difficulty_check', 'UPDATE question_seen SET difficulty = 0'],
  ['solo_runs_lives_check', 'UPDATE solo_runs SET lives = 4'],
  ['solo_runs_lives_check', 'UPDATE solo_runs SET lives = -1'],
  ['solo_runs_difficulty_check', 'UPDATE solo_runs SET difficulty = 11'],
  ['question_attempts_difficulty_check', 'UPDATE question_attempts SET difficulty = 11'],
  ['question_attempts_selected_answer_check', 'UPDATE question_attempts SET selected_answer = -2'],
  [
    'player_subject_stats_correct_check',
    'UPDATE player_subject_stats SET correct_answers = questions_answered + 1',
  ],
  ['player_subject_stats_difficulty_check', 'UPDATE player_subject_stats SET current_difficulty_level = 11'],
  ['player_topic_stats_mastery_check', 'UPDATE player_topic_stats SET mastery = 100.5'],
  ['player_topic_stats_mastery_check', 'UPDATE player_topic_stats SET mastery = -0.25'],
  ['player_topic_stats_correct_check', 'UPDATE player_topic_stats SET correct = attempts + 1'],
] as const

/** A report with this text, ruling and time of the ruling. */
const addReport = (rest: string) =>
  `INSERT INTO question_reports (id, user_id, showing_id, question_id, reason, text, ruling, ruled_at)
   SELECT gen_random_uuid(), id, gen_random_uuid(), 'q', 'slip', ${rest} FROM users`

const cloudAlone = [
  ['users_progress_check', 'UPDATE users SET points = -1'],
  ['blocks_of_another', 'UPDATE blocks SET blocked_id = user_id'],
  ['matches_players_check', 'UPDATE matches SET player2_id = player1_id'],
  ['match_answers_player_check', 'UPDATE match_answers SET player = 3'],
  ['match_answers_selected_check', 'UPDATE match_answers SET selected = 4'],
  ['daily_questions_correct_index_check', 'UPDATE daily_questions SET correct_index = 4'],
  ['user_daily_attempts_choice_index_check', 'UPDATE user_daily_attempts SET choice_index = 4'],
  ['question_reports_text_check', addReport("repeat('x', 501), NULL, NULL")],
  ['question_reports_ruling_check', addReport("'', 'sound', NULL")],
  ['question_reports_ruling_named_check', addReport("'', 'perhaps', now()")],
] as const

const localAlone = [
  [
    'user_daily_attempts_choice_index_check',
    `INSERT INTO user_daily_attempts (user_id, date_utc, question_id, choice_index) VALUES ('u', '2026-03-01', 'q', 4)`,
  ],
  [
    'kept_dailies_choice_check',
    `INSERT INTO kept_dailies (date_utc, showing_id, question, kept_at, choice) VALUES ('2026-03-01', 's', '{}', '', 4)`,
  ],
  [
    'kept_dailies_sealed_check',
    `INSERT INTO kept_dailies (date_utc, showing_id, question, kept_at, sealed_at) VALUES ('2026-03-01', 's', '{}', '', '')`,
  ],
] as const

describe.each(['cloud', 'local'] as const)('what the %s migrations add by hand', (kind) => {
  let database: TrialDatabase

  beforeAll(async () => {
    database = await trialDatabase(kind)
    await database.migrate()
    await database.run(await readFile(join(import.meta.dirname, 'old-data', `${kind}.sql`), 'utf8'))
  })
  afterAll(() => database.drop())

  test.each([...both, ...(kind === 'cloud' ? cloudAlone : localAlone)])(
    '%s refuses %s',
    async (constraint, sql) => {
      await expect(database.run(sql)).rejects.toThrow(constraint)
    },
  )

  test('a player has one open solo run, and any number of ended ones', async () => {
    const add = (ended: string) =>
      database.run(
        `INSERT INTO solo_runs (id, user_id, subject, lives, difficulty, started_at, ended_at)
         SELECT '${crypto.randomUUID()}', user_id, subject, 3, 1, started_at, ${ended} FROM solo_runs WHERE ended_at IS NULL`,
      )
    await add('started_at')
    await add('started_at')
    await expect(add('NULL')).rejects.toThrow(kind === 'cloud' ? 'solo_runs_open_key' : 'solo_runs.user_id')
  })

  test('partial indexes and unlogged tables are those the design names', async () => {
    const partial = /^partial index (?:CREATE (?:UNIQUE )?INDEX )?(\w+)/
    const names = (await catalogOf(database)).flatMap(
      (fact) => partial.exec(fact)?.[1] ?? (fact.startsWith('unlogged') ? fact : []),
    )
    expect(names.sort()).toEqual(
      kind === 'cloud'
        ? [
            'board_rows_school_idx',
            'board_rows_standing_idx',
            'exam_blocks_open_key',
            'matches_friend1_idx',
            'matches_friend2_idx',
            'matches_unsettled_idx',
            'matches_weighed_between_idx',
            'question_attempts_answered_idx',
            'question_attempts_practice_idx',
            'question_attempts_run_id_idx',
            'question_reports_open_idx',
            'question_seen_paths_idx',
            'questions_struck_idx',
            'showings_open_idx',
            'showings_practice_key',
            'showings_run_id_round_key',
            'solo_runs_open_key',
            'unlogged duel_challenges',
            'unlogged live_mail',
            'unlogged queue_tickets',
            'unlogged rate_limits',
            'unlogged rematch_offers',
            'unlogged test_duels',
            'user_daily_attempts_running_idx',
            'users_held_idx',
            'users_remind_idx',
            'users_suspended_idx',
          ]
        : [
            'exam_blocks_open_key',
            'question_attempts_practice_idx',
            'question_seen_paths_idx',
            'showings_practice_key',
            'solo_runs_open_key',
            'user_daily_attempts_running_idx',
          ],
    )
  })
})
