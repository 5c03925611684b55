import type { Notice } from '../../duels/bus.ts'
import type { Step } from '../../duels/step.ts'

/** A step's fields behind its duel and seq, in this order; empty for null. */
const fieldsOf = ({ from, answer, closed, status, phase, round, ended, dueAt }: Step) => [
  from,
  answer.round,
  answer.side,
  answer.place,
  answer.responseMs,
  answer.at,
  closed ? 1 : 0,
  status,
  phase,
  round,
  ended ?? '',
  dueAt ?? '',
]

function stepIn(matchId: string, seq: number, fields: readonly string[]): Step {
  const [from, answered, side, place, responseMs, at, closed, status, phase, round, ended, dueAt] = fields
  return {
    matchId,
    from: Number(from),
    seq,
    answer: {
      round: Number(answered),
      side: side === '1' ? 1 : 2,
      place: Number(place),
      responseMs: Number(responseMs),
      at: Number(at),
    },
    closed: closed === '1',
    status: status as Step['status'],
    phase: phase as Step['phase'],
    round: Number(round),
    ended: (ended || null) as Step['ended'],
    dueAt: dueAt ? Number(dueAt) : null,
  }
}

/** A notice in at most 130 bytes, without a comma: a payload carries several. */
export function writtenNotice(notice: Notice): string {
  if (notice.about === 'mail') return 'm'
  if (notice.about === 'duel') return `${notice.matchId}:${notice.seq}`
  const { step } = notice
  return [step.matchId, step.seq, ...fieldsOf(step)].join(':')
}

/** What was written; null for what no node of this version writes. */
export function readNotice(text: string): Notice | null {
  if (text === 'm') return { about: 'mail' }
  const [matchId, seq, ...fields] = text.split(':')
  if (!matchId || !seq) return null
  if (fields.length === 0) return { about: 'duel', matchId, seq: Number(seq) }
  return fields.length === 12 ? { about: 'step', step: stepIn(matchId, Number(seq), fields) } : null
}
