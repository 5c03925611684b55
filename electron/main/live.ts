import type { IpcMain, WebContents } from 'electron'
import { LIVE_CHANNEL } from '#protocol/bridge.ts'
import { type LiveCommand, type LiveEvent, liveCommand } from '#protocol/live-wire.ts'
import { isOurFrame } from './navigation.ts'

/** Forwards our page's live commands to the engine, and drops every other message. */
export function forwardLive(ipc: Pick<IpcMain, 'on'>, pass: (command: LiveCommand) => void): void {
  ipc.on(LIVE_CHANNEL, (event, value: unknown) => {
    if (!isOurFrame(event.senderFrame)) return
    const command = liveCommand(value)
    if (command) pass(command)
  })
}

/** Sends the pages an event of a wire. */
export function sendLive(
  pages: readonly Pick<WebContents, 'send' | 'isDestroyed'>[],
  event: LiveEvent,
): void {
  for (const page of pages) if (!page.isDestroyed()) page.send(LIVE_CHANNEL, event)
}
