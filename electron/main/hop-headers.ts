/** Headers that describe one hop, not the message (RFC 9110 section 7.6.1), and those each side sets for itself. */
const HOP = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Headers of a page's request that the engine does not need, or must not believe. */
const NOT_FOR_THE_ENGINE = new Set(['authorization', 'cookie', 'expect', 'origin', 'referer'])

/** Names that a Connection header adds to the hop's own. */
const namedBy = (connection: string | null): Set<string> =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))

/** A request's headers as they go to the engine. */
export function toEngine(headers: Headers): Record<string, string> {
  const named = namedBy(headers.get('connection'))
  return Object.fromEntries(
    [...headers].filter(([name]) => !HOP.has(name) && !NOT_FOR_THE_ENGINE.has(name) && !named.has(name)),
  )
}

/** The engine's reply headers as the page may see them: no hop, no cookies. */
export function fromEngine(headers: NodeJS.Dict<string | string[]>): Headers {
  const connection = headers.connection
  const named = namedBy(typeof connection === 'string' ? connection : null)
  const out = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !HOP.has(name) && !named.has(name)) out.set(name, value)
  return out
}
