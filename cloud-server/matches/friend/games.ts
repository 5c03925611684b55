import { type Refusal, refuse } from '#http/refusal.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Hub } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { ItemsById } from '../model/item.ts'
import type { Settler } from '../settle/settle.ts'

/** The parts a node serves friend games with. It holds no game: the match row is the game. */
export interface FriendGames {
  db: DuelDatabase
  hub: Hub
  items: ItemsById
  settler: Settler
  random: Random
  /** counts a start over all nodes; false when this minute had too many */
  mayStart: (userId: string) => Promise<boolean>
  failed: (error: Error) => void
}

export const NOT_FOUND: Refusal = refuse('not_found', 'Match not found')

export const GAME_OVER: Refusal = refuse('game_over', 'This game is over')
