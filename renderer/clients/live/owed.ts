import type { ToServerWire } from '#protocol/live/to-server.ts'
import type { LiveDuel } from './duel.ts'
import type { Live } from './live.ts'

const answerOf = ({ question, answer, phase }: LiveDuel): ToServerWire | null =>
  phase === 'question' && question && answer && !answer.stored
    ? { type: 'duel:answer', payload: { qid: question.qid, idx: answer.place } }
    : null

/** The answer that has been given and not yet acknowledged; it may be sent any number of times and counts once. */
export const unacknowledged = ({ duel }: Live): ToServerWire | null => duel && answerOf(duel)

/**
 * What the server is still owed once it has said where the player stands: what was asked before the connection broke
 * and is not in its answer.
 */
export function owed({ queue, outgoing, duel }: Live): ToServerWire[] {
  const messages: ToServerWire[] = []
  if (queue && queue.botAt === null)
    messages.push({
      type: 'queue:join',
      payload: { subject: queue.subject, botDifficulty: queue.botDifficulty },
    })
  if (outgoing && outgoing.challengeId === null) {
    const { targetUsername, subject } = outgoing
    messages.push({ type: 'challenge:send', payload: { targetUsername, subject } })
  }
  if (!duel || duel.phase === 'over') return messages
  const { matchId } = duel.start
  if (duel.resigning) messages.push({ type: 'duel:resign', payload: { matchId } })
  const answer = answerOf(duel)
  if (answer) messages.push(answer)
  if (duel.hintAsked && duel.question)
    messages.push({ type: 'duel:hint', payload: { matchId, qid: duel.question.qid } })
  return messages
}
