import { batcher } from '#concurrency/batcher.ts'
import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { ToServer } from '#protocol/live/to-server.ts'
import { HINTS_PER_DUEL } from '#rules/match/settings.ts'
import type { Side } from '#rules/match/side.ts'
import type { LiveSocket } from '../../sockets/hub.ts'
import type { DuelDatabase } from '../../store/database.ts'
import { qidOf, readQid } from '../model/question-id.ts'
import { sideOf } from '../model/setup.ts'
import { answerIn } from '../model/state.ts'
import type { DuelSettings } from '../settings.ts'
import {
  type HintVerdict,
  type Judged,
  leaveSeat,
  resignDuel,
  type Submission,
  submitAnswers,
  takeHint,
  type Verdict,
} from '../store/matches.ts'
import type { DuelLoader } from './load.ts'
import { type Duel, hintFor, stateFor } from './redact.ts'
import { refuse } from './reply.ts'
import type { Watch } from './watch.ts'

type Said<T extends ToServer['type']> = Extract<ToServer, { type: T }>['payload']

/** What a player does in a duel. Every refusal brings the fresh snapshot. */
export interface Play {
  answer(socket: LiveSocket, said: Said<'duel:answer'>): Promise<void>
  hint(socket: LiveSocket, said: Said<'duel:hint'>): Promise<void>
  resign(socket: LiveSocket, said: Said<'duel:resign'>): Promise<void>
  enter(socket: LiveSocket, said: Said<'duel:enter'>): Promise<void>
  /** the tab left the duel's screen, or is gone */
  leave(socket: LiveSocket): Promise<void>
}

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

export function duelPlay(parts: {
  db: DuelDatabase
  watch: Watch
  loader: DuelLoader
  settings: Pick<DuelSettings, 'batchMs' | 'batchMost' | 'paceMs'>
}): Play {
  const { db, watch, loader, settings } = parts
  const submit = batcher<Submission, Judged>((batch) => submitAnswers(db, batch), settings)

  /** A duel of this player as it stands now. */
  async function fresh(socket: LiveSocket, matchId: string): Promise<{ duel: Duel; side: Side } | null> {
    const playing = watch.playing(socket)
    const duel = await loader.load(matchId)
    const side = duel && sideOf(duel.setup, socket.userId)
    if (!duel || !side) return null
    if (playing?.duel.setup.id === matchId) duel.progress = playing.duel.progress
    return { duel, side }
  }

  /** The tab's own duel, if this is it; else says why it is not. */
  async function seated(socket: LiveSocket, matchId: string, type: string): Promise<Side | null> {
    const playing = watch.playing(socket)
    if (playing?.duel.setup.id === matchId) return playing.side
    const found = await fresh(socket, matchId)
    const code = !found ? 'not_your_duel' : found.duel.state.status === 'active' ? 'seat_taken' : 'duel_over'
    refuse(socket, code, type, found)
    return null
  }

  async function answer(socket: LiveSocket, said: Said<'duel:answer'>): Promise<void> {
    const named = readQid(said.qid)
    if (!named) return refuse(socket, 'not_your_duel', 'duel:answer')
    const { matchId, round } = named
    const { place } = said
    const ack = (seq: number) =>
      socket.send({
        type: 'duel:ack',
        seq,
        payload: { matchId, qid: qidOf(matchId, round), round, place },
      })
    const playing = watch.playing(socket)
    if (playing?.duel.setup.id === matchId) {
      const { side } = playing
      const judged = await submit({ matchId, round, side, place })
      if (judged.verdict !== 'accepted')
        return refused(socket, matchId, round, place, REFUSALS[judged.verdict], ack)
      ack(judged.step.seq)
      watch.stepped(judged.step)
      return
    }
    const found = await fresh(socket, matchId)
    const code = !found ? 'not_your_duel' : found.duel.state.status === 'active' ? 'seat_taken' : 'duel_over'
    return refused(socket, matchId, round, place, code, ack)
  }

  /** An answer sent again after a reconnect is acknowledged as it was stored; a no-answer that came late is no error. */
  async function refused(
    socket: LiveSocket,
    matchId: string,
    round: number,
    place: number,
    code: LiveErrorCode,
    ack: (seq: number) => void,
  ): Promise<void> {
    const found = await fresh(socket, matchId)
    const stored = found && answerIn(found.duel.state, found.side, round)
    if (found && stored?.place === place) return ack(found.duel.state.seq)
    if (found && place === -1 && (code === 'answer_late' || code === 'answer_stale'))
      return socket.send({
        type: 'duel:state',
        seq: found.duel.state.seq,
        payload: stateFor(found.duel, found.side, socket.id),
      })
    refuse(socket, code, 'duel:answer', found)
  }

  return {
    answer,

    async hint(socket, { matchId, qid }) {
      const side = await seated(socket, matchId, 'duel:hint')
      const playing = watch.playing(socket)
      if (!side || !playing) return
      const named = qid === undefined ? null : readQid(qid)
      if (qid !== undefined && named?.matchId !== matchId) return refuse(socket, 'not_your_duel', 'duel:hint')
      const round = named?.round ?? playing.duel.state.round
      const { verdict } = await takeHint(db, matchId, side, round, HINTS_PER_DUEL)
      const found = await fresh(socket, matchId)
      if (verdict !== 'given') return refuse(socket, REFUSALS[verdict], 'duel:hint', found)
      const payload = found && hintFor(found.duel, side, round)
      if (!payload) return refuse(socket, 'not_your_duel', 'duel:hint')
      socket.send({ type: 'duel:hint', seq: found.duel.state.seq, payload })
      watch.moved({ matchId, seq: found.duel.state.seq }, 'here')
    },

    async resign(socket, { matchId }) {
      const found = await fresh(socket, matchId)
      if (!found) return refuse(socket, 'not_your_duel', 'duel:resign')
      const seq = await resignDuel(db, matchId, found.side)
      if (seq === null) return refuse(socket, 'duel_over', 'duel:resign', await fresh(socket, matchId))
      watch.moved({ matchId, seq }, 'here')
    },

    async enter(socket, { matchId }) {
      const seq = await watch.enter(socket, matchId)
      if (seq === null) return refuse(socket, 'not_your_duel', 'duel:enter')
      watch.moved({ matchId, seq }, 'here')
    },

    async leave(socket) {
      const playing = watch.playing(socket)
      watch.leave(socket)
      if (!playing) return
      const { id: matchId } = playing.duel.setup
      const seq = await leaveSeat(db, matchId, playing.side, socket.id)
      if (seq !== null) watch.moved({ matchId, seq }, 'here')
    },
  }
}
