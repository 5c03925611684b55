import { session, utilityProcess } from 'electron'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { type Engine, startEngine } from './engine-process.ts'
import type { Host } from './host.ts'
import type { Keychain } from './keychain.ts'
import { studyFolders } from './lab.ts'
import { sendLive } from './live.ts'
import type { Notices } from './notices.ts'
import { followSystemProxy, type SystemProxyParts, systemProxy } from './system-proxy.ts'
import type { Traces } from './traces.ts'
import { callPages, openPages, showWindow } from './windows.ts'

/** The system's way to the server. */
const serverProxy = ({ server }: Host): SystemProxyParts => ({
  resolve: (address) => session.defaultSession.resolveProxy(address),
  address: server.address,
})

/** Tells the engine of every change of the system's proxy. Returns a function that ends it. */
export const followProxy = (host: Host, engine: Engine): (() => void) =>
  followSystemProxy(serverProxy(host), (proxy) => engine.setProxy(proxy))

interface ShellEngineParts {
  host: Host
  keeper: Keychain
  notices: Notices
  traces: Traces
  /** called at every change of who is signed in */
  onSession: (session: StoredSession | null) => void
}

/** Starts the engine on this computer's files, under its policy. */
export function startShellEngine({ host, keeper, notices, traces, onSession }: ShellEngineParts): Engine {
  const { userData, policy, files, server } = host
  return startEngine({
    keeper,
    start: {
      ...studyFolders(userData, policy.ephemeral),
      bankFolder: files.bank,
      migrationsFolder: files.migrations,
      serverUrl: server.address,
      ephemeral: policy.ephemeral,
      mayUnlock: policy.rememberSignIn,
      disableCompanion: policy.disableCompanion,
    },
    proxy: () => systemProxy(serverProxy(host)),
    fork: () => utilityProcess.fork(files.engine, [], { serviceName: 'Bar Duel study engine' }),
    onLive: (event) => sendLive(openPages(), event),
    onSession(held) {
      if (held === null) void traces.forgetPages()
      onSession(held)
    },
    onDamaged(saved) {
      notices.fileDamaged(saved)
      // The page that opened the file has taken its notices already.
      callPages()
    },
    onSessionEnded(waiting, stays) {
      notices.sessionEnded(waiting, stays)
      callPages()
    },
    onWiped(lost) {
      notices.lostToAnother(lost)
      callPages()
    },
    onSignedOut(lost) {
      notices.signedOut(policy.idleSignOutMinutes, lost)
      void traces.forgetPages().then(() => showWindow('/'))
    },
  })
}
