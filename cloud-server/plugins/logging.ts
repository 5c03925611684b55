import type { FastifyRequest, FastifyServerOptions } from 'fastify'

export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** An address has at most 254 characters: a longer run of letters is looked through once, and not anew from each of them. */
const EMAIL = /[^\s@"'<>(),;:[\]/]{1,254}@[^\s@"'<>(),;:[\]/]{1,254}\.[^\s@"'<>(),;:[\]/]{1,254}/g
/** Session tokens are 43 letters, digits, _ and -; hashes and longer keys are as little for a log. */
const SECRET = /[A-Za-z0-9_-]{43,}/g
/** The password within an address such as the database's. */
const PASSWORD_IN_URL = /(\w{1,20}:\/\/[^\s:/@]*:)[^\s@/]*@/g

/** Text fit for a log: no email address, no token, no password of an address. */
export const discreet = (text: string): string =>
  text.replace(PASSWORD_IN_URL, '$1[secret]@').replace(EMAIL, '[e-mail]').replace(SECRET, '[secret]')

/** An error as it is logged, its causes too. */
function errorLine(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: discreet(String(error)) }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    message: discreet(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: discreet(error.stack ?? ''),
    ...(error.cause !== undefined && depth < 3 ? { cause: errorLine(error.cause, depth + 1) } : {}),
  }
}

/** A request as it is logged: the route's pattern and nothing that a person typed, neither path nor query nor body. */
const requestLine = (request: FastifyRequest) => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
})

/** Lines of JSON on standard output, one for each request at level info (with its status and time), and each failure. */
export function logging(level: LogLevel): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: requestLine,
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: (error: unknown) => errorLine(error),
    } as never,
  }
}
