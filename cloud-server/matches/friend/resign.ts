import type { Refusal } from '#http/refusal.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { resignDuel } from '../store/matches.ts'
import { findGame, readAgain } from './find.ts'
import { type FriendGames, GAME_OVER, NOT_FOUND } from './games.ts'
import { gameFor } from './redact.ts'

/** Gives a game up for one of its players. */
export async function resignGame(
  games: FriendGames,
  userId: string,
  matchId: string,
): Promise<FriendGameDetail | Refusal> {
  const found = await findGame(games, userId, matchId)
  if (!found) return NOT_FOUND
  if ((await resignDuel(games.db, matchId, found.side)) === null) return GAME_OVER
  games.settler.settle(matchId)
  return gameFor(await readAgain(games, found.game), found.side, false)
}
