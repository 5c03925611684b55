import { atom, getDefaultStore, useAtomValue } from 'jotai'
import type { DuelEnd } from '#protocol/live/result.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { ToServerWire } from '#protocol/live/to-server.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { desktop } from '../desktop.ts'
import { bridgeWires } from './bridge-wire.ts'
import { isRunning } from './duel.ts'
import { makeLink } from './link.ts'
import { type Live, type LiveEvent, liveAfter, NOTHING_LIVE, type Wish } from './live.ts'
import { cancelOwed, owed, owedByDuel, unacknowledged } from './owed.ts'
import { openWebSocket } from './web-socket.ts'

/** The jotai doorway: everything live is this one atom, and only the reducer writes it. */
const liveAtom = atom<Live>(NOTHING_LIVE)
const store = getDefaultStore()

export const useLive = (): Live => useAtomValue(liveAtom)
const now = (): Live => store.get(liveAtom)
const happen = (event: LiveEvent): void => store.set(liveAtom, liveAfter(now(), event))

const shell = desktop()
const listeners = new Set<(message: ToClient) => void>()

/** Hears every message after the reducer has it: for toasts, and for reads that a message makes old. */
export function hearLive(hear: (message: ToClient) => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

const link = makeLink<ToClient, ToServerWire>({
  // On the desktop the engine holds the socket and the session.
  open: shell ? bridgeWires(shell.live) : openWebSocket,
  greet: (send) => send({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } }),
  ping: { type: 'presence:ping' },
  received(message) {
    const held = now().duel?.seat === 'here'
    happen({ type: 'message', message, at: performance.now() })
    if (message.type === 'presence:welcome') {
      sendAll(owed(now()))
      if (held) takeSeatAgain()
    }
    if (message.type === 'presence:welcome' || message.type === 'duel:state') sendAll(owedByDuel(now()))
    if (message.type === 'challenge:sent') sendAll(cancelOwed(now()))
    if (message.type === 'error' && message.payload.code === 'unavailable') sendAgain()
    for (const hear of listeners) hear(message)
  },
  changed: (status) => happen({ type: 'link', status }),
  random: Math.random,
  later(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

function sendAll(messages: readonly ToServerWire[]): void {
  for (const message of messages) link.send(message)
}

/** The server could not do it just now, and will be asked again so soon. */
const AGAIN_MS = 1_000
let asking = false

/** Says once more what the server still owes an answer; all of it may be said twice. */
function sendAgain(): void {
  if (asking) return
  asking = true
  setTimeout(() => {
    asking = false
    sendAll([...owed(now()), ...owedByDuel(now())])
  }, AGAIN_MS)
}

/** A connection that comes back sits down again where no other tab has since, or where this page is the one in sight. */
function takeSeatAgain(): void {
  const { duel } = now()
  if (!duel || !isRunning(duel) || duel.seat === 'here') return
  if (duel.seat === 'free' || document.visibilityState === 'visible') liveActions.enter()
}

let connectedAs: string | null = null
let holders = 0

/**
 * One socket a signed-in tab, opened at sign-in; another player in the same tab gets another. The answer lets go of it:
 * it closes unless the next screen takes it up in the same moment.
 */
export function holdLive(userId: string): () => void {
  holders += 1
  if (connectedAs !== userId) link.stop()
  connectedAs = userId
  link.start()
  return () => {
    holders -= 1
    setTimeout(() => {
      if (holders === 0) link.stop()
    })
  }
}

/** The network is back, or the page was woken: what looks open may not be. */
export const renewLive = (): void => link.renew()

const ofDuel = (work: (matchId: string, qid: string | null) => void): void => {
  const { duel } = now()
  if (duel) work(duel.start.matchId, duel.question?.qid ?? null)
}

/** What a player may do, each shown at once and told to the server; what cannot be told now is owed (owed.ts). */
export const liveActions = {
  join(wish: Wish) {
    happen({ type: 'queued', wish, at: performance.now() })
    link.send({ type: 'queue:join', payload: wish })
  },
  botNow() {
    const { queue } = now()
    if (!queue) return
    const { subject, botDifficulty } = queue
    link.send({ type: 'queue:bot', payload: { subject, botDifficulty } })
  },
  leaveQueue() {
    happen({ type: 'unqueued', told: link.send({ type: 'queue:leave' }) })
  },

  challenge(targetUsername: string, subject: PlayableSubject) {
    happen({ type: 'challenged', targetUsername, subject })
    link.send({ type: 'challenge:send', payload: { targetUsername, subject } })
  },
  withdrawChallenge() {
    const challengeId = now().outgoing?.challengeId
    const told = challengeId ? link.send({ type: 'challenge:cancel', payload: { challengeId } }) : false
    happen({ type: 'challenge-withdrawn', told })
  },
  /** The searching screen is left: nothing is searched for any longer. A duel that has begun stays. */
  stopLooking() {
    const { queue, outgoing } = now()
    if (queue) liveActions.leaveQueue()
    if (outgoing) liveActions.withdrawChallenge()
  },
  acceptChallenge(challengeId: string) {
    if (link.send({ type: 'challenge:accept', payload: { challengeId } }))
      happen({ type: 'challenge-answered', challengeId })
  },
  declineChallenge(challengeId: string) {
    if (link.send({ type: 'challenge:decline', payload: { challengeId } }))
      happen({ type: 'challenge-answered', challengeId })
  },
  forgetChallenge: (challengeId: string) => happen({ type: 'challenge-answered', challengeId }),

  enter: () =>
    ofDuel((matchId) => {
      if (link.send({ type: 'duel:enter', payload: { matchId } }))
        happen({ type: 'duel', intent: { type: 'entered' } })
    }),
  leave: () =>
    ofDuel((matchId) => {
      if (now().duel?.seat !== 'here') return
      happen({ type: 'duel', intent: { type: 'left' } })
      link.send({ type: 'duel:leave', payload: { matchId } })
    }),
  /** An answer counts once: the one already given stands. */
  answer(place: number) {
    if (now().duel?.answer) return
    happen({ type: 'duel', intent: { type: 'answered', place } })
    resendAnswer()
  },
  /** The countdown ran out with no answer: said in the form of spec section 4; the server's own clock decides. */
  timeUp: () =>
    ofDuel((_, qid) => {
      if (now().duel?.answer || qid === null) return
      happen({ type: 'duel', intent: { type: 'answered', place: -1 } })
      const responseTimeMs = now().duel?.question?.timeLimit ?? 60_000
      link.send({ type: 'duel:answer', payload: { qid, answerIndex: -1, responseTimeMs } })
    }),
  hint: () =>
    ofDuel((matchId, qid) => {
      happen({ type: 'duel', intent: { type: 'hint-asked' } })
      if (qid !== null && now().duel?.hintAsked) link.send({ type: 'duel:hint', payload: { matchId, qid } })
    }),
  resign: () =>
    ofDuel((matchId) => {
      happen({ type: 'duel', intent: { type: 'resigned' } })
      link.send({ type: 'duel:resign', payload: { matchId } })
    }),
  offerRematch: () =>
    ofDuel((matchId) => {
      const accepting = now().duel?.rematch?.from === 'opponent'
      link.send({ type: accepting ? 'rematch:accept' : 'rematch:offer', payload: { matchId } })
    }),
  endRead: (end: DuelEnd) => happen({ type: 'end-read', end }),
  beginningSeen: () => happen({ type: 'begun-seen' }),
  /** The finished duel is left for good: whoever waits for a rematch learns it. */
  putAway() {
    liveActions.leave()
    happen({ type: 'duel-put-away' })
  },
}

/** Sends the answer given and not acknowledged (again); it counts once. */
export function resendAnswer(): void {
  const message = unacknowledged(now())
  if (message) link.send(message)
}
