import type { Refusal } from '#http/refusal.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { resignDuel } from '../store/matches.ts'
import { tellDeclined } from './end.ts'
import { findGame, type PlayersGame, readAgain } from './find.ts'
import { type FriendGames, GAME_OVER, NOT_FOUND } from './games.ts'
import { gameFor } from './redact.ts'

/** Gives a game up for one of its players; an invitation is withdrawn, or declined. */
export async function resignGame(
  games: FriendGames,
  userId: string,
  matchId: string,
): Promise<FriendGameDetail | Refusal> {
  const found = await findGame(games, userId, matchId)
  return found ? endGame(games, found) : NOT_FOUND
}

/** Ends a game for the side that gives it up. */
export async function endGame(
  games: FriendGames,
  { game, side }: PlayersGame,
): Promise<FriendGameDetail | Refusal> {
  const left = await resignDuel(games.db, game.setup.id, side)
  if (left === null) return GAME_OVER
  if (left.ended === 'resigned') games.settler.settle(game.setup.id)
  if (left.ended === 'declined') await tellDeclined(games, game)
  return gameFor(await readAgain(games, game), side, false)
}
