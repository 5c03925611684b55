import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { readPoolText } from '#study/bank-files.ts'

const GONE = refuse('not_found', 'The server has no such version of the practice questions')

/**
 * The practice questions as their file has them, for desktops to check by the hash and to keep. `folder` is the built
 * bank's; the other pools never leave it (design section 5).
 */
export function bankRoute(app: FastifyInstance, identify: Identify, folder: string | null): void {
  serve(app, identify, 'GET /api/bank/practice/:hash', async ({ params }) => {
    const practice = folder === null ? null : await readPoolText(folder, 'practice')
    return practice?.hash === params.hash ? { text: practice.text, count: practice.count } : GONE
  })
}
