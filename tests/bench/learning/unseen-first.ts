import { type Random, shuffledOrder } from '#rules/shuffle.ts'
import { answerRun, newRun } from '#rules/solo/run.ts'
import { MIXED, subjectsInPlay } from '#rules/subjects.ts'
import { picker } from '#study/questions/pick.ts'
import type { StudyStore } from '#study/store.ts'
import type { Picker } from './picker.ts'
import type { Question, School } from './school.ts'

const BANK = 'one'
const bucketKey = (subject: string, level: number): string => `${subject} ${level}`

/**
 * Picks as the solo game does, by the game's own picker over a store in memory: mixed subjects, a run after a run with no
 * wait between.
 */
export function unseenFirst({ questions }: School, random: Random): Picker {
  const order = shuffledOrder(questions.length, random).map((i) => questions[i] as Question)
  const byId = new Map(questions.map((one) => [one.id, one]))
  const seenAt = new Map<string, number>()
  const buckets = new Map<string, Question[]>()
  for (const one of order) {
    const key = bucketKey(one.subject, one.level)
    buckets.set(key, [...(buckets.get(key) ?? []), one])
  }
  const of = (subject: string, level: number) => buckets.get(bucketKey(subject, level)) ?? []
  const store: Pick<StudyStore, 'unseenItem' | 'leastRecentItem'> = {
    async unseenItem(_, { subject, difficulty }) {
      return { item: of(subject, difficulty).find(({ id }) => !seenAt.has(id))?.item ?? null, bank: BANK }
    },
    async leastRecentItem(_, _pool, subject, levels) {
      const all = levels.flatMap((level) => of(subject, level))
      const [oldest] = all.toSorted((a, b) => (seenAt.get(a.id) ?? 0) - (seenAt.get(b.id) ?? 0))
      return { item: oldest?.item ?? null, bank: BANK }
    },
  }
  const pick = picker(store, random)
  let run = newRun('', '', MIXED, 0)
  return {
    async next() {
      const subjects = subjectsInPlay(MIXED, random())
      const item = await pick('', { pool: 'practice', subjects, difficulty: run.difficulty })
      const found = item && byId.get(item.id)
      if (!found) throw new Error('the solo game has no question')
      return found
    },
    told({ id }, isRight, at) {
      seenAt.set(id, at)
      const { run: after } = answerRun(run, isRight, at)
      run = after.endedAt === null ? after : newRun('', '', MIXED, at)
    },
  }
}
