import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '#http/refusal.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { abilitiesOf, chanceOf, SHOWN } from '#rules/ability/ability.ts'
import { type Calibration, levelIn } from '#rules/calibration/rating.ts'
import { choiceOrder } from '#rules/choice-order.ts'
import { drawForm } from '#rules/exam/form.ts'
import type { Extra, Length } from '#rules/exam/lengths.ts'
import { areaKey, memoriesOf } from '#rules/practice/choose-area.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import { dayFull } from '../day-full.ts'
import type { StudyEngine } from '../engine.ts'
import type { Item } from '../item.ts'
import type { Showing } from '../showing.ts'
import { newSheet, type OpenBlock } from './block.ts'
import { toExamBlock } from './reply.ts'

export const NOT_OPEN = refuse('not_found', 'This exam block isn’t open here')
const BANK_SHORT = refuse('bank_empty', 'There aren’t enough practice questions for a block yet.')

/** Returns how many right answers a player is to expect of these questions, by the weights that readiness reckons with. */
function expectedOf(
  items: readonly Item[],
  { subjects, topics }: PlayerState,
  { ratings }: Calibration,
  at: number,
): number {
  const abilities = abilitiesOf(subjects)
  const memories = memoriesOf(topics)
  return items.reduce((sum, item) => {
    const memory = memories.get(areaKey(item)) ?? null
    const level = levelIn(ratings, { ...item, level: item.difficulty })
    return sum + chanceOf({ ability: abilities[item.subject], level, memory, at }, SHOWN)
  }, 0)
}

/**
 * Begins a block, or goes on with the one that is open, and where `blockId` is named with no other. A new one's questions are
 * stored and count as seen before any is shown.
 */
export async function startBlock(
  { store, now, random }: StudyEngine,
  userId: string,
  { length, extra, blockId }: { length: Length; extra: Extra; blockId?: string | undefined },
): Promise<ReplyOf<'POST /api/exam/start'> | Refusal> {
  const held = await store.openBlock(userId)
  if (blockId !== undefined && held?.block.id !== blockId) return NOT_OPEN
  if (held) return toExamBlock(held.block, held.shown)
  const at = now()
  if (!(await store.hasRoomFor(userId, at, length))) return dayFull(at)
  const number = await store.countBlocks(userId)
  const form = drawForm(await store.examCandidates(userId), { length, number, at }, random)
  if (!form) return BANK_SHORT
  const found = await store.examItems(form.ids)
  const items = form.ids.flatMap((id) => found.get(id) ?? [])
  if (items.length < length) return BANK_SHORT
  const expected = expectedOf(items, await store.playerState(userId), await store.calibration(), at)
  const block: OpenBlock = {
    id: randomUUID(),
    userId,
    startedAt: at,
    finishedAt: null,
    facts: { length, extra, pausedMs: 0, seen: form.seen, expected },
    sheet: newSheet(length, at),
  }
  const showings = items.map(
    (item, i): Showing => ({
      id: randomUUID(),
      userId,
      questionId: item.id,
      order: choiceOrder(item.choices, random),
      context: 'exam',
      runId: block.id,
      round: i + 1,
      hintUsed: false,
      practice: { repeat: form.repeated.has(item.id) },
      shownAt: at,
      answeredAt: null,
    }),
  )
  await store.startBlock(block, showings)
  // Two starts at once make one block: both are told of the one that is stored.
  const open = await store.openBlock(userId)
  return open ? toExamBlock(open.block, open.shown) : BANK_SHORT
}
