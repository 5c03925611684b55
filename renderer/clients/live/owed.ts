import type { ToServerWire } from '#protocol/live/to-server.ts'
import type { LiveDuel } from './duel.ts'
import type { Live, Wish } from './live.ts'

const answerOf = ({ question, answer, phase }: LiveDuel): ToServerWire | null =>
  phase === 'question' && question && answer && !answer.stored
    ? { type: 'duel:answer', payload: { qid: question.qid, idx: answer.shownIndex } }
    : null

/**
 * Returns the answer that has been given and not yet acknowledged; it may be sent any number of times and counts once.
 */
export const unacknowledged = ({ duel }: Live): ToServerWire | null => duel && answerOf(duel)

const joinOf = ({ subject, botDifficulty }: Wish): ToServerWire => ({
  type: 'queue:join',
  payload: { subject, botDifficulty },
})

/** The challenge that the server holds open though it was withdrawn. */
export const cancelOwed = ({ givenUp: { challengeId } }: Live): ToServerWire[] =>
  challengeId === null ? [] : [{ type: 'challenge:cancel', payload: { challengeId } }]

/**
 * Returns the requests made or given up outside a duel before the connection broke that the server's welcome does not
 * know of. A search can be left by the tab that has it alone: it is taken over first.
 */
export function owed(live: Live): ToServerWire[] {
  const { queue, outgoing, givenUp } = live
  const messages: ToServerWire[] = cancelOwed(live)
  if (queue && queue.botAt === null) messages.push(joinOf(queue))
  else if (givenUp.queue) messages.push(joinOf(givenUp.queue), { type: 'queue:leave' })
  if (outgoing && outgoing.challengeId === null) {
    const { targetUsername, subject } = outgoing
    messages.push({ type: 'challenge:send', payload: { targetUsername, subject } })
  }
  return messages
}

/** The same of a duel; only the tab that has the seat may say it, so it waits until the server has named this one. */
export function owedByDuel({ duel }: Live): ToServerWire[] {
  if (duel?.seat !== 'here' || duel.phase === 'over') return []
  const { matchId } = duel.start
  const messages: ToServerWire[] = []
  if (duel.claiming) messages.push({ type: 'duel:claim', payload: { matchId } })
  if (duel.resigning) messages.push({ type: 'duel:resign', payload: { matchId } })
  const answer = answerOf(duel)
  if (answer) messages.push(answer)
  if (duel.hintAsked && duel.question)
    messages.push({ type: 'duel:hint', payload: { matchId, qid: duel.question.qid } })
  return messages
}
