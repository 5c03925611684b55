import type { FastifyInstance } from 'fastify'
import { refuse, SIGN_IN } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { SyncReply, SyncRequest } from '#protocol/sync/exchange.ts'
import type { AcceptedAnswer, BlockRecord, SyncSnapshot } from '#protocol/sync/snapshot.ts'
import { SYNC_BODY_BYTES, SYNC_PROTOCOL, speaksSync } from '#protocol/sync/version.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { isOver } from '#rules/solo/parallel.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import { toDailyCase } from '#study/daily/reply.ts'
import type { Numbered } from '#study/store/attempts.ts'
import { shownAs, toAcceptedAnswer } from '#study/sync/accepted-answer.ts'
import { clientView } from '../accounts/client-view.ts'
import { type Limit, limit } from '../plugins/limit.ts'
import { closureOf } from '../store/closure.ts'
import type { Database } from '../store/database.ts'
import type { UserStore } from '../store/users.ts'
import { judgePage } from './accept.ts'
import { clockAhead } from './clock.ts'
import { type ReadEvent, readPage } from './readers.ts'
import type { History, Judged, SyncStore } from './store/sync.ts'

/** Exchanges a player's devices may make in a minute, on all nodes together. */
const SYNCS_A_MINUTE = 120
const SYNCS: Limit = { most: SYNCS_A_MINUTE, windowMs: MINUTE_MS, what: 'That’s a lot of syncing.' }

const TOO_OLD = refuse(
  'client_too_old',
  'This version of Bar Duel is too old to sync. Update it. Until then, it works offline.',
)

/** The open run, that of the last wait, and those asked after or touched. */
function runsToSend(runs: readonly SoloRun[], wanted: ReadonlySet<string>): SoloRun[] {
  const ended = runs.filter((run) => isOver(run) && run.endedAt !== null)
  const last = Math.max(...ended.map((run) => run.endedAt ?? 0))
  return runs.filter(
    (run) => run.endedAt === null || wanted.has(run.id) || (isOver(run) && run.endedAt === last),
  )
}

function snapshotOf(
  { replay, seq }: Judged,
  wanted: ReadonlySet<string>,
  blocks: BlockRecord[],
): SyncSnapshot {
  return {
    seq,
    progress: replay.progress,
    soloBest: replay.soloBest,
    subjects: [...replay.subjects.values()],
    topics: [...replay.topics.values()],
    runs: runsToSend([...replay.runs.values()], wanted),
    blocks,
  }
}

/** An answer as a device of this protocol can read it: exam blocks are newer than the second, which knows them as practice. */
const toldTo = (protocol: number, answer: AcceptedAnswer): AcceptedAnswer =>
  protocol < 3 && answer.context === 'exam' ? { ...answer, context: 'practice', runId: null } : answer

function acceptedIn({ showings }: History, answer: Numbered): AcceptedAnswer {
  const showing = showings.get(answer.attempt.showingId)
  return toAcceptedAnswer(answer, showing && shownAs(showing))
}

/** The cases these events answer, as they are graded. One still unanswered is left out: its key would go with it. */
async function gradedCases(
  store: SyncStore,
  userId: string,
  events: readonly ReadEvent[],
  now: number,
): Promise<SyncReply['cases']> {
  const cases = events.flatMap(({ envelope, refs }) =>
    refs?.isCase ? [{ id: envelope.id, showing: refs.showing }] : [],
  )
  if (cases.length === 0) return []
  const answered = await store.answeredCases(userId, new Set(cases.map(({ showing }) => showing)))
  return cases.flatMap(({ id, showing }) => {
    const graded = answered.find(({ shown }) => shown.showing.id === showing)
    return graded ? [{ id, told: toDailyCase(graded, now) }] : []
  })
}

/**
 * Returns a page's marks as they're asked for; of a player whose notebook is closed, none: what their other devices wrote in it
 * isn't told, and what this one did stays with it until the next page.
 */
async function marksOpen(
  db: Database,
  userId: string,
  asked: SyncRequest['marks'],
): Promise<SyncRequest['marks'] | null> {
  return (await closureOf(db, userId)) === null ? asked : null
}

/** `POST /api/sync`: every event is judged and graded here, whatever the device made of it (design section 7). */
export function syncRoutes(
  app: FastifyInstance,
  parts: { db: Database; identify: Identify; store: SyncStore; users: UserStore; now: () => number },
): void {
  const { db, identify, store, users, now } = parts

  serve(
    app,
    identify,
    'POST /api/sync',
    async ({ caller: { userId }, body }) => {
      const refused = await limit(db, `sync:${userId}`, SYNCS)
      if (refused) return refused
      const { protocol, sinceSeq, runs, sentAt } = body
      if (!speaksSync(protocol)) return TOO_OLD
      const marks = await marksOpen(db, userId, body.marks)
      const at = now()
      const events = readPage(body.events)
      const judged = await store.exchange({
        ...{ userId, protocol, events, runs, now: at, clockAhead: clockAhead(sentAt, at) },
        marks: marks?.marks ?? [],
        judge: (page) => judgePage(page, protocol),
      })
      const user = await users.byId(userId)
      if (!user) return SIGN_IN
      const { verdicts, seq } = judged
      const history = await store.history(userId, sinceSeq, seq)
      const touched = events.flatMap(({ refs }) => refs?.run?.id ?? [])
      return {
        protocol: SYNC_PROTOCOL,
        accepted: verdicts.flatMap((v) =>
          v.kind === 'accepted' || v.kind === 'known' ? [{ id: v.id, seq: v.seq }] : [],
        ),
        rejected: verdicts.flatMap((v) => (v.kind === 'rejected' ? [{ id: v.id, code: v.code }] : [])),
        parked: verdicts.flatMap((v) => (v.kind === 'parked' ? [v.id] : [])),
        snapshot: snapshotOf(judged, new Set([...runs, ...touched]), await store.blocks(userId)),
        cases: await gradedCases(store, userId, events, at),
        user: clientView(user),
        history: {
          answers: history.answers.map((one) => toldTo(protocol, acceptedIn(history, one))),
          more: history.more,
        },
        marks: {
          settled: judged.settledMarks,
          ...(marks ? await store.marks(userId, marks) : { told: [], more: false }),
        },
        ...(await store.standing()),
      }
    },
    { bodyLimit: SYNC_BODY_BYTES },
  )
}
