import type { MatchState, StoredAnswer } from './state.ts'

/** The change that one accepted answer made, as the database told it with its verdict. */
export interface Step extends Pick<MatchState, 'status' | 'phase' | 'round' | 'scores' | 'winner' | 'ended'> {
  matchId: string
  /** the duel's seq before it and after it; a node that knows the duel at another has to read it */
  from: number
  seq: number
  answer: StoredAnswer
  /** whether it was the round's last answer */
  closed: boolean
  /** instant in ms, null when the duel is over */
  dueAt: number | null
}

/** Returns the duel after a step, without reading it; null where something was missed in between. Pure but for `readAt`. */
export function afterStep(state: MatchState, step: Step): MatchState | null {
  const { answer, from, seq, status, phase, round, scores, winner, ended, dueAt } = step
  if (state.seq !== from || state.status !== 'active') return null
  return {
    ...state,
    seq,
    status,
    phase,
    round,
    scores,
    winner,
    ended,
    answers: [...state.answers, answer].sort((a, b) => a.round - b.round || a.side - b.side),
    dueAt,
    remainingMs: Math.max(0, Math.round((dueAt ?? answer.at) - answer.at)),
    readAt: performance.now(),
    finishedAt: ended === null ? null : answer.at,
  }
}
