import type { Page, WebSocketRoute } from '@playwright/test'

/** The wire between a page and the server: it can be cut, and a result held so that it can be looked at. */
export interface Wire {
  cut(): Promise<void>
  /** Breaks at the page alone: the server does not know yet, and another wire may be opened at once. */
  breakHere(): Promise<void>
  /** The network is back, and the page is told so by its browser: it need not wait for its next try. */
  mend(): Promise<void>
  /** After the next result nothing more of the duel arrives, and it is said to stand an hour: longer than any look at it. */
  hold(): void
  /** The next message of this type is answered as by a server whose database is away for a moment. */
  refuse(type: string): void
  /** Messages of these types do not arrive. */
  keepBack(...types: readonly string[]): void
  release(): void
  /** From now on each message of this type arrives with its payload changed. */
  change(type: string, edit: (payload: Record<string, unknown>) => void): void
}

const AN_HOUR = 3_600_000

/** A page that goes gives no code that may be passed on. */
const closing = (code: number | undefined, reason: string | undefined) =>
  code === 1000 || (code ?? 0) >= 3000 ? { code: code ?? 1000, reason: reason ?? '' } : {}

export async function wireOf(page: Page): Promise<Wire> {
  let ends: WebSocketRoute[] = []
  let state: 'whole' | 'cut' | 'about to hold' | 'holding' = 'whole'
  let held: (() => void)[] = []
  let keptBack: readonly string[] = []
  let brokenHere: WebSocketRoute | null = null
  let refused: string | null = null
  const edits = new Map<string, (payload: Record<string, unknown>) => void>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (state === 'cut') return void socket.close()
    const upstream = socket.connectToServer()
    ends = [socket, upstream]
    socket.onMessage((frame) => {
      const { type } = JSON.parse(String(frame))
      if (type !== refused) return upstream.send(frame)
      refused = null
      const payload = { code: 'unavailable', message: 'Not just now.', refused: type, state: null }
      socket.send(JSON.stringify({ type: 'error', seq: 0, payload }))
    })
    socket.onClose((code, reason) => {
      if (brokenHere !== socket) void upstream.close(closing(code, reason))
    })
    upstream.onMessage((frame) => {
      const message = JSON.parse(String(frame))
      edits.get(message.type)?.(message.payload)
      const pass = () => socket.send(JSON.stringify(message))
      if (keptBack.includes(message.type)) return void held.push(pass)
      if (state === 'holding' && message.type.startsWith('duel:')) return void held.push(pass)
      if (state === 'about to hold' && message.type === 'duel:result') {
        state = 'holding'
        message.payload.nextInMs = AN_HOUR
      }
      pass()
    })
  })
  return {
    async cut() {
      state = 'cut'
      for (const end of ends) await end.close()
    },
    async breakHere() {
      brokenHere = ends[0] ?? null
      await brokenHere?.close()
    },
    async mend() {
      state = 'whole'
      await page.evaluate(() => dispatchEvent(new Event('online')))
    },
    hold() {
      state = 'about to hold'
    },
    refuse(type) {
      refused = type
    },
    keepBack(...types) {
      keptBack = types
    },
    change(type, edit) {
      edits.set(type, edit)
    },
    release() {
      state = 'whole'
      keptBack = []
      for (const pass of held) pass()
      held = []
    },
  }
}
