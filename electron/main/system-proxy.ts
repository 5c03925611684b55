import { proxyIn } from '../network/proxy.ts'

/** How often the system's settings are asked again: a laptop leaves the campus and its proxy. */
const AGAIN_MS = 10_000

export interface SystemProxyParts {
  /** Electron's answer for an address, in the words of a proxy script */
  resolve: (address: string) => Promise<string>
  /** the server, or null where none may be asked */
  address: string | null
}

/** The proxy between this computer and the server by the system's settings, or null for none. Never rejects. */
export const systemProxy = async ({ resolve, address }: SystemProxyParts): Promise<string | null> => {
  try {
    return address === null ? null : proxyIn(await resolve(address))
  } catch {
    return null
  }
}

/** Calls `onChange` with every new proxy. Returns a function that ends it. */
export function followSystemProxy(
  parts: SystemProxyParts,
  onChange: (proxy: string | null) => void,
): () => void {
  let last: string | null | undefined
  const ask = async (): Promise<void> => {
    const proxy = await systemProxy(parts)
    if (proxy === last) return
    last = proxy
    onChange(proxy)
  }
  const timer = setInterval(ask, AGAIN_MS)
  return () => clearInterval(timer)
}
