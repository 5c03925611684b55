import { isLeech } from '../memory/leech.ts'
import { type Area, areasByGain, type Plan, type Rated } from './choose-area.ts'
import { chooseSibling, isRepeat, type Sibling, seenLongestAgo } from './choose-sibling.ts'

/** The questions there are. */
export interface Stock {
  /** the questions of an area, and what a player has seen of them */
  siblings(userId: string, area: Pick<Area, 'subject' | 'subtopic' | 'area'>): Promise<Sibling[]>
}

/** Areas that come before those never met, the best first. */
const FIRST = 40

/**
 * The areas in the order they're looked into for a question that may be asked: the best, then those never met, then the rest. While
 * a brake holds, met ones stand before those never met, and each question of the best may have been shown lately.
 */
function looked(ordered: readonly Rated[]): Rated[] {
  const rest = ordered.slice(FIRST)
  const isNew = ({ memory }: Rated): boolean => memory === null
  return [...ordered.slice(0, FIRST), ...rest.filter(isNew), ...rest.filter((area) => !isNew(area))]
}

/** The next thing to ask: a question, or the rule of an area as a card, where none of its questions may be asked. */
export type Choice = { area: Rated; sibling: Sibling } | { area: Rated; sibling: null }

/** Returns the question shown longest ago, or never, of those not shown within 21 days; of whatever family. */
const restedOf = (siblings: readonly Sibling[], at: number): Sibling | null =>
  seenLongestAgo(siblings.filter(({ seenAt }) => !isRepeat(seenAt, at)))

/**
 * Returns the best area with a question that may be asked, and that question; else one of a family asked lately; else the
 * question of the best area shown longest ago. A met area that comes before it and has no such question, or keeps being missed,
 * is a rule card, if cards have rested.
 */
export async function choose(stock: Stock, plan: Plan): Promise<Choice | null> {
  const ordered = areasByGain(plan)
  let ofLateFamily: Choice | null = null
  for (const area of looked(ordered)) {
    if (plan.cardRested && area.memory && area.score > 0 && isLeech(area.memory))
      return { area, sibling: null }
    const siblings = await stock.siblings(plan.userId, area)
    const standing = { ability: plan.abilities[area.subject], memory: area.memory, ...plan }
    const sibling = chooseSibling(siblings, standing)
    if (sibling) return { area, sibling }
    if (plan.cardRested && area.memory && area.score > 0) return { area, sibling: null }
    const rested: Sibling | null = ofLateFamily ? null : restedOf(siblings, plan.at)
    if (rested) ofLateFamily = { area, sibling: rested }
  }
  if (ofLateFamily) return ofLateFamily
  for (const area of ordered) {
    const sibling = seenLongestAgo(await stock.siblings(plan.userId, area))
    if (sibling) return { area, sibling }
  }
  return null
}
