import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { app, BrowserWindow, ipcMain, protocol, session, shell, utilityProcess } from 'electron'
import { APP_SCHEME } from '#protocol/bridge.ts'
import { appHandler } from './app-protocol.ts'
import { answerBridge } from './bridge.ts'
import { startEngine } from './engine-process.ts'
import { keychain } from './keychain.ts'
import { carryLive, tellLive } from './live.ts'
import { resources } from './resources.ts'
import { confineNavigation, denyPermissions } from './security.ts'
import { serverUrl } from './server-url.ts'
import { noKeychain, systemKeychain } from './system-keychain.ts'
import { openWindow, showWindow } from './window.ts'

/** Quits once the engine has stopped; the windows are closed by then. */
function stopBeforeQuit(stop: () => Promise<void>): void {
  let stopped = false
  app.on('will-quit', (event) => {
    if (stopped) return
    event.preventDefault()
    void stop().finally(() => {
      stopped = true
      app.quit()
    })
  })
}

/** Another data folder than the system's, for a portable copy or a test; made when absent, since Electron takes no other. */
function chooseDataFolder(chosen: string | undefined): void {
  if (!chosen) return
  const folder = path.resolve(chosen)
  mkdirSync(folder, { recursive: true })
  app.setPath('userData', folder)
}

async function run(): Promise<void> {
  app.on('web-contents-created', (_event, contents) =>
    confineNavigation(contents, (address) => void shell.openExternal(address)),
  )
  await app.whenReady()
  denyPermissions(session.defaultSession)
  const files = resources(app.isPackaged ? process.resourcesPath : app.getAppPath(), app.getAppPath())
  const server = serverUrl(process.env)
  // Shared machines turn this off: a sign-in then ends with the app.
  const remembers = process.env.BARDUEL_REMEMBER_SIGN_IN !== '0'
  const keeper = keychain(remembers ? systemKeychain() : noKeychain, server)
  const engine = startEngine({
    keeper,
    start: {
      dataFolder: path.join(app.getPath('userData'), 'study'),
      bankFolder: files.bank,
      migrationsFolder: files.migrations,
      serverUrl: server,
    },
    onLive: (event) =>
      tellLive(
        BrowserWindow.getAllWindows().map((window) => window.webContents),
        event,
      ),
    fork: () => utilityProcess.fork(files.engine, [], { serviceName: 'Bar Duel study engine' }),
  })
  stopBeforeQuit(engine.stop)
  protocol.handle(APP_SCHEME, appHandler(files.renderer, engine.forward))
  answerBridge(ipcMain, {
    about: async () => ({ version: app.getVersion(), platform: process.platform }),
    signInKept: keeper.kept,
  })
  carryLive(ipcMain, engine.live)
  openWindow(files.preload)

  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(files.preload)
  })
  app.on('second-instance', showWindow)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

// Before 'ready', or the scheme has no origin.
protocol.registerSchemesAsPrivileged([
  {
    scheme: APP_SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
  },
])
app.enableSandbox()
const failed = (error: unknown): void => {
  console.error(`Bar Duel could not start: ${error instanceof Error ? error.message : error}`)
  app.exit(1)
}
try {
  chooseDataFolder(process.env.BARDUEL_DATA_FOLDER)
  if (app.requestSingleInstanceLock()) run().catch(failed)
  else app.quit()
} catch (error) {
  failed(error)
}
