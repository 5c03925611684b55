import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A request as electron-updater describes it. */
interface FeedRequest {
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
 * electron-updater's HTTP over Node's own fetch. Its own executor follows up to ten redirects, to any host, while our
 * files must come from the server that the policy or the player named; and it runs only inside Electron, where no test of
 * ours could fetch an update. Here a redirect fails, and a file that differs from the feed's hash is removed. For whole
 * files from a generic feed electron-updater calls only these two methods.
 */
export function nodeHttpExecutor() {
  return {
    async request({ protocol, hostname, port, path: at, headers }: FeedRequest): Promise<string> {
      const address = new URL(`${protocol ?? 'https:'}//${hostname}${port ? `:${port}` : ''}${at ?? '/'}`)
      const init = { headers: textHeaders(headers), signal: AbortSignal.timeout(FEED_MS) }
      return (await get(address, init)).text()
    },
    async download(address: URL, destination: string, options: DownloadOptions): Promise<string> {
      if (!options.sha512) throw new Error('the feed names no hash for the file')
      const reply = await get(address, { headers: textHeaders(options.headers) })
      if (!reply.body) throw new Error('the file is empty')
      const digest = createHash('sha512')
      const hashed = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          digest.update(chunk)
          done(null, chunk)
        },
      })
      await mkdir(path.dirname(destination), { recursive: true })
      await pipeline(
        Readable.fromWeb(reply.body as import('node:stream/web').ReadableStream),
        hashed,
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
