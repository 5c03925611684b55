import type { IpcMain } from 'electron'
import { z } from 'zod'
import { tokenBucket } from '#concurrency/token-bucket.ts'
import { awayChoice, desktopNews } from '#protocol/away.ts'
import { BRIDGE_CHANNELS, type DesktopVerbs, TOO_OFTEN } from '#protocol/bridge.ts'
import { isOurFrame } from './navigation.ts'
import { VERB_RATES } from './verb-rates.ts'

const address = z.string().max(2_000).nullable()
const newsId = z.uuid()

/** Acts on an argument that is valid; returns `otherwise` for any other. */
async function withArgument<T, A>(
  schema: z.ZodType<T>,
  value: unknown,
  act: (given: T) => Promise<A>,
  otherwise: A,
): Promise<A> {
  const { success, data } = schema.safeParse(value)
  return success ? act(data) : otherwise
}

function run(verb: keyof DesktopVerbs, verbs: DesktopVerbs, value: unknown): Promise<unknown> {
  switch (verb) {
    case 'chooseServer':
      return withArgument(address, value, verbs.chooseServer, 'not_allowed')
    case 'chooseAway':
      return withArgument(awayChoice, value, verbs.chooseAway, 'not_allowed')
    case 'tellNews':
      return withArgument(desktopNews, value, verbs.tellNews, undefined)
    case 'dropNews':
      return withArgument(newsId, value, verbs.dropNews, undefined)
    default:
      return verbs[verb]()
  }
}

/**
 * Handles the verbs of our own page, each at its rate; rejects any other sender's. A call too many is a value and no
 * error: Electron logs each error, and the log must not be the page's to fill.
 */
export function handleVerbs(
  ipc: Pick<IpcMain, 'handle'>,
  verbs: DesktopVerbs,
  now: () => number = () => performance.now(),
): void {
  for (const verb of Object.keys(BRIDGE_CHANNELS) as (keyof DesktopVerbs)[]) {
    const bucket = tokenBucket(VERB_RATES[verb], now())
    ipc.handle(BRIDGE_CHANNELS[verb], (event, value: unknown) => {
      if (!isOurFrame(event.senderFrame)) throw new Error('forbidden')
      return bucket.take(now()) >= 1 ? run(verb, verbs, value) : TOO_OFTEN
    })
  }
}
