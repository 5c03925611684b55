import { z } from 'zod'
import type { Route } from '../route.ts'

const blockedPlayer = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  blockedAt: z.iso.datetime(),
})

export const blockRoutes = {
  'GET /api/blocks': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'The players one has blocked, the latest first',
    reply: z.object({ players: z.array(blockedPlayer) }),
  },
  'POST /api/blocks': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Block a player: neither can challenge the other, and chance no longer pairs them',
    body: z.object({ username: z.string().trim().min(1).max(60) }),
    reply: blockedPlayer,
  },
  'DELETE /api/blocks/:userId': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Unblock a player; one who isn’t blocked stays so',
    params: z.object({ userId: z.uuid() }),
    reply: z.object({ unblocked: z.boolean() }),
  },
} as const satisfies Record<string, Route>
