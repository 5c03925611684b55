import { z } from 'zod'
import type { Route } from '../route.ts'

export const healthRoutes = {
  'GET /api/health': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Answers ok only when the database answers',
    reply: z.object({ status: z.literal('ok') }),
  },
  'GET /api/ready': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary: 'Whether to send players here: the bank is loaded, and the server isn’t being stopped',
    reply: z.object({ status: z.literal('ready') }),
  },
} as const satisfies Record<string, Route>
