import type { OpenTransport } from './transport.ts'

/** The real-time path on the page's own host: wss on https, else ws (spec section 2). */
export function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`
}

export const openWebSocket: OpenTransport = (events) => {
  const socket = new WebSocket(socketAddress(location))
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(String(data)))
  socket.addEventListener('close', ({ code }) => events.closed(code))
  return {
    send: (text) => socket.send(text),
    close() {
      // Closed while it still connects, the browser would complain of a failure on the console.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close())
      else socket.close()
    },
  }
}
