import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliDecompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import type { Identify } from '#http/serve.ts'
import { serve } from '#http/serve.ts'
import { HOUR_MS } from '#rules/days.ts'
import { readBank, readPoolText } from '#study/bank-files.ts'
import { hashOf } from '#study/ratings-file.ts'
import { heldRatings } from '#study/store/ratings.ts'
import { type Limit, limit } from '../plugins/limit.ts'
import type { Database } from '../store/database.ts'

const GONE = refuse('not_found', 'We can’t find that version of the practice questions')

const GONE_RATINGS = refuse('not_found', 'We can’t find that version of the ratings')

/** Downloads an hour a player: each of their devices needs one a version, and may have to begin again. */
export const DOWNLOADS_AN_HOUR = 10
const DOWNLOADS: Limit = { most: DOWNLOADS_AN_HOUR, windowMs: HOUR_MS }

/** Half a second of one core for a seventh of the size; more effort saves little more. */
const EFFORT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Returns a function that reads and compresses the practice questions of a hash once; null where they have another. */
function compressedOnce(folder: string | null): (hash: string) => Promise<Buffer | null> {
  const kept = new Map<string, Promise<Buffer | null>>()
  async function make(hash: string): Promise<Buffer | null> {
    const practice = folder === null ? null : await readPoolText(folder, 'practice')
    if (practice?.hash !== hash) return null
    return promisify(brotliCompress)(JSON.stringify({ text: practice.text, count: practice.count }), EFFORT)
  }
  return async (hash) => {
    const held = kept.get(hash)
    if (held) return held
    const pools = folder === null ? [] : await readBank(folder)
    if (!pools.some((one) => one.pool === 'practice' && one.hash === hash)) return null
    const made = make(hash)
    kept.clear()
    kept.set(hash, made)
    made.catch(() => kept.delete(hash))
    return made
  }
}

export interface BankParts {
  db: Database
  identify: Identify
  /** the built bank's; null where the server has none */
  folder: string | null
}

/**
 * The practice questions as their file has them, for desktops to check by the hash and to keep. The other pools never leave
 * the folder (design section 5).
 */
export function bankRoute(app: FastifyInstance, { db, identify, folder }: BankParts): void {
  const compressed = compressedOnce(folder)
  serve(app, identify, 'GET /api/bank/ratings/:hash', async ({ params }) => {
    const text = await heldRatings(db)
    return text !== null && hashOf(text) === params.hash ? { text } : GONE_RATINGS
  })
  serve(app, identify, 'GET /api/bank/practice/:hash', async ({ params, caller, request, reply }) => {
    const refused = await limit(db, `bank:${caller.userId}`, DOWNLOADS)
    if (refused) return refused
    const body = await compressed(params.hash)
    if (body === null) return GONE
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    const sent = Readable.from([body], { objectMode: false })
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return sent.pipe(createBrotliDecompress())
    reply.header('content-encoding', 'br')
    return sent
  })
}
