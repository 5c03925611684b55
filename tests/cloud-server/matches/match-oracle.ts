import type { Ended, Untaken } from '#rules/match/outcome.ts'
import type { MatchSettings } from '#rules/match/settings.ts'
import { opposite, SIDES, type Side } from '#rules/match/side.ts'

/**
 * A whole match as pure functions: a second writing of what the database's functions do (design section 6). Tests drive
 * both and compare. Times are instants in ms of the one clock that decides, the database's.
 */
export interface GivenAnswer {
  /** place of the option as both saw it; -1 for silence */
  place: number
  at: number
}

export interface Round {
  openedAt: number
  /** place of the right option */
  correctPlace: number
  answers: Partial<Record<Side, GivenAnswer>>
}

export type MatchStatus = 'active' | 'over' | 'abandoned'

export interface Match {
  settings: MatchSettings
  status: MatchStatus
  phase: 'question' | 'reveal'
  /** 1-based; 0 in the face-off */
  round: number
  seq: number
  /** when the present phase ends by itself */
  dueAt: number
  rounds: readonly Round[]
  scores: readonly [number, number]
  winner: Side | null
  /** why the match ended before its last round */
  ended: Ended | Untaken | null
  /** a friend game that player 2 has not taken */
  invitation: boolean
}

export type Submission =
  | { kind: 'accepted'; match: Match; closed: boolean }
  | { kind: 'refused'; why: 'over' | 'early' | 'late' | 'stale' | 'repeated' | 'malformed' }

const OPTIONS = 4

export function openMatch(
  settings: MatchSettings,
  correctPlace: number,
  now: number,
  invitation = false,
  faceOffMs = 0,
): Match {
  const begun = {
    settings,
    status: 'active',
    seq: 1,
    scores: [0, 0],
    winner: null,
    ended: null,
    invitation,
  } as const
  if (faceOffMs > 0) return { ...begun, phase: 'reveal', round: 0, dueAt: now + faceOffMs, rounds: [] }
  return {
    ...begun,
    phase: 'question',
    round: 1,
    dueAt: now + settings.answerWindowMs,
    rounds: [{ openedAt: now, correctPlace, answers: {} }],
  }
}

const present = (match: Match): Round => {
  const round = match.rounds[match.round - 1]
  if (!round) throw new Error(`round ${match.round} was never opened`)
  return round
}

const withRound = (match: Match, round: Round): readonly Round[] => [
  ...match.rounds.slice(0, match.round - 1),
  round,
]

function finished(match: Match, ended: Match['ended'], winner: Side | null): Match {
  const isOver = ended === 'played' || ended === 'resigned' || ended === 'forfeit'
  return { ...match, status: isOver ? 'over' : 'abandoned', ended, winner, seq: match.seq + 1 }
}

const leader = ([one, two]: readonly [number, number]): Side | null => {
  if (one === two) return null
  return one > two ? 1 : 2
}

const silent = (round: Round): boolean => SIDES.every((side) => (round.answers[side]?.place ?? -1) === -1)

/** Whether the last `limit` rounds saw no answer from either. */
const isDeserted = (rounds: readonly Round[], limit: number): boolean =>
  rounds.length >= limit && rounds.slice(-limit).every(silent)

const opened = (match: Match, correctPlace: number, now: number): Match => ({
  ...match,
  phase: 'question',
  round: match.round + 1,
  seq: match.seq + 1,
  dueAt: now + match.settings.answerWindowMs,
  rounds: [...match.rounds, { openedAt: now, correctPlace, answers: {} }],
})

/** To the reveal, to the next question where there is no pause, or to the end. */
function closeRound(match: Match, round: Round, now: number, nextCorrectPlace: number): Match {
  const right = (side: Side): number => (round.answers[side]?.place === round.correctPlace ? 1 : 0)
  const scores = [match.scores[0] + right(1), match.scores[1] + right(2)] as const
  const { rounds: last, winAt, revealMs, silentLimit } = match.settings
  const rounds = withRound(match, round)
  const closed: Match = {
    ...match,
    rounds,
    scores,
    phase: 'reveal',
    dueAt: now + revealMs,
    seq: match.seq + 1,
  }
  if (silentLimit !== null && isDeserted(rounds, silentLimit)) return finished(closed, 'abandoned', null)
  const first = leader(scores)
  const early = winAt !== null && first !== null && Math.max(...scores) >= winAt
  if (match.round >= last || early) return finished(closed, 'played', first)
  return revealMs === 0 ? opened({ ...closed, seq: match.seq }, nextCorrectPlace, now) : closed
}

/** One player's answer to one round; `nextCorrectPlace` is the key of the round after it. */
export function submitAnswer(
  match: Match,
  side: Side,
  round: number,
  place: number,
  now: number,
  nextCorrectPlace: number,
): Submission {
  const refused = (why: Extract<Submission, { kind: 'refused' }>['why']): Submission => ({
    kind: 'refused',
    why,
  })
  if (!Number.isInteger(place) || place < -1 || place >= OPTIONS) return refused('malformed')
  if (match.status !== 'active') return refused('over')
  if (round > match.round) return refused('early')
  if (round < match.round || match.phase !== 'question') return refused('stale')
  const open = present(match)
  if (open.answers[side]) return refused('repeated')
  if (now >= match.dueAt) return refused('late')
  const answers = { ...open.answers, [side]: { place, at: now } }
  const answered = { ...open, answers }
  // The invited player's own answer takes the game.
  const invitation = match.invitation && side === 1
  if (answers[1] && answers[2])
    return {
      kind: 'accepted',
      match: closeRound({ ...match, invitation }, answered, now, nextCorrectPlace),
      closed: true,
    }
  const { silence, answerWindowMs } = match.settings
  // A friend game's 24 hours start again once, at the first answer (design section 4).
  const dueAt = silence === 'forfeit' && !invitation ? now + answerWindowMs : match.dueAt
  return {
    kind: 'accepted',
    match: { ...match, invitation, rounds: withRound(match, answered), dueAt, seq: match.seq + 1 },
    closed: false,
  }
}

/** Returns the match after a sweep: once `dueAt` has passed, silence counts as an answer, or the next question opens. */
export function passDeadline(match: Match, now: number, nextCorrectPlace: number): Match {
  if (match.status !== 'active' || now < match.dueAt) return match
  if (match.phase === 'reveal') return opened(match, nextCorrectPlace, now)
  const open = present(match)
  if (match.invitation) return finished(match, 'lapsed', null)
  if (match.settings.silence === 'forfeit') {
    const spoke = SIDES.find((side) => open.answers[side])
    return finished(match, 'forfeit', spoke ?? null)
  }
  const answers = { ...open.answers }
  for (const side of SIDES) answers[side] ??= { place: -1, at: now }
  return closeRound(match, { ...open, answers }, now, nextCorrectPlace)
}

export function resign(match: Match, side: Side): Match {
  if (match.status !== 'active') return match
  if (match.invitation) return finished(match, side === 2 ? 'declined' : 'withdrawn', null)
  return finished(match, 'resigned', opposite(side))
}

/** Player 2 takes an invitation: the window of its first round begins. */
export function accept(match: Match, now: number): Match {
  if (match.status !== 'active' || !match.invitation || now >= match.dueAt) return match
  return { ...match, invitation: false, dueAt: now + match.settings.answerWindowMs, seq: match.seq + 1 }
}

/** A player takes the win of a live duel that the opponent left standing. */
export function claim(match: Match, side: Side): { said: 'claimed' | 'over' | 'present'; match: Match } {
  if (match.status !== 'active') return { said: 'over', match }
  const isOpen = match.phase === 'question'
  const closed = isOpen ? match.rounds.slice(0, -1) : match.rounds
  const [before, last] = closed.slice(-2)
  const spoke = (round: Round, by: Side) => (round.answers[by]?.place ?? -1) >= 0
  const left = (round: Round | undefined) =>
    round !== undefined && spoke(round, side) && !spoke(round, opposite(side))
  const isBack = isOpen && present(match).answers[opposite(side)] !== undefined
  if (!left(before) || !left(last) || isBack) return { said: 'present', match }
  return { said: 'claimed', match: finished(match, 'forfeit', side) }
}
