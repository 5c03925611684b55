import { allowedServer } from './server-url.ts'

/** The server of an app that is started from the project. */
const DEVELOPMENT_SERVER = 'http://localhost:4600'

/**
 * The app's own server: the one its build names (BARDUEL_DEFAULT_SERVER), else this machine's for an app started from
 * the project. An installed app whose build names none has none, and asks its player.
 */
export function defaultServer(builtIn: string | undefined, isPackaged: boolean): string | null {
  const allowed = builtIn ? allowedServer(builtIn) : null
  return allowed?.origin ?? (isPackaged ? null : DEVELOPMENT_SERVER)
}
