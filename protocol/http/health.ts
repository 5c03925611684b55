import { z } from 'zod'
import type { Route } from '../route.ts'

export const healthRoutes = {
  'GET /api/health': {
    home: 'cloud',
    access: 'anyone',
    summary: 'Answers ok only when the database answers',
    reply: z.object({ status: z.literal('ok') }),
  },
} as const satisfies Record<string, Route>
