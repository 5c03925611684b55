import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import type { ChatEvent } from '#protocol/http/companion.ts'
import { documentsIn, LINES } from '#protocol/lines.ts'
import { libraryOf } from '#study/companion/library.ts'
import { openAiModel } from '../../../cloud-server/companion/openai.ts'
import type { Cloud, CloudAnswer } from '../../../electron/engine/cloud.ts'
import { engineCompanion } from '../../../electron/engine/companion.ts'
import type { Profiles } from '../../../electron/engine/profiles.ts'
import { RULES } from '../../study/companion/rules.ts'
import { type StubModel, says, speaking, stubModel } from '../../support/stub-model.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk, SECRET } from '../support/desk.ts'

let stub: StubModel
let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let engine: Desk
let userId: string

beforeAll(async () => {
  stub = await stubModel()
  const model = openAiModel({ url: stub.url, model: 'a-model', key: null }, () => undefined)
  cloud = await testCloud({ companion: { library: async () => libraryOf(RULES), model } })
})
afterAll(async () => {
  await stub.close()
  await cloud.remove()
})
beforeEach(async () => {
  await cloud.start()
  home = await computer()
  engine = await desk(cloud.url, home)
  const { body } = await engine.send('POST', '/api/auth/register', registration())
  userId = String(body.id)
})
afterEach(async () => {
  await engine.quit()
  await home.remove()
})

/** Asks for lines, as the page does; returns what reads them one by one. */
async function ask(message: string): Promise<AsyncGenerator<unknown>> {
  const reply = await engine.app.inject({
    method: 'POST',
    url: '/api/chatbot/message',
    headers: { [HEADER_ENGINE_SECRET]: SECRET, accept: LINES },
    payload: { message },
    payloadAsStream: true,
  })
  return documentsIn(Readable.toWeb(reply.stream()) as ReadableStream<Uint8Array> as never)
}

async function rest(lines: AsyncGenerator<unknown>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = []
  for await (const line of lines) all.push(line as ChatEvent)
  return all
}

const GROUNDED = {
  type: 'done',
  message: { content: expect.stringContaining('The rule of Hearsay.'), sourced: true },
}

describe('a model’s words, lent by the cloud', () => {
  test('come as they are said', async () => {
    const model = speaking(stub, 'Hearsay is ')
    const lines = await ask('what is hearsay?')
    expect((await lines.next()).value).toEqual({ type: 'text', text: 'Hearsay is ' })
    model.goesOn('this [R1].')
    expect(await rest(lines)).toMatchObject([
      { type: 'text', text: 'this (1).' },
      {
        type: 'done',
        message: { content: 'Hearsay is this (1).', sourced: true, sources: [{ area: 'Hearsay' }] },
      },
    ])
  })

  test('that break off leave the answer of the rules on the machine', async () => {
    const model = speaking(stub, 'Hearsay is ')
    const lines = await ask('what is hearsay?')
    await lines.next()
    model.breaksOff()
    expect(await rest(lines)).toMatchObject([GROUNDED])
  })

  test('leave it too where the network goes in the middle, and are not waited for without one', async () => {
    const model = speaking(stub, 'Hearsay is ')
    const lines = await ask('what is hearsay?')
    await lines.next()
    const stopped = cloud.stop()
    expect(await rest(lines)).toMatchObject([GROUNDED])
    model.breaksOff()
    await stopped
    stub.answer(says('Never heard.'))
    expect(await rest(await ask('what is hearsay?'))).toMatchObject([GROUNDED])
    expect(stub.asked).toEqual([])
  })

  test('are withheld when a duel begins while they are said', async () => {
    const model = speaking(stub, 'Hearsay is ')
    const lines = await ask('what is hearsay?')
    await lines.next()
    await cloud.db.prisma.match.create({
      data: {
        ...{ id: userId, kind: 'live', roomCode: userId, subject: 'Torts', player1Id: userId },
        ...{ status: 'active', rounds: 10, answerWindowMs: 60_000, revealMs: 3_000 },
        ...{ silence: 'timeout', itemIds: [], optionOrders: [] },
      },
    })
    model.goesOn('this [R1].')
    const last = (await rest(lines)).at(-1)
    await cloud.db.prisma.match.delete({ where: { id: userId } })
    expect(last).toMatchObject({ type: 'failed', code: 'companion_closed' })
    const { body } = await engine.send('GET', '/api/chatbot/history')
    expect(body.messages).toEqual([])
  })
})

test('a server that doesn’t speak in lines lends its words whole', async () => {
  const replies: Record<string, unknown> = {
    '/api/chatbot/closed': { closed: null, model: true },
    '/api/chatbot/words': { words: 'In other words [R1].' },
  }
  const send = async (_method: string, path: string): Promise<CloudAnswer> => ({
    status: 200,
    json: replies[path],
    headers: new Headers(),
  })
  const nobody = { current: () => null } as unknown as Profiles
  const host = engineCompanion(home.bankFolder, { send } as unknown as Cloud, nobody, Date.now)
  await host.closed('me')
  const heard: string[] = []
  const prompt = { message: 'what is hearsay?', subject: null, rules: RULES.slice(0, 1), recent: [] }
  expect(await host.model?.ask(prompt, (text) => heard.push(text))).toBe('In other words [R1].')
  expect(heard).toEqual(['In other words [R1].'])
})
