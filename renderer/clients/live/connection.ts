import { atom, getDefaultStore } from 'jotai'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { ToServerWire } from '#protocol/live/to-server.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import { desktop } from '../desktop.ts'
import { bridgeWires } from './bridge-wire.ts'
import { isRunning } from './duel.ts'
import { Link } from './link.ts'
import { currentLive, dispatch } from './live-atom.ts'
import { cancelOwed, owed, owedByDuel, unacknowledged } from './owed.ts'
import { openWebSocket } from './web-socket.ts'

const store = getDefaultStore()
const lastMessageAtom = atom<ToClient | null>(null)

/** Calls `listener` with every message after the reducer has it: for toasts, and for reads that a message makes old. */
export const onLiveMessage = (listener: (message: ToClient) => void): (() => void) =>
  store.sub(lastMessageAtom, () => {
    const message = store.get(lastMessageAtom)
    if (message) listener(message)
  })

const shell = desktop()

const link = new Link<ToClient, ToServerWire>({
  // On the desktop the engine holds the socket and the session.
  open: shell ? bridgeWires(shell.live) : openWebSocket,
  onOpen: (send) => send({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } }),
  ping: { type: 'presence:ping' },
  onMessage(message) {
    const seated = currentLive().duel?.seat === 'here'
    dispatch({ type: 'message', message, at: performance.now() })
    if (message.type === 'presence:welcome') {
      sendAll(owed(currentLive()))
      if (seated) takeSeatAgain()
    }
    if (message.type === 'presence:welcome' || message.type === 'duel:state')
      sendAll(owedByDuel(currentLive()))
    if (message.type === 'challenge:sent') sendAll(cancelOwed(currentLive()))
    if (message.type === 'error' && message.payload.code === 'unavailable') sendAgain()
    store.set(lastMessageAtom, message)
  },
  onStatus: (status) => dispatch({ type: 'link', status }),
  random: Math.random,
  later(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
})

/** Sends now, or returns false while the connection is gone. */
export const send = (message: ToServerWire): boolean => link.send(message)

function sendAll(messages: readonly ToServerWire[]): void {
  for (const message of messages) send(message)
}

/** The server could not do it just now, and will be asked again so soon. */
const AGAIN_MS = 1_000
let asking = false

/** Sends once more every message that the server has yet to take; each may be sent twice. */
function sendAgain(): void {
  if (asking) return
  asking = true
  setTimeout(() => {
    asking = false
    sendAll([...owed(currentLive()), ...owedByDuel(currentLive())])
  }, AGAIN_MS)
}

/** Takes the seat in the duel; does nothing while the connection is gone. */
export function takeSeat(matchId: string): void {
  if (send({ type: 'duel:enter', payload: { matchId } }))
    dispatch({ type: 'duel', intent: { type: 'entered' } })
}

/** A connection that comes back sits down again where no other tab has since, or where this page is the one in sight. */
function takeSeatAgain(): void {
  const { duel } = currentLive()
  if (!duel) return
  // At the verdict a rematch is on offer to those who are there.
  if (!isRunning(duel)) {
    if (duel.seat === 'here') takeSeat(duel.start.matchId)
    return
  }
  if (duel.seat === 'here') return
  if (duel.seat === 'free' || document.visibilityState === 'visible') takeSeat(duel.start.matchId)
}

let connectedAs: string | null = null
let holders = 0

/**
 * Opens the one socket of a signed-in tab; another player in the same tab gets another. Returns how to let go of it: it
 * closes unless the next screen takes it up in the same moment.
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

/** The network is back, or the page was woken: a connection that looks open may be gone. */
export const renewLive = (): void => link.renew()

/** Sends the answer given and not acknowledged, once more where need be; it counts once. */
export function resendAnswer(): void {
  const message = unacknowledged(currentLive())
  if (message) send(message)
}
