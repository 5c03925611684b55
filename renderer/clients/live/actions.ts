import type { DuelEnd } from '#protocol/live/result.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { resendAnswer, send, takeSeat } from './connection.ts'
import type { Wish } from './live.ts'
import { currentLive, dispatch } from './live-atom.ts'

const ofDuel = (work: (matchId: string, qid: string | null) => void): void => {
  const { duel } = currentLive()
  if (duel) work(duel.start.matchId, duel.question?.qid ?? null)
}

/**
 * The moves of a player, each shown at once and sent to the server; a message that cannot be sent now is owed
 * (owed.ts).
 */
export const liveActions = {
  join(wish: Wish) {
    dispatch({ type: 'queued', wish, at: performance.now() })
    send({ type: 'queue:join', payload: wish })
  },
  botNow() {
    const { queue } = currentLive()
    if (!queue) return
    const { subject, botDifficulty } = queue
    send({ type: 'queue:bot', payload: { subject, botDifficulty } })
  },
  leaveQueue() {
    send({ type: 'queue:leave' })
    dispatch({ type: 'unqueued' })
  },

  challenge(targetUsername: string, subject: PlayableSubject) {
    dispatch({ type: 'challenged', targetUsername, subject })
    send({ type: 'challenge:send', payload: { targetUsername, subject } })
  },
  withdrawChallenge() {
    const challengeId = currentLive().outgoing?.challengeId
    const sent = challengeId ? send({ type: 'challenge:cancel', payload: { challengeId } }) : false
    dispatch({ type: 'challenge-withdrawn', sent })
  },
  /** The searching screen is left: search and challenge end. A duel that has begun stays. */
  stopLooking() {
    const { queue, outgoing } = currentLive()
    if (queue) liveActions.leaveQueue()
    if (outgoing) liveActions.withdrawChallenge()
  },
  acceptChallenge(challengeId: string) {
    if (send({ type: 'challenge:accept', payload: { challengeId } }))
      dispatch({ type: 'challenge-answered', challengeId })
  },
  declineChallenge(challengeId: string) {
    if (send({ type: 'challenge:decline', payload: { challengeId } }))
      dispatch({ type: 'challenge-answered', challengeId })
  },
  forgetChallenge: (challengeId: string) => dispatch({ type: 'challenge-answered', challengeId }),

  enter: () => ofDuel(takeSeat),
  leave: () =>
    ofDuel((matchId) => {
      if (currentLive().duel?.seat !== 'here') return
      dispatch({ type: 'duel', intent: { type: 'left' } })
      send({ type: 'duel:leave', payload: { matchId } })
    }),
  /** An answer counts once: the one already given stands. */
  answer(shownIndex: number) {
    if (currentLive().duel?.answer) return
    dispatch({ type: 'duel', intent: { type: 'answered', shownIndex } })
    resendAnswer()
  },
  /** The countdown ran out with no answer: said in the form of spec section 4; the server's own clock decides. */
  timeUp: () =>
    ofDuel((_, qid) => {
      if (currentLive().duel?.answer || qid === null) return
      dispatch({ type: 'duel', intent: { type: 'answered', shownIndex: -1 } })
      const responseTimeMs = currentLive().duel?.question?.timeLimit ?? 60_000
      send({ type: 'duel:answer', payload: { qid, answerIndex: -1, responseTimeMs } })
    }),
  hint: () =>
    ofDuel((matchId, qid) => {
      dispatch({ type: 'duel', intent: { type: 'hint-asked' } })
      if (qid !== null && currentLive().duel?.hintAsked)
        send({ type: 'duel:hint', payload: { matchId, qid } })
    }),
  resign: () =>
    ofDuel((matchId) => {
      dispatch({ type: 'duel', intent: { type: 'resigned' } })
      send({ type: 'duel:resign', payload: { matchId } })
    }),
  claim: () =>
    ofDuel((matchId) => {
      if (send({ type: 'duel:claim', payload: { matchId } }))
        dispatch({ type: 'duel', intent: { type: 'claimed' } })
    }),
  declineRematch: () => ofDuel((matchId) => void send({ type: 'rematch:decline', payload: { matchId } })),
  offerRematch: () =>
    ofDuel((matchId) => {
      const accepting = currentLive().duel?.rematch?.from === 'opponent'
      send({ type: accepting ? 'rematch:accept' : 'rematch:offer', payload: { matchId } })
    }),
  endRead: (end: DuelEnd) => dispatch({ type: 'end-read', end }),
  acknowledgeStart: () => dispatch({ type: 'start-seen' }),
  /** The finished duel is left for good: an opponent who waits for a rematch learns it. */
  closeDuel() {
    liveActions.leave()
    dispatch({ type: 'duel-closed' })
  },
}
