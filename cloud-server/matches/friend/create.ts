import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { blockedBy } from '../../blocks/store/blocks.ts'
import { TOO_FAST } from '../../plugins/minute-limits.ts'
import { drawQuestions } from '../start/draw.ts'
import { roomCode } from '../start/room-code.ts'
import { type NewGame, startGame } from '../store/friend-games.ts'
import { playerNamed } from '../store/players.ts'
import { findGame, tellTurn } from './find.ts'
import type { FriendGames } from './games.ts'

/** Open games one player may have started (design D4.20). */
export const MOST_OPEN_GAMES = 20

const TOO_MANY = refuse(
  'too_many_games',
  `You have started ${MOST_OPEN_GAMES} games that are still open. Finish one before you start another.`,
)

/** Starts a game against the player of a username. */
export async function createGame(
  games: FriendGames,
  userId: string,
  opponent: string,
  subject: PlayableSubject,
): Promise<{ matchId: string } | Refusal> {
  const { db, mayStart } = games
  const target = await playerNamed(db, usernameKey(opponent.replace(/^@/, '')))
  if (!target) return refuse('no_such_player', 'There is no player of that name', 'opponentUsername')
  if (target.id === userId)
    return refuse('own_challenge', 'You cannot challenge yourself', 'opponentUsername')
  if (!(await mayStart(userId))) return TOO_FAST
  const game = await drawGame(games, [userId, target.id], subject)
  if (!game) return refuse('bank_empty', 'There are not enough questions of this subject for a game yet')
  switch (await startGame(db, game, MOST_OPEN_GAMES)) {
    case 'blocked':
      return refuseBlocked(games, userId, target.id)
    case 'too_many':
      return TOO_MANY
    case 'started': {
      const found = await findGame(games, userId, game.id)
      if (found) await tellTurn(games, found.game, 2)
      return { matchId: game.id }
    }
  }
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
    mine
      ? 'You have blocked this player. Unblock them to play.'
      : 'This player takes no challenges from you.',
    'opponentUsername',
  )
}
