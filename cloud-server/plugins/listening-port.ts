import type { FastifyInstance } from 'fastify'

/** Returns the port that a server listens on; null while it listens on none. */
export function listeningPort({ server }: Pick<FastifyInstance, 'server'>): number | null {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : null
}
