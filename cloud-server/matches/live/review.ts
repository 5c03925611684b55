import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { SCREENS } from '#protocol/screens.ts'
import { closedRounds } from '#rules/match/rounds.ts'
import { bySide, opposite } from '#rules/match/side.ts'
import { webOrigin } from '../../plugins/web-origin.ts'
import type { DuelDatabase } from '../../store/database.ts'
import type { DuelItem } from '../model/item.ts'
import { type MatchSetup, sideOf } from '../model/setup.ts'
import { answerIn } from '../model/state.ts'
import { OPEN_ELSEWHERE, toldItems } from '../model/told-items.ts'
import { isOpenTo } from '../store/items.ts'
import { showingsOf } from '../store/showings.ts'
import { isShown } from '../store/watching.ts'
import type { DuelLoader } from './load.ts'
import { endFor } from './redact.ts'

/** Returns what a finished match's question is to everybody; `i` is its round, from 0. */
export function reviewedItem(setup: MatchSetup, item: DuelItem, i: number) {
  const order = setup.orders[i] ?? []
  return {
    round: i + 1,
    subject: item.subject,
    subtopic: item.subtopic,
    area: item.area,
    difficulty: item.difficulty,
    stem: item.stem,
    choices: order.map((own) => item.choices[own] ?? ''),
    correctIndex: setup.keys[i] ?? 0,
    explanation: item.explanation,
    why: order.map((own) => item.why[own] ?? ''),
    authorities: [...item.authorities],
  }
}

/** The questions of a finished match, a friend game's too, for its players alone. */
export function reviewRoute(
  app: FastifyInstance,
  parts: { identify: Identify; loader: DuelLoader; db: DuelDatabase; publicUrl: URL | null },
): void {
  const { identify, loader, db, publicUrl } = parts
  serve(app, identify, 'GET /api/duels/:id/review', async ({ params, caller, request }) => {
    const match = await loader.match(params.id.toLowerCase())
    const side = match && sideOf(match.setup, caller.userId)
    if (!match || !side) return refuse('not_found', 'We can’t find that match')
    const { setup, state, items, profiles } = match
    if (state.status === 'active') return refuse('not_current', 'This match isn’t over yet')
    if (await isOpenTo(db, caller.userId, toldItems(match))) return OPEN_ELSEWHERE
    const showings = await showingsOf(db, setup.id, caller.userId)
    return {
      matchId: setup.id,
      subject: setup.subject,
      opponent: bySide(profiles, opposite(side)),
      end: endFor(match, side),
      finishedAt: new Date(state.finishedAt ?? setup.createdAt).toISOString(),
      questions: items.slice(0, closedRounds(state)).map((item, i) => {
        const round = i + 1
        const mine = answerIn(state, side, round)
        const theirs = answerIn(state, opposite(side), round)
        return {
          ...reviewedItem(setup, item, i),
          yourAnswer: mine?.shownIndex ?? -1,
          opponentAnswer: theirs?.shownIndex ?? -1,
          yourTimeMs: mine?.responseMs ?? 0,
          opponentTimeMs: theirs?.responseMs ?? 0,
          hintUsed: bySide(state.hints, side).includes(round),
          showingId: showings.get(item.id) ?? null,
        }
      }),
      address: (await isShown(db, setup.id))
        ? new URL(SCREENS.watchedDuel.replace(':matchId', setup.id), webOrigin(publicUrl, request)).href
        : null,
    }
  })
}
