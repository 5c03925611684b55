import { z } from 'zod'
import { HELD_REASONS } from '#rules/solo/improbable.ts'
import type { Route } from '../route.ts'

/** A player kept off the boards until an admin has looked at their play, and what there is to look at. */
export const heldPlayer = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  level: z.int(),
  heldAt: z.iso.datetime(),
  /** pace: right answers faster than a question can be read; accuracy: hard questions answered right without end */
  reason: z.enum(HELD_REASONS),
  /** of the player's last 200 answers in solo, practice and exam blocks */
  lately: z.object({
    answers: z.int(),
    right: z.int(),
    /** of level 6 and higher */
    hard: z.int(),
    hardRight: z.int(),
    /** half of them took less (ms); null without answers */
    medianMs: z.int().nullable(),
  }),
})

export type HeldPlayer = z.infer<typeof heldPlayer>

export const heldRoutes = {
  'GET /api/admin/held': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Players on hold for improbable play, the latest first, at most 100',
    reply: z.object({ players: z.array(heldPlayer) }),
  },
  'POST /api/admin/held/:userId/clear': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Put a player on hold back on the leaderboards; the check starts over',
    params: z.object({ userId: z.uuid() }),
    reply: z.object({ ok: z.literal(true) }),
  },
} as const satisfies Record<string, Route>
