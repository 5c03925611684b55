import type { FinishedMatch } from '#protocol/http/matches.ts'
import { BOT_NAMES } from '#rules/match/result.ts'

/** The kinds of match, as the game's own screens call them. */
export const KINDS = {
  live: 'Live duel',
  bot: 'Bot duel',
  friend: 'Friend game',
} as const satisfies Record<FinishedMatch['kind'], string>

export const RESULTS = {
  win: { words: 'Victory', tone: 'right' },
  loss: { words: 'Defeat', tone: 'wrong' },
  draw: { words: 'Draw', tone: 'neutral' },
  abandoned: { words: 'No winner', tone: 'neutral' },
} as const satisfies Record<FinishedMatch['result'], { words: string; tone: 'right' | 'wrong' | 'neutral' }>

/** Returns the opponent's name: a person's, or a bot's by its level. */
export const opponentName = ({
  displayName,
  username,
  botLevel,
}: Pick<FinishedMatch['opponent'], 'displayName' | 'username' | 'botLevel'>): string =>
  displayName ?? username ?? (botLevel ? `${BOT_NAMES[botLevel]} bot` : 'A player')

/** Returns what a match that was too short left out; null where its result counted, or isn't settled yet. */
export function shortWords({
  counted,
  ratingChange,
}: Pick<FinishedMatch, 'counted' | 'ratingChange'>): string | null {
  if (counted !== false) return null
  return ratingChange === null ? 'Doesn’t count' : 'Counts for rating only'
}

/** Returns how it ended, or null where it was played to its end. */
export function endingWords(match: Pick<FinishedMatch, 'kind' | 'ended' | 'result'>): string | null {
  const { kind, ended, result } = match
  if (ended === 'resigned') return result === 'win' ? 'Your opponent resigned' : 'You resigned'
  if (ended === 'abandoned') return 'Neither of you answered'
  if (ended !== 'forfeit') return null
  if (kind !== 'friend') return result === 'win' ? 'You claimed the win' : 'Your opponent claimed the win'
  if (result === 'win') return 'Your opponent ran out of time'
  return result === 'loss' ? 'You ran out of time' : 'Both ran out of time'
}
