import type { OpenTransport } from './transport.ts'

/** The real-time path on the page's own host: wss on https, else ws (spec section 2). */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`
}

/** A socket that was given up has so long (ms) to open and be closed in good order. */
const CONNECTS_WITHIN_MS = 1_000

export const openWebSocket: OpenTransport = (events) => {
  const socket = new WebSocket(socketAddress(location))
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(String(data)))
  socket.addEventListener('close', ({ code }) => events.closed(code))
  return {
    send: (text) => socket.send(text),
    close() {
      if (socket.readyState !== WebSocket.CONNECTING) {
        socket.close()
        return
      }
      // Closed while it still connects, the browser would complain of a failure on the console. But a browser connects one at a
      // time to a host, so that one that hangs may not keep the next waiting.
      socket.addEventListener('open', () => socket.close())
      setTimeout(() => socket.close(), CONNECTS_WITHIN_MS)
    },
  }
}
