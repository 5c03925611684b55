import type { FastifyRequest } from 'fastify'

/** Whether a request is for data rather than a page or a file, however its path is spelled: '/%61pi/' leads to /api too. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url].some((path) => path?.startsWith('/api/'))
