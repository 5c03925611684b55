import type { Random } from '../shuffle.ts'
import type { Subject } from '../subjects.ts'
import { type Asked, type Candidate, chooseQuestion, type Stock } from './choose-question.ts'

function askedOf(chosen: readonly Candidate[], rounds: number): Asked {
  const subtopics = new Map<string, number>()
  for (const { subtopic } of chosen) subtopics.set(subtopic, (subtopics.get(subtopic) ?? 0) + 1)
  return {
    count: chosen.length,
    handWritten: chosen.filter(({ family }) => family === null).length,
    families: new Set(chosen.flatMap(({ family }) => family ?? [])),
    paths: new Set(chosen.map(({ path }) => path)),
    subtopics,
    spread: rounds,
  }
}

/** Returns the question of each round of a match, or null when a subject has too few (design D4.13). */
export function chooseRounds(
  subjects: readonly Subject[],
  stock: ReadonlyMap<Subject, Stock>,
  random: Random,
): Candidate[] | null {
  const chosen: Candidate[] = []
  for (const subject of subjects) {
    const { candidates, ...wanted } = stock.get(subject) ?? { level: 1, near: 0, candidates: [] }
    const left = candidates.filter(({ id }) => !chosen.some((one) => one.id === id))
    const rounds = subjects.filter((one) => one === subject).length
    const next = chooseQuestion(subject, { ...wanted, candidates: left }, askedOf(chosen, rounds), random)
    if (!next) return null
    chosen.push(next)
  }
  return chosen
}
