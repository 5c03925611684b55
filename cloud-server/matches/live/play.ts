import { setTimeout as pause } from 'node:timers/promises'
import { batcher } from '#concurrency/batcher.ts'
import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { ToServerPayload } from '#protocol/live/to-server.ts'
import { HINTS_PER_DUEL } from '#rules/match/settings.ts'
import { restOfReading } from '#rules/reading.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import { refuse } from '../../sockets/refusal.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { qidOf, readQid } from '../model/question-id.ts'
import { sideOf } from '../model/setup.ts'
import { answerIn, isOpen, remainingIn } from '../model/state.ts'
import type { DuelSettings } from '../settings.ts'
import { type Judged, type Submission, submitAnswers, type Verdict } from '../store/answers.ts'
import { claimDuel, type HintVerdict, resignDuel, takeHint } from '../store/matches.ts'
import { type Leaving, leaveSeats } from '../store/seats.ts'
import type { DuelLoader } from './load.ts'
import type { Onlookers } from './onlookers.ts'
import { type Duel, hintFor, type PlayersDuel, snapshotFor, stateFor } from './redact.ts'
import type { WatchedDuels } from './watched-duels.ts'

const REFUSALS: Record<Exclude<Verdict, 'accepted'> | Exclude<HintVerdict, 'given'>, LiveErrorCode> = {
  unknown: 'not_your_duel',
  malformed: 'invalid',
  over: 'duel_over',
  early: 'answer_early',
  stale: 'answer_stale',
  repeated: 'already_answered',
  late: 'answer_late',
  none_left: 'no_hints_left',
}

/** An answer as a player gave it. */
type GivenAnswer = Pick<Submission, 'matchId' | 'round' | 'shownIndex'>

export interface PlayParts {
  db: DuelDatabase
  watched: WatchedDuels
  loader: DuelLoader
  onlookers: Onlookers
  settings: Pick<DuelSettings, 'batchMs' | 'batchMost' | 'paceMs' | 'leastAnswerMs'>
}

/** A player's moves in a duel. Every refusal brings the fresh snapshot. */
export class Play {
  readonly #db: DuelDatabase
  readonly #watched: WatchedDuels
  readonly #loader: DuelLoader
  readonly #onlookers: Onlookers
  readonly #leastAnswerMs: number
  readonly #submit: (submission: Submission) => Promise<Judged>
  /** Duels that are settled together end together, and their players leave the verdicts together. */
  readonly #leaveSeat: (leaving: Leaving) => Promise<number | null>

  constructor({ db, watched, loader, onlookers, settings }: PlayParts) {
    this.#db = db
    this.#watched = watched
    this.#loader = loader
    this.#onlookers = onlookers
    this.#leastAnswerMs = settings.leastAnswerMs
    this.#submit = batcher((batch) => submitAnswers(db, batch), settings)
    this.#leaveSeat = batcher((batch) => leaveSeats(db, batch), settings)
  }

  async answer(
    socket: LiveSocket,
    { qid, place: shownIndex }: ToServerPayload<'duel:answer'>,
  ): Promise<void> {
    const named = readQid(qid)
    if (!named) return refuse(socket, 'not_your_duel', 'duel:answer')
    const given = { ...named, shownIndex }
    const playing = this.#playingHere(socket, given.matchId)
    if (!playing) {
      const found = await this.#fresh(socket, given.matchId)
      return this.#refuseAnswer(socket, given, this.#whyNotPlaying(found))
    }
    const restMs = this.#restOfReading(playing.duel, given)
    if (restMs > 0) await pause(restMs)
    const judged = await this.#submit({ ...given, side: playing.side })
    if (judged.verdict !== 'accepted') return this.#refuseAnswer(socket, given, REFUSALS[judged.verdict])
    this.#acknowledge(socket, given, judged.step.seq)
    this.#watched.stepped(judged.step)
  }

  async hint(socket: LiveSocket, { matchId, qid }: ToServerPayload<'duel:hint'>): Promise<void> {
    const playing = this.#playingHere(socket, matchId)
    if (!playing) {
      const found = await this.#fresh(socket, matchId)
      return refuse(socket, this.#whyNotPlaying(found), 'duel:hint', snapshotFor(found, socket))
    }
    const { duel, side } = playing
    const named = qid === undefined ? null : readQid(qid)
    if (qid !== undefined && named?.matchId !== matchId) return refuse(socket, 'not_your_duel', 'duel:hint')
    const round = named?.round ?? duel.state.round
    const { verdict } = await takeHint(this.#db, matchId, side, round, HINTS_PER_DUEL)
    const found = await this.#fresh(socket, matchId)
    if (verdict !== 'given') return refuse(socket, REFUSALS[verdict], 'duel:hint', snapshotFor(found, socket))
    const payload = found && hintFor(found.duel, side, round)
    if (!payload) return refuse(socket, 'not_your_duel', 'duel:hint')
    const { seq } = found.duel.state
    socket.send({ type: 'duel:hint', seq, payload })
    this.#watched.moved({ matchId, seq }, 'here')
  }

  async resign(socket: LiveSocket, { matchId }: ToServerPayload<'duel:resign'>): Promise<void> {
    const found = await this.#fresh(socket, matchId)
    if (!found) return refuse(socket, 'not_your_duel', 'duel:resign')
    const left = await resignDuel(this.#db, matchId, found.side)
    if (left) return this.#watched.moved({ matchId, seq: left.seq }, 'here')
    refuse(socket, 'duel_over', 'duel:resign', snapshotFor(await this.#fresh(socket, matchId), socket))
  }

  async claim(socket: LiveSocket, { matchId }: ToServerPayload<'duel:claim'>): Promise<void> {
    const found = await this.#fresh(socket, matchId)
    if (!found) return refuse(socket, 'not_your_duel', 'duel:claim')
    const { verdict, seq } = await claimDuel(this.#db, matchId, found.side)
    if (verdict === 'claimed') return this.#watched.moved({ matchId, seq }, 'here')
    const code = verdict === 'over' ? 'duel_over' : 'opponent_playing'
    refuse(socket, code, 'duel:claim', snapshotFor(await this.#fresh(socket, matchId), socket))
  }

  async enter(socket: LiveSocket, { matchId }: ToServerPayload<'duel:enter'>): Promise<void> {
    const seq = await this.#watched.enter(socket, matchId)
    if (seq === null) return refuse(socket, 'not_your_duel', 'duel:enter')
    this.#onlookers.remove(socket)
    this.#watched.moved({ matchId, seq }, 'here')
  }

  /** The tab left the duel's screen, or is gone. Returns whether it left a verdict, and with it what is on offer there. */
  async leave(socket: LiveSocket): Promise<boolean> {
    const playing = this.#watched.playing(socket)
    const verdict = this.#watched.atVerdict(socket)
    this.#watched.leave(socket)
    if (verdict) {
      await this.#leaveSeat({ ...verdict, socketId: socket.id })
      return true
    }
    if (!playing) return false
    const { id: matchId } = playing.duel.setup
    this.#onlookers.add(socket, matchId)
    const seq = await this.#leaveSeat({ matchId, side: playing.side, socketId: socket.id })
    if (seq !== null) this.#watched.moved({ matchId, seq }, 'here')
    return false
  }

  /** Whether the tab shows the verdict of a duel that is settled. */
  isAtVerdict(socket: LiveSocket): boolean {
    return this.#watched.atVerdict(socket) !== null
  }

  /** The tab begins something else: it leaves the verdict it shows. Returns whether it showed one. */
  async leaveVerdict(socket: LiveSocket): Promise<boolean> {
    return this.isAtVerdict(socket) && (await this.leave(socket))
  }

  /** Returns how long (ms) an answer to the open round waits, for the question to have been read; a silence waits for nothing. */
  #restOfReading({ setup, state }: Duel, { round, shownIndex }: GivenAnswer): number {
    if (!isOpen(state) || round !== state.round || shownIndex === -1) return 0
    return restOfReading(setup.windowMs - remainingIn(state), this.#leastAnswerMs)
  }

  /** Returns the duel if this tab plays it; else null. */
  #playingHere(socket: LiveSocket, matchId: string): PlayersDuel | null {
    const playing = this.#watched.playing(socket)
    return playing?.duel.setup.id === matchId ? playing : null
  }

  #whyNotPlaying(found: PlayersDuel | null): LiveErrorCode {
    if (!found) return 'not_your_duel'
    return found.duel.state.status === 'active' ? 'seat_taken' : 'duel_over'
  }

  /** Returns a duel of this player as it stands now; null when it is not theirs. */
  async #fresh(socket: LiveSocket, matchId: string): Promise<PlayersDuel | null> {
    const playing = this.#watched.playing(socket)
    const duel = await this.#loader.load(matchId)
    const side = duel && sideOf(duel.setup, socket.userId)
    if (!duel || !side) return null
    if (playing?.duel.setup.id === matchId) duel.progress = playing.duel.progress
    return { duel, side }
  }

  #acknowledge(socket: LiveSocket, { matchId, round, shownIndex }: GivenAnswer, seq: number): void {
    const payload = { matchId, qid: qidOf(matchId, round), round, place: shownIndex }
    socket.send({ type: 'duel:ack', seq, payload })
  }

  /** An answer sent again after a reconnect is acknowledged as it was stored; a no-answer that came late is no error. */
  async #refuseAnswer(socket: LiveSocket, given: GivenAnswer, code: LiveErrorCode): Promise<void> {
    const found = await this.#fresh(socket, given.matchId)
    if (!found) return refuse(socket, code, 'duel:answer')
    const { duel, side } = found
    const { seq } = duel.state
    if (answerIn(duel.state, side, given.round)?.shownIndex === given.shownIndex)
      return this.#acknowledge(socket, given, seq)
    if (given.shownIndex === -1 && (code === 'answer_late' || code === 'answer_stale'))
      return socket.send({ type: 'duel:state', seq, payload: stateFor(duel, side, socket.id) })
    refuse(socket, code, 'duel:answer', snapshotFor(found, socket))
  }
}
