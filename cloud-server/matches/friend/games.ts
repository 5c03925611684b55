import { type Refusal, refuse } from '#http/refusal.ts'
import { withWait } from '#http/too-many.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Hub } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { ItemsById } from '../model/item.ts'
import type { DuelSettings } from '../settings.ts'
import type { Settler } from '../settle/settle.ts'
import { ENOUGH_TODAY, type MayStart, waitForMatch } from '../start/day-share.ts'

/** The parts a node serves friend games with. It holds no game: the match row is the game. */
export interface FriendGames {
  db: DuelDatabase
  hub: Hub
  items: ItemsById
  settler: Settler
  settings: Pick<DuelSettings, 'matchesPerDay' | 'leastAnswerMs'>
  random: Random
  /** counts a start over all nodes */
  mayStart: MayStart
  failed: (error: Error) => void
}

export const NOT_FOUND: Refusal = refuse('not_found', 'Match not found')

/** Returns the refusal of a game to a player who may begin none for so long (ms). */
export const noMoreToday = (waitMs: number): Refusal => withWait(refuse('rate_limited', ENOUGH_TODAY), waitMs)

/** Returns why a player may take up no game more, or null. */
export async function refuseTaking(
  { db, settings }: Pick<FriendGames, 'db' | 'settings'>,
  userId: string,
): Promise<Refusal | null> {
  const waitMs = await waitForMatch(db, userId, settings.matchesPerDay)
  return waitMs === null ? null : noMoreToday(waitMs)
}

export const GAME_OVER: Refusal = refuse('game_over', 'This game is over')
