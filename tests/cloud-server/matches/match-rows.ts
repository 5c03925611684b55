import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { CLAIM_AFTER } from '#rules/match/claim.ts'
import type { MatchSettings } from '#rules/match/settings.ts'
import type { Side } from '#rules/match/side.ts'
import { createDatabase } from '../../support/postgres.ts'
import type { Match } from './match-oracle.ts'

/** One connection to the duel's functions, whose clock the test moves by setting it outright. */
export interface DuelDatabase {
  client: pg.Client
  /** stops game_clock() at an instant (ms); the real one runs on, so that nothing but the test moves time */
  setClock(now: number): Promise<void>
  end(): Promise<void>
}

export const PLAYERS = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
] as const

/** A live duel of two rounds without a pause between them. */
export const LIVE: MatchSettings = {
  rounds: 2,
  winAt: null,
  answerWindowMs: 60_000,
  revealMs: 0,
  silence: 'timeout',
  silentLimit: 3,
}

/** A database of a test file's own. Its `end` drops it: what joined it has ended by then. */
export interface OwnDuels extends DuelDatabase {
  join(): Promise<DuelDatabase>
}

/** The duel's functions in a new database, with the two players and a clock that stands where the test sets it. */
export async function ownDuels(): Promise<OwnDuels> {
  const database = await createDatabase()
  const duels = await joinDuels(database.url)
  for (const [i, id] of PLAYERS.entries())
    await duels.client.query(
      `insert into users (id, username, username_key, display_name, password, avatar_data)
       values ($1, $2, $2, $2, 'x', '{}')`,
      [id, `player${i + 1}`],
    )
  // The signature is the product's, the value a setting's.
  await duels.client.query(`create or replace function game_clock() returns timestamptz language sql volatile as
    $$ select to_timestamp(current_setting('test.now')::double precision / 1000) $$`)
  return {
    ...duels,
    join: () => joinDuels(database.url),
    async end() {
      await duels.end()
      await database.drop()
    },
  }
}

/** One more connection to the same, as another node has. */
export async function joinDuels(url: string): Promise<DuelDatabase> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    client,
    setClock: async (now) => {
      await client.query(`select set_config('test.now', $1, false)`, [String(now)])
    },
    end: () => client.end(),
  }
}

export async function insertMatch(
  { client }: DuelDatabase,
  settings: MatchSettings,
  keys: readonly number[],
  bot: { places: readonly number[]; afterMs: readonly number[]; pauseMs?: readonly number[] } | null = null,
  invitation = false,
): Promise<string> {
  const isFriend = settings.silence === 'forfeit'
  const { rows } = await client.query(
    `insert into matches (id, kind, room_code, subject, player1_id, player2_id, status, rounds, win_at,
       answer_window_ms, reveal_ms, silence, silent_limit, item_ids, option_orders, keys, bot_places, bot_after_ms, accepted_at, bot_pause_ms)
     values (gen_random_uuid(), $1, gen_random_uuid()::text, 'Torts', $2, $3, 'active', $4, $5, $6, $7, $8, $9, '[]',
       '[]', $10, $11, $12, $13, $14)
     returning id`,
    [
      bot ? 'bot' : isFriend ? 'friend' : 'live',
      PLAYERS[0],
      bot ? null : PLAYERS[1],
      settings.rounds,
      settings.winAt,
      settings.answerWindowMs,
      settings.revealMs,
      settings.silence,
      settings.silentLimit,
      keys,
      bot?.places ?? null,
      bot?.afterMs ?? null,
      isFriend && !invitation ? new Date() : null,
      bot?.pauseMs ?? null,
    ],
  )
  const id: string = rows[0].id
  await client.query('select open_round($1, game_clock())', [id])
  return id
}

/** A live duel as the product starts it, with its face-off. */
export async function startDuel(
  { client }: DuelDatabase,
  settings: MatchSettings,
  keys: readonly number[],
  faceOffMs: number,
): Promise<string> {
  const id = randomUUID()
  const duel = {
    ...{ id, kind: 'live', room_code: id, subject: 'Torts', player1_id: PLAYERS[0], player2_id: PLAYERS[1] },
    ...{ rounds: settings.rounds, win_at: settings.winAt, answer_window_ms: settings.answerWindowMs },
    ...{ reveal_ms: settings.revealMs, silence: settings.silence, silent_limit: settings.silentLimit },
    ...{ rated: true, item_ids: [], option_orders: [], keys, origin: 'challenge', queued: false },
    face_off_ms: faceOffMs,
  }
  // The seats of a match that a failed run left behind.
  await client.query('delete from duel_players')
  await client.query('select start_duels($1)', [JSON.stringify([duel])])
  return id
}

export const claimWin = async ({ client }: DuelDatabase, id: string, side: number): Promise<string> =>
  (await client.query('select claim_match($1, $2, $3) as said', [id, side, CLAIM_AFTER])).rows[0].said

export async function submit(
  { client }: DuelDatabase,
  id: string,
  side: number,
  round: number,
  place: number,
): Promise<{ verdict: string; closed: boolean }> {
  const { rows } = await client.query('select verdict, closed from submit_answers($1, $2, $3, $4)', [
    [id],
    [round],
    [side],
    [place],
  ])
  return rows[0]
}

export const sweep = async ({ client }: DuelDatabase, most = 1000): Promise<string[]> =>
  (await client.query('select match_id from sweep_matches($1)', [most])).rows.map((row) => row.match_id)

/** A match as the database has it, in the model's own shape (without what the model does not keep). */
export async function storedMatch(
  { client }: DuelDatabase,
  id: string,
): Promise<Omit<Match, 'settings' | 'dueAt'> & { dueAt: number | null }> {
  const { rows } = await client.query('select * from matches where id = $1', [id])
  const answers = await client.query('select * from match_answers where match_id = $1', [id])
  const row = rows[0]
  const rounds: {
    openedAt: number
    correctPlace: number
    answers: Record<number, { place: number; at: number }>
  }[] = Array.from({ length: row.current_round }, (_, i) => ({
    openedAt: 0,
    correctPlace: row.keys[i],
    answers: {},
  }))
  for (const answer of answers.rows) {
    const round = rounds[answer.round - 1]
    if (round)
      round.answers[answer.player as Side] = { place: answer.selected, at: answer.answered_at.getTime() }
  }
  return {
    status: row.status,
    phase: row.phase,
    round: row.current_round,
    seq: row.seq,
    dueAt: row.due_at?.getTime() ?? null,
    rounds,
    scores: [row.player1_score, row.player2_score],
    winner: row.winner,
    ended: row.ended,
    invitation: row.kind === 'friend' && row.accepted_at === null,
  }
}
