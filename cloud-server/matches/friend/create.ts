import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import { tooMany } from '#http/too-many.ts'
import { lengthOfTime, whole } from '#protocol/figures.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import {
  MATCH_SETTINGS,
  MOST_OPEN_BETWEEN,
  MOST_OPEN_GAMES,
  QUIET_AFTER_DECLINE_MS,
} from '#rules/match/settings.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { blockedBy } from '../../blocks/store/blocks.ts'
import { countBegun } from '../start/day-share.ts'
import { drawQuestions } from '../start/draw.ts'
import { roomCode } from '../start/room-code.ts'
import { type GameStart, type NewGame, startGame } from '../store/friend-games.ts'
import { playerNamed } from '../store/players.ts'
import { findGame, tellTurn } from './find.ts'
import { type FriendGames, noMoreToday } from './games.ts'

const REFUSALS: Record<Exclude<GameStart, 'started' | 'blocked'>, Refusal> = {
  too_many: refuse(
    'too_many_games',
    `You’ve started ${MOST_OPEN_GAMES} games that are still open. Finish one before you start another.`,
  ),
  pair_full: refuse(
    'too_many_games',
    `You two have ${MOST_OPEN_BETWEEN} games open. Finish one before you start another.`,
    'opponentUsername',
  ),
  declined: refuse(
    'declined_lately',
    `This player just declined a game with you. You can invite them again in ${lengthOfTime(QUIET_AFTER_DECLINE_MS, 'minute', whole)}.`,
    'opponentUsername',
  ),
}

/** Invites the player of a username to a game. */
export async function createGame(
  games: FriendGames,
  userId: string,
  opponent: string,
  subject: PlayableSubject,
): Promise<ReplyOf<'POST /api/async/create'> | Refusal> {
  const { db, mayStart } = games
  const target = await playerNamed(db, usernameKey(opponent.replace(/^@/, '')))
  if (!target)
    return refuse('no_such_player', 'No player has that username. Check the spelling.', 'opponentUsername')
  if (target.id === userId) return refuse('own_challenge', 'You can’t challenge yourself', 'opponentUsername')
  const may = await mayStart(userId)
  if (may.kind === 'too_often') return tooMany(may.waitMs)
  if (may.kind === 'enough_today') return noMoreToday(may.waitMs)
  const game = await drawGame(games, [userId, target.id], subject)
  if (!game) return refuse('bank_empty', 'This subject needs more questions. Pick another.')
  const outcome = await startGame(db, game)
  if (outcome === 'blocked') return refuseBlocked(games, userId, target.id)
  if (outcome !== 'started') return REFUSALS[outcome]
  await countBegun(db, [userId])
  const found = await findGame(games, userId, game.id)
  if (found) await tellTurn(games, found.game, 2)
  return { matchId: game.id, opponentUsername: target.username }
}

/** Returns a new game with its questions; null where the bank cannot serve so many. */
async function drawGame(
  { db, items, random }: FriendGames,
  players: NewGame['players'],
  subject: PlayableSubject,
): Promise<NewGame | null> {
  const settings = MATCH_SETTINGS.friend
  const wish = { subject, userIds: players, rounds: settings.rounds }
  const [drawn] = await drawQuestions(db, items, [wish], random)
  if (!drawn) return null
  const { items: asked, ...rest } = drawn
  const itemIds = asked.map((item) => item.id)
  return { id: randomUUID(), roomCode: roomCode(random), subject, players, settings, itemIds, ...rest }
}

async function refuseBlocked({ db }: FriendGames, userId: string, targetId: string): Promise<Refusal> {
  const mine = (await blockedBy(db, userId)).some(({ id }) => id === targetId)
  return refuse(
    'blocked',
    mine ? 'You’ve blocked this player. Unblock them to play.' : 'You can’t challenge this player.',
    'opponentUsername',
  )
}
