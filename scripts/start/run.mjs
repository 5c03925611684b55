// The second half of `npm start`, under the Node that runs the product.
import { once } from 'node:events'
import { build } from '../build/build.mjs'
import { exitPlainly, PlainError } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { checkSettings } from './check.mjs'
import { dataFolder } from './data-folder.mjs'
import { startDatabase } from './database.mjs'
import { startServer } from './server.mjs'
import { chooseWindow, openBrowser, openDesktop } from './window.mjs'

const signal = stopSignal()
/** What to stop, last started first. */
const stops = /** @type {(() => Promise<void> | void)[]} */ ([])

async function bringUp() {
  await checkSettings()
  const window = await chooseWindow({ wanted: !process.argv.includes('--no-open'), signal })
  await build('bank', signal)
  await build('renderer', signal)
  if (window.kind === 'desktop') await build('desktop', signal)
  if (signal.aborted) return 0

  /** @type {NodeJS.ProcessEnv} */
  let settings = process.env
  if (!settings.DATABASE_URL) {
    const database = await step('Starting the database', startDatabase)
    stops.push(database.stop)
    settings = { ...settings, ...database.env }
  }
  if (signal.aborted) return 0
  if (window.kind === 'none') console.log('Open the address below in a browser.')

  const server = startServer({ ...settings, DATA_DIR: dataFolder() })
  stops.push(server.stop)
  const stopped = signal.aborted ? Promise.resolve() : once(signal, 'abort')
  const address = await Promise.race([server.ready, stopped.then(() => null)])
  if (signal.aborted) return 0
  if (address === null) return server.ended
  if (window.kind === 'desktop') stops.push(openDesktop(window.program, address))
  if (window.kind === 'browser') openBrowser(address)

  await Promise.race([server.ended, stopped])
  if (signal.aborted) return 0
  throw new PlainError('The server stopped unexpectedly: its last lines above say why.')
}

await exitPlainly(async () => {
  try {
    return await bringUp()
  } catch (failure) {
    // What was cut short by Ctrl-C failed because it was told to.
    if (!signal.aborted) throw failure
    return 0
  } finally {
    if (signal.aborted) console.log('Stopping...')
    for (const stop of stops.reverse()) await stop()
  }
})
