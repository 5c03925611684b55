import http from 'node:http'

declare module 'http' {
  /** Sends what fetch and the global agents ask for through a proxy. Returns a function that ends it (Node 24.14). */
  function setGlobalProxyFromEnv(variables: { http_proxy?: string; https_proxy?: string }): () => void
}

let current: string | null = null
let end = (): void => undefined

const straight = (): void => undefined

/** Sends requests through a proxy; returns a function that ends it. A proxy that Node can't use must not end the process. */
function through(proxy: string): () => void {
  try {
    return http.setGlobalProxyFromEnv({ http_proxy: proxy, https_proxy: proxy })
  } catch (error) {
    console.error('The system’s proxy cannot be used:', error)
    return straight
  }
}

/** Sends this process's requests through a proxy from now on, or straight to their servers for null. */
export function setProxy(proxy: string | null): void {
  if (proxy === current) return
  current = proxy
  end()
  end = proxy ? through(proxy) : straight
}

/** The way to a server in the words of a proxy script: `PROXY host:port`, `HTTPS host:port`, `SOCKS5 host:port`, `DIRECT`. */
const WAY = /^(PROXY|HTTPS) +([\w.-]+|\[[\da-f:.]+\]):(\d+)$/i

/**
 * The address of the first proxy that `answer` names and that we can use, or null for none. `answer` is a proxy script's,
 * as Electron gives it for every kind of system setting: ways to the server, the best first.
 */
export function proxyIn(answer: string): string | null {
  for (const way of answer.split(';').map((each) => each.trim())) {
    if (/^DIRECT$/i.test(way)) return null
    const [, kind = '', host, port] = WAY.exec(way) ?? []
    if (host) return `${kind.toUpperCase() === 'HTTPS' ? 'https' : 'http'}://${host}:${port}`
  }
  return null
}
