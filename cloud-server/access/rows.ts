import { type AccessRow, accessRows } from '#protocol/access.ts'
import { routes } from '#protocol/routes.ts'

/** The web app's pages and files, and the API reference: anybody's, and reads alone. */
export const PAGES: AccessRow = { kind: 'http', name: 'GET pages, files, /docs', access: 'anyone' }

/** Paths that are calls; every one of them is in protocol/. */
const CALLS = /^\/(api|test|ws)(\/|$)/

/** Every route and message there is, with who may use it. Messages of the socket join with socketRows. */
export const ACCESS: readonly AccessRow[] = [...accessRows('http', routes), PAGES]

/** The row of a route as the server registered it; null when nobody has said who may use it. */
export function rowOf(method: string, path: string): AccessRow | null {
  const read = method === 'GET' || method === 'HEAD'
  const name = `${method === 'HEAD' ? 'GET' : method} ${path}`
  const row = ACCESS.find((one) => one.kind === 'http' && one.name === name)
  return row ?? (read && !CALLS.test(path) ? PAGES : null)
}
