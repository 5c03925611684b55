import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Statement, sql } from '#database/sql.ts'
import { answersSearch } from '#study/store/answers-given.ts'
import { leastRecentSearch, unseenSearch } from '#study/store/items.ts'
import { situationSearch } from '#study/store/recording.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { spread } from './bank-builder.ts'
import { type StudyTrial, studyTrial } from './databases.ts'

const BUCKET = { pool: 'practice', subject: 'Torts', difficulty: 5 } as const

describe('on SQLite', () => {
  let trial: StudyTrial
  beforeAll(async () => {
    trial = await studyTrial('SQLite')
    await trial.load({ practice: spread({ each: 2 }) })
  })
  afterAll(() => trial.close())

  const plan = async (statement: Statement) => {
    const steps = await trial.rows<{ detail: string }>(sql`explain query plan ${statement}`)
    return steps.map(({ detail }) => detail)
  }
  const isWalk = (steps: string[]) => {
    for (const step of steps)
      expect(step).not.toMatch(/SCAN (?!CONSTANT ROW|always|u\b|\(subquery)|TEMP B-TREE/)
  }

  test('an unseen item is found by walking the bucket’s index, one look-up of what was seen and of its path at each step', async () => {
    const steps = await plan(unseenSearch('sqlite', 'player', BUCKET, 0.5))
    isWalk(steps)
    for (const range of ['rnd>?', 'rnd<?'])
      expect(steps).toContain(
        `SEARCH q USING INDEX questions_pool_subject_difficulty_rnd_idx (pool=? AND subject=? AND difficulty=? AND ${range})`,
      )
    expect(steps).toContain(
      'SEARCH s USING COVERING INDEX sqlite_autoindex_question_seen_1 (user_id=? AND question_id=?)',
    )
    expect(steps.join()).toMatch(
      /SEARCH s USING (COVERING )?INDEX question_seen_paths_idx \(user_id=\? AND path=\?\)/,
    )
  })

  test('the item seen longest ago is the first of its index', async () => {
    const steps = await plan(leastRecentSearch('sqlite', 'player', BUCKET))
    isWalk(steps)
    expect(steps).toContain(
      'SEARCH s USING INDEX question_seen_user_id_pool_subject_difficulty_last_seen_idx (user_id=? AND pool=? AND subject=? AND difficulty=?)',
    )
  })

  test('an answer reads by keys alone', async () => {
    const steps = await plan(situationSearch('sqlite', 'player', 'showing'))
    isWalk(steps)
    expect(steps.length).toBeGreaterThanOrEqual(7)
  })

  test('a year of answers is read along the index of the player’s own, newest first', async () => {
    const steps = await plan(answersSearch('sqlite', 'player', 0, 20_000))
    expect(steps.join()).not.toContain('TEMP B-TREE')
    expect(steps).toContain(
      'SEARCH a USING INDEX question_attempts_user_id_created_at_idx (user_id=? AND created_at>?)',
    )
  })
})

describe('on PostgreSQL, with 28,000 questions, 5 players and 70,000 things seen', () => {
  let database: TestDatabase
  let client: pg.Client
  const player = '00000000-0000-4000-8000-000000000000'

  beforeAll(async () => {
    database = await createDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query(`
      insert into users (id, username, username_key, display_name, password, avatar_data)
        select ('00000000-0000-4000-8000-00000000000' || i)::uuid, 'p' || i, 'p' || i, 'A player', '', '{}'
        from generate_series(0, 4) i;
      insert into questions (id, path, pool, subject, subtopic, area, stem, choices, correct_index, why, explanation,
          hint, authorities, jurisdiction, law_as_of, nextgen_scope, difficulty, rnd, content_hash)
        select 'q' || i, 'path ' || i % 7000, 'practice',
          (array['Civil Procedure', 'Constitutional Law', 'Contracts', 'Criminal Law/Procedure', 'Evidence',
            'Real Property', 'Torts'])[1 + i % 7],
          'Subtopic', 'Area', repeat('stem ', 100), '["a","b","c","d"]', 0, '["a","b","c","d"]',
          repeat('because ', 100), '', '[]', 'R', '2026-11-01', 'recall', 1 + i / 7 % 10, i * 7919 % 28001 / 28001.0, 'hash'
        from generate_series(1, 28000) i;
      insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
        select u.id, q.id, q.pool, q.subject, q.difficulty, q.path, now() - abs(hashtext(q.id) % 100) * interval '1 day'
        from users u cross join questions q where hashtext(u.id::text || q.id) % 2 = 0;
      insert into showings (id, user_id, question_id, "order", context, run_id, round, shown_at)
        select gen_random_uuid(), user_id, question_id, '[0,1,2,3]', 'solo', gen_random_uuid(), 1, last_seen
        from question_seen;
      analyze`)
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  interface Node {
    'Node Type': string
    'Relation Name'?: string
    'Index Name'?: string
    Plans?: Node[]
  }
  const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]

  /** Every step of the plan PostgreSQL keeps for the prepared statement, whatever the values. */
  async function plan(statement: Statement): Promise<Node[]> {
    const { rows } = await client.query(`explain (generic_plan, format json) ${statement.text}`)
    return nodes(rows[0]['QUERY PLAN'][0].Plan)
  }
  const isWalk = (steps: Node[]) => {
    const kinds = new Set(steps.map((step) => step['Node Type']))
    for (const slow of ['Seq Scan', 'Sort', 'Hash Join', 'Merge Join', 'Bitmap Heap Scan', 'Materialize'])
      expect(kinds).not.toContain(slow)
  }
  const indexesOf = (steps: Node[]) => steps.flatMap((step) => step['Index Name'] ?? [])

  test('an unseen item is found by walking the bucket’s index, one look-up of what was seen at each step', async () => {
    const steps = await plan(unseenSearch('postgresql', player, BUCKET, 0.5))
    isWalk(steps.filter((step) => step['Relation Name'] !== 'bank_versions'))
    expect(indexesOf(steps)).toEqual(
      expect.arrayContaining([
        'questions_pool_subject_difficulty_rnd_idx',
        'question_seen_paths_idx',
        'question_seen_pkey',
      ]),
    )
  })

  test('the item seen longest ago is the first of its index', async () => {
    const steps = await plan(leastRecentSearch('postgresql', player, BUCKET))
    // No player here has a block: the table of blocks is empty, and read whole.
    const empty = ['bank_versions', 'exam_blocks']
    isWalk(steps.filter((step) => !empty.includes(step['Relation Name'] ?? '')))
    expect(indexesOf(steps)).toContain('question_seen_user_id_pool_subject_difficulty_last_seen_idx')
  })

  test('an answer reads by keys alone', async () => {
    const small = ['users', 'solo_runs', 'player_subject_stats', 'player_topic_stats']
    const steps = await plan(situationSearch('postgresql', player, player))
    isWalk(steps.filter((step) => !small.includes(step['Relation Name'] ?? '')))
    expect(indexesOf(steps)).toEqual(expect.arrayContaining(['showings_pkey', 'questions_pkey']))
  })

  test('a year of answers is read along the index of the player’s own, newest first', async () => {
    await client.query(`
      insert into question_attempts (id, user_id, seq, showing_id, question_id, context, subject, subtopic, area,
          selected_answer, is_correct, difficulty, created_at)
        select gen_random_uuid(), ('00000000-0000-4000-8000-00000000000' || i % 5)::uuid, i, gen_random_uuid(), 'q',
          'solo', 'Torts', 'Subtopic', 'Area', 0, true, 1, now() - i * interval '1 hour'
        from generate_series(1, 20000) i;
      analyze question_attempts`)
    const steps = await plan(answersSearch('postgresql', player, 0, 20_000))
    isWalk(steps)
    const indexes = indexesOf(steps).sort()
    expect(indexes).toEqual(['question_attempts_user_id_created_at_idx', 'showings_pkey'])
  })

  test('finding touches few rows, though half the bank was seen', async () => {
    for (const search of [
      unseenSearch('postgresql', player, BUCKET, 0.5),
      leastRecentSearch('postgresql', player, BUCKET),
    ]) {
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${search.text}`, [
        ...search.values,
      ])
      const { Plan } = rows[0]['QUERY PLAN'][0]
      expect(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']).toBeLessThan(120)
    }
  })
})
