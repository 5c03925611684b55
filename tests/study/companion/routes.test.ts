import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { applyProtocol } from '#http/errors.ts'
import type { CompanionClosure } from '#protocol/http/companion.ts'
import { libraryOf } from '#study/companion/library.ts'
import type { Model } from '#study/companion/model.ts'
import { companionRoutes } from '#study/companion/routes.ts'
import type { StudyStore } from '#study/store.ts'
import { RULES } from './rules.ts'

interface Parts {
  dailyRuns?: () => boolean
  closed?: () => CompanionClosure | null
  library?: () => Promise<never>
  model?: Model
}

/** The routes on a store that has nothing; `kept` has the messages it was told to keep. */
async function routesOn({ dailyRuns = () => false, closed = () => null, library, model }: Parts) {
  const app = Fastify()
  applyProtocol(app, () => null)
  const kept: unknown[] = []
  const store = {
    companionThread: async () => [],
    keepCompanion: async (_userId: string, messages: readonly unknown[]) => kept.push(...messages),
    latestAnswers: async () => [],
    openItems: async () => [],
    playerState: async () => ({ subjects: [], topics: [] }),
  } as unknown as StudyStore
  const host = {
    store,
    identify: async () => ({ userId: 'me', role: 'player' as const }),
    now: () => 0,
    random: () => 0,
    leastAnswerMs: 0,
    companion: {
      library: library ?? (async () => libraryOf(RULES)),
      closed: async () => closed(),
      model: model ?? null,
    },
  }
  companionRoutes(app, host, async () => dailyRuns())
  const ask = (accept: string) =>
    app.inject({
      method: 'POST',
      url: '/api/chatbot/message',
      payload: { message: 'what is hearsay?' },
      headers: { accept },
    })
  return { app, ask, kept }
}

test('Atticus can’t talk right now while a daily clock runs on this very machine', async () => {
  const { app, ask } = await routesOn({ dailyRuns: () => true })
  for (const accept of ['application/json', 'application/x-ndjson'])
    expect((await ask(accept)).json()).toMatchObject({ code: 'companion_closed' })
  expect((await app.inject('/api/chatbot/history')).json()).toEqual({ messages: [], closed: 'daily' })
})

describe.each(['duel', 'daily'] as const)('when a %s begins while a model is thinking', (closure) => {
  /** The routes with a model that speaks only after the clock has started. */
  const closedMeanwhile = (words: string | null = 'In my own words [R1].') => {
    let begun = false
    const model: Model = {
      ask: async () => {
        begun = true
        return words
      },
    }
    return routesOn(
      closure === 'daily'
        ? { model, dailyRuns: () => begun }
        : { model, closed: () => (begun ? 'duel' : null) },
    )
  }

  test.each([['In my own words [R1].'], [null]])(
    'the reply is withheld and nothing is kept: %s',
    async (words) => {
      const { ask, kept } = await closedMeanwhile(words)
      const reply = await ask('application/json')
      expect(reply.json()).toEqual({ code: 'companion_closed', message: expect.stringContaining(closure) })
      expect(kept).toEqual([])
    },
  )

  test('a reply told as it comes ends as refused', async () => {
    const { ask, kept } = await closedMeanwhile()
    const lines = (await ask('application/x-ndjson')).body.trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { type: 'failed', code: 'companion_closed', message: expect.stringContaining(closure) },
    ])
    expect(kept).toEqual([])
  })
})

test('where to turn is told after a model’s words, too', async () => {
  const { app } = await routesOn({ model: { ask: async () => 'In my own words [R1].' } })
  const payload = { message: 'explain battery, help me' }
  const reply = await app.inject({ method: 'POST', url: '/api/chatbot/message', payload })
  expect(reply.json().message.content).toMatch(/^In my own words \(1\)\.\n\nIf this is happening to you/)
})

describe('a rule opened beside a question', () => {
  const DUTY = { subject: 'Torts', subtopic: 'Negligence', area: 'Duty' }

  test('is found by the question’s area, without the words that only find it', async () => {
    const { app } = await routesOn({})
    const found = await app.inject({ url: '/api/chatbot/rule', query: DUTY })
    expect(found.json()).toMatchObject({ area: 'Duty', rule: 'The rule of Duty. It has a second sentence.' })
    expect(found.json()).not.toHaveProperty('explained')
    const elsewhere = { ...DUTY, subject: 'Evidence' }
    expect((await app.inject({ url: '/api/chatbot/rule', query: elsewhere })).statusCode).toBe(404)
  })

  test('is what the first question leans on; an unknown one changes nothing', async () => {
    const { app } = await routesOn({})
    const rules = async (ruleId: string) => {
      const payload = { message: 'any traps?', context: { ruleId } }
      const reply = await app.inject({ method: 'POST', url: '/api/chatbot/message', payload })
      return reply.json().message.sources.map(({ area }: { area: string }) => area)
    }
    expect(await rules('torts.negligence.duty')).toEqual(['Duty'])
    expect(await rules('torts.negligence.gone')).toEqual([])
  })

  test('is not told while he is silent', async () => {
    const { app } = await routesOn({ closed: () => 'duel' })
    const reply = await app.inject({ url: '/api/chatbot/rule', query: DUTY })
    expect(reply.json().code).toBe('companion_closed')
  })
})

test('a library that cannot be read is a failure told as one, and is tried again', async () => {
  let reads = 0
  const library = async () => {
    reads++
    throw new Error('damaged')
  }
  const { ask } = await routesOn({ library })
  expect((await ask('application/json')).statusCode).toBe(500)
  const lines = await ask('application/x-ndjson')
  expect(JSON.parse(lines.body)).toMatchObject({ type: 'failed', code: 'internal' })
  expect(reads).toBe(2)
})
