import { utcDate } from '../days.ts'

/** How new an answer's question was to its player, and how many answers came before it. */
export interface Newness {
  question: boolean
  key: boolean
  /** questions met before it */
  metBefore: number
  /** which answer of its UTC day it is, from 1 */
  ofDay: number
}

/** Returns what counts a player's answers, given one after another; each is by its question's id, its key and its instant (ms). */
export function meetings(): (id: string, key: string, at: number) => Newness {
  const questions = new Set<string>()
  const keys = new Set<string>()
  const ofDay = new Map<string, number>()
  return (id, key, at) => {
    const day = utcDate(at)
    const newness = {
      question: !questions.has(id),
      key: !keys.has(key),
      metBefore: questions.size,
      ofDay: (ofDay.get(day) ?? 0) + 1,
    }
    questions.add(id)
    keys.add(key)
    ofDay.set(day, newness.ofDay)
    return newness
  }
}
