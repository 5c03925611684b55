import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  powerMonitor,
  protocol,
  session,
  shell,
  utilityProcess,
} from 'electron'
import { APP_ORIGIN, APP_SCHEME } from '#protocol/bridge.ts'
import { appHandler } from './app-protocol.ts'
import { answerBridge } from './bridge.ts'
import { LINK_SCHEME, linkedPage, linkIn } from './deep-link.ts'
import { startEngine } from './engine-process.ts'
import { signOutWhenIdle } from './idle.ts'
import { keychain } from './keychain.ts'
import { labRoot, wipeLab } from './lab.ts'
import { carryLive, tellLive } from './live.ts'
import { keepLog } from './log.ts'
import { menuTemplate, zoomed } from './menu.ts'
import { type Policy, policyFrom } from './policy/policy.ts'
import { policyFile, policySource } from './policy/source.ts'
import { lostByQuitting, lostWords } from './quitting.ts'
import { resources } from './resources.ts'
import { confineNavigation, denyPermissions } from './security.ts'
import { allowedServer, serverInForce } from './server-url.ts'
import { type SettingsFile, settingsFile } from './settings.ts'
import { noKeychain, systemKeychain } from './system-keychain.ts'
import { openWindow, showWindow } from './window.ts'

/** Quits once the engine has stopped and `after` is done; the windows are closed by then. */
function stopBeforeQuit(stop: () => Promise<void>, after: () => Promise<unknown>): void {
  let stopped = false
  app.on('will-quit', (event) => {
    if (stopped) return
    event.preventDefault()
    void stop()
      .then(after)
      .catch((error: Error) => console.error(error.message))
      .finally(() => {
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

/** Looks for updates at the server, once the window is there; an app that is not installed has nothing to replace. */
async function lookForUpdates(server: string, tell: (version: string) => void): Promise<() => void> {
  const { checkNowAndThen, updaterFor, updates } = await import('./updates/updates.ts')
  const made = updaterFor(process.platform, process.env, {
    version: app.getVersion(),
    name: app.getName(),
    isPackaged: app.isPackaged,
    appUpdateConfigPath: path.join(process.resourcesPath, 'app-update.yml'),
    userDataPath: app.getPath('userData'),
    baseCachePath: path.join(app.getPath('userData'), 'updates'),
    whenReady: () => app.whenReady(),
    relaunch: () => app.relaunch(),
    quit: () => app.quit(),
    onQuit: (handler) => void app.once('quit', (_event, code) => handler(code)),
  })
  if (!made) return () => undefined
  return checkNowAndThen(updates(made, new URL('/updates/', server).href).check, tell)
}

/** What is said on the error output is kept as well: a desktop app has nobody reading it. */
function logErrors(): void {
  const keep = keepLog(path.join(app.getPath('userData'), 'logs', 'bar-duel.log'))
  const say = console.error.bind(console)
  console.error = (...said: unknown[]) => {
    keep(...said)
    say(...said)
  }
}

/** The computer's policy. Another file may stand for it only while the app is not installed. */
async function policyInForce(): Promise<Policy> {
  const trial = app.isPackaged ? undefined : process.env.BARDUEL_POLICY_FILE
  const policy = policyFrom(await (trial ? policyFile(trial) : policySource()))
  for (const problem of policy.problems) console.error(problem)
  return policy
}

/** Asks before a quit that would lose answers of a lab's profile; a quit that loses nothing is not held up. */
function askBeforeLosing(forward: (request: Request) => Promise<Response>, reopen: () => void): void {
  let asked = false
  app.on('before-quit', (event) => {
    if (asked) return
    event.preventDefault()
    void lostByQuitting(forward, APP_ORIGIN).then(async (lost) => {
      if (lost > 0) {
        const { response } = await dialog.showMessageBox({
          type: 'warning',
          message: `${lostWords(lost)}.`,
          detail: 'This computer keeps nothing after Bar Duel closes. If you quit now, they are gone.',
          buttons: ['Stay', 'Quit and lose them'],
          defaultId: 0,
          cancelId: 0,
        })
        if (response === 0) {
          if (BrowserWindow.getAllWindows().length === 0) reopen()
          return
        }
      }
      asked = true
      app.quit()
    })
  })
}

function applicationMenu(settings: SettingsFile, syncNow: () => void): void {
  const about = () =>
    void dialog.showMessageBox({ type: 'info', message: `Bar Duel ${app.getVersion()}`, detail: runtime() })
  const zoom = (step: -1 | 0 | 1) => {
    const to = zoomed(settings.now().zoom, step)
    for (const window of BrowserWindow.getAllWindows()) window.webContents.setZoomFactor(to)
    void settings.change({ zoom: to })
  }
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, { syncNow, zoom, about })))
}

const runtime = (): string => {
  const { electron, chrome, node } = process.versions
  return [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`, node && `Node ${node}`]
    .filter(Boolean)
    .join(', ')
}

async function run(): Promise<void> {
  app.on('web-contents-created', (_event, contents) =>
    confineNavigation(contents, (address) => void shell.openExternal(address)),
  )
  let opening = linkIn(process.argv)
  const follow = (page: string | null) => {
    if (BrowserWindow.getAllWindows().length > 0) showWindow(page)
    else opening = page ?? opening
  }
  app.on('open-url', (event, address) => {
    event.preventDefault()
    follow(linkedPage(address))
  })
  app.on('second-instance', (_event, argv) => follow(linkIn(argv)))
  app.setAsDefaultProtocolClient(LINK_SCHEME)
  const userData = app.getPath('userData')
  const [policy, settings] = await Promise.all([
    policyInForce(),
    settingsFile(path.join(userData, 'settings.json')),
  ])
  await app.whenReady()
  denyPermissions(session.defaultSession)

  const notices: string[] = []
  const lost = await wipeLab(labRoot(userData))
  if (lost > 0) notices.push(`${lostWords(lost)} before Bar Duel closed, and were not kept on this computer.`)
  const forgetPages = () => (policy.ephemeral ? session.defaultSession.clearStorageData() : Promise.resolve())
  await forgetPages()

  const files = resources(app.isPackaged ? process.resourcesPath : app.getAppPath(), app.getAppPath())
  const environment = process.env.BARDUEL_SERVER_URL
  const server = serverInForce({
    policy: policy.serverUrl,
    environment,
    settings: settings.now().serverUrl,
  })
  const remembers = policy.rememberSignIn && process.env.BARDUEL_REMEMBER_SIGN_IN !== '0'
  const keeper = keychain(remembers ? systemKeychain() : noKeychain, server ?? '')
  // What an earlier, freer policy let be remembered.
  if (!policy.rememberSignIn)
    await systemKeychain()
      .remove()
      .catch(() => undefined)
  const engine = startEngine({
    keeper,
    start: {
      dataFolder: policy.ephemeral
        ? path.join(labRoot(userData), randomUUID())
        : path.join(userData, 'study'),
      bankFolder: files.bank,
      migrationsFolder: files.migrations,
      serverUrl: server,
      ephemeral: policy.ephemeral,
      disableCompanion: policy.disableCompanion,
    },
    onLive: (event) =>
      tellLive(
        BrowserWindow.getAllWindows().map((window) => window.webContents),
        event,
      ),
    onSession: (held) => {
      if (held === null) void forgetPages()
    },
    onSignedOut: (gone) => {
      notices.push(`You were signed out after ${policy.idleSignOutMinutes} minutes without a sign of you.`)
      if (gone > 0) notices.push(`${lostWords(gone)}, and were not kept on this computer.`)
      void forgetPages().then(() => showWindow('/'))
    },
    fork: () => utilityProcess.fork(files.engine, [], { serviceName: 'Bar Duel study engine' }),
  })
  const stopWatching = signOutWhenIdle({
    minutes: policy.idleSignOutMinutes,
    idleSeconds: () => powerMonitor.getSystemIdleTime(),
    signOut: engine.signOut,
  })
  if (policy.ephemeral) askBeforeLosing(engine.forward, () => openWindow(files.preload, settings))
  let stopLooking = (): void => undefined
  stopBeforeQuit(engine.stop, async () => {
    stopWatching()
    stopLooking()
    await wipeLab(labRoot(userData))
    await forgetPages()
  })
  protocol.handle(APP_SCHEME, appHandler(files.renderer, engine.forward))
  const fixed = policy.serverUrl !== null || Boolean(environment)
  answerBridge(ipcMain, {
    about: async () => ({ version: app.getVersion(), platform: process.platform, runtime: runtime() }),
    signInKept: async () => (policy.rememberSignIn ? keeper.kept() : 'policy'),
    managed: async () => ({
      isManaged: JSON.stringify(policy) !== JSON.stringify(policyFrom('absent')),
      ephemeral: policy.ephemeral,
      idleSignOutMinutes: policy.idleSignOutMinutes,
      companion: !policy.disableCompanion,
      problems: policy.problems,
    }),
    notices: async () => notices.splice(0),
    server: async () => ({ address: server, fixed }),
    chooseServer: async (address) => {
      if (fixed) return 'fixed'
      const allowed = address === null ? null : allowedServer(address)
      if (address !== null && !allowed) return 'not_allowed'
      await settings.change({ serverUrl: allowed?.origin ?? null })
      return 'saved'
    },
  })
  carryLive(ipcMain, engine.live)
  applicationMenu(settings, () => {
    engine.forward(new Request(`${APP_ORIGIN}/api/sync/now`, { method: 'POST' })).catch(() => undefined)
  })
  openWindow(files.preload, settings, opening ?? '/')

  if (app.isPackaged && !policy.disableUpdates && server)
    stopLooking = await lookForUpdates(server, (version) =>
      notices.push(`Bar Duel ${version} has been fetched. It is installed when you close the app.`),
    )

  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow(files.preload, settings)
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
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
const failed = (error: unknown): void => {
  console.error(`Bar Duel could not start: ${error instanceof Error ? error.message : error}`)
  app.exit(1)
}
try {
  chooseDataFolder(process.env.BARDUEL_DATA_FOLDER)
  if (app.requestSingleInstanceLock()) {
    logErrors()
    run().catch(failed)
  } else app.quit()
} catch (error) {
  failed(error)
}
