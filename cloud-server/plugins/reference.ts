import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import type { Identify } from '#http/serve.ts'

const NOT_HERE = refuse('not_found', 'There’s nothing here')

/**
 * The API reference at /docs, made from the contracts in protocol/. Registered before the routes it lists. On a server with a
 * public address it is there for admins alone.
 */
export async function apiReference(
  app: FastifyInstance,
  { identify, isPublic }: { identify: Identify; isPublic: boolean },
): Promise<void> {
  await app.register(swagger, {
    openapi: { info: { title: 'Bar Duel', description: 'Every call the app makes.', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiHooks: {
      preHandler: async (request, reply) => {
        if (isPublic && (await identify(request))?.role !== 'admin') return sendRefusal(reply, NOT_HERE)
      },
    },
  })
}
