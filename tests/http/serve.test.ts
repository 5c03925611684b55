import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { applyProtocol } from '#http/errors.ts'
import { type Caller, serve } from '#http/serve.ts'
import { SYNC_BODY_BYTES } from '#protocol/sync/version.ts'

/** Returns the reply to a body that's no JSON. */
async function replyTo(caller: Caller | null) {
  const app = Fastify()
  applyProtocol(app, () => null)
  const unreached = () => expect.fail('a body that can’t be read reaches no handler')
  serve(app, async () => caller, 'POST /api/sync', unreached, { bodyLimit: SYNC_BODY_BYTES })
  const headers = { 'content-type': 'application/json' }
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/sync', headers, payload: '{' })
  return statusCode
}

test('a body that may be larger than others is read only for who may send it: reading it costs the most', async () => {
  expect(await replyTo({ userId: 'Portia', role: 'player' })).toBe(400)
  expect(await replyTo(null)).toBe(401)
})
