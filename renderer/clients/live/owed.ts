import type { ToServerWire } from '#protocol/live/to-server.ts'
import type { LiveDuel } from './duel.ts'
import type { Live } from './live.ts'

const answerOf = ({ question, answer, phase }: LiveDuel): ToServerWire | null =>
  phase === 'question' && question && answer && !answer.stored
    ? { type: 'duel:answer', payload: { qid: question.qid, idx: answer.place } }
    : null

/** The answer that has been given and not yet acknowledged; it may be sent any number of times and counts once. */
export const unacknowledged = ({ duel }: Live): ToServerWire | null => duel && answerOf(duel)

/** What was asked outside a duel before the connection broke, and is not in the server's word of where the player stands. */
export function owed({ queue, outgoing }: Live): ToServerWire[] {
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
  return messages
}

/** The same of a duel; only the tab that has the seat may say it, so it waits until the server has named this one. */
export function owedByDuel({ duel }: Live): ToServerWire[] {
  if (duel?.seat !== 'here' || duel.phase === 'over') return []
  const { matchId } = duel.start
  const messages: ToServerWire[] = []
  if (duel.resigning) messages.push({ type: 'duel:resign', payload: { matchId } })
  const answer = answerOf(duel)
  if (answer) messages.push(answer)
  if (duel.hintAsked && duel.question)
    messages.push({ type: 'duel:hint', payload: { matchId, qid: duel.question.qid } })
  return messages
}
