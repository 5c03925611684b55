import { z } from 'zod'
import type { LibraryRule } from '#protocol/library.ts'
import type { Meaning } from '#study/companion/meaning.ts'
import { callOut, toOriginOf } from '../outgoing.ts'
import type { Endpoint } from './openai.ts'

/** Rules that one request embeds. */
const BATCH = 64
/** Questions whose nearest rules are kept: students ask the same things. */
const KEPT = 500
/** Rules told as nearest. */
const NEAREST = 8
/** Characters of a question that are embedded. */
const READ = 1_500
/** After a failure the endpoint is left alone so long (ms). */
const REST_MS = 60_000

/** How long (ms) a question may wait for its vector, and a batch of rules for theirs. */
export interface EmbeddingPatience {
  question: number
  batch: number
}
const PATIENCE: EmbeddingPatience = { question: 1_500, batch: 30_000 }

const reply = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1) })),
})

const address = (url: string): string =>
  `${url.replace(/\/+$/, '').replace(/\/chat\/completions$/, '')}/embeddings`

const textOf = ({ area, subject, subtopic, rule, asked }: LibraryRule): string =>
  [`${area} (${subject}: ${subtopic})`, rule, asked.join('; ')].join('\n')

/** Scaled to length 1, so that a product of two says how near they are. */
function unit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector) || 1
  return Float32Array.from(vector, (one) => one / length)
}

const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/**
 * The rules nearest to a question by vectors of the endpoint, where its `/embeddings` has them. Rules are embedded once a
 * process, by `prepare` or the first question, which doesn't wait for it; a question once while it is kept. Every failure is a
 * line to `log`, without the key.
 */
export class EmbeddedRules implements Meaning {
  readonly #endpoint: Endpoint
  readonly #model: string
  readonly #rules: () => Promise<readonly LibraryRule[]>
  readonly #log: (line: string) => void
  readonly #now: () => number
  readonly #patience: EmbeddingPatience
  readonly #kept = new Map<string, readonly string[]>()
  #vectors: readonly { id: string; vector: Float32Array }[] | null = null
  #preparing: Promise<void> | null = null
  #restsUntil = 0

  constructor(
    {
      endpoint,
      model,
      rules,
    }: { endpoint: Endpoint; model: string; rules: () => Promise<readonly LibraryRule[]> },
    log: (line: string) => void,
    { now = Date.now, patience = PATIENCE }: { now?: () => number; patience?: EmbeddingPatience } = {},
  ) {
    this.#endpoint = endpoint
    this.#model = model
    this.#rules = rules
    this.#log = log
    this.#now = now
    this.#patience = patience
  }

  /** Vectors of some texts, in their order; null where the endpoint has none in time. */
  async #embed(input: readonly string[], patienceMs: number): Promise<Float32Array[] | null> {
    if (this.#now() < this.#restsUntil) return null
    const { url, key } = this.#endpoint
    try {
      const response = await callOut(toOriginOf(url), address(url), {
        method: 'POST',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ model: this.#model, input }),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`it answered ${response.status}`)
      }
      const { data } = reply.parse(await response.json())
      const ordered = [...data].sort((one, other) => one.index - other.index)
      if (ordered.length !== input.length)
        throw new Error('it answered with other vectors than were asked for')
      return ordered.map(({ embedding }) => unit(embedding))
    } catch (error) {
      this.#restsUntil = this.#now() + REST_MS
      this.#log(`the companion’s embeddings failed: ${(error as Error).message}`)
      return null
    }
  }

  async #prepared(): Promise<void> {
    const rules = await this.#rules()
    const vectors: { id: string; vector: Float32Array }[] = []
    for (let from = 0; from < rules.length; from += BATCH) {
      const batch = rules.slice(from, from + BATCH)
      const embedded = await this.#embed(batch.map(textOf), this.#patience.batch)
      if (!embedded) return
      for (const [at, { id }] of batch.entries())
        vectors.push({ id, vector: embedded[at] ?? new Float32Array() })
    }
    this.#vectors = vectors
  }

  /** Embeds the library, once; what failed is tried again with a later question. */
  prepare(): Promise<void> {
    if (this.#vectors) return Promise.resolve()
    this.#preparing ??= this.#prepared().finally(() => {
      this.#preparing = null
    })
    return this.#preparing
  }

  async closest(question: string): Promise<readonly string[] | null> {
    const asked = question.slice(0, READ).trim()
    const kept = this.#kept.get(asked)
    if (kept) return kept
    const rules = this.#vectors
    if (!rules) {
      this.prepare().catch((error: Error) => this.#log(`the companion’s embeddings failed: ${error.message}`))
      return null
    }
    const [vector] = (await this.#embed([asked], this.#patience.question)) ?? []
    if (!vector) return null
    const nearest = rules
      .map(({ id, vector: held }) => ({ id, near: product(vector, held) }))
      .sort((one, other) => other.near - one.near)
      .slice(0, NEAREST)
      .map(({ id }) => id)
    this.#kept.set(asked, nearest)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return nearest
  }
}
