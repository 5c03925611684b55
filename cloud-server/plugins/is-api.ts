import type { FastifyRequest } from 'fastify'

/** Whether a request is for data rather than a page or a file, however its path is spelled: '/%61pi/' leads to /api too. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url].some((path) => path?.startsWith('/api/'))

const HEALTH: ReadonlySet<string | undefined> = new Set(['/api/health', '/api/ready'])

/** Whether a request asks how the server is: a monitor's, or a person's who looks in a browser. */
export const isHealthCheck = ({ routeOptions }: FastifyRequest): boolean => HEALTH.has(routeOptions.url)
