import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FailedLine, LINES } from '#protocol/lines.ts'
import { isRefusal, type Refusal } from './refusal.ts'

/** Whether the caller wants the reply as lines, as it comes. */
export const wantsLines = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(LINES) ?? false

const BROKE_OFF: FailedLine = {
  type: 'failed',
  code: 'internal',
  message: 'The reply broke off. Try again.',
}

/** A reply as lines: what `speak` tells as it comes, and last what it returns. A refusal, or a throw, is a line too. */
export function inLines<Event>(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  speak: (tell: (event: Event) => void) => Promise<Event | Refusal>,
): Readable {
  reply.type(`${LINES}; charset=utf-8`)
  const lines = new Readable({ read: () => undefined })
  const send = (event: Event | FailedLine) => lines.push(`${JSON.stringify(event)}\n`)
  speak(send)
    .then((last) =>
      send(isRefusal(last) ? { type: 'failed', code: last.refused, message: last.message } : last),
    )
    .catch((err: unknown) => {
      request.log.error({ err }, 'reply broke off')
      send(BROKE_OFF)
    })
    .finally(() => lines.push(null))
  return lines
}
