import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '#database/sql.ts'
import type { DuelItem, ItemsById } from '../../../cloud-server/matches/model/item.ts'
import { Settler } from '../../../cloud-server/matches/settle/settle.ts'
import { closePostgres, openPostgres } from '../../../database/postgres/database.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { eventually } from '../../support/eventually.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { addPlayer } from '../leaderboard/players.ts'

const ROUNDS = 3
let database: TestDatabase
let nodes: [DuelDatabase, DuelDatabase]

beforeAll(async () => {
  database = await createDatabase()
  nodes = [duelDatabase(database.url), duelDatabase(database.url)]
})
afterAll(async () => {
  for (const node of nodes) await node.end()
  await database.drop()
})

const items = Array.from(
  { length: ROUNDS },
  (_, i): DuelItem => ({
    id: `torts-${i}`,
    family: null,
    path: `path ${i}`,
    pool: 'ranked',
    subject: 'Torts',
    subtopic: 'Negligence',
    area: 'Duty',
    difficulty: 1,
    stem: 'Who prevails?',
    choices: ['a', 'b', 'c', 'd'],
    correctIndex: 0,
    why: [],
    explanation: '',
    authorities: [],
    hint: '',
  }),
)

/** A duel that player 1 won, and that waits for its settlement. */
async function wonDuel(one: string, two: string): Promise<string> {
  const id = randomUUID()
  await nodes[0].query(sql`
    insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, phase, current_round, rounds,
      answer_window_ms, reveal_ms, silence, item_ids, option_orders, keys, training, ended, winner, finished_at)
    values (${id}::uuid, 'live', ${id}, 'Torts', ${one}::uuid, ${two}::uuid, 'over', 'reveal', ${ROUNDS}, ${ROUNDS},
      60000, 0, 'timeout', ${JSON.stringify(items.map((item) => item.id))}::jsonb,
      ${JSON.stringify(items.map(() => [0, 1, 2, 3]))}::jsonb, array_fill(0, array[${ROUNDS}::int]),
      array_fill(false, array[${ROUNDS}::int]), 'played', 1, now())`)
  await nodes[0].query(sql`
    insert into match_answers (match_id, round, player, selected, response_ms, answered_at)
    select ${id}::uuid, round, player, player - 1, 1000, now()
    from generate_series(1, ${ROUNDS}::int) round, generate_series(1, 2) player`)
  return id
}

function settle(db: DuelDatabase, id: string, itemsOf: ItemsById = async () => items): Promise<void> {
  const settler = new Settler({
    db,
    items: itemsOf,
    settled: async () => undefined,
    failed: (error) => {
      throw error
    },
  })
  settler.settle(id)
  return settler.idle()
}

test('two nodes that settle two matches of one pair at once count the one before the other', async () => {
  const db = openPostgres(database.url)
  const [one, two] = [await addPlayer(db, 'One'), await addPlayer(db, 'Two')]
  await closePostgres(db)
  const ids = [await wonDuel(one, two), await wonDuel(one, two)] as const
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const locked = vi.fn()
  const first = settle(nodes[0], ids[0], async () => {
    locked()
    await held
    return items
  })
  await eventually(() => expect(locked).toHaveBeenCalled())
  const second = settle(nodes[1], ids[1])
  await eventually(async () => {
    const [row] = await nodes[0].query<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    expect(row?.waiting).toBe(1)
  })
  release()
  await Promise.all([first, second])
  const ends = await nodes[0].query(sql`
    select outcome1 -> 'share' as share from matches where id = any(${[...ids]}::uuid[]) order by settled_at`)
  expect(ends).toEqual([{ share: 1 }, { share: 0.5 }])
})
