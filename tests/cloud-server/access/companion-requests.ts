import { randomUUID } from 'node:crypto'
import { RULES } from '../../study/companion/rules.ts'
import type { AccessFixture } from './fixture.ts'

const [rule] = RULES
if (!rule) throw new Error('there are no rules to ask for')

/** A request at a time when no clock of a daily case runs, so that Atticus speaks. */
export async function withAtticus<Request>({ server }: AccessFixture, request: Request): Promise<Request> {
  await server.db.prisma.userDailyAttempt.deleteMany()
  return request
}

/** The requests of Atticus. */
export const COMPANION_REQUESTS = {
  'POST /api/chatbot/message': (fixture: AccessFixture) =>
    withAtticus(fixture, { body: { message: 'What is hearsay?' } }),
  'GET /api/chatbot/suggestions': (fixture: AccessFixture) => withAtticus(fixture, {}),
  'GET /api/chatbot/study-tips/:subject': (fixture: AccessFixture) =>
    withAtticus(fixture, { params: { subject: 'Torts' } }),
  'GET /api/chatbot/rules/:id': (fixture: AccessFixture) => withAtticus(fixture, { params: { id: rule.id } }),
  'GET /api/chatbot/rule': (fixture: AccessFixture) =>
    withAtticus(fixture, {
      query: { subject: rule.subject, subtopic: rule.subtopic, area: rule.area },
    }),
  'POST /api/chatbot/words': (fixture: AccessFixture) =>
    withAtticus(fixture, {
      body: { message: 'What is hearsay?', subject: null, ruleIds: [rule.id], recent: [] },
    }),
  'POST /api/chatbot/history': async () => ({
    body: {
      messages: [
        {
          id: randomUUID(),
          role: 'user',
          content: 'What is hearsay?',
          timestamp: new Date().toISOString(),
          sources: [],
          sourced: true,
          actions: [],
        },
      ],
    },
  }),
}
