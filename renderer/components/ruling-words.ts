import { LETTERS } from './choice.ts'

/** A graded answer, as far as its ruling tells of it. */
interface Ruled {
  isCorrect: boolean
  /** place of the right choice as shown */
  correctAnswer: number
}

/** The ruling on a correct answer. */
export const RULED_FOR_YOU = 'The court rules for you'

const answerIs = ({ correctAnswer }: Ruled): string => `The answer is ${LETTERS[correctAnswer] ?? ''}.`

/** Returns the ruling over a result; `correct` is that of a correct answer. */
export const rulingWords = (grade: Ruled, correct = RULED_FOR_YOU): string =>
  grade.isCorrect ? correct : `Not quite. ${answerIs(grade)}`

/** Returns the ruling as it's read out. */
export const spokenRuling = (grade: Ruled): string =>
  grade.isCorrect ? 'Correct.' : `Incorrect. ${answerIs(grade)}`
