import type { IpcMain } from 'electron'
import { z } from 'zod'
import { awayChoice, desktopNews } from '#protocol/away.ts'
import { BRIDGE_CHANNELS, type DesktopVerbs } from '#protocol/bridge.ts'
import { isOurFrame } from './navigation.ts'

const address = z.string().max(2_000).nullable()
const newsId = z.uuid()

/** Acts on an argument that is one; another gets `otherwise`. */
async function take<T, A>(
  schema: z.ZodType<T>,
  value: unknown,
  act: (given: T) => Promise<A>,
  otherwise: A,
): Promise<A> {
  const { success, data } = schema.safeParse(value)
  return success ? act(data) : otherwise
}

function answer(verb: keyof DesktopVerbs, answers: DesktopVerbs, value: unknown): Promise<unknown> {
  switch (verb) {
    case 'chooseServer':
      return take(address, value, answers.chooseServer, 'not_allowed')
    case 'chooseAway':
      return take(awayChoice, value, answers.chooseAway, 'not_allowed')
    case 'tellNews':
      return take(desktopNews, value, answers.tellNews, undefined)
    case 'dropNews':
      return take(newsId, value, answers.dropNews, undefined)
    default:
      return answers[verb]()
  }
}

/** Answers the page's verbs, and no other sender's. */
export function answerBridge(ipc: Pick<IpcMain, 'handle'>, answers: DesktopVerbs): void {
  for (const verb of Object.keys(BRIDGE_CHANNELS) as (keyof DesktopVerbs)[])
    ipc.handle(BRIDGE_CHANNELS[verb], (event, value: unknown) => {
      if (!isOurFrame(event.senderFrame)) throw new Error('forbidden')
      return answer(verb, answers, value)
    })
}
