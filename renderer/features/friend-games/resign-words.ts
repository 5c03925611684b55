import type { FriendGameDetail, FriendGameTurn } from '#protocol/http/friend-games.ts'
import { isCountedBy } from '#rules/match/counted.ts'

export interface ResignedGame {
  opponent: Pick<FriendGameDetail['opponent'], 'username'>
  rounds: number
  turns: readonly Pick<FriendGameTurn, 'revealed'>[]
}

/** Returns what resigning a friend game brings, before it's done: only a game that counts costs XP. */
export function resigningText({ opponent: { username }, rounds, turns }: ResignedGame): string {
  // In a friend game a round closes only with both answers.
  const counts = isCountedBy([turns.filter(({ revealed }) => revealed).length], rounds)
  return counts
    ? `@${username} wins, and the loss costs you XP. You can’t undo this.`
    : `@${username} wins, but it’s too early for the game to count. You can’t undo this.`
}
