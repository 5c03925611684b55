import { lettersOf } from '#protocol/figures.ts'
import type { WatchedDuel } from '#protocol/http/duels.ts'
import { isolated } from '#protocol/isolated.ts'

export type WatchedRound = WatchedDuel['rounds'][number]

const LONGEST_SIGN = 14

/** Returns a name as short as a sign on a choice has room for; no letter of it, or sign such as 👩‍⚖️, is cut in half. */
export function shortName(name: string): string {
  const letters = lettersOf(name)
  if (letters.length <= LONGEST_SIGN) return name
  return `${letters
    .slice(0, LONGEST_SIGN - 1)
    .join('')
    .trimEnd()}…`
}

/** Whether each of the two had a round. */
export const fatesIn = ({ answers, correctIndex }: WatchedRound): [boolean, boolean] => [
  answers[0] === correctIndex,
  answers[1] === correctIndex,
]

/** Returns the rounds each of the two had, of these. */
export function scoresAfter(rounds: readonly WatchedRound[]): [number, number] {
  const fates = rounds.map(fatesIn)
  return [fates.filter(([one]) => one).length, fates.filter(([, two]) => two).length]
}

const HOW = {
  played: '',
  resigned: ' by resignation',
  forfeit: ' by forfeit',
  abandoned: '',
} as const

/** Returns how the duel ended, in a sentence. */
export function endOf({ winner, scores, ended, players }: WatchedDuel): string {
  if (winner === -1) return `A draw, ${scores[0]}–${scores[1]}.`
  const [won, lost] = winner === 0 ? scores : [scores[1], scores[0]]
  return `${isolated(players[winner].displayName)} won${HOW[ended]}, ${won}–${lost}.`
}
