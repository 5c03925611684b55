import type { IpcMain } from 'electron'
import { BRIDGE_CHANNELS, type DesktopVerbs } from '#protocol/bridge.ts'
import { isOurFrame } from './navigation.ts'

const isAddress = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= 2_000)

/** Answers the page's verbs, and no other sender's. */
export function answerBridge(ipc: Pick<IpcMain, 'handle'>, answers: DesktopVerbs): void {
  for (const verb of Object.keys(BRIDGE_CHANNELS) as (keyof DesktopVerbs)[])
    ipc.handle(BRIDGE_CHANNELS[verb], (event, given: unknown) => {
      if (!isOurFrame(event.senderFrame)) throw new Error('forbidden')
      if (verb !== 'chooseServer') return answers[verb]()
      return isAddress(given) ? answers.chooseServer(given) : 'not_allowed'
    })
}
