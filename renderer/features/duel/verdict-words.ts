import { counted, countedInWords, signed, whole } from '#protocol/figures.ts'
import { isolated } from '#protocol/isolated.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import { CLAIM_AFTER } from '#rules/match/claim.ts'
import { ABANDONED_AFTER } from '#rules/match/outcome.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

type Strip = NonNullable<DuelEnd['strip']>

/** The rounds that one side had and the other didn't. */
const onlyIn = (strip: Strip, side: 0 | 1): number =>
  strip.filter((fates) => fates[side] === 'right' && fates[1 - side] !== 'right').length

const WORD: Readonly<Record<Outcome, string>> = {
  VICTORY: 'The court rules for you.',
  DEFEAT: 'Good fight. Review it below.',
  DRAW: 'Hung jury. No one wins.',
}

function playedLine(outcome: Outcome, strip: Strip | undefined, opponent: string): string {
  const won = strip ? onlyIn(strip, 0) : 0
  const lost = strip ? onlyIn(strip, 1) : 0
  if (outcome === 'VICTORY' && won > 0)
    return `${WORD.VICTORY} You had ${counted(won, 'question', 'questions')} that ${opponent} missed.`
  if (outcome === 'DEFEAT' && lost > 0)
    return `${WORD.DEFEAT} ${opponent} had ${counted(lost, 'question', 'questions')} that you missed.`
  return WORD[outcome]
}

/** Returns how the duel ended, in a sentence or two for this player. */
export function verdictLine(end: DuelEnd, opponentName: string): string {
  const opponent = isolated(opponentName)
  const outcome = outcomeOf(end)
  const won = outcome === 'VICTORY'
  switch (end.ended) {
    case 'resigned':
      return won ? `${opponent} has resigned.` : 'You resigned this duel.'
    case 'forfeit':
      if (!won)
        return `You missed ${countedInWords(CLAIM_AFTER, 'round', 'rounds')}, and your opponent claimed the win.`
      return end.counted
        ? `${opponent} stopped answering. The win is yours.`
        : `${opponent} stopped answering.`
    case 'abandoned':
      return `Neither of you answered for ${countedInWords(ABANDONED_AFTER, 'round', 'rounds')}. The duel doesn’t count.`
    case 'played':
      return playedLine(outcome, end.strip, opponent)
  }
}

/** Returns the matches of the two so far, this one included; null where there are none to tell of, as against a bot. */
export function headToHeadText({ headToHead }: DuelEnd, opponentName: string): string | null {
  if (!headToHead) return null
  const opponent = isolated(opponentName)
  const { you, opponent: they, ties } = headToHead
  if (you + they + ties === 0) return null
  const draws = ties === 0 ? '' : `, with ${counted(ties, 'draw', 'draws')}`
  if (you === they) return `You and ${opponent} are even, ${you} to ${they}${draws}.`
  return you > they
    ? `You lead ${opponent} ${you} to ${they}${draws}.`
    : `${opponent} leads you ${they} to ${you}${draws}.`
}

/** Returns where the rating stands after the duel. */
export const ratingNote = ({ rated, yourNewRating }: Pick<DuelEnd, 'rated' | 'yourNewRating'>): string =>
  rated ? `now ${whole(yourNewRating)}` : 'unrated'

const PARTS = [
  ['answers', 'for your answers'],
  ['streak', 'for correct answers in a row'],
  ['result', 'for the result'],
  ['doubling', 'for the first duel of the day'],
  ['floor', 'back, since a loss never costs a level'],
] as const

/** Returns how the XP of a duel adds up; null of an end that was kept before its parts were told. */
export function xpPartsText({ xpParts }: DuelEnd): string | null {
  if (!xpParts) return null
  const told = PARTS.filter(([part]) => xpParts[part] !== 0)
  if (told.length === 0) return 'You didn’t gain or lose XP.'
  return `${told.map(([part, words]) => `${signed(xpParts[part])} ${words}`).join(', ')}.`
}
