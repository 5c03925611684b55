import { createServer } from 'node:net'

/**
 * Tries to listen, and stops at once.
 * @param {number} port 0 asks for any free one
 * @param {string} host
 * @returns {Promise<{ port: number } | { code: string }>} the port, or the system's error code (EADDRINUSE, …)
 */
export function tryPort(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (failure) =>
      resolve({ code: /** @type {NodeJS.ErrnoException} */ (failure).code ?? failure.message }),
    )
    probe.listen(port, host, () => {
      const address = probe.address()
      probe.close(() => resolve({ port: typeof address === 'object' && address ? address.port : port }))
    })
  })
}

/** The wanted port when it is free, else another free one on the loopback address. */
export async function freePort(/** @type {number} */ wanted) {
  const first = await tryPort(wanted)
  if ('port' in first) return first.port
  const other = await tryPort(0)
  if ('port' in other) return other.port
  throw new Error(`no free port on 127.0.0.1: ${other.code}`)
}
