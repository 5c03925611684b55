export const DEFAULT_SERVER = 'http://localhost:4600'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The cloud server's address: https for every host but this machine itself, or null. */
export function allowedServer(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const safe = url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname))
  return safe && url.username === '' && url.password === '' ? url : null
}

/** BARDUEL_SERVER_URL when it is an allowed address, else this machine's own server. */
export function serverUrl(env: Record<string, string | undefined>): string {
  const chosen = env.BARDUEL_SERVER_URL
  const allowed = chosen ? allowedServer(chosen) : null
  if (chosen && !allowed)
    console.error(
      'BARDUEL_SERVER_URL must be an https:// address (http:// for this machine only); it is ignored.',
    )
  return allowed?.origin ?? DEFAULT_SERVER
}
