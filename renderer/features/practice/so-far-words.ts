import type { Answered } from './sitting.ts'

/** How a sitting goes so far: '3 of 4 correct'; null before its first answer. */
export function soFarWords(answered: readonly Pick<Answered, 'grade'>[]): string | null {
  const right = answered.filter(({ grade }) => grade.isCorrect).length
  return answered.length > 0 ? `${right} of ${answered.length} correct` : null
}
