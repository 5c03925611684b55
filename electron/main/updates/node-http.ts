import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The part of a request electron-updater describes its own way. */
interface Described {
  protocol?: string | null
  hostname?: string | null
  port?: string | number | null
  path?: string | null
  headers?: Record<string, unknown> | null
}

interface DownloadOptions {
  headers?: Record<string, unknown> | null
  /** base64 of the file's SHA-512, from the feed */
  sha512?: string | null
}

const FEED_MS = 15_000

const textHeaders = (headers: Record<string, unknown> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])),
  )

async function get(address: URL, init: RequestInit): Promise<Response> {
  const reply = await fetch(address, { ...init, redirect: 'error' })
  if (!reply.ok)
    throw Object.assign(new Error(`${reply.status} at ${address.pathname}`), { statusCode: reply.status })
  return reply
}

/**
 * electron-updater's way to the network over Node's own HTTP, in place of Electron's: certificates are checked, nothing
 * is redirected, and a file that is not what the feed's hash says does not stay.
 */
export function nodeHttp() {
  return {
    async request({ protocol, hostname, port, path: at, headers }: Described): Promise<string> {
      const address = new URL(`${protocol ?? 'https:'}//${hostname}${port ? `:${port}` : ''}${at ?? '/'}`)
      const init = { headers: textHeaders(headers), signal: AbortSignal.timeout(FEED_MS) }
      return (await get(address, init)).text()
    },
    async download(address: URL, destination: string, options: DownloadOptions): Promise<string> {
      if (!options.sha512) throw new Error('the feed names no hash for the file')
      const reply = await get(address, { headers: textHeaders(options.headers) })
      if (!reply.body) throw new Error('the file is empty')
      const digest = createHash('sha512')
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          digest.update(chunk)
          done(null, chunk)
        },
      })
      await mkdir(path.dirname(destination), { recursive: true })
      await pipeline(
        Readable.fromWeb(reply.body as import('node:stream/web').ReadableStream),
        counted,
        createWriteStream(destination),
      )
      if (digest.digest('base64') === options.sha512) return destination
      await rm(destination, { force: true })
      throw Object.assign(new Error('the file is not what the feed’s hash says'), {
        code: 'ERR_CHECKSUM_MISMATCH',
      })
    },
  }
}
