import type { Refusal } from '#http/refusal.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { bySide, opposite } from '#rules/match/side.ts'
import { profileOf } from '../model/profile.ts'
import { OPEN_ELSEWHERE, toldItems } from '../model/told-items.ts'
import { endedGames, openGames, showRound, standsAtResult } from '../store/friend-games.ts'
import { isOpenTo } from '../store/items.ts'
import { readPlayers } from '../store/players.ts'
import { findGame, readAgain } from './find.ts'
import { type FriendGames, NOT_FOUND } from './games.ts'
import { gameFor, lineFor } from './redact.ts'

/** Finished games an inbox carries; its screen shows the latest five of them (spec section 2). */
const ENDED_SHOWN = 20

export async function inboxOf({ db }: FriendGames, userId: string): Promise<ReplyOf<'GET /api/async/inbox'>> {
  const [open, ended] = await Promise.all([openGames(db, userId), endedGames(db, userId, ENDED_SHOWN)])
  const lines = [...open, ...ended.games]
  const opponentIds = lines.map((line) => bySide(line.players, opposite(line.side)))
  const opponents = await readPlayers(db, [...new Set(opponentIds)])
  return {
    matches: lines.flatMap((line, i) => {
      const opponent = opponents.find(({ id }) => id === opponentIds[i])
      return opponent ? [lineFor(line, profileOf(opponent))] : []
    }),
    unreadCount: open.filter((line) => line.yourTurn).length,
    activeCount: open.length,
    completedCount: ended.count,
  }
}

/** Returns the game for one of its players, the open question shown from now on; with `resultFirst` not before they go on. */
export async function readGame(
  games: FriendGames,
  userId: string,
  matchId: string,
  resultFirst: boolean,
): Promise<FriendGameDetail | Refusal> {
  const found = await findGame(games, userId, matchId)
  if (!found) return NOT_FOUND
  const isOver = found.game.state.status !== 'active'
  if (isOver && (await isOpenTo(games.db, userId, toldItems(found.game)))) return OPEN_ELSEWHERE
  const shows = !(resultFirst && (await standsAtResult(games.db, matchId, found.side)))
  // Kept before it is told, so that the time taken counts from here.
  if (shows) await showRound(games.db, matchId, found.side)
  return gameFor(await readAgain(games, found.game), found.side, shows)
}
