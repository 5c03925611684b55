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

/** Returns an area's question of whatever family that wasn't shown for longest, or null where it has none. */
function oldest(area: Rated, siblings: readonly Sibling[]): Choice | null {
  const sibling = seenLongestAgo(siblings)
  return sibling && { area, sibling }
}

/**
 * Whether an area may come as a rule card, if cards have rested: one that was met, and is worth a question now. A review asks what
 * was missed a moment ago, so there it needs no worth: else its one question would come again in place of the card.
 */
const mayBeCard = ({ cardRested, onlyDue }: Plan, { memory, score }: Rated): boolean =>
  cardRested && memory !== null && (onlyDue || score > 0)

/**
 * Returns the best area with a question that may be asked, and that question; else one of a family asked lately; else the
 * question of the best area shown longest ago. An area that comes before it and has no such question, or keeps being missed, is
 * a rule card, if it may be one.
 */
export async function choose(stock: Stock, plan: Plan): Promise<Choice | null> {
  let ofLateFamily: Choice | null = null
  let repeated: Choice | null = null
  for (const area of looked(areasByGain(plan))) {
    const isCard = mayBeCard(plan, area)
    if (isCard && area.memory && isLeech(area.memory)) return { area, sibling: null }
    const siblings = await stock.siblings(plan.userId, area)
    const standing = { ability: plan.abilities[area.subject], memory: area.memory, ...plan }
    const sibling = chooseSibling(siblings, standing)
    if (sibling) return { area, sibling }
    if (isCard) return { area, sibling: null }
    ofLateFamily ??= oldest(
      area,
      siblings.filter(({ seenAt }) => !isRepeat(seenAt, plan.at)),
    )
    repeated ??= oldest(area, siblings)
  }
  return ofLateFamily ?? repeated
}
