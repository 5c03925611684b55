import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '#protocol/error.ts'
import { NotValid, readByContract } from './not-valid.ts'
import type { Refusal } from './refusal.ts'
import { TooMany } from './too-many.ts'
import { isUnstorable } from './unstorable.ts'

/** Bodies over 64 KB are refused; a sync page's route sets its own limit. */
export const BODY_LIMIT = 64 * 1024

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: ErrorBody = { code: refusal.refused, message: refusal.message }
  if (refusal.field !== undefined) body.field = refusal.field
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  return reply.code(ERROR_STATUS[refusal.refused]).send(body)
}

const plain = (refused: ErrorCode, message: string): Refusal => ({ refused, message })

/** Returns words for a person where the storage failed, rather than our code; null for any other error. */
export type StorageFault = (error: unknown) => string | null

/** Returns the refusal for a thrown error. A bug tells the caller nothing about itself. */
function refusalOf(error: FastifyError, storageFault: StorageFault): Refusal {
  if (error instanceof NotValid || error instanceof TooMany) return error.refusal
  const status = error.statusCode ?? 500
  if (status === 413) return plain('too_large', 'The request is too large')
  if (status >= 400 && status < 500) return plain('invalid', 'We couldn’t read that request')
  const fault = storageFault(error)
  if (fault !== null) return plain('unavailable', fault)
  return plain('internal', 'Something went wrong on our end. Try again.')
}

/** Sends Fastify's own refusal of a path it can't read or match, before any route. */
export const sendFrameworkRefusal = (error: FastifyError, reply: FastifyReply): FastifyReply =>
  sendRefusal(
    reply,
    error.code === 'FST_ERR_BAD_URL'
      ? plain('invalid', 'We couldn’t read that address')
      : plain('not_found', 'There’s nothing here'),
  )

/** Applies protocol/ to an app: zod in and out, and every failure a body of {code, message}. */
export function applyProtocol(app: FastifyInstance, storageFault: StorageFault): void {
  app.setValidatorCompiler(readByContract)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const refusal = refusalOf(error, storageFault)
    if (refusal.refused === 'internal') request.log.error({ err: error }, 'request failed')
    else if (refusal.refused === 'unavailable') request.log.warn({ err: error }, refusal.message)
    return sendRefusal(reply, refusal)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (isUnstorable([request.params, request.query, request.body]))
      return sendRefusal(reply, plain('invalid', 'That request holds something we can’t store'))
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, plain('not_found', 'There’s nothing here')))
}
