import type { EngineStart, FromEngine, ToEngine } from '#protocol/engine-messages.ts'
import { setProxy } from '../network/proxy.ts'
import { trustSystemCertificates } from '../network/system-certificates.ts'
import { type RunningEngine, runEngine } from './running.ts'

// No variable of the environment may switch the check of certificates off.
delete process.env.NODE_TLS_REJECT_UNAUTHORIZED

const port = process.parentPort
const tell = (message: FromEngine): void => port.postMessage(message)

let running: Promise<RunningEngine | null> = Promise.resolve(null)

async function start(message: EngineStart): Promise<RunningEngine | null> {
  try {
    if (message.serverUrl?.startsWith('https:')) trustSystemCertificates()
    setProxy(message.proxy)
    const engine = await runEngine(message, tell)
    tell({ type: 'ready' })
    return engine
  } catch (error) {
    console.error('The study engine could not start:', error)
    tell({ type: 'failed', message: 'The study engine couldn’t start. Reopen Bar Duel.' })
    return null
  }
}

async function stop(): Promise<void> {
  await (await running)?.stop()
  process.exit(0)
}

/** Main waits for this word before it goes on: it is said whatever went wrong. */
async function signOut(): Promise<void> {
  const lost = await running
    .then((engine) => engine?.signOut())
    .catch((error: unknown) => console.error('The sign-out failed:', error))
  tell({ type: 'signed-out', lost: lost ?? 0 })
}

port.on('message', ({ data }: { data: ToEngine }) => {
  if (data.type === 'start') running = start(data)
  else if (data.type === 'proxy') setProxy(data.proxy)
  else if (data.type === 'session-kept') void running.then((engine) => engine?.sessionKept(data.kept))
  else if (data.type === 'sign-out') void signOut()
  else if (data.type === 'live') void running.then((engine) => engine?.live(data.command))
  else void stop().finally(() => process.exit(0))
})
