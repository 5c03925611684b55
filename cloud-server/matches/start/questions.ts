import { LEVELS } from '#rules/difficulty.ts'
import type { Random } from '#rules/shuffle.ts'
import { shuffledOrder } from '#rules/shuffle.ts'
import { MIXED, type PlayableSubject, SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Rows } from '../../store/database.ts'
import { type Cell, type Search, seenItems, type UnseenCandidate, unseenItems } from '../store/items.ts'
import { readLevels } from '../store/players.ts'

/** Days within which neither player may have seen a question, while others are left (design D4.13). */
export const UNSEEN_DAYS = 30

export interface PickedQuestion {
  itemId: string
  /** seen lately by one of them, since the subject holds no other */
  training: boolean
}

const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  shuffledOrder(list.length, random).map((i) => list[i] as T)

/** Returns the subject of each round: the one chosen; under Mixed Questions the seven, as evenly as they go. */
export function roundSubjects(subject: PlayableSubject, rounds: number, random: Random): Subject[] {
  if (subject !== MIXED) return Array.from({ length: rounds }, () => subject)
  const all: Subject[] = []
  while (all.length < rounds) all.push(...shuffled(SUBJECTS, random))
  return all.slice(0, rounds)
}

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
 * Returns the questions of each of these matches, from the ranked pool: at the lower player's level ±1 and seen by neither within
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
  // Each look costs by its candidates: most matches find in the first what others find in three.
  for (const look of [fewNear, manyNear, anywhere]) await search(db, plans, look, random)
  return Promise.all(plans.map((plan) => choose(db, plan, random)))
}

/** The search for one match's questions, and the items found so far. */
interface Plan {
  wish: QuestionWish
  /** of each round */
  subjects: readonly Subject[]
  wanted: readonly Wanted[]
  /** of one cell, where as many candidates are looked for as there may be need of */
  most: number
}

/** A subject of a match. */
interface Wanted {
  subject: Subject
  /** questions */
  rounds: number
  /** the lower player's */
  level: number
  /** by id */
  found: Map<string, UnseenCandidate>
}

function planOf(
  wish: QuestionWish,
  levelOf: (userId: string, subject: string) => number,
  random: Random,
): Plan {
  const subjects = roundSubjects(wish.subject, wish.rounds, random)
  const wanted = [...new Set(subjects)].map((subject) => ({
    subject,
    rounds: subjects.filter((one) => one === subject).length,
    level: Math.min(...wish.userIds.map((id) => levelOf(id, subject))),
    found: new Map(),
  }))
  return { wish, subjects, wanted, most: CHOICE * Math.max(...wanted.map(({ rounds }) => rounds)) }
}

type Look = (plan: Plan, wanted: Wanted, random: Random) => Search['cells']

const nearLevels = ({ level }: Wanted): number[] => LEVELS.filter((one) => Math.abs(one - level) <= 1)

/** For each question a few at one of the levels, which take turns. */
const fewNear: Look = (_plan, wanted, random) => {
  const levels = shuffled(nearLevels(wanted), random)
  return levels.slice(0, wanted.rounds).map((difficulty, i) => ({
    subject: wanted.subject,
    difficulty,
    most: CHOICE * Math.ceil((wanted.rounds - i) / levels.length),
  }))
}

/** Many at each level, where the few do not hold a new legal path for each question. */
const manyNear: Look = ({ most }, wanted) => {
  const { subject, rounds, found } = wanted
  const paths = new Set([...found.values()].flatMap(({ path, met }) => (met ? [] : [path])))
  return paths.size < rounds ? nearLevels(wanted).map((difficulty) => ({ subject, difficulty, most })) : []
}

/** Those of every level, where there are not enough. */
const anywhere: Look = ({ most }, { subject, rounds, found }) =>
  found.size < rounds ? LEVELS.map((difficulty) => ({ subject, difficulty, most })) : []

/** Looks once for every match that needs it. */
async function search(db: Rows, plans: readonly Plan[], look: Look, random: Random): Promise<void> {
  const looking = plans.flatMap((plan) => {
    const cells = plan.wanted.flatMap((wanted) => look(plan, wanted, random))
    return cells.length > 0 ? [{ plan, cells }] : []
  })
  if (looking.length === 0) return
  const found = await unseenItems(db, {
    pool: 'ranked',
    days: UNSEEN_DAYS,
    searches: looking.map(({ plan, cells }) => ({ cells, userIds: plan.wish.userIds, pivot: random() })),
  })
  for (const [i, { plan }] of looking.entries())
    for (const { subject, found: mine } of plan.wanted)
      for (const one of found[i] ?? []) if (one.subject === subject) mine.set(one.id, one)
}

/** Near levels are as good as each other, further ones by their distance; new legal paths first. */
const bestFirst =
  (level: number) =>
  (a: UnseenCandidate, b: UnseenCandidate): number => {
    const distance = ({ difficulty }: Cell) => Math.max(1, Math.abs(difficulty - level))
    return distance(a) - distance(b) || Number(a.met) - Number(b.met)
  }

async function choose(
  db: Rows,
  { wish, subjects, wanted }: Plan,
  random: Random,
): Promise<PickedQuestion[] | null> {
  const stock = new Map<string, Stocked[]>()
  for (const { subject, rounds, level, found } of wanted) {
    const list = shuffled([...found.values()], random)
      .sort(bestFirst(level))
      .map(({ id, path }) => ({ itemId: id, path, training: false }))
    if (list.length < rounds)
      for (const { id, path } of await seenItems(db, 'ranked', subject, wish.userIds, wish.rounds))
        if (!found.has(id)) list.push({ itemId: id, path, training: true })
    if (list.length < rounds) return null
    stock.set(subject, list)
  }
  return inRounds(subjects, stock)
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
