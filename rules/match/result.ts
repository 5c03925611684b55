/** How a match ended for one player. */
export type Result = 'win' | 'draw' | 'loss' | 'abandoned'

export type BotLevel = 'easy' | 'medium' | 'hard' | 'expert'

export const BOT_LEVELS: readonly BotLevel[] = ['easy', 'medium', 'hard', 'expert']

/** Names of the four skill levels (spec section 2). */
export const BOT_NAMES: Record<BotLevel, string> = {
  easy: 'Novice',
  medium: 'Intermediate',
  hard: 'Advanced',
  expert: 'Expert',
}
