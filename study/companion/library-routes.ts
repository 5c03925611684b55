import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { LibraryRule } from '#protocol/library.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { StudyEngine } from '../engine.ts'
import { topicNow } from '../stats/summary.ts'
import { type Companion, closedFor } from './converse.ts'
import { ruleFor } from './personal.ts'
import { type Ground, studyTips, suggestions } from './suggest.ts'

/** Answers looked back on for suggestions and tips. */
const LOOKED_BACK = 20
const NO_RULE = refuse('not_found', 'We can’t find that rule in the library')

/** A rule as the page has it: without the words that only find it. */
function shownRule(rule: LibraryRule | null) {
  if (!rule) return NO_RULE
  const { asked: _asked, terms: _terms, explained: _explained, ...whole } = rule
  return whole
}

/** Suggestions, study tips and single rules, out of the library and the player's own answers. */
export function libraryRoutes(
  app: FastifyInstance,
  { identify, store, now }: Pick<StudyEngine, 'identify' | 'store' | 'now'>,
  atticus: Companion,
): void {
  const { host } = atticus

  async function groundFor(userId: string, subject: PlayableSubject | null): Promise<Ground> {
    const [library, { topics }, answers] = await Promise.all([
      host.library(),
      store.playerState(userId),
      store.latestAnswers(userId, LOOKED_BACK),
    ])
    const at = now()
    return { library, answers, subject, now: at, topics: topics.map((topic) => topicNow(topic, at)) }
  }

  serve(
    app,
    identify,
    'GET /api/chatbot/suggestions',
    async ({ caller, query }) =>
      (await closedFor(atticus, caller.userId)) ?? {
        suggestions: suggestions(await groundFor(caller.userId, query.subject ?? null)),
      },
  )

  serve(
    app,
    identify,
    'GET /api/chatbot/study-tips/:subject',
    async ({ caller, params }) =>
      (await closedFor(atticus, caller.userId)) ?? {
        tips: studyTips(await groundFor(caller.userId, params.subject)),
      },
  )

  serve(app, identify, 'GET /api/chatbot/rules/:id', async ({ caller, params }) => {
    const refused = await closedFor(atticus, caller.userId)
    if (refused) return refused
    return shownRule((await host.library()).byId(params.id))
  })

  serve(app, identify, 'GET /api/chatbot/rule', async ({ caller, query }) => {
    const refused = await closedFor(atticus, caller.userId)
    return refused ?? shownRule(ruleFor(await host.library(), query))
  })
}
