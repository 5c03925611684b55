import type { MissedQuestion } from '#protocol/http/solo.ts'
import type { Item } from '../item.ts'
import { choicesShown, revealed } from '../questions/shown.ts'

/** An answer of a run that cost a life. */
export interface RunMiss {
  showingId: string
  item: Item
  /** the options' order as shown; null where the answer was given on another device, which alone knows it */
  order: readonly number[] | null
  /** the chosen option by the item's own index */
  itemIndex: number
}

export interface RunReview {
  /** XP of its answers, streak bonuses included */
  xp: number
  /** in the order they were made */
  misses: readonly RunMiss[]
  /** answers given on another device after its last life; null for none */
  pastEnd: { answers: number; xp: number } | null
}

/** Returns a miss as its player reads it: in the order shown, or the item's own where that is not known. */
export function missedQuestion({ showingId, item, order, itemIndex }: RunMiss): MissedQuestion {
  const { subject, subtopic, area, difficulty, stem } = item
  const ordered = { item, showing: { order: order ? [...order] : item.choices.map((_, own) => own) } }
  return {
    id: showingId,
    ...{ subject, subtopic, area, difficulty, stem },
    choices: choicesShown(ordered),
    userAnswer: ordered.showing.order.indexOf(itemIndex),
    ...revealed(ordered),
  }
}
