import type { Question } from './school.ts'

/** Chooses questions for one learner; `at` in ms. */
export interface Picker {
  next(at: number): Promise<Question>
  /** the question chosen last was answered */
  told(question: Question, isRight: boolean, at: number): void
}
