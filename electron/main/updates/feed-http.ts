import { createHash, type KeyObject } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isSigned, SIGNATURE_ENDING } from './feed-signature.ts'

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

/** A file as a signed feed describes it. */
export interface FeedFile {
  sha512?: string
  /** bytes */
  size?: number
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

/** Passes bytes on up to the size the feed names, and hashes them. */
function measured(size: number) {
  const digest = createHash('sha512')
  let seen = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      digest.update(chunk)
      done(seen > size ? new Error('the file is larger than the feed’s size') : null, chunk)
    },
  })
  /** The fault of the whole file, or null. */
  const fault = (sha512: string): string | null => {
    if (seen < size) return 'the file is smaller than the feed’s size'
    return digest.digest('base64') === sha512 ? null : 'the file isn’t what the feed’s hash says'
  }
  return { stream, fault }
}

/**
 * The HTTP of electron-updater, over Node's own fetch. Nothing of the feed reaches electron-updater unless the maker's key
 * signed it, and no file is kept that differs from what was signed. electron-updater's own HTTP knows no such key, follows
 * redirects to any host, and runs only inside Electron, where no test of ours could fetch an update. For whole files from
 * a generic feed electron-updater calls only `request` and `download`.
 */
export class FeedHttp {
  readonly #key: KeyObject
  /** bytes of each file the signed feed names, by its hash */
  readonly #sizes = new Map<string, number>()

  constructor(key: KeyObject) {
    this.#key = key
  }

  /** Allows the download of these files, which a signed feed named. */
  expect(files: readonly FeedFile[]): void {
    for (const { sha512, size } of files) if (sha512 && size) this.#sizes.set(sha512, size)
  }

  /** The text of one of the feed's descriptions. Rejects unless it is signed. */
  async request({ protocol, hostname, port, path: at, headers }: FeedRequest): Promise<string> {
    const address = new URL(`${protocol ?? 'https:'}//${hostname}${port ? `:${port}` : ''}${at ?? '/'}`)
    const proof = new URL(address)
    proof.pathname += SIGNATURE_ENDING
    const init = { headers: textHeaders(headers), signal: AbortSignal.timeout(FEED_MS) }
    const content = Buffer.from(await (await get(address, init)).arrayBuffer())
    const signature = await (await get(proof, init)).text()
    if (!isSigned(this.#key, path.posix.basename(address.pathname), content, signature))
      throw new Error('the feed is not signed by the maker of this app')
    return content.toString('utf8')
  }

  async download(address: URL, destination: string, { headers, sha512 }: DownloadOptions): Promise<string> {
    const size = sha512 ? this.#sizes.get(sha512) : undefined
    if (!sha512 || !size) throw new Error('the feed names no hash or no size for the file')
    const reply = await get(address, { headers: textHeaders(headers) })
    if (!reply.body) throw new Error('the file is empty')
    const { stream, fault } = measured(size)
    await mkdir(path.dirname(destination), { recursive: true })
    const body = Readable.fromWeb(reply.body as import('node:stream/web').ReadableStream)
    try {
      await pipeline(body, stream, createWriteStream(destination))
      const wrong = fault(sha512)
      if (wrong) throw Object.assign(new Error(wrong), { code: 'ERR_CHECKSUM_MISMATCH' })
    } catch (error) {
      await rm(destination, { force: true })
      throw error
    }
    return destination
  }
}
