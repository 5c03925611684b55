import { describe, expect, it, vi } from 'vitest'
import { LIVE_CLOSE } from '../../../protocol/live/version.ts'
import { backoffMs } from '../../../renderer/clients/live/backoff.ts'
import { Link, type LinkStatus } from '../../../renderer/clients/live/link.ts'
import type { TransportEvents } from '../../../renderer/clients/live/transport.ts'
import { socketAddress } from '../../../renderer/clients/live/web-socket.ts'

interface Message {
  type: string
}

/** A link over wires of the test's own, with time that passes when told to. */
function rig() {
  const wires: { events: TransportEvents; sent: Message[]; closed: boolean }[] = []
  const due: { work: () => void; ms: number }[] = []
  const received: Message[] = []
  const statuses: LinkStatus[] = []
  const link = new Link<Message, Message>({
    open(events) {
      const wire = { events, sent: [] as Message[], closed: false }
      wires.push(wire)
      return {
        send: (text) => wire.sent.push(JSON.parse(text)),
        close: () => {
          wire.closed = true
        },
      }
    },
    onOpen: (send) => send({ type: 'presence:hello' }),
    onMessage: (message) => received.push(message),
    onStatus: (status) => statuses.push(status),
    ping: { type: 'presence:ping' },
    random: () => 0.5,
    later(work, ms) {
      const entry = { work, ms }
      due.push(entry)
      return () => {
        const at = due.indexOf(entry)
        if (at >= 0) due.splice(at, 1)
      }
    },
  })
  const wire = () => {
    const last = wires.at(-1)
    if (!last) throw new Error('no wire was opened')
    return last
  }
  /** The next thing due, done. */
  const pass = () => due.shift()?.work()
  return { link, wires, wire, due, pass, received, statuses, at: () => statuses.at(-1)?.at }
}

describe('a link', () => {
  it('greets at every opening, before anything else', () => {
    const { link, wire, pass, at } = rig()
    link.start()
    expect(at()).toBe('connecting')
    expect(link.send({ type: 'queue:join' })).toBe(false)
    wire().events.opened()
    expect(link.send({ type: 'queue:join' })).toBe(true)
    expect(wire().sent).toEqual([{ type: 'presence:hello' }, { type: 'queue:join' }])
    wire().events.closed(1006)
    pass()
    wire().events.opened()
    expect(wire().sent).toEqual([{ type: 'presence:hello' }])
  })

  it('waits longer after each failed try, and starts over once a try succeeds', () => {
    const { link, wire, due } = rig()
    link.start()
    const waits: (number | undefined)[] = []
    for (let tries = 0; tries < 3; tries++) {
      wire().events.closed(1006)
      const next = due.pop()
      waits.push(next?.ms)
      next?.work()
    }
    expect(waits).toEqual([backoffMs(1, 0.5), backoffMs(2, 0.5), backoffMs(3, 0.5)])
    wire().events.opened()
    wire().events.closed(1006)
    expect(due.at(-1)?.ms).toBe(backoffMs(1, 0.5))
  })

  it('does not come back after a final close, until it is started again', () => {
    const { link, wires, wire, due, statuses } = rig()
    link.start()
    wire().events.opened()
    wire().events.closed(LIVE_CLOSE.signedOut)
    expect(statuses.at(-1)).toEqual({ at: 'ended', code: LIVE_CLOSE.signedOut })
    expect(due).toEqual([])
    link.renew()
    expect(wires).toHaveLength(1)
    link.start()
    expect(wires).toHaveLength(2)
  })

  it('waits a minute more after a flood', () => {
    const { link, wire, due } = rig()
    link.start()
    wire().events.opened()
    wire().events.closed(LIVE_CLOSE.flood)
    expect(due.map(({ ms }) => ms)).toEqual([60_000 + backoffMs(1, 0.5)])
  })

  it('never hears an old wire: neither its messages nor its close', () => {
    const { link, wires, wire, received, due, at } = rig()
    link.start()
    wire().events.opened()
    const old = wire()
    link.renew()
    expect(old.closed).toBe(true)
    old.events.received('{"type":"duel:end"}')
    old.events.closed(1006)
    expect(received).toEqual([])
    expect(due).toEqual([])
    expect(at()).toBe('lost')
    wire().events.opened()
    expect(at()).toBe('open')
    expect(wires).toHaveLength(2)
  })

  it('asks a silent server whether it is there, and gives up a wire that does not answer', () => {
    const { link, wires, wire, pass, at } = rig()
    link.start()
    wire().events.opened()
    pass()
    expect(wire().sent.at(-1)).toEqual({ type: 'presence:ping' })
    wire().events.received('{"type":"presence:pong"}')
    pass()
    expect(wires).toHaveLength(1)
    expect(wire().sent.filter(({ type }) => type === 'presence:ping')).toHaveLength(2)
    pass()
    expect(wires).toHaveLength(2)
    expect(wires[0]?.closed).toBe(true)
    expect(at()).toBe('lost')
  })

  it('stops for good: no try is left behind', () => {
    const { link, wire, due, at } = rig()
    link.start()
    wire().events.closed(1006)
    expect(due).toHaveLength(1)
    link.stop()
    expect(due).toEqual([])
    expect(at()).toBe('off')
  })

  it('drops a frame that is no message and says so on the console', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { link, wire, received } = rig()
    link.start()
    wire().events.opened()
    for (const text of ['', '{', 'null', '7', '[]', '"duel:end"']) wire().events.received(text)
    expect(received).toEqual([])
    expect(logged.mock.calls).toEqual(Array(6).fill(['Failed to parse WebSocket message']))
    wire().events.received('{"type":"duel:end"}')
    expect(received).toEqual([{ type: 'duel:end' }])
    logged.mockRestore()
  })
})

describe('waiting before the next try', () => {
  it('doubles up to 8 s, and never is nothing', () => {
    expect([1, 2, 3, 6, 40].map((failures) => backoffMs(failures, 0.999999))).toEqual([
      400, 800, 1600, 8000, 8000,
    ])
    expect([1, 2, 3, 40].map((failures) => backoffMs(failures, 0))).toEqual([100, 200, 400, 2000])
  })
})

describe('the address of the socket', () => {
  it('is /ws on the page’s own host, wss on https', () => {
    expect(socketAddress({ protocol: 'http:', host: 'localhost:4600' })).toBe('ws://localhost:4600/ws')
    expect(socketAddress({ protocol: 'https:', host: 'duel.example' })).toBe('wss://duel.example/ws')
  })
})
