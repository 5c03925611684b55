import type { FastifySchemaCompiler } from 'fastify'
import type { ZodType, z } from 'zod'
import type { Refusal } from './refusal.ts'

const NOT_VALID = 'That isn’t valid. Check it and try again.'

/** A request that its contract does not allow, and what its sender is told of it. */
export class NotValid extends Error {
  readonly refusal: Refusal

  constructor({ message, path }: z.core.$ZodIssue) {
    super(message)
    this.name = 'NotValid'
    const field = path.join('.')
    this.refusal = { refused: 'invalid', message, ...(field ? { field } : {}) }
  }
}

/**
 * Returns a reader of requests by a contract of protocol/. A person may read why theirs was refused: in the contract's own
 * words where it has any, never in those of the library.
 */
export const readByContract: FastifySchemaCompiler<ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { data: value, error } = schema.safeParse(data, { error: () => NOT_VALID })
    const [first] = error?.issues ?? []
    return first ? { error: new NotValid(first) } : { value }
  }
