import { type Refusal, refuse } from '#http/refusal.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Hub } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { ItemsById } from '../model/item.ts'
import type { DuelSettings } from '../settings.ts'
import type { Settler } from '../settle/settle.ts'
import { ENOUGH_TODAY, type MayStart } from '../start/day-share.ts'

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

export const NO_MORE_TODAY: Refusal = refuse('rate_limited', ENOUGH_TODAY)

export const GAME_OVER: Refusal = refuse('game_over', 'This game is over')
