import { batcher } from '#concurrency/batcher.ts'
import { atFixedRate, withFixedDelay } from '#concurrency/repeat.ts'
import type { ToServer } from '#protocol/live/to-server.ts'
import { LIVE_CLOSE, LIVE_PROTOCOL, OLDEST_LIVE_PROTOCOL } from '#protocol/live/version.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Bus } from '../sockets/bus.ts'
import { type Hub, type LiveSocket, liveHub } from '../sockets/hub.ts'
import type { DuelDatabase } from '../store/database.ts'
import { type FriendGames, friendGamesOn } from './friend/games.ts'
import { duelChallenges } from './live/challenges.ts'
import { type DuelLoader, duelLoader } from './live/load.ts'
import { duelPlay } from './live/play.ts'
import { duelQueue } from './live/queue.ts'
import { stateFor } from './live/redact.ts'
import { duelRematches } from './live/rematch.ts'
import { refuse } from './live/reply.ts'
import { duelWatch } from './live/watch.ts'
import { sideOf } from './model/setup.ts'
import type { DuelSettings } from './settings.ts'
import { duelSettler } from './settle/settle.ts'
import { duelStarter } from './start/start.ts'
import { itemCache } from './store/items.ts'
import { duelsOf, sweepMatches, unsettledDuels } from './store/matches.ts'
import { forgetTestDuels } from './store/test-duels.ts'

/** Due rows moved in one statement, and settlements looked for in one sweep. */
const SWEEP_MOST = 500
const SETTLE_MOST = 50
/** Tabs one player may have at one node; past it the oldest is closed. */
const MOST_TABS = 20

/** The duels of one node. It holds nothing that another could not take up: PostgreSQL is the duel (design section 6). */
export interface DuelServer {
  hub: Hub
  loader: DuelLoader
  friendGames: FriendGames
  /** whether this tab plays a live duel now */
  isPlaying(socket: LiveSocket): boolean
  greet(socket: LiveSocket, protocol: number): Promise<boolean>
  handle(socket: LiveSocket, message: ToServer): Promise<void>
  gone(socket: LiveSocket): Promise<void>
  /** begins to listen, sweep and pair */
  start(): Promise<void>
  stop(): Promise<void>
}

export function duelServer(parts: {
  db: DuelDatabase
  bus: Bus
  settings: DuelSettings
  random: Random
  /** counts a start over all nodes; false when this minute had too many */
  mayStart: (userId: string) => Promise<boolean>
  failed: (error: Error) => void
}): DuelServer {
  const { db, bus, settings, random, mayStart, failed } = parts
  const items = itemCache(db)
  const hub = liveHub(db, bus)
  const loader = duelLoader(db, items)
  const settler = duelSettler({
    db,
    items,
    settled: async (closed) => {
      const { setup, seq } = closed
      if (setup.kind === 'friend') await friendGames.tellEnd(closed)
      else watch.moved({ matchId: setup.id, seq }, 'here')
    },
    failed,
  })
  const watch = duelWatch({
    db,
    hub,
    bus,
    loader,
    settler,
    settings,
    seated: (socket) => queue.seated(socket),
    failed,
  })
  const starter = duelStarter({ db, items, settings, random })
  const queue = duelQueue({ db, hub, watch, starter, settings, inProgress: duelInProgress })
  const play = duelPlay({ db, watch, loader, settings })
  const challenges = duelChallenges({ db, hub, watch, starter, settings })
  const rematches = duelRematches({ db, hub, watch, starter, settings })
  const friendGames = friendGamesOn({ db, hub, items, settler, random, mayStart, failed })
  const loops: (() => Promise<void>)[] = []

  const duelIn = batcher<string, string | null>(async (userIds) => {
    const found = new Map((await duelsOf(db, userIds)).map(({ userId, matchId }) => [userId, matchId]))
    return userIds.map((userId) => found.get(userId) ?? null)
  }, settings)

  /** A player's own duel in progress, for the welcome and for what cannot be done meanwhile. */
  async function duelInProgress(socket: LiveSocket) {
    const matchId = await duelIn(socket.userId)
    const duel = matchId && (await loader.load(matchId))
    const side = duel ? sideOf(duel.setup, socket.userId) : null
    return duel && side ? { duel, side } : null
  }

  /** Whether a player may begin something: not too often, and not while a duel runs. */
  async function free(socket: LiveSocket, type: ToServer['type']): Promise<boolean> {
    const busy = await duelInProgress(socket)
    if (busy) refuse(socket, 'in_duel', type, busy)
    else if (!(await mayStart(socket.userId))) refuse(socket, 'rate_limited', type)
    else return true
    return false
  }

  async function handle(socket: LiveSocket, message: ToServer): Promise<void> {
    switch (message.type) {
      case 'presence:hello':
      case 'presence:ping':
        return
      case 'queue:join':
        return queue.join(socket, message.payload)
      case 'queue:bot':
        if (await free(socket, message.type)) await queue.bot(socket, message.payload)
        return
      case 'queue:leave':
        return queue.leave(socket)
      case 'duel:enter':
        return play.enter(socket, message.payload)
      case 'duel:leave':
        return play.leave(socket)
      case 'duel:answer':
        return play.answer(socket, message.payload)
      case 'duel:hint':
        return play.hint(socket, message.payload)
      case 'duel:resign':
        return play.resign(socket, message.payload)
      case 'challenge:send':
        if (await free(socket, message.type)) await challenges.send(socket, message.payload)
        return
      case 'challenge:accept':
        return challenges.accept(socket, message.payload)
      case 'challenge:decline':
        return challenges.decline(socket, message.payload)
      case 'challenge:cancel':
        return challenges.cancel(socket, message.payload)
      case 'rematch:offer':
        if (await free(socket, message.type)) await rematches.offer(socket, message.payload.matchId)
        return
      case 'rematch:accept':
        if (await free(socket, message.type)) await rematches.accept(socket, message.payload.matchId)
    }
  }

  /** whether the last sweep moved a duel */
  let busy = false
  async function sweep(): Promise<void> {
    const moved = await sweepMatches(db, SWEEP_MOST)
    for (const one of moved) watch.moved(one, 'here')
    busy = moved.length > 0
  }

  async function settleLeft(): Promise<void> {
    for (const matchId of await unsettledDuels(db, SETTLE_MOST)) settler.settle(matchId)
  }

  return {
    hub,
    loader,
    friendGames,
    isPlaying: (socket) => watch.playing(socket) !== null,
    handle,

    async greet(socket, protocol) {
      if (protocol < OLDEST_LIVE_PROTOCOL || protocol > LIVE_PROTOCOL) return false
      hub.add(socket)
      const tabs = hub.tabsOf(socket.userId)
      if (tabs.length > MOST_TABS) tabs[0]?.close(LIVE_CLOSE.flood, 'too many tabs')
      const [busy, open] = await Promise.all([duelInProgress(socket), challenges.openFor(socket.userId)])
      const looks = queue.waiting(socket)
      socket.send({
        type: 'presence:welcome',
        seq: busy?.duel.state.seq ?? 0,
        payload: {
          protocol,
          userId: socket.userId,
          duel: busy && stateFor(busy.duel, busy.side, socket.id),
          queue: looks && { ...looks, waitedMs: 0, botInMs: settings.botAfterMs },
          challenges: open.received,
          challengeSent: open.sent,
        },
      })
      return true
    },

    async gone(socket) {
      hub.remove(socket)
      queue.forget(socket)
      await play.leave(socket)
      await challenges.forget(socket)
      await rematches.forget(socket)
    },

    async start() {
      bus.subscribe((notice) => {
        if (notice.about === 'duel') watch.moved(notice, 'bus')
        else hub.collect().catch(failed)
      })
      await bus.start()
      loops.push(
        withFixedDelay(() => (busy ? settings.sweepBusyMs : settings.sweepMs), sweep, failed),
        withFixedDelay(settings.sweepMs, settleLeft, failed),
        atFixedRate(settings.pairMs, queue.pair, failed),
        withFixedDelay(
          settings.rereadMs,
          async () => {
            await watch.reread()
            await hub.collect()
            await queue.keep()
            await challenges.keep()
            await rematches.keep()
            await challenges.expire()
            await rematches.expire()
          },
          failed,
        ),
        withFixedDelay(settings.tidyMs, hub.tidy, failed),
        withFixedDelay(settings.tidyMs, () => forgetTestDuels(db), failed),
      )
    },

    async stop() {
      await Promise.all(loops.map((end) => end()))
      await watch.stop()
      await settler.idle()
      await bus.end()
      await db.end()
    },
  }
}
