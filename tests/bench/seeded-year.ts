import type { Statement } from '#database/sql.ts'
import type { BankItem } from '#protocol/bank.ts'
import { DAY_MS } from '#rules/days.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import { newProgress, newSubjectStats, newTopicStats, type TopicStats } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Attempt } from '#study/attempt.ts'
import { insertAttempt } from '#study/store/attempts.ts'
import { savePlayer } from '#study/store/player.ts'
import { saveStats } from '#study/store/subject-stats.ts'
import { saveTopics } from '#study/store/topic-stats.ts'

const ANSWERS_A_SITTING = 25

/** The same numbers at every run: mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Ids of one player's past; no other player's has them. */
const uuid = (kind: string, userId: string, i: number): string =>
  `${kind}${userId.slice(1, 8)}-0000-7000-8000-${String(i).padStart(12, '0')}`

export interface Year {
  attempts: Attempt[]
  standings: PlayerState
}

/** A year of one player's answers, in evening sittings, growing better; where they stand is the fold of them. */
export function yearOf(
  userId: string,
  items: readonly BankItem[],
  answers: number,
  now: number,
  random: () => number = seededRandom(1),
): Year {
  const sittings = Math.ceil(answers / ANSWERS_A_SITTING)
  const attempts: Attempt[] = []
  let progress = newProgress()
  const subjects = new Map(SUBJECTS.map((subject) => [subject, newSubjectStats(subject)]))
  const topics = new Map<string, TopicStats>()
  let at = 0
  for (let i = 0; i < answers; i++) {
    const sitting = Math.floor(i / ANSWERS_A_SITTING)
    if (i % ANSWERS_A_SITTING === 0) {
      const day = now - Math.floor(((sittings - sitting) * 360 * DAY_MS) / sittings)
      at = Math.floor(day / DAY_MS) * DAY_MS + (18 + 4 * random()) * 3_600_000
    }
    const item = items[Math.floor(random() * items.length)]
    if (!item) throw new Error('a year needs items')
    const { subject, subtopic, area, path, difficulty } = item
    const timeSpent = Math.round(25_000 + 90_000 * random() ** 2 + 4_000 * difficulty)
    at = Math.round(at + timeSpent + 5_000)
    const skill = 0.6 + (0.2 * sitting) / sittings + 0.02 * SUBJECTS.indexOf(subject)
    const correct = random() < skill - 0.03 * difficulty
    const key = (name: string) => `${subject}/${subtopic}/${name}`
    const topic = (name: string) => topics.get(key(name)) ?? newTopicStats(subject, subtopic, name)
    const { after, effect } = foldAttempt(
      {
        progress,
        subject: subjects.get(subject) ?? newSubjectStats(subject),
        subtopic: topic(''),
        area: topic(area),
      },
      {
        ...{ subject, subtopic, area, difficulty, correct, timeSpent, at },
        path: path ?? item.id,
        timedOut: false,
        hintUsed: false,
        daily: false,
      },
    )
    progress = after.progress
    subjects.set(subject, after.subject)
    for (const one of [after.subtopic, after.area]) topics.set(key(one.area), one)
    attempts.push({
      ...{ userId, subject, subtopic, area, difficulty, timeSpent, at, ...effect },
      id: uuid('a', userId, i),
      showingId: uuid('b', userId, i),
      questionId: item.id,
      runId: null,
      context: 'solo',
      itemIndex: correct ? item.correctIndex : (item.correctIndex + 1) % 4,
      isCorrect: correct,
      hintUsed: false,
      pointsEarned: 0,
      confidence: null,
    })
  }
  const played = [...subjects.values()].filter(({ questionsAnswered }) => questionsAnswered > 0)
  return { attempts, standings: { progress, subjects: played, topics: [...topics.values()] } }
}

/** The year as the stores write it, its answers numbered from `first`. */
export function yearStatements(userId: string, { attempts, standings }: Year, first = 1): Statement[] {
  const at = attempts.at(-1)?.at ?? 0
  return [
    ...attempts.map((attempt, i) => insertAttempt(attempt, first + i)),
    ...standings.subjects.map((stats) => saveStats(userId, stats, at)),
    saveTopics(userId, standings.topics),
    savePlayer(userId, { progress: standings.progress, soloBest: 0, eventSeq: first + attempts.length - 1 }),
  ]
}
