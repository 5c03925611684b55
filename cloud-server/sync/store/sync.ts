import { instant, type Reader, type Statement, sql, texts } from '#database/sql.ts'
import type { ShownAnswerEvent } from '#protocol/sync/event.ts'
import type { SyncRequest } from '#protocol/sync/exchange.ts'
import type { BlockRecord } from '#protocol/sync/snapshot.ts'
import { SYNC_EDITION, SYNC_PAGE } from '#protocol/sync/version.ts'
import { isRepeat } from '#rules/practice/choose-sibling.ts'
import { isOver } from '#rules/solo/parallel.ts'
import type { DailyShown } from '#study/daily/store.ts'
import type { Showing } from '#study/showing.ts'
import { joinedAt } from '#study/store/account.ts'
import { attemptsBetween, insertAttempts, type Numbered } from '#study/store/attempts.ts'
import { copyReplay, practiceItems, replayChanges, replayOf } from '#study/store/books.ts'
import { dailiesWhere, saveDaily, startDaily } from '#study/store/dailies.ts'
import type { PlayerTransactions, PlayWatch } from '#study/store/database.ts'
import { blocksToSend, insertHandedIn } from '#study/store/exam.ts'
import { RATINGS } from '#study/store/ratings.ts'
import { insertAnswered, markAnswered } from '#study/store/showings.ts'
import type { EnteredDaily } from '#study/sync/daily-answer.ts'
import type { ReplayState } from '#study/sync/replay-state.ts'
import type { EnteredShown } from '#study/sync/shown-answer.ts'
import type { Database } from '../../store/database.ts'
import type { Known, PageToJudge, Verdict } from '../accept.ts'
import { rebased } from '../clock.ts'
import { type ReadEvent, readPage } from '../readers.ts'
import {
  attemptsKnown,
  casesKnown,
  examShowings,
  lastSeen,
  readableParked,
  runsInReach,
  setAsideBefore,
  showingsKnown,
  takenRuns,
} from './lookups.ts'
import { marksSince, takeMarks } from './marks.ts'
import { itemCounts, playedBefore } from './played.ts'

/** Events set aside a player at most; those past it get their verdict, but are not kept. */
const SET_ASIDE_KEPT = 2_000

/** A page as it was read, and the rule it is judged by. */
export interface Page {
  userId: string
  protocol: number
  events: readonly ReadEvent[]
  /** runs to be told of beside those the page touches */
  runs: readonly string[]
  /** ms that its device's clock is ahead of the server's */
  clockAhead: number
  /** ms */
  now: number
  /** what is told beside answers */
  marks: SyncRequest['marks']['marks']
  judge(page: PageToJudge): { verdicts: Verdict[]; seq: number }
}

export interface Judged {
  verdicts: Verdict[]
  replay: ReplayState
  seq: number
}

/** A page judged, and the marks of it that its device need not send again. */
export interface Exchanged extends Judged {
  settledMarks: string[]
}

/** A page of a player's answers, and the showings of those of exam blocks. */
export interface History {
  answers: Numbered[]
  showings: ReadonlyMap<string, Showing>
  more: boolean
}

/** How the server stands, whoever asks. */
export interface ServerStanding {
  /** the hash of its practice questions, or null */
  practiceBank: string | null
  /** the hash of how hard its questions turned out to be, or null */
  ratings: string | null
  epoch: string | null
}

export interface SyncStore {
  /** Judges a page under the player's lock, parked events that can be read by now first, and writes what came of it. */
  exchange(page: Page): Promise<Exchanged>
  /** the player's cases of these showings that are answered */
  answeredCases(userId: string, showings: ReadonlySet<string>): Promise<DailyShown[]>
  history(userId: string, after: number, upTo: number): Promise<History>
  /** the player's last blocks that were handed in */
  blocks(userId: string): Promise<BlockRecord[]>
  /** the player's marks after a number, a page of them, for a device that pushed these */
  marks(userId: string, asked: SyncRequest['marks']): ReturnType<typeof marksSince>
  /** the version of the practice questions answers are graded by, and the server's epoch */
  standing(): Promise<ServerStanding>
}

async function knownOf(db: Reader, userId: string, events: readonly ReadEvent[]) {
  const ids = events.map(({ envelope }) => envelope.id)
  const all = events.flatMap(({ refs }) => refs ?? [])
  const runs = all.flatMap(({ run }) => run ?? [])
  const aside = await setAsideBefore(db, userId, ids)
  const known: Known = {
    attempts: await attemptsKnown(db, ids),
    showings: await showingsKnown(
      db,
      userId,
      all.map(({ showing }) => showing),
    ),
    verdicts: aside.verdicts,
    takenRuns: await takenRuns(db, userId, {
      runs: runs.map(({ id }) => id),
      blocks: all.flatMap(({ block }) => block ?? []),
    }),
  }
  const items = await practiceItems(db, new Set(all.flatMap(({ questions }) => questions)))
  const cases = await casesKnown(
    db,
    userId,
    all.flatMap(({ isCase, showing }) => (isCase ? [showing] : [])),
  )
  return { known, setAside: aside.ids, items, runs, cases }
}

function keepAside(userId: string, protocol: number, verdict: Verdict, now: number): Statement[] {
  if (verdict.kind === 'accepted' || verdict.kind === 'known')
    return [sql`delete from sync_set_aside where user_id = ${userId} and id = ${verdict.id}`]
  // A copy may be refused where the answer itself, from the device it was given on, is not.
  if (verdict.before || (verdict.kind === 'rejected' && verdict.isCopy)) return []
  const { event } = verdict
  const code = verdict.kind === 'rejected' ? verdict.code : null
  return [
    sql`
      insert into sync_set_aside (user_id, id, status, code, type, body, protocol, edition, received_at)
      select u.id, ${verdict.id}, ${verdict.kind}, ${code}, ${event.type}, ${verdict.kind === 'rejected' && code === 'malformed' ? '{}' : JSON.stringify(event)}, ${protocol}, ${SYNC_EDITION}, ${instant(now)}
      from users u where u.id = ${userId}
        and (select count(*) from sync_set_aside s where s.user_id = ${userId}) < ${SET_ASIDE_KEPT}
      on conflict (user_id, id) do update set status = excluded.status, code = excluded.code,
        edition = excluded.edition`,
  ]
}

/** A case's row and showing once its answer is in; one that was given offline earns no points. */
const answeredCase = ({ startedAt, limitMs, recording: { attempt, daily } }: EnteredDaily): Statement[] => [
  ...startDaily(attempt.showingId, startedAt, limitMs),
  markAnswered(attempt.showingId, attempt.at),
  saveDaily(attempt.showingId, daily),
]

const blocksOf = (shown: readonly EnteredShown[]): BlockRecord[] =>
  shown.flatMap((one) => (one.kind === 'exam' ? [one.block] : []))

function writes(
  page: Page,
  before: ReplayState,
  { verdicts, replay, seq }: Judged,
  held: ReadonlySet<string>,
  weighed: readonly Statement[],
): Statement[] {
  const { userId, now, protocol } = page
  const accepted = verdicts.flatMap((verdict) => (verdict.kind === 'accepted' ? [verdict] : []))
  const aside = verdicts.filter(({ id, kind }) => held.has(id) || kind === 'rejected' || kind === 'parked')
  const shown = accepted.flatMap(({ entered }) => (entered.kind === 'daily' ? [] : [entered]))
  const touched = [...new Set(shown.flatMap(({ recording }) => recording.run?.id ?? []))]
  const runs = touched.flatMap((id) => replay.runs.get(id) ?? [])
  return [
    ...(accepted.length + page.marks.length > 0 ? replayChanges(userId, before, replay, seq, now) : []),
    ...(accepted.length > 0
      ? [
          ...weighed,
          ...insertHandedIn(userId, blocksOf(shown)),
          ...(shown.length > 0
            ? insertAnswered(
                shown.map(({ showing }) => showing),
                runs.map((run) => ({ id: run.id, round: run.round, over: isOver(run) })),
              )
            : []),
          ...accepted.flatMap(({ entered }) => (entered.kind === 'daily' ? answeredCase(entered) : [])),
          insertAttempts(accepted.map(({ entered, seq }) => ({ attempt: entered.recording.attempt, seq }))),
        ]
      : []),
    ...aside.flatMap((verdict) => keepAside(userId, protocol, verdict, now)),
  ]
}

/**
 * Tells of each answer entered of a page, in order, whether its question had been shown within 21
 * days; `seen` is as before the page.
 */
function repeatsSince(seen: ReadonlyMap<string, number>): (event: ShownAnswerEvent) => boolean {
  const shown = new Map(seen)
  return ({ showing: { questionId, shownAt } }) => {
    const at = Date.parse(shownAt)
    const before = shown.get(questionId) ?? null
    shown.set(questionId, Math.max(at, before ?? at))
    return isRepeat(before, at)
  }
}

/** The sync's records in PostgreSQL; its changes take turns with the study engine's own. */
export function syncStore(db: Database, change: PlayerTransactions, watch: PlayWatch): SyncStore {
  const countItemsIn = itemCounts()
  return {
    exchange: (page) =>
      change(page.userId, async (tx) => {
        const parked = readPage(await readableParked(tx, page.userId))
        const joined = await joinedAt(tx, page.userId)
        const told = rebased(page.events, { ahead: page.clockAhead, joinedAt: joined })
        const events = [...parked, ...told]
        const { known, setAside, items, runs, cases } = await knownOf(tx, page.userId, events)
        const { replay, seq } = await replayOf(
          tx,
          page.userId,
          await runsInReach(tx, page.userId, runs, page.runs),
        )
        const before = copyReplay(replay)
        const played = await playedBefore(tx, page.userId, events, await countItemsIn(tx))
        const seen = await lastSeen(tx, page.userId, [...items.keys()])
        const context = {
          ...{ userId: page.userId, items, cases, now: page.now, joinedAt: joined, played },
          isRepeat: repeatsSince(seen),
        }
        const judged = { replay, ...page.judge({ events, replay, seq, context, known }) }
        const answers = judged.verdicts.flatMap((verdict) =>
          verdict.kind === 'accepted' ? [verdict.entered.recording.attempt] : [],
        )
        const taken = await takeMarks(tx, {
          ...{ userId: page.userId, pushed: page.marks, answers, replay, seq: judged.seq },
          ...{ clockAhead: page.clockAhead, now: page.now },
        })
        const practiced = answers.filter(({ context: mode }) => mode !== 'daily')
        const weighed = await watch.weigh(tx, page.userId, practiced)
        await tx.write([...writes(page, before, judged, setAside, weighed), ...taken.writes])
        return { ...judged, settledMarks: taken.settled }
      }),
    answeredCases: (userId, showings) =>
      dailiesWhere(db, userId, sql`d.answered_at is not null and d.showing_id in (${texts(showings)})`),
    async history(userId, after, upTo) {
      const found = await attemptsBetween(db, userId, after, upTo, SYNC_PAGE + 1)
      const answers = found.slice(0, SYNC_PAGE)
      return { answers, showings: await examShowings(db, answers), more: found.length > SYNC_PAGE }
    },
    blocks: (userId) => blocksToSend(db, userId),
    marks: (userId, asked) => marksSince(db, userId, asked),
    async standing() {
      const [row] = await db.query<ServerStanding & object>(sql`
        select (select hash from bank_versions where pool = 'practice') as "practiceBank",
          (select hash from bank_versions where pool = ${RATINGS}) as ratings,
          (select epoch::text from server_epochs order by began_at desc, epoch limit 1) as epoch`)
      return row ?? { practiceBank: null, ratings: null, epoch: null }
    },
  }
}
