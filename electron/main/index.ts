import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { app, BrowserWindow, ipcMain, powerMonitor, protocol, session, shell, utilityProcess } from 'electron'
import { APP_ORIGIN, APP_SCHEME } from '#protocol/bridge.ts'
import { appHandler } from './app-protocol.ts'
import { applicationMenu, runtime } from './application-menu.ts'
import { awayFromWindow } from './away/away.ts'
import { answerBridge } from './bridge.ts'
import { startEngine } from './engine-process.ts'
import { signOutWhenIdle } from './idle.ts'
import { keychain } from './keychain.ts'
import { labRoot, wipeLab } from './lab.ts'
import { askBeforeLosing, stopBeforeQuit } from './leaving.ts'
import { LINK_SCHEME, linkedPage, linkIn } from './link.ts'
import { carryLive, tellLive } from './live.ts'
import { keepLog } from './log.ts'
import { type Policy, policyFrom } from './policy/policy.ts'
import { policyFile, policySource } from './policy/source.ts'
import { lostWords } from './quitting.ts'
import { resources } from './resources.ts'
import { confineNavigation, denyPermissions } from './security.ts'
import { allowedServer, serverInForce } from './server-url.ts'
import { settingsFile } from './settings.ts'
import { noKeychain, systemKeychain } from './system-keychain.ts'
import { lookForUpdates } from './updates/look-for-updates.ts'
import { openWindow, showWindow } from './windows.ts'

/** appId of electron-builder.yml */
const APP_ID = 'app.barduel.desktop'

/** Another data folder than the system's, for a portable copy or a test; made when absent, since Electron takes no other. */
function chooseDataFolder(chosen: string | undefined): void {
  if (!chosen) return
  const folder = path.resolve(chosen)
  mkdirSync(folder, { recursive: true })
  app.setPath('userData', folder)
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
  // Windows shows notifications only of an app it knows by the installer's own id.
  app.setAppUserModelId(APP_ID)
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
  const bringUp = (): void => {
    if (BrowserWindow.getAllWindows().length > 0) showWindow()
    else openWindow(files.preload, settings)
  }
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
      away.onSession(held)
    },
    onSignedOut: (gone) => {
      notices.push(`You were signed out after ${policy.idleSignOutMinutes} minutes without a sign of you.`)
      if (gone > 0) notices.push(`${lostWords(gone)}, and were not kept on this computer.`)
      void forgetPages().then(() => showWindow('/'))
    },
    fork: () => utilityProcess.fork(files.engine, [], { serviceName: 'Bar Duel study engine' }),
  })
  const syncNow = () =>
    engine.forward(new Request(`${APP_ORIGIN}/api/sync/now`, { method: 'POST' })).catch(() => undefined)
  const away = awayFromWindow({
    settings,
    policy,
    icons: files.tray,
    forward: engine.forward,
    bringUp,
    syncNow,
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
    ...away.verbs,
  })
  carryLive(ipcMain, engine.live)
  applicationMenu(settings, { syncNow: () => void syncNow(), settings: away.askSettings })
  openWindow(files.preload, settings, opening ?? '/')
  away.begin()

  if (app.isPackaged && !policy.disableUpdates && server)
    stopLooking = await lookForUpdates(server, (version) =>
      notices.push(`Bar Duel ${version} has been fetched. It is installed when you close the app.`),
    )

  app.on('activate', bringUp)
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
