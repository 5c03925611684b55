import type { FastifyInstance } from 'fastify'
import { SIGN_IN } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { type SyncEvent, syncEvent } from '#protocol/sync/event.ts'
import { utcDate } from '#rules/days.ts'
import type { Cloud } from '../cloud.ts'
import type { Profiles } from '../profiles.ts'
import { exportCsv, exportJson } from '../store/export.ts'
import type { Syncer } from './syncer.ts'

function answeredIn(event: SyncEvent): string {
  switch (event.type) {
    case 'solo-answer':
      return event.run.subject
    case 'practice-answer':
      return 'Practice'
    case 'exam-answer':
      return 'Exam block'
    case 'daily-answer':
      return 'Daily Casefile'
  }
}

/** The parts of the engine that know how syncing stands. */
interface Syncing {
  server: Pick<Cloud, 'reach'>
  players: Profiles
  sync: Syncer
}

/** How syncing stands, for the sign in the header. */
async function statusOf({ server, players, sync }: Syncing): Promise<SyncStatus | null> {
  await server.reach.settled()
  const phase = sync.phase()
  // The network may have gone since the last exchange.
  const isCutOff = server.reach.isOffline() && (phase === 'idle' || phase === 'failed')
  const profile = players.current()
  if (!profile) return null
  const { waiting, refused, lastSyncedAt } = await profile.sync.counts()
  return {
    phase: isCutOff ? 'offline' : phase,
    waiting,
    refusals: refused,
    lastSyncedAt: lastSyncedAt === null ? null : new Date(lastSyncedAt).toISOString(),
    ephemeral: players.keepsNothing(),
  }
}

/** The sync sign's own calls, answered on this machine. */
export function syncRoutes(app: FastifyInstance, identify: Identify, syncing: Syncing): void {
  const { players, sync } = syncing
  serve(app, identify, 'GET /api/sync/status', async () => (await statusOf(syncing)) ?? SIGN_IN)

  serve(app, identify, 'POST /api/sync/now', async () => {
    await sync.now()
    return (await statusOf(syncing)) ?? SIGN_IN
  })

  serve(app, identify, 'GET /api/sync/export', async ({ caller, query: { format } }) => {
    const profile = players.current()
    if (!profile) return SIGN_IN
    const now = Date.now()
    const text =
      format === 'json'
        ? await exportJson(profile.db, caller.userId, now)
        : await exportCsv(profile.db, caller.userId)
    return { filename: `bar-duel-${utcDate(now)}.${format}`, text }
  })

  serve(app, identify, 'DELETE /api/sync/refused', async () => {
    await players.current()?.sync.dismissRefused(Date.now())
    return (await statusOf(syncing)) ?? SIGN_IN
  })

  serve(app, identify, 'GET /api/sync/refused', async () => {
    const refused = (await players.current()?.sync.refused()) ?? []
    return refused.map(({ id, code, body, refusedAt }) => {
      const { data } = syncEvent.safeParse(body)
      return {
        id,
        code,
        subject: data ? answeredIn(data) : '',
        answeredAt: data?.answeredAt ?? null,
        refusedAt: new Date(refusedAt).toISOString(),
      }
    })
  })
}
