import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { answerIn, closedRounds, of, other, sideOf } from '../model/match.ts'
import type { DuelLoader } from './load.ts'
import { endFor } from './redact.ts'

/** The questions of a finished match, a friend game's too, for its players alone. */
export function reviewRoute(
  app: FastifyInstance,
  { identify, loader }: { identify: Identify; loader: DuelLoader },
): void {
  serve(app, identify, 'GET /api/duels/:id/review', async ({ params, caller }) => {
    const match = await loader.match(params.id.toLowerCase())
    const side = match && sideOf(match.card, caller.userId)
    if (!match || !side) return refuse('not_found', 'This match was not found')
    const { card, view, items, profiles } = match
    if (view.status === 'active') return refuse('not_current', 'This match is not over yet')
    return {
      matchId: card.id,
      subject: card.subject,
      opponent: of(profiles, other(side)),
      end: endFor(match, side),
      finishedAt: new Date(view.finishedAt ?? card.createdAt).toISOString(),
      questions: items.slice(0, closedRounds(view)).map((item, i) => {
        const round = i + 1
        const order = card.orders[i] ?? []
        const mine = answerIn(view, side, round)
        const theirs = answerIn(view, other(side), round)
        return {
          round,
          subject: item.subject,
          subtopic: item.subtopic,
          difficulty: item.difficulty,
          stem: item.stem,
          choices: order.map((own) => item.choices[own] ?? ''),
          correctIndex: card.keys[i] ?? 0,
          yourAnswer: mine?.place ?? -1,
          opponentAnswer: theirs?.place ?? -1,
          yourTimeMs: mine?.responseMs ?? 0,
          opponentTimeMs: theirs?.responseMs ?? 0,
          hintUsed: of(view.hints, side).includes(round),
          explanation: item.explanation,
          why: order.map((own) => item.why[own] ?? ''),
          authorities: item.authorities,
        }
      }),
    }
  })
}
