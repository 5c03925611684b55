import type { LiveBridge } from '#protocol/bridge.ts'
import type { LiveEvent } from '#protocol/live-wire.ts'
import type { OpenTransport, TransportEvents } from './transport.ts'

/** Wires over the desktop's bridge: the engine holds the socket and the session, the page only frames. */
export function bridgeWires(live: LiveBridge): OpenTransport {
  const open = new Map<number, TransportEvents>()
  let last = 0

  live.onMessage((event: LiveEvent) => {
    const events = open.get(event.wire)
    if (!events) return
    if (event.is === 'opened') events.opened()
    else if (event.is === 'message') events.received(event.text)
    else {
      open.delete(event.wire)
      events.closed(event.code)
    }
  })

  return (events) => {
    last += 1
    const wire = last
    open.set(wire, events)
    live.open(wire)
    return {
      send: (text) => live.send(wire, text),
      close: () => live.close(wire),
    }
  }
}
