import type { FastifyRequest } from 'fastify'

/** Returns where this server is found on the web: its public address, or else the one it was asked at. */
export const webOrigin = (
  publicUrl: URL | null,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicUrl?.origin ?? `${request.protocol}://${request.host}`
