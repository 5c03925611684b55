import type { ReplyOf } from '#protocol/routes.ts'
import { abilitiesOf } from '#rules/ability/ability.ts'
import { memoriesOf } from '#rules/practice/choose-area.ts'
import { readinessOf } from '#rules/readiness/readiness.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { StudyEngine } from '../engine.ts'
import { toExamScore } from './reply.ts'

/** Returns how ready a player is, by their answers, their memories and the blocks that count. */
export async function readiness(
  { store, now }: Pick<StudyEngine, 'store' | 'now'>,
  userId: string,
): Promise<ReplyOf<'GET /api/readiness'>> {
  const { subjects, topics } = await store.playerState(userId)
  const scores = await store.scores(userId)
  const answered = new Map(subjects.map((one) => [one.subject, one.questionsAnswered]))
  return readinessOf({
    areas: await store.practiceAreas(),
    memories: memoriesOf(topics),
    abilities: abilitiesOf(subjects),
    blocks: scores.flatMap((score) => {
      const { counts, finishedAt, right, total, length } = toExamScore(score)
      return counts ? [{ finishedAt, right, total, length, expected: score.block.facts.expected }] : []
    }),
    answered: Object.fromEntries(SUBJECTS.map((one) => [one, answered.get(one) ?? 0])) as Record<
      Subject,
      number
    >,
    now: now(),
  })
}
