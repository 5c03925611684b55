import type { CardGrade } from '#rules/memory/marks.ts'
import type { Card } from '../../../question-bank/report/practice-picker.ts'
import type { Question } from './school.ts'

/** Chooses questions for one learner; `at` in ms. */
export interface Picker {
  next(at: number): Promise<Question | Card>
  /** the question chosen last was answered */
  told(question: Question, isRight: boolean, at: number): unknown
  /** the card chosen last was graded; a picker without cards has none */
  turned?(card: Card, grade: CardGrade, at: number): void
}

export const isCard = (one: Question | Card): one is Card => !('item' in one)
