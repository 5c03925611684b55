import { type Route, splitKey } from '#protocol/route.ts'
import { type RouteName, routes } from '#protocol/routes.ts'
import type { Browser } from '../server.ts'
import type { AccessFixture } from './fixture.ts'
import { type Prepared, REQUESTS } from './requests.ts'

export const contractOf = (name: RouteName): Route => routes[name]
/** The routes of a cloud server; a desktop's own are its engine's. */
export const NAMES = (Object.keys(routes) as RouteName[]).filter(
  (name) => contractOf(name).home !== 'desktop',
)

/** Routes that change something. */
export const WRITES = NAMES.filter((name) => !name.startsWith('GET '))

export const methodOf = (name: RouteName) => splitKey(name).method as 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** A route's path with its parameters filled in. */
export const pathOf = (name: RouteName, params: Record<string, string> = {}): string =>
  splitKey(name).path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))

export async function prepared(fixture: AccessFixture, name: RouteName): Promise<Prepared> {
  const prepare = REQUESTS[name]
  const { params, body } = contractOf(name)
  if (!prepare && (params || body))
    throw new Error(`${name} has no request in tests/cloud-server/access/requests.ts`)
  // Limits are counted by the hour; what is tested here is who may, not how often.
  await fixture.server.db.prisma.rateLimit.deleteMany()
  await fixture.twoFactor('as at first')
  await fixture.firstPasswords()
  return (await prepare?.(fixture)) ?? {}
}

/** Sends a route's request from a browser. */
export const ask = (page: Browser, name: RouteName, { params, query, body }: Prepared, headers = {}) =>
  page.send(
    methodOf(name),
    `${pathOf(name, params)}${query ? `?${new URLSearchParams(query)}` : ''}`,
    body,
    headers,
  )
