import type { ServerCheck } from '#protocol/bridge.ts'
import { errorBody } from '#protocol/error.ts'
import { healthRoutes } from '#protocol/http/health.ts'

const READY = '/api/ready'
const TIMEOUT_MS = 8_000

/** Node's codes for a certificate that it doesn't trust. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/

/** Node's codes for a name that no server has. */
const UNKNOWN = new Set(['ENOTFOUND', 'EAI_NODATA', 'EAI_NONAME'])

/** Node's codes for an answer that is no TLS, and its name for one that is no HTTP. */
const OTHER_PROTOCOL = /^(ERR_SSL_|EPROTO$|HTTPParserError$)/

function whyUnreachable(error: unknown): ServerCheck {
  const { cause } = error as { cause?: { code?: unknown; name?: unknown } }
  const code = String(cause?.code ?? cause?.name ?? '')
  if (CERTIFICATE.test(code)) return 'bad_certificate'
  if (OTHER_PROTOCOL.test(code)) return 'not_bar_duel'
  return UNKNOWN.has(code) ? 'unknown_address' : 'no_answer'
}

/** Returns whether the address is a Bar Duel server's that takes players, or why not. Follows no redirect. */
export async function checkServer(
  origin: string,
  request: typeof fetch = fetch,
  timeoutMs = TIMEOUT_MS,
): Promise<ServerCheck> {
  let reply: Response
  try {
    reply = await request(new URL(READY, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    return whyUnreachable(error)
  }
  const body: unknown = await reply.json().catch(() => null)
  if (reply.ok)
    return healthRoutes[`GET ${READY}`].reply.safeParse(body).success ? 'reachable' : 'not_bar_duel'
  return errorBody.safeParse(body).data?.code === 'unavailable' ? 'not_ready' : 'not_bar_duel'
}
