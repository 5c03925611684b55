import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { applyProtocol } from '#http/errors.ts'
import { libraryOf } from '#study/companion/library.ts'
import { companionRoutes } from '#study/companion/routes.ts'
import type { StudyStore } from '#study/store.ts'
import { RULES } from './rules.ts'

/** The routes on a store that has nothing and keeps nothing. */
async function routesOn(parts: { dailyRuns?: boolean; library?: () => Promise<never> }) {
  const app = Fastify()
  applyProtocol(app, () => false)
  const store = {
    companionThread: async () => [],
    keepCompanion: async () => undefined,
    latestAnswers: async () => [],
    openItems: async () => [],
    standings: async () => ({ subjects: [], topics: [] }),
  } as unknown as StudyStore
  const host = {
    store,
    identify: async () => ({ userId: 'me', role: 'player' as const }),
    now: () => 0,
    random: () => 0,
    companion: {
      library: parts.library ?? (async () => libraryOf(RULES)),
      closed: async () => null,
      model: null,
    },
  }
  companionRoutes(app, host, async () => parts.dailyRuns ?? false)
  const ask = (accept: string) =>
    app.inject({
      method: 'POST',
      url: '/api/chatbot/message',
      payload: { message: 'what is hearsay?' },
      headers: { accept },
    })
  return { app, ask }
}

test('Atticus is silent while a daily clock runs on this very machine', async () => {
  const { app, ask } = await routesOn({ dailyRuns: true })
  for (const accept of ['application/json', 'application/x-ndjson'])
    expect((await ask(accept)).json()).toMatchObject({ code: 'companion_closed' })
  expect((await app.inject('/api/chatbot/history')).json()).toEqual({ messages: [], closed: 'daily' })
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
