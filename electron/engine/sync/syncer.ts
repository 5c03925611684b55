import { singleFlight } from '#concurrency/single-flight.ts'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { syncReply } from '#protocol/sync/exchange.ts'
import { MARKS_PAGE } from '#protocol/sync/mark.ts'
import { SYNC_PAGE, SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import { type Cloud, refusalIn } from '../cloud.ts'
import type { Profile } from '../profiles.ts'

/** When syncing happens by itself (ms); null for never. */
export interface SyncTiming {
  /** with nothing to do */
  every: number | null
  /** while the server cannot be reached */
  retry: number
  /** after the last answer given */
  afterAnswer: number
  /** how long quitting waits for the last push */
  quit: number
  /** one exchange with the server */
  exchange: number
}

export const SYNC_TIMING: SyncTiming = {
  every: 180_000,
  retry: 20_000,
  afterAnswer: 5_000,
  quit: 2_000,
  exchange: 20_000,
}

type Phase = SyncStatus['phase']

export interface Syncer {
  /** Syncs the open profile; joins the run now going, and runs once more for what came since it began. */
  now(): Promise<void>
  /** Syncs at once, unless nothing is to happen by itself. */
  begin(): void
  /** Syncs in a while, after the last call of this. */
  soon(): void
  phase(): Phase
  /** Pushes what waits, within a bound, and stops. */
  stop(): Promise<void>
}

interface Parts {
  server: Cloud
  current: () => Profile | null
  /** told which practice questions the server grades by */
  onBank(hash: string): void
  /** told which ratings of questions the server has */
  onRatings(hash: string): void
  timing: SyncTiming
  now?: () => number
}

/** Exchanges pages until nothing is left to push or to learn. */
async function exchange({
  server,
  current,
  onBank,
  onRatings,
  timing,
  now = Date.now,
}: Parts): Promise<Phase> {
  for (;;) {
    const profile = current()
    if (!profile || server.session()?.userId !== profile.userId) return 'signed_out'
    const sentAt = now()
    const { events, runs, sinceSeq, marks } = await profile.sync.page(sentAt)
    const clock = new Date(sentAt).toISOString()
    const body = { protocol: SYNC_PROTOCOL, sinceSeq, events, runs, marks, sentAt: clock }
    const answer = await server.send('POST', '/api/sync', body, timing.exchange)
    if (answer === 'offline') return 'offline'
    const { data: reply } = syncReply.safeParse(answer.json)
    if (answer.status !== 200 || !reply) {
      const { refused } = refusalIn(answer)
      return refused === 'client_too_old'
        ? 'too_old'
        : refused === 'unauthenticated'
          ? 'signed_out'
          : 'failed'
    }
    if (current() !== profile) return 'signed_out'
    if ((await profile.sync.apply(reply, now())) === 'restored') continue
    if (reply.practiceBank !== null) onBank(reply.practiceBank)
    if (reply.ratings !== null) onRatings(reply.ratings)
    const named = new Set([...reply.accepted, ...reply.rejected].map(({ id }) => id).concat(reply.parked))
    const { told, settled, more } = reply.marks
    const moved =
      events.some(({ id }) => named.has(id)) ||
      reply.history.answers.length + told.length + settled.length > 0
    const isWhole = events.length < SYNC_PAGE && marks.marks.length < MARKS_PAGE
    if (!moved || (!reply.history.more && !more && isWhole)) return 'idle'
  }
}

/** Keeps one machine's player and the server together, quietly (design section 7). */
export function syncer(parts: Parts): Syncer {
  const { timing } = parts
  let phase: Phase = 'idle'
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function wait(ms: number | null): void {
    clearTimeout(timer)
    if (ms === null || stopped) return
    timer = setTimeout(() => void run(), ms)
    timer.unref()
  }

  async function once(): Promise<void> {
    phase = 'syncing'
    phase = await exchange(parts).catch((error: unknown) => {
      console.error('Syncing failed:', error)
      return 'failed' as const
    })
    const reachable = phase === 'idle' || phase === 'signed_out' || phase === 'too_old'
    if (timing.every !== null) wait(reachable ? timing.every : timing.retry)
  }

  const flight = singleFlight(async () => {
    if (!stopped) await once()
  })
  const run = async (): Promise<void> => {
    if (!stopped) await flight.run()
  }

  return {
    now: run,
    begin() {
      if (timing.every !== null) void run()
    },
    soon() {
      if (timing.every !== null) wait(timing.afterAnswer)
    },
    phase: () => phase,
    async stop() {
      const profile = timing.every === null ? null : parts.current()
      const waiting = (await profile?.sync.counts().catch(() => null))?.waiting ?? 0
      const last = waiting > 0 && phase !== 'offline' ? run() : flight.idle()
      let bound: NodeJS.Timeout | undefined
      const late = new Promise<void>((done) => {
        bound = setTimeout(done, timing.quit)
      })
      await Promise.race([last, late])
      clearTimeout(bound)
      stopped = true
      clearTimeout(timer)
    },
  }
}
