import { LEVELS } from '#rules/difficulty.ts'
import type { Random } from '#rules/shuffle.ts'
import { shuffledOrder } from '#rules/shuffle.ts'
import { MIXED, type PlayableSubject, SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Rows } from '../store/duels/database.ts'
import {
  type Candidate,
  type Cell,
  seenItems,
  type UnseenCandidate,
  unseenItems,
} from '../store/duels/items.ts'
import { readLevels } from '../store/duels/players.ts'

/** Days within which neither player may have seen a question, while others are left (issue of live duels). */
export const UNSEEN_DAYS = 30

export interface PickedQuestion {
  itemId: string
  /** seen lately by one of them, since the subject holds no other */
  training: boolean
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  shuffledOrder(list.length, random).map((i) => list[i] as T)

/** The subject of each round: the one chosen; under Mixed Questions the seven as evenly as they go. */
export function roundSubjects(subject: PlayableSubject, rounds: number, random: Random): Subject[] {
  if (subject !== MIXED) return Array.from({ length: rounds }, () => subject)
  const all: Subject[] = []
  while (all.length < rounds) all.push(...shuffled(SUBJECTS, random))
  return all.slice(0, rounds)
}

/** Levels by their distance from the one wanted. */
const nearness = (wanted: number) => (a: Cell, b: Cell) =>
  Math.abs(a.difficulty - wanted) - Math.abs(b.difficulty - wanted)

/** Candidates for each question asked for, so that there is a choice of legal paths. */
const CHOICE = 2

/**
 * The questions of a duel from the ranked pool: at the lower player's level ±1 and seen by neither within 30 days; else
 * unseen at the nearest level; else the ones seen longest ago. Legal paths that neither has met come first, and none
 * comes twice while there is another. Null when the subject has too few of any.
 */
export async function pickQuestions(
  db: Rows,
  wanted: { subject: PlayableSubject; userIds: readonly string[]; rounds: number },
  random: Random,
): Promise<PickedQuestion[] | null> {
  const { userIds, rounds } = wanted
  const subjects = roundSubjects(wanted.subject, rounds, random)
  const levelOf = await readLevels(db, userIds)
  const level = (subject: string): number => Math.min(...userIds.map((id) => levelOf(id, subject)))
  const distinct = [...new Set(subjects)]
  const needed = (subject: string): number => subjects.filter((one) => one === subject).length
  const most = Math.max(...distinct.map(needed))
  const search = (cells: Cell[]): Promise<UnseenCandidate[]> =>
    unseenItems(db, {
      pool: 'ranked',
      cells,
      userIds,
      days: UNSEEN_DAYS,
      pivot: random(),
      most: CHOICE * most,
    })

  const near = distinct.flatMap((subject) =>
    LEVELS.filter((one) => Math.abs(one - level(subject)) <= 1).map((difficulty) => ({
      subject,
      difficulty,
    })),
  )
  const stock = new Map<string, (PickedQuestion & { path: string })[]>()
  const add = (subject: string, found: readonly Candidate[], training: boolean): void => {
    const list = stock.get(subject) ?? []
    stock.set(subject, list)
    for (const { id, path } of found)
      if (!list.some((one) => one.itemId === id)) list.push({ itemId: id, path, training })
  }
  const short = (): Subject[] => distinct.filter((one) => (stock.get(one)?.length ?? 0) < needed(one))

  const first = await search(near)
  for (const subject of distinct)
    add(
      subject,
      shuffled(
        first.filter((one) => one.subject === subject),
        random,
      ).sort((a, b) => Number(a.met) - Number(b.met)),
      false,
    )

  if (short().length > 0) {
    const missing = short()
    const found = await search(
      missing.flatMap((subject) => LEVELS.map((difficulty) => ({ subject, difficulty }))),
    )
    for (const subject of missing) {
      const mine = shuffled(
        found.filter((one) => one.subject === subject),
        random,
      )
      add(subject, mine.sort(nearness(level(subject))), false)
    }
  }
  for (const subject of short()) add(subject, await seenItems(db, 'ranked', subject, userIds, rounds), true)
  if (short().length > 0) return null

  const taken = new Set<string>()
  return subjects.map((subject) => {
    const list = stock.get(subject) ?? []
    const [next] = list.splice(
      Math.max(
        0,
        list.findIndex(({ path }) => !taken.has(path)),
      ),
      1,
    )
    if (!next) throw new Error('a subject that is not short has a question for each of its rounds')
    taken.add(next.path)
    return { itemId: next.itemId, training: next.training }
  })
}
