import { z } from 'zod'
import type { Route } from '../route.ts'
import { syncReply, syncRequest } from '../sync/exchange.ts'

/** How syncing stands, as the quiet sign in the header shows it. */
export const syncStatus = z.object({
  phase: z.enum(['idle', 'syncing', 'offline', 'signed_out', 'too_old', 'failed']),
  /** answers on this machine the server has not accepted */
  waiting: z.int(),
  refusals: z.int(),
  lastSyncedAt: z.iso.datetime().nullable(),
  /** whether signing out wipes this machine's copy (lab mode) */
  ephemeral: z.boolean(),
})

export const refusedAnswer = z.object({
  id: z.uuid(),
  code: z.string(),
  /** what was answered: a subject, or the day's case */
  subject: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  refusedAt: z.iso.datetime(),
})

export const syncRoutes = {
  'POST /api/sync': {
    home: 'cloud, for the engine',
    uses: 'nothing',
    access: 'player',
    summary:
      'Push a page of answers given offline; where the player stands and what other devices did come back',
    body: syncRequest,
    reply: syncReply,
  },
  'GET /api/bank/practice/:hash': {
    home: 'cloud, for the engine',
    uses: 'nothing',
    access: 'player',
    summary: 'The practice questions of this version, as the text whose SHA-256 the hash is',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ text: z.string(), count: z.int() }),
  },
  'GET /api/bank/ratings/:hash': {
    home: 'cloud, for the engine',
    uses: 'nothing',
    access: 'player',
    summary: 'How hard practice questions turned out to be, as the text whose SHA-256 the hash is',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: z.object({ text: z.string() }),
  },
  'GET /api/sync/status': {
    home: 'desktop',
    uses: 'file',
    access: 'player',
    summary: 'How syncing stands on this machine',
    reply: syncStatus,
  },
  'POST /api/sync/now': {
    home: 'desktop',
    uses: 'file',
    access: 'player',
    summary: 'Sync now; returns how it stands afterward',
    reply: syncStatus,
  },
  'GET /api/sync/export': {
    home: 'desktop',
    uses: 'file',
    access: 'player',
    summary: 'Everything this machine holds of the player (JSON), or their answers one a line (CSV)',
    query: z.object({ format: z.enum(['json', 'csv']) }),
    reply: z.object({ filename: z.string(), text: z.string() }),
  },
  'DELETE /api/sync/refused': {
    home: 'desktop',
    uses: 'file',
    access: 'player',
    summary: 'Put the refused answers out of sight; returns how syncing stands',
    reply: syncStatus,
  },
  'GET /api/sync/refused': {
    home: 'desktop',
    uses: 'file',
    access: 'player',
    summary: 'Answers of this machine that the server refused, with its reasons',
    reply: z.array(refusedAnswer),
  },
} as const satisfies Record<string, Route>

export type SyncStatus = z.infer<typeof syncStatus>
export type RefusedAnswer = z.infer<typeof refusedAnswer>
