import type { z } from 'zod'
import { type ErrorCode, errorBody } from './error.ts'

/**
 * The home of a route on the desktop: who serves it (design section 7): the local engine, or the cloud, to which it is
 * forwarded with the session the engine holds, or the cloud and, where it is out of reach, what this machine has sealed or
 * cached; what is the cloud's for the engine alone is forwarded for no page; what is the desktop's no server has. In the
 * browser the cloud answers everything.
 */
export type RouteHome =
  | 'engine'
  | 'cloud'
  | 'cloud, else sealed or cached'
  | 'cloud, for the engine'
  | 'desktop'

/**
 * The part of the player's study file a route reads on the desktop: the questions in it, the file alone, or nothing. The
 * engine opens the file before it, and keeps the questions as they are until it has replied.
 */
export type RouteUses = 'questions' | 'file' | 'nothing'

/** The players who may call it at all; finer rules (own record, participant) are the handler's. */
export type RouteAccess = 'anyone' | 'player' | 'admin'

export interface Route {
  home: RouteHome
  uses: RouteUses
  access: RouteAccess
  /** where it addresses one player's record: the refusal that anyone else gets, an admin included */
  own?: ErrorCode
  summary: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: z.ZodType
}

/** Splits the key of a route: method, a space, and the path with :parameters. */
export function splitKey(key: string): { method: string; path: string } {
  const space = key.indexOf(' ')
  return { method: key.slice(0, space), path: key.slice(space + 1) }
}

/** A route as Fastify's schema option takes it, refusals included. Plain data: this room does not know Fastify. */
export function routeSchema<R extends Route>(route: R) {
  return {
    summary: route.summary,
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    response: { 200: route.reply, '4xx': errorBody, '5xx': errorBody },
  } as {
    summary: string
    params: R extends { params: infer P extends z.ZodType } ? P : z.ZodUnknown
    querystring: R extends { query: infer Q extends z.ZodType } ? Q : z.ZodUnknown
    body: R extends { body: infer B extends z.ZodType } ? B : z.ZodUnknown
    response: { 200: R['reply']; '4xx': typeof errorBody; '5xx': typeof errorBody }
  }
}
