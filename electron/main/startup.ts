import { app, ipcMain, powerMonitor, protocol, session, shell } from 'electron'
import { APP_ORIGIN, APP_SCHEME } from '#protocol/bridge.ts'
import { about } from './about.ts'
import { appHandler } from './app-protocol.ts'
import { applicationMenu } from './application-menu.ts'
import { awayFromWindow } from './away/away.ts'
import { handleVerbs } from './bridge.ts'
import { confirmServer } from './confirm-server.ts'
import { removeDeadPipes } from './dead-pipes.ts'
import type { Engine } from './engine-process.ts'
import type { EnvironmentSetup } from './environment.ts'
import { followLinks } from './follow-links.ts'
import { type Host, readHost } from './host.ts'
import { signOutWhenIdle } from './idle.ts'
import { labRoot, waitingInLab } from './lab.ts'
import { askBeforeLosing, stopBeforeQuit } from './leaving.ts'
import { forwardLive, sendLive } from './live.ts'
import { Notices } from './notices.ts'
import { restart } from './restart.ts'
import { blockWebRtc, confineNavigation, denyPermissions } from './security.ts'
import { checkServer } from './server-check.ts'
import { serverVerbs } from './server-verbs.ts'
import { followProxy, startShellEngine } from './shell-engine.ts'
import { signInKeeper } from './sign-in-keeper.ts'
import { hostTraces, type Traces } from './traces.ts'
import { lookForUpdates, thisUpdateSource } from './updates/look-for-updates.ts'
import { shellVerbs } from './verbs.ts'
import { appWindows, openPages, type Windows } from './windows.ts'

/** appId of electron-builder.yml. Windows shows notifications only of an app it knows by the installer's own id. */
const APP_ID = 'app.barduel.desktop'

interface ShellParts {
  host: Host
  engine: Engine
  windows: Windows
  traces: Traces
}

/** Ends the app with its last window, except on macOS, and brings a window back when the system asks for one. */
function followWindows({ bringUp }: Windows): void {
  app.on('activate', bringUp)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
}

/** Signs out idle players and quits in order. Returns a function that adds work to stop before a quit. */
function endInOrder({ host, engine, windows, traces }: ShellParts): (stop: () => void) => void {
  const { policy } = host
  const stops = [
    signOutWhenIdle({
      minutes: policy.idleSignOutMinutes,
      idleSeconds: () => powerMonitor.getSystemIdleTime(),
      signOut: () => engine.signOut(),
    }),
  ]
  if (policy.ephemeral)
    askBeforeLosing({
      forward: (request) => engine.forward(request),
      noted: () => waitingInLab(labRoot(host.userData)),
      reopen: windows.open,
    })
  stopBeforeQuit(
    () => engine.stop(),
    async () => {
      for (const stop of stops) stop()
      await traces.wipe()
    },
  )
  return (stop) => void stops.push(stop)
}

/** Starts the app: its engine, its window, and all that a page reaches through them. Rejects when it cannot start. */
export async function startUp(setup: EnvironmentSetup): Promise<void> {
  app.on('web-contents-created', (_event, contents) => {
    confineNavigation(contents, (address) => void shell.openExternal(address))
    blockWebRtc(contents)
  })
  const firstPage = followLinks()
  app.setAppUserModelId(APP_ID)
  const host = await readHost(setup)
  const { policy, settings, server, files } = host
  const updates = thisUpdateSource(policy.disableUpdates)
  await app.whenReady()
  denyPermissions(session.defaultSession)
  void removeDeadPipes()

  const notices = new Notices()
  const traces = hostTraces(policy, host.userData)
  notices.lostAtLastClose(await traces.wipe())
  const keeper = await signInKeeper(policy, setup, server.address)
  const windows = appWindows(files.preload, settings)
  const engine = startShellEngine({
    host,
    keeper,
    notices,
    traces,
    onSession: (held) => away.onSession(held),
  })
  const forward = (request: Request) => engine.forward(request)
  const syncNow = () =>
    forward(new Request(`${APP_ORIGIN}/api/sync/now`, { method: 'POST' })).catch(() => undefined)
  const away = awayFromWindow({
    settings,
    policy,
    icons: files.tray,
    forward,
    bringUp: windows.bringUp,
    syncNow,
  })
  const stopAtQuit = endInOrder({ host, engine, windows, traces })
  stopAtQuit(followProxy(host, engine))

  protocol.handle(APP_SCHEME, appHandler(files.renderer, forward))
  handleVerbs(ipcMain, {
    ...shellVerbs({
      about: { ...about(), updates: updates.from },
      policy,
      notices,
      kept: () => keeper.kept(),
    }),
    ...serverVerbs({ server, settings, confirm: confirmServer, check: checkServer, restart }),
    ...away.verbs,
  })
  forwardLive(ipcMain, {
    pass: (command) => engine.live(command),
    tell: (event) => sendLive(openPages(), event),
  })
  applicationMenu(settings, { syncNow: () => void syncNow(), settings: away.askSettings })
  windows.open(firstPage())
  away.begin()

  stopAtQuit(await lookForUpdates(updates, (version) => notices.updateFetched(version)))
  followWindows(windows)
}
