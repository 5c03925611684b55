import { type Refusal, refuse } from '#http/refusal.ts'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { answerIn } from '../model/state.ts'
import { countBegun } from '../start/day-share.ts'
import { acceptGame } from '../store/friend-games.ts'
import { findGame, isInvitedTo, readAgain, tellTurn } from './find.ts'
import { type FriendGames, GAME_OVER, NOT_FOUND, refuseTaking } from './games.ts'
import { gameFor } from './redact.ts'
import { endGame } from './resign.ts'

const NOT_INVITED = refuse('forbidden', 'Only the invited player can accept or decline this game')
const TAKEN = refuse('already_answered', 'You already accepted this game. You can still resign it.')

/** Takes an invitation for the player invited; taking it again changes nothing. */
export async function takeInvitation(
  games: FriendGames,
  userId: string,
  matchId: string,
): Promise<FriendGameDetail | Refusal> {
  const found = await findGame(games, userId, matchId)
  if (!found) return NOT_FOUND
  if (found.side !== 2) return NOT_INVITED
  const refused = isInvitedTo(found) ? await refuseTaking(games, userId) : null
  if (refused) return refused
  const outcome = await acceptGame(games.db, matchId)
  if (outcome === 'over') return GAME_OVER
  if (outcome === 'accepted') await countBegun(games.db, [userId])
  const after = await readAgain(games, found.game)
  if (outcome === 'accepted' && !answerIn(after.state, 1, after.state.round)) await tellTurn(games, after, 1)
  return gameFor(after, found.side, true)
}

/** Declines an invitation for the player invited. A game once taken is resigned instead. */
export async function declineInvitation(
  games: FriendGames,
  userId: string,
  matchId: string,
): Promise<FriendGameDetail | Refusal> {
  const found = await findGame(games, userId, matchId)
  if (!found) return NOT_FOUND
  if (found.side !== 2) return NOT_INVITED
  if (found.game.state.status === 'active' && found.game.state.invitation === null) return TAKEN
  return endGame(games, found)
}
