import type { EngineStart, FromEngine, StoredSession } from '#protocol/engine-messages.ts'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import type { LiveCommand } from '#protocol/live-wire.ts'
import { cloud } from './cloud.ts'
import { deviceMark } from './device-mark.ts'
import { engineApp } from './engine.ts'
import { ABNORMAL, liveWires } from './live.ts'
import { noUnlock, passwordUnlock } from './password-unlock.ts'
import { waitingIn } from './profiles.ts'

/** WebSocket's code of an end point that goes away. */
const GOING_AWAY = 1001

export interface RunningEngine {
  live(command: LiveCommand): void
  /** The keychain keeps the session told last, or doesn't. */
  sessionKept(kept: boolean): void
  /** Uploads what waits and signs the player out; returns how many answers are lost by it. */
  signOut(): Promise<number>
  stop(): Promise<void>
}

const unlockFailed = (error: unknown): void =>
  console.error('What opens this player’s file offline could not be written:', error)

/** Listens on the private pipe until stopped; tells what the app has to know of. */
export async function runEngine(
  start: EngineStart,
  tell: (message: FromEngine) => void,
): Promise<RunningEngine> {
  const unlock = start.mayUnlock
    ? passwordUnlock(start.dataFolder, start.serverUrl ?? '')
    : noUnlock(start.keptFolder ?? start.dataFolder)
  const onHeld = (session: StoredSession | null, before: StoredSession | null, isEnded: boolean) => {
    tell({ type: 'session', session })
    if (isEnded) void toldEnded()
    if (!session && before) unlock.forget(before.userId).catch(unlockFailed)
    // The wires were another player's.
    wires.closeAll(LIVE_CLOSE.signedOut)
  }
  const toldEnded = async () => {
    const waiting = await waitingIn(players.current())
    tell({ type: 'session-ended', waiting, stays: !players.keepsNothing() })
  }
  const server = cloud(start.serverUrl, start.session, onHeld, deviceMark(start))
  // A wire over a network that went looks open, and the page would wait for it.
  server.reach.onChange((isOffline) => isOffline && wires.closeAll(ABNORMAL))
  const wires = liveWires(server, (event) => tell({ type: 'live', event }))
  const { app, leaving, players } = await engineApp(start, server, {
    unlock,
    onDamaged: (saved) => tell({ type: 'damaged', saved }),
    onWiped: (lost) => tell({ type: 'wiped', lost }),
  })
  await app.listen({ path: start.pipe })
  return {
    live: wires.take,
    sessionKept: (kept) => void unlock.settle(kept).catch(unlockFailed),
    async signOut() {
      // A player who leaves is signed out, even where the waiting answers cannot be read.
      const left = await leaving.unsynced().catch((error: unknown) => {
        console.error('What waits could not be uploaded:', error)
        return 0
      })
      const keepsNothing = players.keepsNothing()
      await leaving.leave()
      return keepsNothing ? left : 0
    },
    async stop() {
      wires.closeAll(GOING_AWAY)
      await app.close()
      await unlock.settled()
    },
  }
}
