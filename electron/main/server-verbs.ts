import type { DesktopVerbs, ServerCheck, ServerChoice } from '#protocol/bridge.ts'
import { allowedServer } from './server-url.ts'
import type { SettingsFile } from './settings.ts'

export type ServerVerbs = 'server' | 'checkServer' | 'chooseServer'

interface ServerVerbsParts {
  /** the server in force */
  server: ServerChoice
  settings: Pick<SettingsFile, 'change'>
  /** asks the player outside of the page */
  confirm: (origin: string) => Promise<boolean>
  check: (origin: string) => Promise<ServerCheck>
  /** starts the app again, on the server that was chosen */
  restart: () => void
}

/** The page's verbs for its server. A page can't change it: the player confirms each change in a dialog of the system. */
export function serverVerbs(parts: ServerVerbsParts): Pick<DesktopVerbs, ServerVerbs> {
  const { server, settings, confirm, check, restart } = parts
  let isAsking = false

  /** Asks once at a time, so that a page can't pile up dialogs until one is pressed by mistake. */
  async function agreed(origin: string): Promise<boolean> {
    if (isAsking) return false
    isAsking = true
    try {
      return await confirm(origin)
    } finally {
      isAsking = false
    }
  }

  return {
    server: async () => server,
    checkServer: async () => (server.address === null ? 'none' : check(server.address)),
    async chooseServer(address) {
      if (server.fixed) return 'fixed'
      const chosen = address ?? server.own
      const origin = chosen === null ? null : allowedServer(chosen)?.origin
      if (!origin) return 'not_allowed'
      // Before the check: an address that no player confirmed is sent nothing, not even a look-up of its name.
      if (!(await agreed(origin))) return 'declined'
      const found = await check(origin)
      if (found !== 'reachable') return found
      await settings.change({ serverUrl: address === null ? null : origin })
      restart()
      return 'saved'
    },
  }
}
