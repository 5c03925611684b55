import { type AccessRow, accessRows, socketRows } from '#protocol/access.ts'
import { LIVE_ACCESS } from '#protocol/live/access.ts'
import { toServer } from '#protocol/live/to-server.ts'
import { LIVE_PATH } from '#protocol/live/version.ts'
import type { Route } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'

/** The web app's pages and files, and the API reference: anybody's, and reads alone. /metrics asks for a token of its own. */
export const PAGES: AccessRow = { kind: 'http', name: 'GET pages, files, /docs', access: 'anyone' }

/** Paths that are calls; every one of them is in protocol/. */
const CALLS = /^\/(api|test|ws)(\/|$)/

/** The live socket: it opens for the pages and desktops of whoever is signed in. */
const SOCKET: AccessRow = { kind: 'http', name: `GET ${LIVE_PATH}`, access: 'player' }

/** The routes a cloud server has; a desktop's own are registered by its engine alone. */
const served = Object.fromEntries(
  Object.entries(routes as Record<string, Route>).filter(([, { home }]) => home !== 'desktop'),
)

/** Every route and message there is, with who may use it. */
export const ACCESS: readonly AccessRow[] = [
  ...accessRows('http', served),
  SOCKET,
  PAGES,
  ...socketRows(toServer, LIVE_ACCESS),
]

/** The row of a route as the server registered it; null when nobody has said who may use it. */
export function rowOf(method: string, path: string): AccessRow | null {
  const read = method === 'GET' || method === 'HEAD'
  const name = `${method === 'HEAD' ? 'GET' : method} ${path}`
  const row = ACCESS.find((one) => one.kind === 'http' && one.name === name)
  return row ?? (read && !CALLS.test(path) ? PAGES : null)
}
