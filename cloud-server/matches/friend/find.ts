import { bySide, opposite, type Side } from '#rules/match/side.ts'
import { profileOf } from '../model/profile.ts'
import { sideOf } from '../model/setup.ts'
import { readPlayers } from '../store/players.ts'
import { readMatchSetups } from '../store/setups.ts'
import { readStates } from '../store/states.ts'
import type { FriendGames } from './games.ts'
import type { Game } from './redact.ts'

/** A friend game and the side one of its players plays. */
export interface PlayersGame {
  game: Game
  side: Side
}

/** Returns a friend game this player is in; null for anyone else. */
export async function findGame(
  { db, items }: Pick<FriendGames, 'db' | 'items'>,
  userId: string,
  matchId: string,
): Promise<PlayersGame | null> {
  const [setup] = await readMatchSetups(db, [matchId])
  const side = setup?.kind === 'friend' ? sideOf(setup, userId) : null
  const [one, two] = setup?.players ?? []
  if (!setup || !side || !one || !two) return null
  const [asked, players, [state]] = await Promise.all([
    items(setup.itemIds),
    readPlayers(db, [one, two]),
    readStates(db, [matchId]),
  ])
  const [first, second] = [one, two].map((id) => players.find((player) => player.id === id))
  if (!state || !first || !second) return null
  const profiles = [profileOf(first), profileOf(second)] as const
  return { game: { setup: { ...setup, players: [one, two] }, state, items: asked, profiles }, side }
}

/** Whether this player was invited to the game and hasn't taken it yet. */
export const isInvitedTo = ({ game, side }: PlayersGame): boolean =>
  side === 2 && game.state.invitation === 'open'

/** Returns the game as it stands now. */
export async function readAgain({ db }: Pick<FriendGames, 'db'>, game: Game): Promise<Game> {
  const [state] = await readStates(db, [game.setup.id])
  return { ...game, state: state ?? game.state }
}

/** The player of a side learns that a question waits for them; a player who is away finds it in the inbox. */
export async function tellTurn(
  { hub, failed }: Pick<FriendGames, 'hub' | 'failed'>,
  { setup, state, profiles }: Game,
  side: Side,
): Promise<void> {
  const payload = {
    matchId: setup.id,
    opponentName: bySide(profiles, opposite(side)).displayName,
    subject: setup.subject,
    round: state.round,
    invitation: state.invitation === 'open' && side === 2,
  }
  await hub
    .toUser(bySide(setup.players, side), { type: 'async:turn_notification', seq: 0, payload })
    .catch(failed)
}
