import { useEffect, useEffectEvent } from 'react'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { announce } from '../../components/announcements.ts'
import { fateOf } from '../../components/arena/fate.ts'
import { LETTERS } from '../../components/choice.ts'
import { lateWords } from './Banners.tsx'
import { missedWords } from './ClaimButton.tsx'

/** Says `words` once for each new event that `happened` names; null says nothing. */
function useSaid(happened: string | null, words: () => string | null, assertive = false) {
  const say = useEffectEvent(() => {
    const said = words()
    if (said !== null) announce(said, { assertive })
  })
  useEffect(() => {
    if (happened !== null) say()
  }, [happened])
}

const points = (scores: LiveDuel['scores']): string => `The score is ${scores[0]} to ${scores[1]}.`

/**
 * Reads a duel out to a player who cannot see it (spec section 2); each message is removed after 3 s. The line under an open
 * question is read out by itself (Round.tsx), and nothing of it is said here again.
 */
export function useAnnouncements(duel: LiveDuel, connected: boolean): void {
  const { question, answer, result, phase, scores, hint, opponentHere, lateRound } = duel
  const name = duel.start.opponent.displayName
  const qid = phase === 'question' ? (question?.qid ?? null) : null

  useSaid(qid, () => `Round ${duel.round}. New question presented.`)
  useSaid(qid !== null && answer ? `${qid} ${answer.shownIndex}` : null, () =>
    answer && answer.shownIndex >= 0
      ? `Answer ${LETTERS[answer.shownIndex] ?? ''} locked in.`
      : 'Time’s up. No answer.',
  )
  useSaid(hint?.qid ?? null, () => `Hint: ${hint?.text ?? ''}`)
  useSaid(result?.qid ?? null, () => {
    if (!result) return ''
    const letter = LETTERS[result.correctIndex] ?? ''
    const ruling = result.correct ? 'Correct.' : `Incorrect. The answer is ${letter}.`
    return `${ruling} ${fateOf(result.correct, result.opponentCorrect)}. ${points(scores)}`
  })
  useSaid(opponentHere ? null : 'left', () =>
    qid !== null && answer === null ? null : `${name} has left. The clock’s still running.`,
  )
  useSaid(duel.claimable ? 'claimable' : null, () => `${missedWords(name)} You can claim the win.`)
  useSaid(lateRound === null ? null : `late ${lateRound}`, () => `${lateWords(lateRound ?? 0)}.`, true)
  useSaid(connected ? null : 'lost', () => 'You lost the connection. Reconnecting.', true)
}
