import { LIVE_CLOSE, LIVE_PROTOCOL, OLDEST_LIVE_PROTOCOL } from '#protocol/live/version.ts'
import type { Hub, LiveSocket } from '../../sockets/hub.ts'
import type { DuelSettings } from '../settings.ts'
import type { LiveServices } from './dispatch.ts'
import type { Onlookers } from './onlookers.ts'
import { forget } from './queue/join.ts'
import { wishOf } from './queue/queue.ts'
import { stateFor } from './redact.ts'

/** Tabs one player may have at one node; past it the oldest is closed. */
const MOST_TABS = 20

export interface PresenceParts {
  hub: Hub
  onlookers: Onlookers
  services: Pick<LiveServices, 'queue' | 'play' | 'challenges' | 'rematches' | 'inProgress'>
  settings: Pick<DuelSettings, 'botAfterMs'>
}

/** Welcomes a tab that said hello; false when its version of the protocol is not spoken here. */
export async function connected(
  { hub, onlookers, services, settings }: PresenceParts,
  socket: LiveSocket,
  protocol: number,
): Promise<boolean> {
  if (protocol < OLDEST_LIVE_PROTOCOL || protocol > LIVE_PROTOCOL) return false
  hub.add(socket)
  const tabs = hub.tabsOf(socket.userId)
  for (const tab of tabs.slice(0, -MOST_TABS)) tab.close(LIVE_CLOSE.flood, 'too many tabs')
  const [mine, open] = await Promise.all([
    services.inProgress(socket),
    services.challenges.openFor(socket.userId),
  ])
  if (mine) onlookers.add(socket, mine.duel.setup.id)
  const wish = wishOf(services.queue, socket.userId)
  socket.send({
    type: 'presence:welcome',
    seq: mine?.duel.state.seq ?? 0,
    payload: {
      protocol,
      userId: socket.userId,
      duel: mine && stateFor(mine.duel, mine.side, socket.id),
      queue: wish && { ...wish, waitedMs: 0, botInMs: settings.botAfterMs },
      challenges: open.received,
      challengeSent: open.sent,
    },
  })
  return true
}

/** Takes a tab that is gone out of everything it took part in. */
export async function disconnected(
  { hub, onlookers, services }: PresenceParts,
  socket: LiveSocket,
): Promise<void> {
  hub.remove(socket)
  forget(services.queue, socket)
  if (await services.play.leave(socket)) await services.rematches.expire()
  onlookers.remove(socket)
  await services.challenges.forget(socket)
  await services.rematches.forget(socket)
}
