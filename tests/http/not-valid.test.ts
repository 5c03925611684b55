import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { applyProtocol } from '#http/errors.ts'

let app: FastifyInstance
beforeAll(() => {
  app = Fastify()
  applyProtocol(app, () => null)
  const body = z.object({
    name: z.string({ error: 'Type a name' }).min(2, 'A name has two letters or more'),
    seats: z.object({ count: z.int() }),
    color: z.enum(['brass', 'blue']),
  })
  app.post('/seat', { schema: { body } }, async (request) => request.body)
})
afterAll(() => app.close())

const sound = { name: 'Portia', seats: { count: 2 }, color: 'brass' }
const send = async (body: object) => {
  const reply = await app.inject({ method: 'POST', url: '/seat', payload: body })
  return { status: reply.statusCode, ...reply.json() }
}

test('a request by its contract is let through', async () => {
  expect(await send(sound)).toEqual({ status: 200, ...sound })
})

test.each([
  [{ ...sound, name: undefined }, 'name', 'Type a name'],
  [{ ...sound, name: 'P' }, 'name', 'A name has two letters or more'],
])('of %j the contract’s own words are told', async (body, field, message) => {
  expect(await send(body)).toEqual({ status: 400, code: 'invalid', field, message })
})

test.each([
  [{ ...sound, seats: { count: 'two' } }, 'seats.count'],
  [{ ...sound, seats: { count: 1.5 } }, 'seats.count'],
  [{ ...sound, seats: null }, 'seats'],
  [{ ...sound, color: 'green' }, 'color'],
])('of %j no word of the library’s is told', async (body, field) => {
  const { message, ...rest } = await send(body)
  expect(rest).toEqual({ status: 400, code: 'invalid', field })
  expect(message).toBe('That isn’t valid. Check it and try again.')
})
