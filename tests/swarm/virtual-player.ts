import { WebSocket } from 'ws'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { ToServerWire } from '#protocol/live/to-server.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import type { Member } from './world.ts'

/** The misbehavior of a virtual player, as shares of its answers. */
export interface Mischief {
  /** the answer is not sent at all */
  silent: number
  /** the socket is cut right after the answer */
  drop: number
  /** the answer is sent twice, or an old one is sent after it */
  double: number
}

export const WELL_BEHAVED: Mischief = { silent: 0, drop: 0, double: 0 }

/** The events a run counts. Times are ms. */
export interface Witness {
  asked(userId: string, matchId: string, round: number): void
  joined(userId: string, at: number): void
  started(userId: string, matchId: string, at: number): void
  answered(userId: string, matchId: string, round: number, place: number, at: number): void
  acknowledged(userId: string, matchId: string, round: number, place: number, at: number): void
  closed(userId: string, matchId: string, round: number, at: number): void
  /** `rating` is the player's after it */
  ended(userId: string, matchId: string, rating: number | null): void
  refused(code: string): void
}

export interface VirtualPlayerParts {
  member: Member
  /** where to connect now; null when no node is up */
  url: () => string | null
  witness: Witness
  mischief: Mischief
  /** ms to think, drawn for each question */
  think: () => number
  /**
   * how often a player asks whether the node at the other end still stands (ms), and leaves one that does not say so;
   * null: never, as a browser, whose page cannot ask
   */
  beatMs: number | null
  /** false: finish the duel and look for no other */
  goOn: () => boolean
}

export interface VirtualPlayer {
  /** connects, or looks for a duel again where it is idle */
  start(): void
  inDuel(): boolean
  /** in no duel, and looking for none */
  idle(): boolean
  stop(): void
}

const RETRY_MS = 200
/** An answer is sent again when nothing came back for so long. */
const RESEND_MS = 1_500

/** Asks again and again whether the other end stands; when a ping gets no pong, the wire is given up. */
function beat(ws: WebSocket, everyMs: number): void {
  let alive = true
  ws.on('pong', () => {
    alive = true
  })
  const asking = setInterval(() => {
    if (ws.readyState !== WebSocket.OPEN) return
    if (!alive) return ws.terminate()
    alive = false
    ws.ping()
  }, everyMs)
  ws.on('close', () => clearInterval(asking))
}

/** A player of the machine's own: plays duel after duel, comes back after every break, resends what was not acknowledged. */
export function virtualPlayer(parts: VirtualPlayerParts): VirtualPlayer {
  const { member, witness, mischief } = parts
  let ws: WebSocket | null = null
  let stopped = false
  let matchId: string | null = null
  let waiting = false
  let connecting = false
  let owed: { qid: string; place: number; since: number; round: number } | null = null
  let last: { qid: string; place: number } | null = null
  const answered = new Set<string>()

  const say = (message: ToServerWire): void => {
    if (ws?.readyState === WebSocket.OPEN) ws.send(JSON.stringify(message))
  }

  function look(): void {
    if (matchId || stopped) return
    if (!parts.goOn()) {
      waiting = false
      say({ type: 'queue:leave', payload: {} })
      return
    }
    waiting = true
    witness.joined(member.userId, performance.now())
    say({ type: 'queue:join', payload: { subject: 'Mixed Questions', botDifficulty: 'medium' } })
  }

  function send(answer: { qid: string; place: number }): void {
    say({ type: 'duel:answer', payload: { qid: answer.qid, idx: answer.place, ms: 1 } })
  }

  function choose(question: { matchId: string; qid: string; round: number }): void {
    if (answered.has(question.qid)) return
    witness.asked(member.userId, question.matchId, question.round)
    setTimeout(() => {
      if (stopped || matchId !== question.matchId || answered.has(question.qid)) return
      answered.add(question.qid)
      if (Math.random() < mischief.silent) return
      const place = Math.floor(Math.random() * 4)
      const before = last
      owed = { qid: question.qid, place, round: question.round, since: performance.now() }
      last = owed
      witness.answered(member.userId, question.matchId, question.round, place, owed.since)
      send(owed)
      if (Math.random() < mischief.double) send(before && Math.random() < 0.5 ? before : owed)
      if (Math.random() < mischief.drop) ws?.terminate()
    }, parts.think())
  }

  function take(message: ToClient): void {
    const at = performance.now()
    switch (message.type) {
      case 'presence:welcome': {
        const { duel } = message.payload
        const known = matchId
        if (duel) matchId = duel.matchId
        if (matchId) say({ type: 'duel:enter', payload: { matchId } })
        else look()
        if (duel && duel.matchId !== known) witness.started(member.userId, duel.matchId, at)
        return
      }
      case 'duel:start':
        matchId = message.payload.matchId
        waiting = false
        answered.clear()
        witness.started(member.userId, matchId, at)
        return
      case 'duel:state': {
        const { payload } = message
        if (payload.end) {
          over(payload.matchId, payload.end.yourNewRating)
          return
        }
        matchId = payload.matchId
        if (payload.lastResult) witness.closed(member.userId, payload.matchId, payload.lastResult.round, at)
        if (owed && payload.question?.qid === owed.qid && payload.yourAnswer === null) send(owed)
        else if (payload.question && payload.yourAnswer === null) choose(payload.question)
        return
      }
      case 'duel:question':
        choose(message.payload)
        return
      case 'duel:ack':
        if (owed?.qid === message.payload.qid) owed = null
        witness.acknowledged(
          member.userId,
          message.payload.matchId,
          message.payload.round,
          message.payload.place,
          at,
        )
        return
      case 'duel:result':
        if (owed?.qid === message.payload.qid) owed = null
        witness.closed(member.userId, message.payload.matchId, message.payload.round, at)
        return
      case 'duel:end':
        over(message.payload.matchId, message.payload.yourNewRating)
        return
      case 'queue:left':
        if (waiting && parts.goOn()) look()
        return
      case 'error': {
        const { code, refused, state } = message.payload
        witness.refused(code)
        if (code === 'in_duel' && state) {
          matchId = state.matchId
          say({ type: 'duel:enter', payload: { matchId } })
        } else if (code === 'seat_taken' && matchId) say({ type: 'duel:enter', payload: { matchId } })
        else if (refused === 'queue:join') setTimeout(look, RETRY_MS)
        else if (refused === 'duel:enter' && matchId)
          setTimeout(() => {
            if (code === 'not_your_duel') over(matchId as string, null)
            else if (matchId) say({ type: 'duel:enter', payload: { matchId } })
          }, RETRY_MS)
        else if (refused === 'duel:answer' && /answer_|over|already/.test(code)) owed = null
        else if (refused === 'presence:hello') ws?.terminate()
      }
    }
  }

  function over(id: string, rating: number | null): void {
    witness.ended(member.userId, id, rating)
    if (matchId !== id) return
    matchId = null
    owed = null
    last = null
    look()
  }

  const watchdog = setInterval(() => {
    if (owed && performance.now() - owed.since > RESEND_MS) {
      owed.since = performance.now()
      send(owed)
    }
  }, RESEND_MS)

  function connect(): void {
    if (stopped) return
    connecting = true
    const url = parts.url()
    const again = (): void => {
      ws = null
      if (!stopped) setTimeout(connect, RETRY_MS * (0.5 + Math.random()))
    }
    if (!url) {
      again()
      return
    }
    const mine = new WebSocket(`${url}/ws`, {
      headers: { origin: url.replace(/^ws/, 'http'), cookie: member.cookie },
      perMessageDeflate: false,
      handshakeTimeout: 3_000,
    })
    ws = mine
    mine.on('open', () => say({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } }))
    mine.on('message', (data) => take(JSON.parse(String(data)) as ToClient))
    mine.on('error', () => undefined)
    mine.on('close', () => {
      if (ws === mine) again()
    })
    if (parts.beatMs !== null) beat(mine, parts.beatMs)
  }

  return {
    start() {
      if (connecting) look()
      else connect()
    },
    inDuel: () => matchId !== null,
    idle: () => matchId === null && !waiting,
    stop() {
      stopped = true
      clearInterval(watchdog)
      ws?.terminate()
    },
  }
}
