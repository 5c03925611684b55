import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EmbeddedRules } from '../../cloud-server/companion/embeddings.ts'
import { RULES } from '../study/companion/rules.ts'

const KEY = 'sk-very-secret-key'
const [HEARSAY, , BATTERY, ASSAULT] = RULES

/** A text is as near to a rule as it has its area's letters: enough to tell near from far. */
const vectorOf = (text: string): number[] => {
  const counts = Array<number>(26).fill(0)
  for (const letter of text.toLowerCase()) {
    const at = letter.charCodeAt(0) - 97
    if (at >= 0 && at < 26) counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

interface Request {
  path: string
  authorization: string | undefined
  body: { model: string; input: string[] }
}

/** An endpoint of embeddings: the border that is not ours. `status` and `hold` make it fail. */
const stub = {
  asked: [] as Request[],
  status: 200,
  shuffled: false,
  short: false,
  hold: false,
}
const server = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = JSON.parse(Buffer.concat(chunks).toString())
  stub.asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
  if (stub.hold) return
  const data = body.input.map((text: string, index: number) => ({ index, embedding: vectorOf(text) }))
  if (stub.shuffled) data.reverse()
  if (stub.short) data.pop()
  reply.writeHead(stub.status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})
const logged: string[] = []
/** Long enough for an endpoint that answers on a busy machine. */
const LONG = { question: 15_000, batch: 15_000 }
const patience = { ...LONG }
let now = 0
beforeEach(() => {
  Object.assign(stub, { asked: [], status: 200, shuffled: false, short: false, hold: false })
  Object.assign(patience, LONG)
  logged.length = 0
  now = 1_000_000
})

const embedded = (base = url) =>
  new EmbeddedRules(
    {
      endpoint: { url: base, model: 'talks', key: KEY },
      model: 'near',
      rules: async () => RULES,
    },
    (line) => logged.push(line),
    { now: () => now, patience },
  )

describe('rules nearest in meaning', () => {
  test('come from the endpoint’s vectors: of the library once, of a question once', async () => {
    const rules = embedded()
    await Promise.all([rules.prepare(), rules.prepare()])
    await rules.prepare()
    expect(stub.asked).toHaveLength(1)
    const [sent] = stub.asked
    expect(sent).toMatchObject({
      path: '/v1/embeddings',
      authorization: `Bearer ${KEY}`,
      body: { model: 'near' },
    })
    expect(sent?.body.input).toHaveLength(RULES.length)
    expect(sent?.body.input[0]).toContain('The rule of Hearsay')
    const question = `${BATTERY?.area} (Torts: Negligence)\n${BATTERY?.rule}`
    expect((await rules.closest(question))?.[0]).toBe(BATTERY?.id)
    expect((await rules.closest(` ${question} `))?.[0]).toBe(BATTERY?.id)
    expect(stub.asked).toHaveLength(2)
  })

  test('are told by each vector’s own number, whatever their order', async () => {
    stub.shuffled = true
    const rules = embedded(`${url}/chat/completions`)
    await rules.prepare()
    expect(stub.asked[0]?.path).toBe('/v1/embeddings')
    const question = `${ASSAULT?.area} ${ASSAULT?.rule}`
    expect((await rules.closest(question))?.slice(0, 2)).toContain(ASSAULT?.id)
  })

  test('are not waited for: the first question is answered by words, the next by both', async () => {
    const rules = embedded()
    expect(await rules.closest('hearsay')).toBeNull()
    await rules.prepare()
    expect((await rules.closest(`${HEARSAY?.area} (Evidence: Hearsay) ${HEARSAY?.rule}`))?.[0]).toBe(
      HEARSAY?.id,
    )
  })
})

describe('an endpoint that has none', () => {
  test.each([
    ['answers 404', { status: 404 }],
    ['answers too few', { short: true }],
    ['never answers', { hold: true }],
  ])('%s: words alone decide, it is left alone for a minute, then asked again', async (_how, fault) => {
    Object.assign(stub, fault)
    if (stub.hold) Object.assign(patience, { question: 300, batch: 300 })
    const rules = embedded()
    await rules.prepare()
    expect(await rules.closest('hearsay')).toBeNull()
    await rules.prepare()
    expect(stub.asked).toHaveLength(1)
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toContain(KEY)
    Object.assign(stub, { status: 200, short: false, hold: false })
    Object.assign(patience, LONG)
    now += 60_000
    await rules.prepare()
    expect(await rules.closest('hearsay')).not.toBeNull()
  })

  test('fails for one question only: that one has words alone', async () => {
    const rules = embedded()
    await rules.prepare()
    stub.status = 500
    expect(await rules.closest('battery')).toBeNull()
  })
})
