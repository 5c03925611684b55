import { LEVELS } from '#rules/difficulty.ts'
import type { Random } from '#rules/shuffle.ts'
import { shuffledOrder } from '#rules/shuffle.ts'
import { MIXED, type PlayableSubject, SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Rows } from '../store/duels/database.ts'
import {
  type Candidate,
  type Cell,
  type Search,
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

export interface QuestionWish {
  subject: PlayableSubject
  /** one or two players */
  userIds: readonly string[]
  rounds: number
}

type Stocked = PickedQuestion & { path: string }

/**
 * The questions of each of these matches, from the ranked pool: at the lower player's level ±1 and seen by neither within
 * 30 days; else unseen at the nearest level; else the ones seen longest ago. Legal paths that neither has met come first,
 * and none comes twice while there is another. Null where the subject has too few of any.
 */
export async function pickQuestions(
  db: Rows,
  wishes: readonly QuestionWish[],
  random: Random,
): Promise<(PickedQuestion[] | null)[]> {
  const levelOf = await readLevels(db, [...new Set(wishes.flatMap(({ userIds }) => userIds))])
  const plans = wishes.map((wish) => planOf(wish, levelOf, random))
  const near = await unseenItems(db, {
    pool: 'ranked',
    days: UNSEEN_DAYS,
    searches: plans.map((plan) => plan.search(plan.near)),
  })
  return Promise.all(plans.map((plan, i) => choose(db, plan, near[i] ?? [], random)))
}

/** What is looked for, for one match. */
interface Plan {
  wish: QuestionWish
  /** of each round */
  subjects: readonly Subject[]
  distinct: readonly Subject[]
  /** the lower player's level */
  level: (subject: Subject) => number
  /** cells at that level ±1 */
  near: Cell[]
  search: (cells: Cell[]) => Search
}

function planOf(
  wish: QuestionWish,
  levelOf: (userId: string, subject: string) => number,
  random: Random,
): Plan {
  const subjects = roundSubjects(wish.subject, wish.rounds, random)
  const distinct = [...new Set(subjects)]
  const level = (subject: Subject) => Math.min(...wish.userIds.map((id) => levelOf(id, subject)))
  const most = CHOICE * Math.max(...distinct.map((subject) => needed(subjects, subject)))
  return {
    wish,
    subjects,
    distinct,
    level,
    near: distinct.flatMap((subject) =>
      LEVELS.filter((one) => Math.abs(one - level(subject)) <= 1).map((difficulty) => ({
        subject,
        difficulty,
      })),
    ),
    search: (cells) => ({ cells, userIds: wish.userIds, pivot: random(), most }),
  }
}

const needed = (subjects: readonly Subject[], subject: Subject): number =>
  subjects.filter((one) => one === subject).length

async function choose(
  db: Rows,
  { wish, subjects, distinct, level, search }: Plan,
  near: readonly UnseenCandidate[],
  random: Random,
): Promise<PickedQuestion[] | null> {
  const stock = new Map<string, Stocked[]>()
  const add = (subject: string, found: readonly Candidate[], training: boolean): void => {
    const list = stock.get(subject) ?? []
    stock.set(subject, list)
    for (const { id, path } of found)
      if (!list.some((one) => one.itemId === id)) list.push({ itemId: id, path, training })
  }
  const short = (): Subject[] =>
    distinct.filter((one) => (stock.get(one)?.length ?? 0) < needed(subjects, one))
  const inAnyOrder = (found: readonly UnseenCandidate[], subject: Subject): UnseenCandidate[] =>
    shuffled(
      found.filter((one) => one.subject === subject),
      random,
    )

  for (const subject of distinct)
    add(
      subject,
      inAnyOrder(near, subject).sort((a, b) => Number(a.met) - Number(b.met)),
      false,
    )
  const missing = short()
  if (missing.length > 0) {
    const cells = missing.flatMap((subject) => LEVELS.map((difficulty) => ({ subject, difficulty })))
    const [found = []] = await unseenItems(db, {
      pool: 'ranked',
      days: UNSEEN_DAYS,
      searches: [search(cells)],
    })
    for (const subject of missing)
      add(subject, inAnyOrder(found, subject).sort(nearness(level(subject))), false)
  }
  for (const subject of short())
    add(subject, await seenItems(db, 'ranked', subject, wish.userIds, wish.rounds), true)
  return short().length > 0 ? null : inRounds(subjects, stock)
}

/** The best in stock for each round, no legal path twice while there is another. */
function inRounds(subjects: readonly Subject[], stock: ReadonlyMap<string, Stocked[]>): PickedQuestion[] {
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
