import type { ShownQuestion } from '#protocol/http/solo.ts'
import type { Shown } from '../store.ts'

/** The item as its player may see it before answering: no key, no explanation, options in the order shown. */
export function shownQuestion({ showing, item }: Shown): ShownQuestion {
  return {
    id: showing.id,
    subject: item.subject,
    subtopic: item.subtopic,
    stem: item.stem,
    choices: showing.order.map((own) => item.choices[own] ?? ''),
    difficulty: item.difficulty,
    shownAt: new Date(showing.shownAt).toISOString(),
  }
}

/** What the player may read once the answer is in, places as shown. */
export function revealed({ showing, item }: Shown) {
  return {
    correctAnswer: showing.order.indexOf(item.correctIndex),
    explanation: item.explanation,
    why: showing.order.map((own) => item.why[own] ?? ''),
    authorities: item.authorities,
  }
}
