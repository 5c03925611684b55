import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { UNTAKEN } from '#rules/match/outcome.ts'
import { readOptions, readsUnder } from './http.ts'

/** Every read of friend games begins with this key. */
export const FRIEND_GAMES = readsUnder('/api/async')

export const INBOX = readOptions('GET /api/async/inbox')
/** A game; the question behind a result isn't in it before its player has gone on. */
export const gameOf = (matchId: string) =>
  readOptions('GET /api/async/match/:id', { params: { id: matchId }, query: { resultFirst: 'true' } })

export type Inbox = ReplyOf<'GET /api/async/inbox'>

/** Polls of spec section 9; a notice over the socket makes both read at once. */
const INBOX_POLL_MS = 30_000
const GAME_POLL_MS = 10_000

export const useInbox = (): UseQueryResult<Inbox> =>
  useQuery({
    ...INBOX,
    refetchInterval: INBOX_POLL_MS,
    refetchOnMount: 'always',
  })

export const useGame = (matchId: string): UseQueryResult<FriendGameDetail> =>
  useQuery({
    ...gameOf(matchId),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || isDone(data) ? false : GAME_POLL_MS,
    refetchOnMount: 'always',
  })

/** Over, and with the figures of its settlement; an invitation that came to nothing has none. */
const isDone = (game: FriendGameDetail | undefined): boolean =>
  game?.status === 'over' && (game.end !== null || UNTAKEN.some((each) => each === game.ended))
