import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { libraryOf } from '#study/companion/library.ts'
import type { Prompt } from '#study/companion/model.ts'
import { RULES } from '../../study/companion/rules.ts'
import { eventually } from '../../support/eventually.ts'
import { bankItems } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'

const bank = bankItems('practice', 12)
/** What the cloud's model says next; null is a model that failed. */
const model: { says: string | null; asked: Prompt[] } = { says: null, asked: [] }
let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
const open: Desk[] = []

beforeAll(async () => {
  cloud = await testCloud({
    companion: {
      library: async () => libraryOf(RULES),
      model: {
        async ask(prompt) {
          model.asked.push(prompt)
          return model.says
        },
      },
    },
  })
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  await cloud.start()
  home = await computer()
  Object.assign(model, { says: null, asked: [] })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await home.remove()
})

async function signedUp() {
  const person = registration()
  const engine = await desk(cloud.url, home)
  open.push(engine)
  const { body } = await engine.send('POST', '/api/auth/register', person)
  return { engine, person, userId: String(body.id) }
}

const ask = async (engine: Desk, message: string) =>
  (await engine.send('POST', '/api/chatbot/message', { message })).body as {
    response: string
    message: { sourced: boolean; sources: unknown[] }
  }

interface Thread {
  messages: { id: string; content: string; role: string }[]
  closed: string | null
}
const thread = async (engine: Desk) =>
  (await engine.send('GET', '/api/chatbot/history')).body as unknown as Thread
const inTheCloud = (userId: string) =>
  cloud.db.prisma.companionMessage.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } })

describe('with no network', () => {
  it('answers from the packaged library and the player’s own answers, and keeps the thread', async () => {
    const { engine } = await signedUp()
    await cloud.stop()
    expect((await ask(engine, 'what is hearsay?')).response).toContain('The rule of Hearsay.')
    expect((await ask(engine, 'and its elements?')).response).toContain('first of Hearsay')
    await playSolo(engine.send, bank, 1)
    const { response } = await ask(engine, 'why was my answer wrong?')
    expect(response).toMatch(/You chose [A-D]:/)
    expect(response).toContain('The explanation of practice-')
    const { suggestions } = (await engine.send('GET', '/api/chatbot/suggestions')).body as {
      suggestions: string[]
    }
    expect(suggestions[0]).toBe('Why did I miss my last question?')
    const tips = await engine.send('GET', '/api/chatbot/study-tips/Evidence')
    expect(tips).toMatchObject({ status: 200 })
    expect((await engine.send('GET', '/api/chatbot/rules/evidence.hearsay.hearsay')).status).toBe(200)
    expect((await thread(engine)).messages).toHaveLength(6)
    expect(await engine.send('DELETE', '/api/chatbot/history')).toMatchObject({ status: 200 })
    expect((await thread(engine)).messages).toEqual([])
  })

  it('says nothing of the question before the player', async () => {
    const { engine } = await signedUp()
    await cloud.stop()
    const { body } = await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
    const { stem, choices } = body.question as { stem: string; choices: string[] }
    expect((await ask(engine, `${stem} ${choices.join(' ')}`)).response).toContain('still open')
  })
})

describe('with the cloud', () => {
  it('keeps the thread there too, what was said offline as soon as it is back, each message once', async () => {
    const { engine, userId } = await signedUp()
    await ask(engine, 'what is hearsay?')
    await eventually(async () => expect(await inTheCloud(userId)).toHaveLength(2))
    await cloud.stop()
    await ask(engine, 'what is battery?')
    await cloud.start()
    const { messages } = await thread(engine)
    expect(messages).toHaveLength(4)
    expect((await inTheCloud(userId)).map(({ id }) => id)).toEqual(messages.map(({ id }) => id))
  })

  it('shows what was said elsewhere, which can be followed up, and forgets what was cleared there', async () => {
    const { engine, person, userId } = await signedUp()
    await ask(engine, 'what is hearsay?')
    await eventually(async () => expect(await inTheCloud(userId)).toHaveLength(2))
    await engine.quit()
    const other = await computer()
    try {
      const second = await desk(cloud.url, other)
      open.push(second)
      const { username, password } = person
      await second.send('POST', '/api/auth/login', { username, password })
      expect((await thread(second)).messages.map(({ content }) => content)[0]).toBe('what is hearsay?')
      expect((await ask(second, 'and its elements?')).response).toContain('first of Hearsay')
      await eventually(async () => expect(await inTheCloud(userId)).toHaveLength(4))
      await cloud.db.prisma.companionMessage.deleteMany({ where: { userId } })
      expect((await thread(second)).messages).toEqual([])
    } finally {
      await Promise.all(open.splice(0).map((one) => one.quit()))
      await other.remove()
    }
  })

  it('clears it there too, though it was cleared offline', async () => {
    const { engine, userId } = await signedUp()
    await ask(engine, 'what is hearsay?')
    await eventually(async () => expect(await inTheCloud(userId)).toHaveLength(2))
    await cloud.stop()
    await engine.send('DELETE', '/api/chatbot/history')
    expect((await thread(engine)).messages).toEqual([])
    await cloud.start()
    expect((await thread(engine)).messages).toEqual([])
    expect(await inTheCloud(userId)).toEqual([])
  })

  it('lends its model, which must cite, and does without one that fails', async () => {
    const { engine } = await signedUp()
    model.says = 'In other words [R1].'
    expect((await ask(engine, 'what is hearsay?')).message).toMatchObject({
      content: 'In other words (1).',
      sourced: true,
      sources: [{ area: 'Hearsay' }],
    })
    expect(model.asked[0]?.rules.map(({ area }) => area)).toEqual(['Hearsay'])
    model.says = 'Trust me.'
    expect((await ask(engine, 'what is battery?')).message).toMatchObject({ sourced: false, sources: [] })
    model.says = null
    expect((await ask(engine, 'what is assault?')).response).toContain('The rule of Assault.')
  })

  it('is silent while a duel is on there', async () => {
    const { engine, userId } = await signedUp()
    await ask(engine, 'what is hearsay?')
    await eventually(async () => expect(await inTheCloud(userId)).toHaveLength(2))
    await cloud.db.prisma.match.create({
      data: {
        id: userId,
        kind: 'live',
        roomCode: userId,
        subject: 'Torts',
        player1Id: userId,
        status: 'active',
        rounds: 10,
        answerWindowMs: 60_000,
        revealMs: 3_000,
        silence: 'timeout',
        itemIds: [],
        optionOrders: [],
      },
    })
    const refused = await engine.send('POST', '/api/chatbot/message', { message: 'what is hearsay?' })
    expect(refused).toMatchObject({ status: 409, body: { code: 'companion_closed' } })
    expect(await thread(engine)).toEqual({ messages: [], closed: 'duel' })
    await cloud.db.prisma.match.delete({ where: { id: userId } })
    expect((await thread(engine)).messages).toHaveLength(2)
  })
})
