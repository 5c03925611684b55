import type { StopRepeating } from '#concurrency/repeat.ts'
import type { ToServer } from '#protocol/live/to-server.ts'
import type { Random } from '#rules/shuffle.ts'
import type { Bus } from '../sockets/bus.ts'
import { Hub, type LiveSocket } from '../sockets/hub.ts'
import type { DuelDatabase } from '../store/database.ts'
import { tellEnd } from './friend/end.ts'
import type { FriendGames } from './friend/games.ts'
import { Challenges } from './live/challenges.ts'
import { dispatch, type LiveServices } from './live/dispatch.ts'
import { duelInProgress } from './live/in-progress.ts'
import { DuelLoader } from './live/load.ts'
import { startLoops } from './live/loops.ts'
import { Onlookers } from './live/onlookers.ts'
import { Play } from './live/play.ts'
import { connected, disconnected } from './live/presence.ts'
import { duelQueue } from './live/queue/queue.ts'
import { Rematches } from './live/rematch.ts'
import { WatchedDuels } from './live/watched-duels.ts'
import type { DuelSettings } from './settings.ts'
import { Settler } from './settle/settle.ts'
import type { MayStart } from './start/day-share.ts'
import { duelStarter } from './start/start.ts'
import { itemCache } from './store/items.ts'
import type { Closed } from './store/settlement.ts'

/** The duels of one node. It holds nothing that another could not take up: PostgreSQL is the duel (design section 6). */
export interface DuelServer {
  hub: Hub
  loader: DuelLoader
  friendGames: FriendGames
  /** whether this tab plays a live duel now */
  isPlaying(socket: LiveSocket): boolean
  onConnect(socket: LiveSocket, protocol: number): Promise<boolean>
  handle(socket: LiveSocket, message: ToServer): Promise<void>
  onDisconnect(socket: LiveSocket): Promise<void>
  /** begins to listen, sweep and pair */
  start(): Promise<void>
  stop(): Promise<void>
}

export interface DuelServerParts {
  db: DuelDatabase
  bus: Bus
  settings: DuelSettings
  random: Random
  /** counts a start over all nodes */
  mayStart: MayStart
  failed: (error: Error) => void
}

/** Everything a node serves matches with. */
function wire(parts: DuelServerParts) {
  const { db, bus, settings } = parts
  const items = itemCache(db)
  const hub = new Hub(db, bus)
  const loader = new DuelLoader(db, items)
  const shared = { ...parts, items, hub, loader }
  const settled = async (closed: Closed): Promise<void> => {
    const { setup, seq } = closed
    if (setup.kind === 'friend') await tellEnd(friendGames, closed)
    else {
      watched.moved({ matchId: setup.id, seq }, 'here')
      await onlookers.tell(setup.id)
    }
  }
  const onlookers = new Onlookers(shared)
  const settler = new Settler({ ...shared, settled })
  const watched = new WatchedDuels({
    ...shared,
    settler,
    found: (duel) =>
      onlookers.show(duel, (tab) => watched.playing(tab) !== null || watched.atVerdict(tab) !== null),
    // Its ticket went with the start of its duel.
    seated(socket) {
      services.queue.looking.delete(socket.id)
      onlookers.remove(socket)
    },
    unseated: (socket, matchId) => onlookers.add(socket, matchId),
  })
  const starter = duelStarter({
    ...shared,
    // They have begun, whatever becomes of their challenges: one that stays open runs out by itself.
    begun: (userIds) => services.challenges.withdraw(userIds).catch(parts.failed),
  })
  const inProgress = duelInProgress(db, loader, settings)
  const live = { ...shared, watched, onlookers, starter, inProgress }
  const services: LiveServices = {
    queue: duelQueue(live),
    play: new Play(live),
    challenges: new Challenges(live),
    rematches: new Rematches(live),
    inProgress,
    mayStart: parts.mayStart,
  }
  const friendGames: FriendGames = { ...shared, settler }
  return { ...live, settler, services, friendGames }
}

export function duelServer(parts: DuelServerParts): DuelServer {
  const { db, bus, failed } = parts
  const wired = wire(parts)
  const { hub, loader, watched, onlookers, settler, services, friendGames } = wired
  let loops: StopRepeating[] = []
  return {
    hub,
    loader,
    friendGames,
    isPlaying: (socket) => watched.playing(socket) !== null,
    onConnect: (socket, protocol) => connected(wired, socket, protocol),
    handle: (socket, message) => dispatch(services, socket, message),
    onDisconnect: (socket) => disconnected(wired, socket),
    async start() {
      bus.subscribe((notice) => {
        if (notice.about === 'duel') {
          watched.moved(notice, 'bus')
          onlookers.tell(notice.matchId).catch(failed)
        } else if (notice.about === 'mail') hub.collect().catch(failed)
      })
      await bus.start()
      loops = startLoops(wired)
    },
    async stop() {
      await Promise.all(loops.map((end) => end()))
      await watched.stop()
      await settler.idle()
      await bus.end()
      await db.end()
    },
  }
}
