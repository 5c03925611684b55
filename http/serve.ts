import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import { type Route, routeSchema, splitKey } from '#protocol/route.ts'
import { type ReplyOf, type RouteName, type Routes, routes } from '#protocol/routes.ts'
import { sendRefusal } from './errors.ts'
import { isRefusal, type Refusal, refuse, SIGN_IN } from './refusal.ts'
import { isAboutRecord, markRefused } from './refused-access.ts'

/** The caller, as the session says. */
export interface Caller {
  userId: string
  /** an admin without two-factor sign-in is unproved: they may do what a player may */
  role: 'player' | 'unproved admin' | 'admin'
}

export type Identify = (request: FastifyRequest) => Promise<Caller | null>

type Parsed<R, K extends string> = R extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined

export interface Call<N extends RouteName> {
  params: Parsed<Routes[N], 'params'>
  query: Parsed<Routes[N], 'query'>
  body: Parsed<Routes[N], 'body'>
  caller: Routes[N]['access'] extends 'anyone' ? Caller | null : Caller
  request: FastifyRequest
  reply: FastifyReply
}

/** A stream is sent as it comes: whoever makes it answers for its fitting the contract. */
export type Handler<N extends RouteName> = (call: Call<N>) => Promise<ReplyOf<N> | Refusal | Readable>

const ADMINS_ONLY = refuse('forbidden', 'This page is for admins')
const TWO_FACTOR_FIRST = refuse(
  'two_factor_needed',
  'Admins need two-factor sign-in. Turn it on in your settings first.',
)

/** Registers one route of protocol/: its contract checked, its access enforced, refusals sent with their status. */
export function serve<N extends RouteName>(
  app: FastifyInstance,
  identify: Identify,
  name: N,
  handler: Handler<N>,
  options: Pick<RouteShorthandOptions, 'config' | 'bodyLimit'> = {},
): void {
  const route: Route = routes[name]
  const { method, path } = splitKey(name)
  const callers = new WeakMap<FastifyRequest, Caller | null>()
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await identify(request)
    if (route.access !== 'anyone' && !caller) return sendRefusal(reply, SIGN_IN)
    if (route.access === 'admin' && caller && caller.role !== 'admin') {
      const isUnproved = caller.role === 'unproved admin'
      markRefused(request, { userId: caller.userId, lacks: isUnproved ? 'two_factor' : 'role' })
      return sendRefusal(reply, isUnproved ? TWO_FACTOR_FIRST : ADMINS_ONLY)
    }
    callers.set(request, caller)
  }
  app.route({
    method,
    url: path,
    schema: routeSchema(route),
    ...options,
    // Before validation: only a caller who may make a request learns the faults in it. A larger body isn't even read for anyone else.
    [options.bodyLimit === undefined ? 'preValidation' : 'onRequest']: admit,
    handler: async (request, reply) => {
      const caller = callers.get(request) ?? null
      const { params, query, body } = request
      const outcome = await handler({ params, query, body, caller, request, reply } as Call<N>)
      if (!isRefusal(outcome)) return reply.send(outcome)
      if (caller && isAboutRecord(outcome.refused, route.own))
        markRefused(request, { userId: caller.userId, lacks: 'record' })
      return sendRefusal(reply, outcome)
    },
  })
}
