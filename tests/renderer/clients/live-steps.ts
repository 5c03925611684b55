import type { ToClient } from '../../../protocol/live/to-client.ts'
import type { LiveDuel } from '../../../renderer/clients/live/duel.ts'
import { type Live, type LiveEvent, liveAfter, NOTHING_LIVE } from '../../../renderer/clients/live/live.ts'
import { question, START, said } from './transcript.ts'

/** What the page knows after these messages and deeds; a message comes at its place in the list, in seconds. */
export const told = (events: readonly (ToClient | LiveEvent)[], from: Live = NOTHING_LIVE): Live =>
  events.reduce<Live>(
    (live, event, place) =>
      liveAfter(
        live,
        'payload' in event ? { type: 'message', message: event, at: place * 1000 } : (event as LiveEvent),
      ),
    from,
  )

export const duelOf = (live: Live): LiveDuel => {
  if (!live.duel) throw new Error('there is no duel')
  return live.duel
}

export const open: LiveEvent = { type: 'link', status: { at: 'open' } }
export const lost: LiveEvent = { type: 'link', status: { at: 'lost' } }
export const answered = (place: number): LiveEvent => ({ type: 'duel', intent: { type: 'answered', place } })
export const start = said('duel:start', START, 1)
export const asked = (round: number, seq: number) => said('duel:question', question(round), seq)
