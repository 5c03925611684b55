import type { FastifyInstance } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { answeredIn } from '#rules/exam/answered.ts'
import { drawable } from '#rules/exam/form.ts'
import type { StudyEngine } from '../engine.ts'
import { leftIn, standing, touched, withSaved } from './block.ts'
import { handIn } from './hand-in.ts'
import { readiness } from './readiness.ts'
import { toExamReport, toExamScore } from './reply.ts'
import { NOT_OPEN, startBlock } from './start.ts'

const GONE = refuse('not_found', 'We can’t find that exam block')
const ASKED_AGAIN = refuse(
  'not_current',
  'This block shares a question with your open one. Hand that one in first.',
)
const TIME_UP = refuse('answer_late', 'Time’s up for this block')

/** Exam blocks over HTTP. */
export function examRoutes(app: FastifyInstance, engine: StudyEngine): void {
  const { identify, store, now } = engine

  async function reportOf(userId: string, id: string): Promise<ReplyOf<'GET /api/exam/:blockId'> | Refusal> {
    const [score] = await store.scores(userId, id)
    if (!score) return GONE
    if (await store.isAskedAgain(userId, id)) return ASKED_AGAIN
    const answers = await store.blockAnswers(userId, id)
    const told = await store.toldOf(
      userId,
      answers.map(({ attempt }) => attempt),
    )
    return toExamReport(score, answers, told)
  }

  serve(app, identify, 'GET /api/readiness', ({ caller: { userId } }) => readiness(engine, userId))

  serve(app, identify, 'GET /api/exam', async ({ caller: { userId } }) => {
    const open = await store.openBlock(userId)
    const candidates = await store.examCandidates(userId)
    return {
      open: open && {
        id: open.block.id,
        length: open.block.facts.length,
        answered: answeredIn(open.block.sheet.marks),
        ...standing(open.block, now()),
      },
      past: (await store.scores(userId)).map(toExamScore),
      next: drawable(candidates, await store.countBlocks(userId)),
    }
  })

  serve(app, identify, 'POST /api/exam/start', ({ caller: { userId }, body }) =>
    startBlock(engine, userId, { ...body, extra: body.extra ?? 1 }),
  )

  serve(app, identify, 'PATCH /api/exam/:blockId', async ({ caller: { userId }, params, body }) => {
    const at = now()
    let isLate = false
    const block = await store.changeBlock(userId, params.blockId, (open) => {
      const after = touched(open, at)
      isLate = after.isLate
      return { ...open, sheet: isLate ? after.sheet : withSaved(after.sheet, body) }
    })
    if (!block) return NOT_OPEN
    return isLate ? TIME_UP : { leftMs: leftIn(block) }
  })

  serve(app, identify, 'DELETE /api/exam/:blockId', async ({ caller: { userId }, params }) =>
    (await store.discardBlock(userId, params.blockId)) ? { discarded: true } : NOT_OPEN,
  )

  serve(app, identify, 'POST /api/exam/:blockId/finish', async ({ caller: { userId }, params }) => {
    const at = now()
    await store.handIn(userId, params.blockId, (block, shown, replay) => handIn(block, shown, replay, at))
    return reportOf(userId, params.blockId)
  })

  serve(app, identify, 'GET /api/exam/:blockId', ({ caller: { userId }, params }) =>
    reportOf(userId, params.blockId),
  )
}
