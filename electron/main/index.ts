import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { app, protocol } from 'electron'
import { APP_SCHEME } from '#protocol/bridge.ts'
import { environmentSetup } from './environment.ts'
import { keepLog } from './log.ts'
import { startUp } from './startup.ts'

/** Uses another data folder than the system's. Electron takes an existing folder only. */
function chooseDataFolder(chosen: string | undefined): void {
  if (!chosen) return
  const folder = path.resolve(chosen)
  mkdirSync(folder, { recursive: true })
  app.setPath('userData', folder)
}

/** Keeps the error output in a log as well, since nobody reads the error output of a desktop app. */
function logErrors(): void {
  const keep = keepLog(path.join(app.getPath('userData'), 'logs', 'bar-duel.log'))
  const print = console.error.bind(console)
  console.error = (...parts: unknown[]) => {
    keep(...parts)
    print(...parts)
  }
}

// No variable of the environment may switch the check of certificates off.
delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
// Before 'ready', or the scheme has no origin.
protocol.registerSchemesAsPrivileged([
  {
    scheme: APP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
  },
])
app.enableSandbox()
const setup = environmentSetup(app.isPackaged, process.env)
const failed = (error: unknown): void => {
  console.error(`Bar Duel could not start: ${error instanceof Error ? error.message : error}`)
  app.exit(1)
}
try {
  chooseDataFolder(setup.dataFolder)
  if (app.requestSingleInstanceLock()) {
    logErrors()
    startUp(setup).catch(failed)
  } else app.quit()
} catch (error) {
  failed(error)
}
