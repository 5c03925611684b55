import type { IpcMain } from 'electron'
import { BRIDGE_CHANNELS, type DesktopBridge } from '#protocol/bridge.ts'
import { isOurFrame } from './navigation.ts'

/** Answers the page's verbs, and no other sender's. */
export function answerBridge(ipc: Pick<IpcMain, 'handle'>, answers: DesktopBridge): void {
  for (const verb of Object.keys(BRIDGE_CHANNELS) as (keyof DesktopBridge)[])
    ipc.handle(BRIDGE_CHANNELS[verb], (event) => {
      if (!isOurFrame(event.senderFrame)) throw new Error('forbidden')
      return answers[verb]()
    })
}
