import { isIP } from 'node:net'
import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import type { Config } from '../config.ts'

const UNKNOWN = refuse(
  'bad_origin',
  'Bar Duel doesn’t answer at this address. The person who runs it needs to set PUBLIC_URL to the address people use.',
)

/** Returns the name in a Host header, without its port and the brackets of IPv6. */
const nameIn = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()

/**
 * A server without PUBLIC_URL believes the Host header, so it must be one that no stranger's DNS could have led here: an
 * address, this machine's own name, or the one it listens on.
 */
export function checkHost(
  app: FastifyInstance,
  { publicUrl, host }: Pick<Config, 'publicUrl'> & Partial<Pick<Config, 'host'>>,
): void {
  if (publicUrl) return
  const own = hostname().toLowerCase()
  const known = new Set(['localhost', own, `${own}.local`, host?.toLowerCase()])
  app.addHook('onRequest', async (request, reply) => {
    const name = nameIn(request.headers.host ?? '')
    if (isIP(name) === 0 && !known.has(name)) return sendRefusal(reply, UNKNOWN)
  })
}
