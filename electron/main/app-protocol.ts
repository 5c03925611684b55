import { APP_ORIGIN } from '#protocol/bridge.ts'
import { NO_CONTENT_POLICY } from '#protocol/content-security.ts'
import { ERROR_STATUS, type ErrorBody } from '#protocol/error.ts'
import { appFile } from './app-files.ts'
import { CallRefused } from './call-refused.ts'

/** Forwards one call of the page and returns the reply; rejects with CallRefused when the call cannot be made. */
export type Forward = (request: Request) => Promise<Response>

const READS = new Set(['GET', 'HEAD'])

const isCall = (pathname: string): boolean => /^\/(api|test)(\/|$)/.test(pathname)

function refusal(error: unknown): Response {
  const body: ErrorBody =
    error instanceof CallRefused
      ? { code: error.code, message: error.message }
      : { code: 'unavailable', message: 'The study engine stopped. Try again.' }
  return Response.json(body, { status: ERROR_STATUS[body.code] })
}

async function respond(root: string, forward: Forward, request: Request): Promise<Response> {
  const { pathname, host, protocol } = new URL(request.url)
  if (`${protocol}//${host}` !== APP_ORIGIN) return new Response(null, { status: 404 })
  if (isCall(pathname)) return forward(request).catch(refusal)
  if (!READS.has(request.method)) return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  return appFile(root, pathname).catch(
    () => new Response('Bar Duel’s files are damaged or missing. Install it again.', { status: 500 }),
  )
}

/** The handler of app://barduel: it serves the renderer's files and one document for every page, and forwards calls. */
export function appHandler(root: string, forward: Forward): (request: Request) => Promise<Response> {
  return async (request) => {
    const response = await respond(root, forward, request)
    const headers = new Headers(response.headers)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', 'no-referrer')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', NO_CONTENT_POLICY)
    const { status } = response
    return new Response(request.method === 'HEAD' ? null : response.body, { status, headers })
  }
}
