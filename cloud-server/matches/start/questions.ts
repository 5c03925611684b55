import type { Candidate, Stock } from '#rules/drawing/choose-question.ts'
import { chooseRounds } from '#rules/drawing/choose-rounds.ts'
import { LOOKS, type Look, NEAR, type Wanted } from '#rules/drawing/looks.ts'
import { UNSEEN_DAYS } from '#rules/match/settings.ts'
import { type Random, shuffledOrder } from '#rules/shuffle.ts'
import { MIXED, type PlayableSubject, SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Rows } from '../../store/database.ts'
import { familiesOf, seenItems, unseenItems } from '../store/items.ts'
import { readLevels } from '../store/players.ts'

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

export interface QuestionWish {
  subject: PlayableSubject
  /** one or two players */
  userIds: readonly string[]
  rounds: number
}

/**
 * Returns the questions of each of these matches, from the ranked pool, as `chooseRounds` chooses among those that neither
 * player has seen within 30 days; where a subject has too few of them, also among those seen longest ago. Null where it has
 * too few of any.
 */
export async function pickQuestions(
  db: Rows,
  wishes: readonly QuestionWish[],
  random: Random,
): Promise<(PickedQuestion[] | null)[]> {
  const [levelOf, families] = await Promise.all([
    readLevels(db, [...new Set(wishes.flatMap(({ userIds }) => userIds))]),
    familiesOf(db, 'ranked', SUBJECTS),
  ])
  const plans = wishes.map((wish) => planOf(wish, { levelOf, families, random }))
  for (const look of LOOKS) await search(db, plans, look, random)
  return Promise.all(plans.map((plan) => choose(db, plan, random)))
}

/** The search for one match's questions, and the items found so far. */
interface Plan {
  wish: QuestionWish
  /** of each round */
  subjects: readonly Subject[]
  wanted: readonly (Wanted & { found: Map<string, Candidate> })[]
}

interface Known {
  levelOf: (userId: string, subject: string) => number
  families: ReadonlyMap<string, readonly string[]>
  random: Random
}

function planOf(wish: QuestionWish, { levelOf, families, random }: Known): Plan {
  const subjects = roundSubjects(wish.subject, wish.rounds, random)
  const wanted = [...new Set(subjects)].map((subject) => ({
    subject,
    rounds: subjects.filter((one) => one === subject).length,
    level: Math.min(...wish.userIds.map((id) => levelOf(id, subject))),
    families: shuffled(families.get(subject) ?? [], random),
    found: new Map(),
  }))
  return { wish, subjects, wanted }
}

/** Looks once for every match that needs it. */
async function search(db: Rows, plans: readonly Plan[], look: Look, random: Random): Promise<void> {
  const looking = plans.flatMap((plan) => {
    const shelves = plan.wanted.flatMap(look)
    return shelves.length > 0 ? [{ plan, shelves }] : []
  })
  if (looking.length === 0) return
  const found = await unseenItems(db, {
    pool: 'ranked',
    days: UNSEEN_DAYS,
    searches: looking.map(({ plan, shelves }) => ({ shelves, userIds: plan.wish.userIds, pivot: random() })),
  })
  for (const [i, { plan }] of looking.entries())
    for (const { subject, found: mine } of plan.wanted)
      for (const one of found[i] ?? []) if (one.subject === subject) mine.set(one.id, one)
}

async function choose(
  db: Rows,
  { wish, subjects, wanted }: Plan,
  random: Random,
): Promise<PickedQuestion[] | null> {
  const stock = new Map<Subject, Stock>()
  for (const { subject, rounds, level, found } of wanted) {
    const candidates = shuffled([...found.values()], random)
    if (candidates.length < rounds)
      for (const seen of await seenItems(db, 'ranked', subject, wish.userIds, wish.rounds))
        if (!found.has(seen.id)) candidates.push(seen)
    stock.set(subject, { level, near: NEAR, candidates })
  }
  const chosen = chooseRounds(subjects, stock, random)
  return chosen?.map(({ id, training }) => ({ itemId: id, training })) ?? null
}
