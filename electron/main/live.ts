import type { IpcMain, WebContents } from 'electron'
import { tokenBucket } from '#concurrency/token-bucket.ts'
import { LIVE_CHANNEL } from '#protocol/bridge.ts'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { type LiveCommand, type LiveEvent, liveCommand } from '#protocol/live-wire.ts'
import { isOurFrame } from './navigation.ts'
import { LIVE_RATE } from './verb-rates.ts'

interface LiveEnds {
  /** to the engine */
  pass: (command: LiveCommand) => void
  /** to the page */
  tell: (event: LiveEvent) => void
}

/** Forwards our page's live commands to the engine, and drops every other message. A flood ends the wire it is on. */
export function forwardLive(
  ipc: Pick<IpcMain, 'on'>,
  { pass, tell }: LiveEnds,
  now: () => number = () => performance.now(),
): void {
  const bucket = tokenBucket(LIVE_RATE, now())
  const open = new Set<number>()

  function end(wire: number): void {
    if (open.delete(wire)) pass({ do: 'close', wire })
    tell({ wire, is: 'closed', code: LIVE_CLOSE.flood })
  }

  ipc.on(LIVE_CHANNEL, (event, value: unknown) => {
    if (!isOurFrame(event.senderFrame)) return
    const command = liveCommand(value)
    if (!command) return
    const { do: verb, wire } = command
    if (bucket.take(now()) < 1) {
      if (verb === 'open' || open.has(wire)) end(wire)
      return
    }
    if (verb === 'open') open.add(wire)
    else if (verb === 'close') open.delete(wire)
    pass(command)
  })
}

/** Sends the pages an event of a wire. */
export function sendLive(
  pages: readonly Pick<WebContents, 'send' | 'isDestroyed'>[],
  event: LiveEvent,
): void {
  for (const page of pages) if (!page.isDestroyed()) page.send(LIVE_CHANNEL, event)
}
