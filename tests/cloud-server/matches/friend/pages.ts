import { expect } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import type { ErrorCode } from '#protocol/error.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { isKey } from '../../../study/bank-builder.ts'
import { ORIGIN } from '../../server.ts'
import type { DuelFixture, Node, Player } from '../duel-fixture.ts'

/** A signed-in page that calls the routes of one node. */
export interface GamePage {
  player: Player
  send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; wait?: number }>
  /** invites a player */
  create(opponent: Player): Promise<string>
  /** invites a player, who accepts */
  begin(opponent: GamePage): Promise<string>
  game(matchId: string): Promise<FriendGameDetail>
  /** reads the open question, and gives a right or a wrong answer to it */
  answer(matchId: string, right: boolean): Promise<FriendGameDetail>
  inbox(): Promise<{ matches: FriendGameDetail[]; unreadCount: number }>
}

export const refusal = (status: number, code: ErrorCode) => ({
  status,
  body: expect.objectContaining({ code }),
})

/** The refusal a stranger gets for any game. */
export const NOT_FOUND = { status: 404, body: { code: 'not_found', message: 'Match not found' } }

/** Place of a right or wrong choice of the question a page shows last. */
export function placeIn(game: FriendGameDetail, right: boolean): number {
  const { choices = [] } = game.turns.at(-1) ?? {}
  const key = choices.findIndex(isKey)
  return right ? key : (key + 1) % 4
}

export function pageOf(node: Node, player: Player): GamePage {
  const send: GamePage['send'] = async (method, url, body) => {
    const reply = await node.app.inject({
      method,
      url,
      headers: {
        host: 'localhost',
        origin: ORIGIN,
        cookie: player.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { 'retry-after': wait } = reply.headers
    return {
      ...{ status: reply.statusCode, body: reply.json() },
      ...(wait === undefined ? {} : { wait: Number(wait) }),
    }
  }
  const read = async <T>(method: 'GET' | 'POST', url: string, body?: unknown): Promise<T> => {
    const reply = await send(method, url, body)
    expect(reply).toMatchObject({ status: 200 })
    return reply.body as T
  }
  const create = async (opponent: Player) => {
    const body = { opponentUsername: opponent.username, subject: 'Torts' }
    return (await read<{ matchId: string }>('POST', '/api/async/create', body)).matchId
  }
  const game = (matchId: string) => read<FriendGameDetail>('GET', `/api/async/match/${matchId}`)
  return {
    player,
    send,
    game,
    create,
    begin: async (opponent) => {
      const matchId = await create(opponent.player)
      expect(await opponent.send('POST', '/api/async/accept', { matchId })).toMatchObject({ status: 200 })
      return matchId
    },
    answer: async (matchId, right) =>
      read('POST', '/api/async/answer', {
        matchId,
        answerIndex: placeIn(await game(matchId), right),
        responseTime: 9_999,
      }),
    inbox: () => read('GET', '/api/async/inbox'),
  }
}

/** Moves the one clock that decides, for connections made from now on. */
export const moveClock = async ({ db }: DuelFixture, shift: string): Promise<void> => {
  await db.execute(
    raw(
      `do $$ begin execute format('alter database %I set bar_duel.clock_shift = %L', current_database(), '${shift}'); end $$`,
    ),
  )
}

/** Everything stored of all matches, to see that nothing moved. */
export const stored = async ({ db }: DuelFixture): Promise<string> => {
  const rows = await db.query(sql`
    select m.id, m.seq, m.status, m.current_round, m.shown1_at, m.shown2_at,
      (select count(*)::int from match_answers a where a.match_id = m.id) as answers
    from matches m order by m.id`)
  return JSON.stringify(rows)
}
