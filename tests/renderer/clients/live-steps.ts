import type { ToClient } from '../../../protocol/live/to-client.ts'
import type { LiveDuel } from '../../../renderer/clients/live/duel.ts'
import { type Live, type LiveEvent, NOTHING_LIVE } from '../../../renderer/clients/live/live.ts'
import { liveAfter } from '../../../renderer/clients/live/live-reducer.ts'
import { question, START, serverMessage } from './transcript.ts'

/** Returns the page's state after these messages and moves; a message comes at its index in the list, in seconds. */
export const stateAfter = (events: readonly (ToClient | LiveEvent)[], from: Live = NOTHING_LIVE): Live =>
  events.reduce<Live>(
    (live, event, index) =>
      liveAfter(
        live,
        'payload' in event ? { type: 'message', message: event, at: index * 1000 } : (event as LiveEvent),
      ),
    from,
  )

export const duelOf = (live: Live): LiveDuel => {
  if (!live.duel) throw new Error('there is no duel')
  return live.duel
}

export const open: LiveEvent = { type: 'link', status: { at: 'open' } }
export const lost: LiveEvent = { type: 'link', status: { at: 'lost' } }
export const answered = (shownIndex: number): LiveEvent => ({
  type: 'duel',
  intent: { type: 'answered', shownIndex },
})
export const start = serverMessage('duel:start', START, 1)
export const asked = (round: number, seq: number) => serverMessage('duel:question', question(round), seq)
