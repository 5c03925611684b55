import type { IpcMain } from 'electron'
import { BRIDGE_CHANNELS, type DesktopVerbs } from '#protocol/bridge.ts'
import { isOurFrame } from './navigation.ts'

/** Answers the page's verbs, and no other sender's. */
export function answerBridge(ipc: Pick<IpcMain, 'handle'>, answers: DesktopVerbs): void {
  for (const verb of Object.keys(BRIDGE_CHANNELS) as (keyof DesktopVerbs)[])
    ipc.handle(BRIDGE_CHANNELS[verb], (event) => {
      if (!isOurFrame(event.senderFrame)) throw new Error('forbidden')
      return answers[verb]()
    })
}
