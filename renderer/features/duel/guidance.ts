import { BOT_NAMES } from '#rules/match/result.ts'
import { FIRST_DUEL_ROUNDS } from '#rules/match/settings.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'

type Start = Pick<LiveDuel['start'], 'kind' | 'rounds' | 'hintsPerDuel'>

/** Whether this is a player's first duel: no other with a bot is as short. */
export const isFirstDuel = ({ kind, rounds }: Pick<Start, 'kind' | 'rounds'>): boolean =>
  kind === 'bot' && rounds === FIRST_DUEL_ROUNDS

/** Returns how a player's first duel is announced, whose bot nobody chose; null of any other. */
export function firstDuelText(
  start: Pick<Start, 'kind' | 'rounds'> & { opponent: Pick<LiveDuel['start']['opponent'], 'botLevel'> },
): string | null {
  const { botLevel } = start.opponent
  return isFirstDuel(start) && botLevel
    ? `Your first duel: ${start.rounds} questions against the ${BOT_NAMES[botLevel]} bot, a minute for each.`
    : null
}

/** Where HP is first seen, what it means is said. */
const HP_MEANING = 'Rounds decide the duel. HP only shows the hits.'

/** Returns what is said beside the hint button while a question is open and nobody has answered, from round 1 on. */
export const guidance = (start: Start): readonly string[] =>
  isFirstDuel(start)
    ? [
        'You both get this question. Most correct answers wins.',
        HP_MEANING,
        `Stuck? Take a hint. You have ${start.hintsPerDuel} a duel.`,
        'Missed one? You can review it after the duel.',
      ]
    : [HP_MEANING]
