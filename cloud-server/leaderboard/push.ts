import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { withFixedDelay } from '#concurrency/repeat.ts'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import type { LiveSocket } from '../sockets/hub.ts'
import { type BoardStore, TOP_ROWS } from './store/boards.ts'

/** Boards are read again at most this often, while anybody of this node is connected. */
const EVERY_MS = 2_000

/** Tabs written to before other work gets its turn. */
const SENT_AT_ONCE = 50

const PERIODS: readonly BoardPeriod[] = ['weekly', 'all']

/** A board as it was last read; the number grows with every change. */
interface Top {
  number: number
  text: string
}

/** Pushes the first rows of both boards to this node's tabs: to each new one, and to all when something has changed. */
export function pushBoards(
  app: FastifyInstance,
  { boards, everyMs = EVERY_MS }: { boards: Pick<BoardStore, 'rows'>; everyMs?: number | undefined },
): void {
  const tops = new Map<BoardPeriod, Top>()
  const told = new WeakMap<LiveSocket, Map<BoardPeriod, number>>()

  async function push(): Promise<void> {
    for (const period of PERIODS) {
      if (app.live.sockets().length === 0) return
      const leaderboard = await boards.rows({ period }, TOP_ROWS, null)
      const text = JSON.stringify(leaderboard)
      const before = tops.get(period)
      const top = before?.text === text ? before : { number: (before?.number ?? 0) + 1, text }
      tops.set(period, top)
      let sent = 0
      for (const socket of app.live.sockets()) {
        // The duel's screen shows no board; a player who leaves it gets the change then.
        if (app.live.isPlaying(socket)) continue
        const known = told.get(socket) ?? new Map<BoardPeriod, number>()
        if (known.get(period) === top.number) continue
        socket.send({ type: 'leaderboard:update', seq: 0, payload: { period, leaderboard } })
        told.set(socket, known.set(period, top.number))
        sent += 1
        // Answers must not wait for a board that is written to thousands.
        if (sent % SENT_AT_ONCE === 0) await nextTurn()
      }
    }
  }

  let stop = async (): Promise<void> => undefined
  app.addHook('onListen', async () => {
    stop = withFixedDelay(everyMs, push, (error) => app.log.warn(`boards were not pushed: ${error.message}`))
  })
  app.addHook('onClose', () => stop())
}
