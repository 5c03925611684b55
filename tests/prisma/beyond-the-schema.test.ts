import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
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

const cloudAlone = [
  ['users_progress_check', 'UPDATE users SET points = -1'],
  ['matches_players_check', 'UPDATE matches SET player2_id = player1_id'],
  ['match_answers_player_check', 'UPDATE match_answers SET player = 3'],
  ['match_answers_selected_check', 'UPDATE match_answers SET selected = 4'],
  ['daily_questions_correct_index_check', 'UPDATE daily_questions SET correct_index = 4'],
  ['user_daily_attempts_choice_index_check', 'UPDATE user_daily_attempts SET choice_index = 4'],
] as const

describe.each(['cloud', 'local'] as const)('what the %s migrations add by hand', (kind) => {
  let database: TrialDatabase

  beforeAll(async () => {
    database = await trialDatabase(kind)
    await database.migrate()
    await database.run(await readFile(join(import.meta.dirname, 'old-data', `${kind}.sql`), 'utf8'))
  })
  afterAll(() => database.drop())

  test.each(kind === 'cloud' ? [...both, ...cloudAlone] : both)('%s refuses %s', async (constraint, sql) => {
    await expect(database.run(sql)).rejects.toThrow(constraint)
  })

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
    const facts = (await catalogueOf(database)).filter((fact) => /^partial|^unlogged/.test(fact))
    expect(facts.sort()).toEqual(
      kind === 'cloud'
        ? [
            expect.stringContaining('board_rows_school_idx'),
            expect.stringContaining('board_rows_standing_idx'),
            expect.stringContaining('matches_active_due_at_idx'),
            expect.stringContaining('matches_bot_due_at_idx'),
            expect.stringContaining('matches_friend1_idx'),
            expect.stringContaining('matches_friend2_idx'),
            expect.stringContaining('matches_unsettled_idx'),
            expect.stringContaining('solo_runs_open_key'),
            ...[
              'duel_challenges',
              'live_mail',
              'queue_tickets',
              'rate_limits',
              'rematch_offers',
              'test_duels',
            ].map((table) => `unlogged ${table}`),
          ]
        : [expect.stringContaining('solo_runs_open_key')],
    )
  })
})
