import type { DuelHint, DuelQuestion } from '#protocol/live/question.ts'
import type { DuelEnd, RoundResult } from '#protocol/live/result.ts'
import type { DuelStart, DuelState, FaceOff } from '#protocol/live/state.ts'
import type { ToClient, ToClientPayload } from '#protocol/live/to-client.ts'
import { STARTING_HP } from '#rules/match/health.ts'

/** Instants are in ms of the page's monotonic clock, taken when a message came. */
export type AskedQuestion = DuelQuestion & { readonly endsAt: number; readonly askedAt: number }
export type ShownResult = RoundResult & { readonly receivedAt: number }
export type ShownFaceOff = FaceOff & { readonly endsAt: number }

/** The live duel as the page knows it. Everything a screen shows of it is here or computed from it. */
export interface LiveDuel {
  readonly start: Omit<DuelStart, 'faceOff'>
  /** The duel's own number as last applied; a lower one is old news. */
  readonly seq: number
  /** opening: found, and round 1 has not opened. settling: over, and its figures follow. */
  readonly phase: 'opening' | DuelState['phase']
  readonly round: number
  /** While it is opening: what is at stake, and when round 1 opens. */
  readonly faceOff: ShownFaceOff | null
  /** The question asked last; it stays while its result is shown. */
  readonly question: AskedQuestion | null
  /** The answer to that question, -1 for none. `stored` once the server has it for good. */
  readonly answer: { readonly shownIndex: number; readonly stored: boolean } | null
  readonly opponentAnswered: boolean
  readonly opponentHere: boolean
  readonly scores: readonly [you: number, opponent: number]
  readonly hp: readonly [you: number, opponent: number]
  readonly hintsUsed: number
  readonly hint: DuelHint | null
  readonly hintAsked: boolean
  /** The round closed last; null again once the next question is asked. */
  readonly result: ShownResult | null
  readonly end: DuelEnd | null
  readonly seat: DuelState['seat']
  readonly resigning: boolean
  /** Whether the opponent left two rounds unanswered, so that the win may be claimed; and whether it has been. */
  readonly claimable: boolean
  readonly claiming: boolean
  /** The round that ran out before an answer given to it arrived; null again with the next answer. */
  readonly lateRound: number | null
  readonly rematch: Rematch | null
}

export type Rematch =
  | { readonly from: 'you' | 'opponent'; readonly endsAt: number }
  | { readonly from: 'gone'; readonly why?: 'declined' | 'time' | 'left' | undefined }

/** A player's moves in the arena, as far as they show before the server's word. */
export type DuelIntent =
  | { type: 'answered'; shownIndex: number }
  | { type: 'hint-asked' }
  | { type: 'resigned' }
  | { type: 'claimed' }
  | { type: 'entered' }
  | { type: 'left' }

const facing = (faceOff: DuelStart['faceOff'], at: number): ShownFaceOff | null =>
  faceOff ? { ...faceOff, endsAt: at + faceOff.remainingMs } : null

const opened = ({ faceOff, ...start }: DuelStart, seq: number, at: number): LiveDuel => ({
  start,
  seq,
  phase: 'opening',
  round: 0,
  faceOff: facing(faceOff, at),
  question: null,
  answer: null,
  opponentAnswered: false,
  opponentHere: true,
  scores: [0, 0],
  hp: [STARTING_HP, STARTING_HP],
  hintsUsed: 0,
  hint: null,
  hintAsked: false,
  result: null,
  end: null,
  seat: 'here',
  resigning: false,
  claimable: false,
  claiming: false,
  lateRound: null,
  rematch: null,
})

/** The same question told twice keeps the earlier deadline: a message that lay in the wire must not give time. */
function asked(question: DuelQuestion, before: AskedQuestion | null, at: number): AskedQuestion {
  const endsAt = at + question.remainingMs
  return before?.qid === question.qid
    ? { ...question, askedAt: before.askedAt, endsAt: Math.min(before.endsAt, endsAt) }
    : { ...question, askedAt: at, endsAt }
}

const received = (result: RoundResult, before: ShownResult | null, at: number): ShownResult => ({
  ...result,
  receivedAt: before?.qid === result.qid ? before.receivedAt : at,
})

/** Whether an answer was given here that the server had not acknowledged; a silence is none. */
const isUnderWay = ({ answer }: LiveDuel): boolean =>
  answer !== null && !answer.stored && answer.shownIndex >= 0

/** Returns the round whose answer a snapshot shows to have come too late. */
function lateIn({ question, ...now }: DuelState, before: LiveDuel | null): number | null {
  if (!before?.question || !isUnderWay(before) || question?.qid === before.question.qid)
    return before?.lateRound ?? null
  const { round } = before.question
  return now.yourAnswers?.[round - 1] === -1 ? round : before.lateRound
}

/** A closed round is still shown between rounds; of a duel that is over only to a player who saw it being played. */
const isResultNews = (phase: DuelState['phase'], before: LiveDuel | null): boolean =>
  phase === 'reveal' || (phase !== 'question' && before !== null)

/**
 * A snapshot replaces the duel the page held, but for two facts it cannot know: the stem of a closed round, an answer
 * under way.
 */
export function duelFrom(state: DuelState, seq: number, held: LiveDuel | null, at: number): LiveDuel {
  const before = held?.start.matchId === state.matchId ? held : null
  if (before && seq < before.seq) return before
  const { matchId, roomCode, subject, kind, rated, rounds, hintsPerDuel, opponent, ...now } = state
  const faceOff = facing(now.faceOff, at)
  const question = now.question
    ? asked(now.question, before?.question ?? null, at)
    : (before?.question ?? null)
  const sameQuestion = question !== null && question.qid === before?.question?.qid
  const underWay = sameQuestion && now.phase === 'question' ? (before?.answer ?? null) : null
  const stored = now.phase === 'question' ? now.yourAnswer : (now.lastResult?.yourAnswer ?? null)
  return {
    start: { matchId, roomCode, subject, kind, rated, rounds, hintsPerDuel, opponent },
    seq,
    phase: faceOff ? 'opening' : now.phase,
    round: now.round,
    faceOff,
    question,
    answer: stored === null ? underWay : { shownIndex: stored, stored: true },
    opponentAnswered: now.opponentAnswered,
    opponentHere: now.opponentHere,
    scores: now.scores,
    hp: now.hp,
    hintsUsed: now.hintsUsed,
    hint: now.hint,
    hintAsked: now.hint === null && sameQuestion && (before?.hintAsked ?? false),
    result:
      isResultNews(now.phase, before) && now.lastResult
        ? received(now.lastResult, before?.result ?? null, at)
        : null,
    end: now.end ?? before?.end ?? null,
    seat: now.seat,
    resigning: before?.resigning ?? false,
    claimable: now.claimable ?? false,
    claiming: (now.claimable ?? false) && (before?.claiming ?? false),
    lateRound: lateIn(state, before),
    rematch: before?.rematch ?? null,
  }
}

/** Returns the duel after a message about it. Messages of another duel, or older than the duel shown, change nothing. */
export function duelAfter(held: LiveDuel | null, message: ToClient, at: number): LiveDuel | null {
  switch (message.type) {
    case 'duel:start':
    case 'duel:friend_match_start':
      // Told twice, or late: the duel has gone on since.
      return held?.start.matchId === message.payload.matchId ? held : opened(message.payload, message.seq, at)
    case 'duel:state':
      return duelFrom(message.payload, message.seq, held, at)
    case 'error':
      return message.payload.state ? duelFrom(message.payload.state, message.seq, held, at) : held
    default:
      return held && concerns(held, message) ? advanced(held, message, at) : held
  }
}

const concerns = ({ start }: LiveDuel, { payload }: ToClient): boolean =>
  'matchId' in payload && payload.matchId === start.matchId

/** One's own Decline needs no word; whatever else ends an offer is told. */
const rematchEnded = (
  { rematch }: LiveDuel,
  why: ToClientPayload<'rematch:expired'>['why'],
): Rematch | null => (why === 'declined' && rematch?.from !== 'you' ? null : { from: 'gone', why })

function advanced(duel: LiveDuel, message: ToClient, at: number): LiveDuel {
  // These name their question or match, so that their place in line does not matter.
  switch (message.type) {
    case 'duel:ack':
      return message.payload.qid === duel.question?.qid && duel.phase === 'question'
        ? { ...duel, answer: { shownIndex: message.payload.place, stored: true } }
        : duel
    case 'duel:hint':
      return message.payload.qid === duel.question?.qid
        ? { ...duel, hint: message.payload, hintsUsed: message.payload.hintsUsed, hintAsked: false }
        : duel
    case 'duel:seat_taken':
      return { ...duel, seat: 'elsewhere' }
    case 'rematch:offer':
      return { ...duel, rematch: { from: message.payload.from, endsAt: at + message.payload.expiresInMs } }
    case 'rematch:expired':
      return { ...duel, rematch: rematchEnded(duel, message.payload.why) }
  }
  return message.seq < duel.seq ? duel : { ...inOrder(duel, message, at), seq: message.seq }
}

function inOrder(duel: LiveDuel, message: ToClient, at: number): LiveDuel {
  switch (message.type) {
    case 'duel:question': {
      const question = asked(message.payload, duel.question, at)
      if (question.qid === duel.question?.qid) return { ...duel, question }
      return {
        ...duel,
        phase: 'question',
        round: question.round,
        faceOff: null,
        question,
        answer: null,
        opponentAnswered: false,
        hint: null,
        hintAsked: false,
        result: null,
      }
    }
    case 'duel:opponent': {
      const { status, round } = message.payload
      if (status !== 'answered') return { ...duel, opponentHere: status === 'back' }
      return round === duel.round
        ? { ...duel, opponentAnswered: true, opponentHere: true, claimable: false, claiming: false }
        : duel
    }
    case 'duel:botAnswer':
      return message.payload.round === duel.round ? { ...duel, opponentAnswered: true } : duel
    case 'duel:result': {
      const { payload } = message
      if (payload.round < duel.round) return duel
      return {
        ...duel,
        phase: duel.phase === 'over' ? 'over' : payload.round < payload.rounds ? 'reveal' : 'settling',
        round: payload.round,
        answer: { shownIndex: payload.yourAnswer, stored: true },
        opponentAnswered: payload.opponentAnswer >= 0,
        scores: payload.scores,
        hp: payload.hp,
        hintAsked: false,
        claimable: payload.claimable ?? false,
        claiming: (payload.claimable ?? false) && duel.claiming,
        lateRound: payload.yourAnswer === -1 && isUnderWay(duel) ? payload.round : duel.lateRound,
        result: received(payload, duel.result, at),
      }
    }
    case 'duel:end':
      return {
        ...duel,
        phase: 'over',
        scores: message.payload.scores,
        end: message.payload,
        hintAsked: false,
      }
    default:
      return duel
  }
}

/** Returns the duel after a player's move, before the server's word. A move that cannot be made now changes nothing. */
export function duelAfterIntent(duel: LiveDuel, intent: DuelIntent): LiveDuel {
  const open = duel.phase === 'question' && duel.answer === null
  switch (intent.type) {
    case 'answered':
      return open
        ? { ...duel, answer: { shownIndex: intent.shownIndex, stored: false }, lateRound: null }
        : duel
    case 'hint-asked':
      return open && !duel.hint && duel.hintsUsed < duel.start.hintsPerDuel
        ? { ...duel, hintAsked: true }
        : duel
    case 'resigned':
      return duel.phase === 'over' ? duel : { ...duel, resigning: true }
    case 'claimed':
      return duel.claimable ? { ...duel, claiming: true } : duel
    case 'entered':
      return { ...duel, seat: 'here' }
    case 'left':
      return { ...duel, seat: 'free' }
  }
}

/** Whether it is still to be played, so that the menu leads back to it. */
export const isRunning = (duel: LiveDuel): boolean => duel.phase !== 'over' && duel.phase !== 'settling'
