import type { ShownQuestion } from '#protocol/http/solo.ts'
import type { Item } from '../item.ts'
import type { Showing, Shown } from '../showing.ts'

/** An item with its options in the order one player sees them. */
export interface Ordered {
  showing: Pick<Showing, 'order'>
  item: Item
}

/** The options in the order shown. */
export const choicesShown = ({ showing, item }: Ordered): string[] =>
  showing.order.map((own) => item.choices[own] ?? '')

/** The item as its player may see it before answering: no key, no explanation, options in the order shown. */
export function shownQuestion(shown: Shown): ShownQuestion {
  const { showing, item } = shown
  return {
    id: showing.id,
    subject: item.subject,
    subtopic: item.subtopic,
    stem: item.stem,
    choices: choicesShown(shown),
    difficulty: item.difficulty,
    shownAt: new Date(showing.shownAt).toISOString(),
  }
}

/** Returns what an answer reveals to its player, indices as shown. */
export function revealed({ showing, item }: Ordered) {
  return {
    correctAnswer: showing.order.indexOf(item.correctIndex),
    explanation: item.explanation,
    why: showing.order.map((own) => item.why[own] ?? ''),
    authorities: item.authorities,
  }
}
