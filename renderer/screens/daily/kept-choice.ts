import { tabStorage } from '../../clients/tab-storage.ts'

/** The choice of the open case waits here. */
const kept = tabStorage('bar-duel-case-choice')

/** Returns the choice kept for a case, by its place as shown; null for none. */
export function keptChoice(questionId: string): number | null {
  const [id, choice] = kept.read()?.split(' ') ?? []
  return id === questionId ? Number(choice) : null
}

/** Keeps the choice of a case, in place of the one before. */
export const keepChoice = (questionId: string, choice: number): void => kept.write(`${questionId} ${choice}`)
