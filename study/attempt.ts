import type { Confidence } from '#rules/memory/memory.ts'
import type { ShowingContext } from '#rules/showing-context.ts'
import type { Subject } from '#rules/subjects.ts'

/** An immutable answer event; itemIndex is the item's own index of the option chosen, -1 for none. timeSpent and at in ms. */
export interface Attempt {
  id: string
  userId: string
  showingId: string
  questionId: string
  /** the run it is of, or the exam block */
  runId: string | null
  context: ShowingContext
  subject: Subject
  subtopic: string
  area: string
  itemIndex: number
  isCorrect: boolean
  hintUsed: boolean
  timeSpent: number
  difficulty: number
  xpGained: number
  streakBonus: number
  masteryDelta: number
  pointsEarned: number
  /** how sure the player said to be; null where nothing was said */
  confidence: Confidence | null
  at: number
}
